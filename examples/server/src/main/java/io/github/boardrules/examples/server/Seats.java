package io.github.boardrules.examples.server;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.boardrules.core.Player;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The players whose tokens a request contains; none if it contains the token of watchers only.
 *
 * @param held the players
 */
record Seats(Set<Player> held) {
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
      throw Refusal.of(ServerCode.UNAUTHORIZED, "The token of a player or watcher is required");
    }
    return COMMAS.splitToList(authorization.substring(SCHEME.length()));
  }

  /**
   * Returns the players to whom tokens belong.
   *
   * @throws Refusal if a token belongs neither to a player nor to watchers
   */
  static Seats opened(List<String> tokens, Access access) {
    EnumSet<Player> held = EnumSet.noneOf(Player.class);
    for (String token : tokens) {
      Optional<Player> player = access.player(token);
      if (player.isEmpty() && !access.isWatcher(token)) {
        throw Refusal.of(ServerCode.FORBIDDEN, "A token does not belong to this match");
      }
      player.ifPresent(held::add);
    }
    return new Seats(held);
  }

  /** Checks that the token of the player to move is present. */
  void checkTurn(Player toMove) {
    checkPlayer();
    if (!held.contains(toMove)) {
      throw Refusal.of(ServerCode.NOT_YOUR_TURN, "It is the other player's turn")
          .with("toMove", toMove.name());
    }
  }

  /** Checks that the token of a player is present. */
  private void checkPlayer() {
    if (held.isEmpty()) {
      throw Refusal.of(ServerCode.WATCHER, "This token only lets you watch");
    }
  }

  /**
   * Returns the player for whom a request is.
   *
   * @param named the player that the request names, if any
   * @param usual the player if the request names none and contains the tokens of both
   * @throws Refusal if the request does not contain that player's token
   */
  Player player(Optional<Player> named, Player usual) {
    checkPlayer();
    Player player = named.orElse(hasBoth() ? usual : held.iterator().next());
    if (!held.contains(player)) {
      throw Refusal.of(ServerCode.FORBIDDEN, "The token is that of the other player");
    }
    return player;
  }

  boolean hasBoth() {
    return held.size() == Player.values().length;
  }

  /** Checks that the tokens of both players are present. */
  void checkBoth() {
    checkPlayer();
    if (!hasBoth()) {
      throw Refusal.of(ServerCode.BOTH_SEATS, "The tokens of both players are required");
    }
  }

  /** Returns the names of the players in JSON. */
  ImmutableList<String> names() {
    return held.stream().map(Player::name).collect(ImmutableList.toImmutableList());
  }
}
