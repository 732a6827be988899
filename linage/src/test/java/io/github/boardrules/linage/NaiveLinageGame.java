package io.github.boardrules.linage;

import io.github.boardrules.core.conformance.NaiveTerritory;
import java.util.Set;
import java.util.TreeSet;

/**
 * A brute-force implementation of whole games of Linage: the opening, the turn, the button and the
 * end, on top of {@link NaiveLinage}. Immutable.
 */
record NaiveLinageGame(
    NaiveLinage board,
    boolean endsWithoutFreeRegion,
    boolean hasButton,
    NaiveTerritory turn,
    Set<String> stones,
    String button) {

  /** Returns the model of a position without stones. */
  static NaiveLinageGame of(LinagePosition start) {
    LinageRules rules = start.game().rules();
    return new NaiveLinageGame(
        LinageDifferentialProperties.naive(rules),
        rules.get(LinageRules.END) == LinageEnd.NO_FREE_REGION,
        rules.get(LinageRules.BUTTON) == LinageButton.HALF_POINT,
        NaiveTerritory.of(rules.komi(), start.state().toString()),
        Set.of(),
        "");
  }

  private String reason() {
    if (turn.isOpened() && endsWithoutFreeRegion && !board.regions(stones).containsValue("FREE")) {
      return "NO_FREE_REGION";
    }
    return turn.passes() == 2 ? "TWO_PASSES" : "";
  }

  boolean isOver() {
    return !reason().isEmpty();
  }

  /** Returns the winner and the reason; empty while the game goes on. */
  String outcome() {
    return isOver() ? turn.winner(lead()) + " " + reason() : "";
  }

  /** Returns the player to move; empty if the game is over. */
  String player() {
    return isOver() ? "" : turn.player();
  }

  Set<String> moves() {
    Set<String> moves = new TreeSet<>(turn.openingMoves());
    if (turn.isOpened() && !isOver()) {
      moves.addAll(board.placements(stones));
      moves.add("pass");
      if (hasButton && button.isEmpty()) {
        moves.add("button");
      }
    }
    return moves;
  }

  /** Returns the code of the rule that a move other than a placement breaks; empty if none. */
  String violation(String move) {
    if (isOver()) {
      return "GAME_OVER";
    }
    if (move.equals("button") && !hasButton) {
      return "NO_BUTTON";
    }
    boolean isTaken = move.equals("button") && !button.isEmpty();
    return isTaken ? "BUTTON_TAKEN" : turn.violation(move);
  }

  NaiveLinageGame play(String move) {
    NaiveTerritory next = turn.play(move);
    if (!turn.isOpened() || move.equals("pass")) {
      return new NaiveLinageGame(board, endsWithoutFreeRegion, hasButton, next, stones, button);
    }
    if (move.equals("button")) {
      return new NaiveLinageGame(
          board, endsWithoutFreeRegion, hasButton, next, stones, turn.side());
    }
    Set<String> more = new TreeSet<>(stones);
    more.add(move);
    return new NaiveLinageGame(board, endsWithoutFreeRegion, hasButton, next, more, button);
  }

  /** Returns the half points by which Vertical leads. */
  int lead() {
    int bonus = button.isEmpty() ? 0 : button.equals("VERTICAL") ? 1 : -1;
    return bonus + turn.lead(board.points(stones, "VERTICAL"), board.points(stones, "HORIZONTAL"));
  }
}
