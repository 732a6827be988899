package io.github.boardrules.examples.server;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The seats of a match that somebody has the tokens of; at least one.
 *
 * @param held these seats
 */
record Seats(Set<Player> held) {
  /** Both of them. */
  static final Seats BOTH = new Seats(EnumSet.allOf(Player.class));

  private static final String SCHEME = "bearer ";
  private static final Splitter COMMAS = Splitter.on(',').trimResults();

  Seats {
    held = Sets.immutableEnumSet(held);
  }

  /**
   * The tokens of a request.
   *
   * @param authorization the header: {@code Bearer}, then one token, or two with a comma
   * @throws Refusal if there are none
   */
  static List<String> tokens(@Nullable String authorization) {
    if (authorization == null || !Ascii.toLowerCase(authorization).startsWith(SCHEME)) {
      throw Refusal.of(401, "unauthorized", "The token of a seat is needed");
    }
    return COMMAS.splitToList(authorization.substring(SCHEME.length()));
  }

  /**
   * The seats that tokens open.
   *
   * @throws Refusal if any of them opens none
   */
  static Seats opened(List<String> tokens, SeatTokens seats) {
    EnumSet<Player> held = EnumSet.noneOf(Player.class);
    for (String token : tokens) {
      held.add(
          seats
              .seat(token)
              .orElseThrow(() -> Refusal.of(403, "forbidden", "This token opens no seat here")));
    }
    return new Seats(held);
  }

  /** Refuses who does not hold the seat to move; when a game is over, nobody is refused. */
  void checkTurn(Position<?> position) {
    if (position.toMove().isPresent() && !held.contains(position.toMove().get())) {
      throw Refusal.of(403, "not-your-turn", "It is the other seat's turn")
          .with("toMove", name(position.toMove().get()));
    }
  }

  /** Refuses who does not hold both seats. */
  void checkBoth() {
    if (held.size() < Player.values().length) {
      throw Refusal.of(403, "both-seats", "This needs the tokens of both seats");
    }
  }

  /** As answers have them. */
  ImmutableList<String> names() {
    return held.stream().map(Seats::name).collect(ImmutableList.toImmutableList());
  }

  static String name(Player seat) {
    return seat.name().toLowerCase(Locale.ROOT);
  }
}
