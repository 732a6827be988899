package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.SetupCells;
import java.util.Optional;

/** Finds all defects of a setup, in the order of the checks, or creates its position. */
final class SetupCheck {
  private final IrisGame game;
  private final IrisSetup setup;
  private final CellSet black;
  private final CellSet white;
  private final CellSet empty;
  private final ImmutableList.Builder<Violation> found = ImmutableList.builder();
  private final ImmutableList<Violation> defects;

  SetupCheck(IrisGame game, IrisSetup setup) {
    this.game = game;
    this.setup = setup;
    this.black = SetupCells.onBoard(game.board(), setup.black());
    this.white = SetupCells.onBoard(game.board(), setup.white());
    this.empty = black.union(white).complement();
    checkCells();
    checkPairs();
    checkCounts();
    checkPasses();
    checkToMove();
    setup.firstStone().ifPresent(this::checkPending);
    this.defects = found.build();
  }

  ImmutableList<Violation> defects() {
    return defects;
  }

  /**
   * Returns the position of the setup.
   *
   * @throws SetupException if the setup has defects
   */
  IrisPosition position() {
    SetupException.check(defects);
    return new IrisPosition(
        game.tables, black, white, setup.sideToMove().orElse(Color.BLACK), game.tables.turn(setup));
  }

  private void checkCells() {
    found.addAll(
        SetupCells.defects(
            game.board(),
            IrisDefectCode.OFF_BOARD,
            IrisDefectCode.CELL_OCCUPIED_TWICE,
            Iterables.concat(setup.black(), setup.white())));
  }

  private void checkPairs() {
    for (Cell cell : game.colored()) {
      Cell twin = game.twin(cell);
      if (cell.compareTo(twin) < 0
          && (black.contains(cell) != black.contains(twin)
              || white.contains(cell) != white.contains(twin))) {
        found.add(
            Violation.of(
                    IrisDefectCode.UNPAIRED_COLORED_CELL,
                    "{cell} and its twin {twin} must both be empty or have stones of one color")
                .with("cell", cell)
                .with("twin", twin));
      }
    }
  }

  private void checkCounts() {
    if (isBoardEmpty()) {
      return;
    }
    CellSet blackGray = gray(Color.BLACK);
    if (blackGray.isEmpty()) {
      add(
          IrisDefectCode.OPENING_STONE_MISSING,
          "Black has no stone on a gray cell, but the game begins with one");
    } else {
      checkParity(Color.BLACK, blackGray, /* isOdd= */ true);
    }
    checkParity(Color.WHITE, gray(Color.WHITE), /* isOdd= */ false);
  }

  /** Returns the gray stones of a color, without a first stone whose second stone is due. */
  private CellSet gray(Color color) {
    CellSet gray = (color == Color.BLACK ? black : white).intersection(game.gray());
    Optional<Cell> pending = setup.firstStone().filter(gray::contains);
    return pending.isPresent() && isToMove(color) ? gray.without(pending.get()) : gray;
  }

  private boolean isToMove(Color color) {
    return setup.sideToMove().equals(Optional.of(color));
  }

  /**
   * Checks the number of gray stones. One of them may have been the last of its turn because it
   * left no cell for a second one: cells that are empty in the setup were also empty then.
   */
  private void checkParity(Color color, CellSet stones, boolean isOdd) {
    if (stones.size() % 2 == (isOdd ? 1 : 0) || stones.stream().anyMatch(this::excludesSecond)) {
      return;
    }
    String parity = isOdd ? "odd" : "even";
    found.add(
        Violation.of(
                IrisDefectCode.IMPOSSIBLE_COUNT,
                "{side} has {found|stone|stones} on gray cells, but their number must be "
                    + (parity + ", because no second stone can have been forfeited"))
            .with("side", color)
            .with("found", stones.size()));
  }

  /**
   * Returns whether no cell is left for a second stone: all empty gray cells are adjacent to the
   * first.
   */
  private boolean excludesSecond(Cell first) {
    CellSet emptyGray = empty.intersection(game.gray()).without(first);
    return game.board().neighbors(first).containsAll(emptyGray);
  }

  private void checkPasses() {
    int passes = setup.passes();
    if (!arePossible(passes)) {
      found.add(
          Violation.of(
                  IrisDefectCode.IMPOSSIBLE_PASSES,
                  "no sequence of turns leads to this position with {found|pass|passes} at its end")
              .with("found", passes));
    }
  }

  /**
   * Two consecutive passes end the game. So while it goes on, the last turn with a stone belongs to
   * the opponent of the side to move or, after one pass, to the side to move. That side must have a
   * turn with stones; if the only one was Black's opening, White has no stones.
   */
  private boolean arePossible(int passes) {
    if (isBoardEmpty() || empty.isEmpty() || setup.firstStone().isPresent()) {
      return passes == 0;
    }
    if (passes == 2 || setup.sideToMove().isEmpty()) {
      return true;
    }
    boolean lastWasBlack = isToMove(Color.WHITE) == (passes == 0);
    return lastWasBlack ? black.size() > 1 || white.isEmpty() : !white.isEmpty();
  }

  private boolean isBoardEmpty() {
    return empty.equals(game.board().all());
  }

  private void checkToMove() {
    boolean over = empty.isEmpty() || setup.passes() == 2;
    if (isBoardEmpty() && !isToMove(Color.BLACK)) {
      add(IrisDefectCode.BLACK_BEGINS, "Black begins on the empty board");
    } else if (over && setup.sideToMove().isPresent()) {
      add(IrisDefectCode.SOMEBODY_TO_MOVE, "the game is over, but a side is to move");
    } else if (!over && setup.sideToMove().isEmpty()) {
      add(IrisDefectCode.NOBODY_TO_MOVE, "the game is not over, but no side is to move");
    }
  }

  private void checkPending(Cell first) {
    if (!game.board().contains(first)) {
      add(IrisDefectCode.OFF_BOARD, "{cell} is not on the " + game.board(), first);
      return;
    }
    CellSet own =
        isToMove(Color.BLACK) ? black : isToMove(Color.WHITE) ? white : game.board().none();
    if (!own.contains(first)) {
      add(
          IrisDefectCode.FIRST_STONE_NOT_THERE,
          "the side to move has no stone on {cell}, the first stone of its turn",
          first);
    }
    if (game.colored().contains(first)) {
      add(
          IrisDefectCode.FIRST_STONE_ON_A_COLORED_CELL,
          "{cell} is a colored cell, and no second stone follows a pair",
          first);
    } else if (excludesSecond(first)) {
      add(
          IrisDefectCode.NO_CELL_FOR_A_SECOND_STONE,
          "no cell is left for a second stone after {cell}, so the turn is over",
          first);
    }
  }

  private void add(IrisDefectCode code, String template) {
    found.add(Violation.of(code, template));
  }

  private void add(IrisDefectCode code, String template, Cell cell) {
    found.add(Violation.of(code, template).with("cell", cell));
  }
}
