package io.github.boardrules.iris;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.Optional;

/** Finds all defects of a setup. */
final class SetupCheck {
  private final IrisSetup setup;
  private final IrisGame game;
  private final CellSet black;
  private final CellSet white;
  private final CellSet empty;
  private final ImmutableList.Builder<Violation> defects = ImmutableList.builder();

  SetupCheck(IrisSetup setup) {
    this.setup = setup;
    this.game = setup.game();
    this.black = onBoard(setup.black());
    this.white = onBoard(setup.white());
    this.empty = black.union(white).complement();
  }

  private CellSet onBoard(ImmutableSet<Cell> cells) {
    return game.board()
        .setOf(cells.stream().filter(game.board()::contains).collect(toImmutableSet()));
  }

  ImmutableList<Violation> defects() {
    checkStones();
    checkPairs();
    checkCounts();
    checkPasses();
    checkToMove();
    setup.pending().ifPresent(this::checkPending);
    return defects.build();
  }

  private void checkStones() {
    for (Cell cell : Sets.union(setup.black(), setup.white())) {
      if (!game.board().contains(cell)) {
        add(IrisDefect.OFF_BOARD, "the " + game.board() + " has no cell " + cell, cell);
      }
    }
    for (Cell cell : black.intersection(white)) {
      add(IrisDefect.TWO_STONES_ON_A_CELL, cell + " has stones of both colours", cell);
    }
  }

  private void checkPairs() {
    for (Cell cell : game.coloured()) {
      Cell twin = game.twin(cell);
      if (cell.compareTo(twin) < 0
          && (black.contains(cell) != black.contains(twin)
              || white.contains(cell) != white.contains(twin))) {
        add(
            IrisDefect.UNPAIRED_COLOURED_CELL,
            cell + " and its twin " + twin + " do not have the same on them",
            cell,
            twin);
      }
    }
  }

  private void checkCounts() {
    if (isBoardEmpty()) {
      return;
    }
    CellSet blackGray = gray(Colour.BLACK);
    if (blackGray.isEmpty()) {
      add(
          IrisDefect.OPENING_STONE_MISSING,
          "Black has no stone on a gray cell with which the game began");
    } else if (blackGray.size() % 2 == 0 && !mayHaveForfeited(blackGray)) {
      addCount(Colour.BLACK, blackGray.size(), "odd");
    }
    CellSet whiteGray = gray(Colour.WHITE);
    if (whiteGray.size() % 2 == 1 && !mayHaveForfeited(whiteGray)) {
      addCount(Colour.WHITE, whiteGray.size(), "even");
    }
  }

  /** The gray stones of a colour, without one that waits for a second. */
  private CellSet gray(Colour colour) {
    CellSet gray = (colour == Colour.BLACK ? black : white).intersection(game.gray());
    Optional<Cell> pending = setup.pending().filter(gray::contains);
    return pending.isPresent() && isToMove(colour) ? gray.without(pending.get()) : gray;
  }

  private boolean isToMove(Colour colour) {
    return setup
        .toMove()
        .equals(Optional.of(colour == Colour.BLACK ? Player.FIRST : Player.SECOND));
  }

  /**
   * A second stone is forfeited when all empty gray cells are adjacent to the first one. Those that
   * are empty later are among them.
   */
  private boolean mayHaveForfeited(CellSet stones) {
    CellSet emptyGray = empty.intersection(game.gray());
    return stones.stream().anyMatch(s -> game.board().neighbours(s).containsAll(emptyGray));
  }

  private void addCount(Colour colour, int count, String parity) {
    add(
        IrisDefect.IMPOSSIBLE_COUNT,
        colour
            + " has "
            + count
            + " gray stones, which must be "
            + parity
            + " in number, as no second stone can have been forfeited");
  }

  private void checkPasses() {
    if (!arePossible(setup.passes())) {
      add(
          IrisDefect.IMPOSSIBLE_PASSES,
          "turns cannot have alternated so that " + setup.passes() + " passes were the last");
    }
  }

  /**
   * Turns alternate, and no two passes follow each other but at the end. So the last turn that was
   * no pass was made by the seat that is not to move or, before the other's pass, by the one that
   * is. That seat must have made such a turn, and if it was Black's opening, White none.
   */
  private boolean arePossible(int passes) {
    if (isBoardEmpty() || empty.isEmpty() || setup.pending().isPresent()) {
      return passes == 0;
    }
    if (passes < 0 || passes > 1 || setup.toMove().isEmpty()) {
      return passes >= 0 && passes <= 2;
    }
    boolean lastWasBlack = isToMove(Colour.WHITE) == (passes == 0);
    return lastWasBlack ? black.size() > 1 || white.isEmpty() : !white.isEmpty();
  }

  private boolean isBoardEmpty() {
    return empty.equals(game.board().all());
  }

  private void checkToMove() {
    boolean over = empty.isEmpty() || setup.passes() == 2;
    if (isBoardEmpty() && !isToMove(Colour.BLACK)) {
      add(IrisDefect.BLACK_BEGINS, "Black begins on the empty board");
    } else if (over && setup.toMove().isPresent()) {
      add(IrisDefect.SOMEBODY_TO_MOVE, "the game is over, so no seat is to move");
    } else if (!over && setup.toMove().isEmpty()) {
      add(IrisDefect.NOBODY_TO_MOVE, "the game is not over, so a seat is to move");
    }
  }

  private void checkPending(Cell first) {
    if (!game.board().contains(first)) {
      add(IrisDefect.OFF_BOARD, "the " + game.board() + " has no cell " + first, first);
      return;
    }
    CellSet own =
        isToMove(Colour.BLACK) ? black : isToMove(Colour.WHITE) ? white : game.board().none();
    if (!own.contains(first)) {
      add(
          IrisDefect.FIRST_STONE_NOT_THERE,
          "the seat to move has no stone on " + first + " as the first of its turn",
          first);
    }
    if (game.coloured().contains(first)) {
      add(
          IrisDefect.FIRST_STONE_ON_A_COLOURED_CELL,
          first + " is a coloured cell, after which no second stone follows",
          first);
    } else if (empty
        .intersection(game.gray())
        .without(first)
        .minus(game.board().neighbours(first))
        .isEmpty()) {
      add(
          IrisDefect.NO_CELL_FOR_A_SECOND_STONE,
          "no cell is left for a second stone after " + first + ", so the turn is over",
          first);
    }
  }

  private void add(IrisDefect code, String message, Cell... cells) {
    defects.add(Violation.of(code, message, cells));
  }
}
