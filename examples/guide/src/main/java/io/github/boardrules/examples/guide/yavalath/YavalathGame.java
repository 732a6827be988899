package io.github.boardrules.examples.guide.yavalath;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.HexDirection;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.TextScanner;

/**
 * A game with its options fixed. A record: games are values.
 *
 * @param side the number of cells on each side of the board
 */
public record YavalathGame(int side) implements Game<YavalathMove> {
  private static final ImmutableList<HexDirection> THREE_KINDS_OF_LINES =
      ImmutableList.of(HexDirection.NORTH_EAST, HexDirection.EAST, HexDirection.SOUTH_EAST);

  /** The defects of setups. */
  public enum Defect implements ErrorCode {
    /** A cell has two stones. */
    TWO_STONES,
    /** Black has neither as many stones as White nor one more. */
    UNEVEN_STONES,
    /** A side has three in a row, but did not make the last move. */
    PLAYED_ON
  }

  /**
   * Stones that need not be a position.
   *
   * @param black the cells with a black stone
   * @param white the cells with a white stone
   */
  public record Stones(CellSet black, CellSet white) implements Setup {}

  @Override
  public YavalathType type() {
    return new YavalathType();
  }

  @Override
  public Options options() {
    return Options.none().withUnlessDefault(YavalathType.SIDE, side);
  }

  @Override
  public HexBoard board() {
    return HexBoard.of(side);
  }

  @Override
  public YavalathPosition start() {
    return new YavalathPosition(this, board().none(), board().none());
  }

  @Override
  public Stones parseSetup(CharSequence text) {
    ImmutableSet.Builder<Cell> black = ImmutableSet.builder();
    ImmutableSet.Builder<Cell> white = ImmutableSet.builder();
    TextScanner scanner = new TextScanner(text);
    ArrangementText.read(
        board(), scanner, "bw", (cell, symbol) -> (symbol == 'b' ? black : white).add(cell));
    scanner.expectEnd();
    return new Stones(board().setOf(black.build()), board().setOf(white.build()));
  }

  @Override
  public ImmutableList<Violation> defects(Setup setup) {
    Stones stones = (Stones) setup;
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    for (Cell cell : stones.black().intersection(stones.white())) {
      defects.add(Violation.of(Defect.TWO_STONES, "{cell} has two stones").with("cell", cell));
    }
    int lead = stones.black().size() - stones.white().size();
    if (lead < 0 || lead > 1) {
      defects.add(
          Violation.of(Defect.UNEVEN_STONES, "Black is {lead} stones ahead").with("lead", lead));
    } else if (hasRow(lead == 1 ? stones.white() : stones.black(), 3)) {
      Color color = lead == 1 ? Color.WHITE : Color.BLACK;
      defects.add(Violation.of(Defect.PLAYED_ON, "{side} already has a row").with("side", color));
    }
    return defects.build();
  }

  @Override
  public YavalathPosition position(Setup setup) {
    SetupException.check(defects(setup));
    Stones stones = (Stones) setup;
    return new YavalathPosition(this, stones.black(), stones.white());
  }

  /** Returns whether some straight line has so many stones next to each other. */
  static boolean hasRow(CellSet stones, int length) {
    for (HexDirection direction : THREE_KINDS_OF_LINES) {
      CellSet ends = stones; // the ends of rows, which become longer
      for (int row = 2; row <= length; row++) {
        ends = ends.shift(direction).intersection(stones);
      }
      if (!ends.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public ImmutableList<GameSymmetry<YavalathMove>> symmetries() {
    return board().symmetries().stream().map(Turned::new).collect(toImmutableList());
  }

  /** A symmetry of the board. None swaps the players, because Black moves first. */
  private record Turned(Symmetry cells) implements GameSymmetry<YavalathMove> {
    @Override
    public YavalathPosition apply(Position<YavalathMove> position) {
      YavalathPosition p = (YavalathPosition) position;
      return new YavalathPosition(p.game(), cells.apply(p.black()), cells.apply(p.white()));
    }

    @Override
    public YavalathMove apply(YavalathMove move) {
      return new YavalathMove(cells.applyOrKeep(move.cell()));
    }
  }
}
