package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;

/** Checks the rules that all territory games have. */
final class TerritoryViolationFinder {
  private TerritoryViolationFinder() {}

  /** Returns the rule that a move breaks. Of a placement, only the phase of the game is checked. */
  static Optional<Violation> violation(
      TerritoryMove move, TerritoryState state, TerritoryRules rules, boolean hasButton) {
    if (move.kind() == TerritoryMove.Kind.TAKE_BUTTON && !hasButton) {
      return violation(TerritoryViolation.NO_BUTTON, "this game has no button");
    }
    GamePhase phase = state.phase();
    if (phase == GamePhase.OVER) {
      return gameOver();
    }
    return switch (move.kind()) {
      case PLACEMENT, PASS -> phase == GamePhase.PLAY ? Optional.empty() : tooEarly(phase);
      case TAKE_BUTTON ->
          phase != GamePhase.PLAY
              ? tooEarly(phase)
              : state.button().flatMap(TerritoryViolationFinder::buttonTaken);
      case CHOOSE_SIDE ->
          switch (phase) {
            case NAME_KOMI -> tooEarly(phase);
            case CHOOSE_SIDE -> Optional.empty();
            default ->
                violation(TerritoryViolation.SIDE_ALREADY_CHOSEN, "the sides are already chosen");
          };
      case NAME_KOMI ->
          phase != GamePhase.NAME_KOMI
              ? violation(TerritoryViolation.KOMI_ALREADY_NAMED, "the komi is already named")
              : notInList(TerritoryViolation.KOMI_NOT_IN_LIST, move.namedKomi(), rules);
    };
  }

  private static Optional<Violation> buttonTaken(Orientation side) {
    String message = side.title() + " has already taken the button";
    return violation(TerritoryViolation.BUTTON_TAKEN, message);
  }

  static Optional<Violation> gameOver() {
    return violation(TerritoryViolation.GAME_OVER, "the game is over");
  }

  private static Optional<Violation> tooEarly(GamePhase phase) {
    return violation(
        TerritoryViolation.WRONG_PHASE,
        phase == GamePhase.NAME_KOMI
            ? "the first player must name a komi first"
            : "the second player must choose a side first");
  }

  private static Optional<Violation> violation(TerritoryViolation code, String message) {
    return Optional.of(Violation.of(code, message));
  }

  private static Optional<Violation> notInList(
      Violation.Code code, Optional<Komi> komi, TerritoryRules rules) {
    return komi.filter(named -> !rules.komi().contains(named))
        .map(named -> Violation.of(code, "this game does not offer a komi of " + named));
  }

  /** Returns the violation of the rule that a point must be on the board. */
  static Violation offBoard(Board board, Cell cell) {
    return Violation.of(
        TerritoryViolation.OFF_BOARD, "the " + board + " has no point " + cell, cell);
  }

  /**
   * Returns the violations of rules by the state of a setup.
   *
   * @param hasButton whether the game has a button
   * @param stones whether the board has stones
   */
  static ImmutableList<Violation> defects(
      TerritoryState state, TerritoryRules rules, boolean hasButton, boolean stones) {
    boolean isFixed = rules.opening() == Opening.FIXED;
    Optional<Player> vertical = state.vertical();
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    notInList(TerritoryDefect.KOMI_NOT_IN_LIST, state.komi(), rules).ifPresent(defects::add);
    if (isFixed && vertical.isEmpty()) {
      String message = "this game has a fixed opening, but the setup has no komi or no sides";
      defects.add(Violation.of(TerritoryDefect.OPENING_IS_FIXED, message));
    }
    if (isFixed && vertical.equals(Optional.of(Player.SECOND))) {
      String message =
          "the first player must play Vertical in this game, but the second player does";
      defects.add(Violation.of(TerritoryDefect.FIRST_IS_VERTICAL, message));
    }
    if (vertical.isEmpty() && stones) {
      String message = "stones are on the board, but the sides are not chosen yet";
      defects.add(Violation.of(TerritoryDefect.STONES_IN_THE_OPENING, message));
    }
    if (state.button().isPresent() && !hasButton) {
      String message = "a side has taken the button, but this game has none";
      defects.add(Violation.of(TerritoryDefect.NO_BUTTON, message));
    }
    return defects.build();
  }
}
