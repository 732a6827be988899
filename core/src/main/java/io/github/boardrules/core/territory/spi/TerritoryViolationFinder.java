package io.github.boardrules.core.territory.spi;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Opening;
import io.github.boardrules.core.territory.TerritoryDefectCode;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.TerritoryViolationCode;
import io.github.boardrules.core.territory.spi.TerritoryState.Phase;
import io.github.boardrules.core.text.ErrorCode;
import java.util.Optional;

/** Checks the rules that all territory games have. */
final class TerritoryViolationFinder {
  private TerritoryViolationFinder() {}

  /** Returns the rule that a move breaks. Of a placement, only the phase of the game is checked. */
  static Optional<Violation> violation(
      TerritoryMove move, TerritoryState state, TerritoryGame<?, ?> game) {
    Phase phase = state.phase();
    if (phase == Phase.OVER) {
      return gameOver();
    }
    if (move.komi().isPresent()) {
      return phase == Phase.NAMING_KOMI
          ? notInList(TerritoryViolationCode.KOMI_NOT_IN_LIST, move.komi().get(), game)
          : violation(TerritoryViolationCode.KOMI_ALREADY_NAMED, "the komi is already named");
    }
    if (phase == Phase.NAMING_KOMI) {
      return wrongPhase(Player.FIRST, "the first player must name a komi first");
    }
    boolean isChoice = move.side().isPresent();
    if (phase == Phase.CHOOSING_SIDE) {
      return isChoice
          ? Optional.empty()
          : wrongPhase(Player.SECOND, "the second player must choose a side first");
    }
    return isChoice
        ? violation(TerritoryViolationCode.SIDE_ALREADY_CHOSEN, "the sides are already chosen")
        : Optional.empty();
  }

  private static Optional<Violation> wrongPhase(Player player, String message) {
    return violation(TerritoryViolationCode.WRONG_PHASE, message)
        .map(violation -> violation.with("player", player.name()));
  }

  static Optional<Violation> gameOver() {
    return violation(TerritoryViolationCode.GAME_OVER, "the game is over");
  }

  private static Optional<Violation> violation(TerritoryViolationCode code, String message) {
    return Optional.of(Violation.of(code, message));
  }

  private static Optional<Violation> notInList(
      ErrorCode code, Komi komi, TerritoryGame<?, ?> game) {
    if (game.komi.contains(komi)) {
      return Optional.empty();
    }
    String byDefault =
        game.rules().hasStandardKomi()
            ? ", but by default 0.5, 1.5 and so on, up to the number of points minus 0.5;"
                + " the option komi=ANY offers every multiple of 0.5"
            : "";
    return Optional.of(
        Violation.of(code, "this game does not offer a komi of {komi}" + byDefault)
            .with("komi", komi.halfPoints() / 2.0));
  }

  /** Returns the violation of the rule that a point must be on the board. */
  static Violation offBoard(Board board, Cell cell) {
    return Violation.of(TerritoryViolationCode.OFF_BOARD, "the " + board + " has no point {cell}")
        .with("cell", cell);
  }

  /**
   * Returns the violations of rules by the state of a setup.
   *
   * @param stones whether the board has stones
   */
  static ImmutableList<Violation> defects(
      TerritoryState state, TerritoryGame<?, ?> game, boolean stones) {
    boolean isFixed = game.rules().get(TerritoryRules.OPENING) == Opening.FIXED;
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    if (state.phase() != Phase.NAMING_KOMI) {
      notInList(TerritoryDefectCode.KOMI_NOT_IN_LIST, state.komi(), game).ifPresent(defects::add);
    }
    if (isFixed && !state.isSettled()) {
      String message = "this game has a fixed opening, but the setup has no komi or no sides";
      defects.add(Violation.of(TerritoryDefectCode.OPENING_IS_FIXED, message));
    }
    if (isFixed && state.isSettled() && state.vertical() == Player.SECOND) {
      String message =
          "the first player must play Vertical in this game, but the second player does";
      defects.add(Violation.of(TerritoryDefectCode.FIRST_IS_VERTICAL, message));
    }
    if (!state.isSettled() && stones) {
      String message = "stones are on the board, but the sides are not chosen yet";
      defects.add(Violation.of(TerritoryDefectCode.STONES_IN_THE_OPENING, message));
    }
    return defects.build();
  }
}
