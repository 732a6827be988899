package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Score;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.TextScanner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A small game to test the kit with. The players take turns; a player places a stone on an empty
 * cell of a row, or passes. The game ends when the row is full or both have passed; more stones
 * win.
 *
 * @param cells the length of the row
 */
record RowGame(int cells) {
  private static final Option<Integer> CELLS =
      Option.integer("cells", "Cells", 2, 6, 4, "The length of the row.");

  private static final Option<Shape> SHAPE =
      Option.choice(
          "shape",
          "Shape",
          Shape.ROW,
          "The shape of the board.",
          Option.value(Shape.ROW, "Row", "The cells are in a row."),
          Option.value(Shape.RING, "Ring", "The last cell is beside the first one."));

  static final ImmutableList<Option<?>> OPTIONS = ImmutableList.of(CELLS, SHAPE);

  enum Shape {
    ROW,
    RING
  }

  enum Reason implements OutcomeReason {
    ROW_FULL,
    TWO_PASSES
  }

  enum Rule implements ErrorCode {
    OVER,
    OFF_BOARD,
    OCCUPIED,
    TOO_MANY_PASSES,
    MISPLACED_END
  }

  record Stones(int first, int second) implements Score {
    @Override
    public Optional<Player> leader() {
      return first == second
          ? Optional.empty()
          : Optional.of(first > second ? Player.FIRST : Player.SECOND);
    }

    @Override
    public Score swapPlayers() {
      return new Stones(second, first);
    }

    @Override
    public Map<String, @Nullable Object> facts() {
      Map<String, @Nullable Object> facts = new LinkedHashMap<>();
      facts.put("first", first);
      facts.put("second", second);
      return facts;
    }
  }

  static RowGame of(Options options) {
    Options given = options.checked(OPTIONS);
    if (given.get(SHAPE) == Shape.RING) {
      throw new OptionException(
          OptionException.Code.CONTRADICTION, "shape", "no number of cells makes a ring");
    }
    return new RowGame(given.get(CELLS));
  }

  Options options() {
    return Options.none().withUnlessDefault(CELLS, cells);
  }

  SquareBoard board() {
    return SquareBoard.of(cells, 1);
  }

  RowPosition start() {
    return new RowPosition(this, ".".repeat(cells), Player.FIRST, 0);
  }

  /** Parses the row, the number of the player to move, and the number of passes in a row. */
  RowPosition read(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    StringBuilder stones = new StringBuilder(".".repeat(cells));
    ArrangementText.read(
        board(), scanner, "bw", (cell, symbol) -> stones.setCharAt(cell.x(), symbol));
    scanner.expect(' ');
    Player toMove = scanner.accept('1') ? Player.FIRST : Player.SECOND;
    if (toMove == Player.SECOND) {
      scanner.expect('2');
    }
    scanner.expect(' ');
    int passes = scanner.number();
    scanner.expectEnd();
    return new RowPosition(this, stones.toString(), toMove, passes);
  }

  /** Returns the identity and the mirror, each with and without the players swapped. */
  static Stream<Mirror> mirrors(SquareBoard board) {
    List<Symmetry> all = board.symmetries();
    return Stream.of(all.get(0), all.get(2))
        .flatMap(cells -> Stream.of(new Mirror(cells, false), new Mirror(cells, true)));
  }

  /** A symmetry of the correct game. */
  record Mirror(Symmetry cells, boolean swap) {
    RowPosition apply(RowPosition position) {
      StringBuilder stones = new StringBuilder(position.stones());
      for (int x = 0; x < stones.length(); x++) {
        char stone = position.stones().charAt(x);
        char image = swap ? stone == 'b' ? 'w' : stone == 'w' ? 'b' : stone : stone;
        stones.setCharAt(cells.apply(x), image);
      }
      Player toMove = swap ? position.turn().opponent() : position.turn();
      return new RowPosition(position.game(), stones.toString(), toMove, position.passes());
    }

    RowMove apply(RowMove move) {
      return new RowMove(move.cell().map(cells::applyOrKeep));
    }
  }
}
