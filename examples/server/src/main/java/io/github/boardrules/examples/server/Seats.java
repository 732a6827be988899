package io.github.boardrules.examples.server;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.referee.Refusal;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The players whose tokens a request contains; at least one.
 *
 * @param held the players
 */
record Seats(Set<Player> held) {
  /** The tokens of both players. */
  static final Seats BOTH = new Seats(EnumSet.allOf(Player.class));

  private static final String SCHEME = "bearer ";
  private static final Splitter COMMAS = Splitter.on(',').trimResults();

  Seats {
    held = Sets.immutableEnumSet(held);
  }

  /**
   * Parses the {@code Authorization} header of a request.
   *
   * @param authorization the header: {@code Bearer}, then one token or two tokens separated by a
   *     comma
   * @throws Refusal if the header contains no token
   */
  static List<String> tokens(@Nullable String authorization) {
    if (authorization == null || !Ascii.toLowerCase(authorization).startsWith(SCHEME)) {
      throw Refusal.of(ServerCode.UNAUTHORIZED, "The token of a player is required");
    }
    return COMMAS.splitToList(authorization.substring(SCHEME.length()));
  }

  /**
   * Returns the players to whom tokens belong.
   *
   * @throws Refusal if a token belongs to neither player
   */
  static Seats opened(List<String> tokens, SeatTokens seats) {
    EnumSet<Player> held = EnumSet.noneOf(Player.class);
    for (String token : tokens) {
      held.add(
          seats
              .seat(token)
              .orElseThrow(
                  () -> Refusal.of(ServerCode.FORBIDDEN, "The token belongs to neither player")));
    }
    return new Seats(held);
  }

  /** Checks that the token of the player to move is present. Accepts any token after the game. */
  void checkTurn(Position<?> position) {
    if (position.toMove().isPresent() && !held.contains(position.toMove().get())) {
      throw Refusal.of(ServerCode.NOT_YOUR_TURN, "It is the other player's turn")
          .with("toMove", name(position.toMove().get()));
    }
  }

  /** Checks that the tokens of both players are present. */
  void checkBoth() {
    if (held.size() < Player.values().length) {
      throw Refusal.of(ServerCode.BOTH_SEATS, "The tokens of both players are required");
    }
  }

  /** Returns the names of the players in JSON. */
  ImmutableList<String> names() {
    return held.stream().map(Seats::name).collect(ImmutableList.toImmutableList());
  }

  static String name(Player seat) {
    return seat.name().toLowerCase(Locale.ROOT);
  }
}
