package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;

/**
 * What a player offers to the other one, or asks for.
 *
 * @param kind the kind of offer
 * @param by the player who made it
 * @param plies the number of moves to keep if moves are to be taken back, otherwise 0
 */
@Immutable
record Offer(Kind kind, Player by, int plies) {
  /** The kind of offer. */
  enum Kind {
    /** The game ends in a draw. */
    DRAW,
    /** The last moves are taken back. */
    TAKE_BACK,
    /** The players play again with sides swapped. */
    REMATCH
  }

  /** Returns whether this offer is still open after the player has moved. */
  boolean survivesMoveOf(Player player) {
    return kind == Kind.DRAW && by == player;
  }

  /** Returns whether both offers are the same, by whomever. */
  boolean agreesWith(Offer other) {
    return kind == other.kind && plies == other.plies;
  }

  /** Returns the offer as an object for JSON. */
  ImmutableMap<String, Object> toMap() {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("kind", kind.name()).put("by", by.name());
    if (kind == Kind.TAKE_BACK) {
      map.put("to", plies);
    }
    return map.buildOrThrow();
  }
}
