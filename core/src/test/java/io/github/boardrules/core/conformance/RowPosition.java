package io.github.boardrules.core.conformance;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.text.TextScanner;
import java.util.Arrays;
import java.util.Optional;

/**
 * A position of the {@link RowGame}.
 *
 * @param game the game
 * @param stones for each cell {@code b}, {@code w} or {@code .}
 * @param turn the player to move; FIRST if the game is over
 * @param passes the number of passes in a row
 */
record RowPosition(RowGame game, String stones, Player turn, int passes) {

  RowPosition {
    turn = passes >= 2 || stones.indexOf('.') < 0 ? Player.FIRST : turn;
  }

  /**
   * A run of adjacent stones of one player.
   *
   * @param cells the cells of the run
   * @param owner the color of the stones
   */
  record Run(CellSet cells, Optional<Side> owner) implements Component {}

  /** Returns the runs from left to right. */
  ImmutableList<Run> runs() {
    ImmutableList.Builder<Run> runs = ImmutableList.builder();
    for (int from = 0, to; from < stones.length(); from = to) {
      char stone = stones.charAt(from);
      CellSet cells = game.board().none();
      for (to = from; to < stones.length() && stones.charAt(to) == stone; to++) {
        cells = cells.with(new Cell(to, 0));
      }
      if (stone != '.') {
        runs.add(new Run(cells, Optional.of(stone == 'b' ? Color.BLACK : Color.WHITE)));
      }
    }
    return runs.build();
  }

  boolean isOver() {
    return passes >= 2 || stones.indexOf('.') < 0;
  }

  Optional<Player> toMove() {
    return isOver() ? Optional.empty() : Optional.of(turn);
  }

  Optional<Outcome> outcome() {
    return isOver()
        ? Optional.of(
            Outcome.byScore(
                new RowGame.Stones(count('b'), count('w')),
                passes >= 2 ? RowGame.Reason.TWO_PASSES : RowGame.Reason.ROW_FULL))
        : Optional.empty();
  }

  private int count(char stone) {
    return (int) stones.chars().filter(c -> c == stone).count();
  }

  ImmutableList<RowMove> legalMoves() {
    ImmutableList.Builder<RowMove> moves = ImmutableList.builder();
    if (!isOver()) {
      for (int x = 0; x < stones.length(); x++) {
        if (stones.charAt(x) == '.') {
          moves.add(RowMove.on(new Cell(x, 0)));
        }
      }
      moves.add(RowMove.PASS);
    }
    return moves.build();
  }

  Optional<Violation> violation(RowMove move) {
    checkNotNull(move, "move");
    if (isOver()) {
      return Optional.of(Violation.of(RowGame.Rule.OVER, "the game is over"));
    }
    return move.cell().flatMap(this::violation);
  }

  private Optional<Violation> violation(Cell cell) {
    if (!game.board().contains(cell)) {
      return Optional.of(
          Violation.of(RowGame.Rule.OFF_BOARD, "there is no {cell}").with("cell", cell));
    }
    return symbol(cell) == '.'
        ? Optional.empty()
        : Optional.of(
            Violation.of(RowGame.Rule.OCCUPIED, "there is a stone on {cell}").with("cell", cell));
  }

  RowPosition play(RowMove move) {
    violation(move)
        .ifPresent(
            violation -> {
              throw new IllegalMoveException(move, violation);
            });
    return playUnchecked(move);
  }

  RowPosition playUnchecked(RowMove move) {
    StringBuilder next = new StringBuilder(stones);
    move.cell().ifPresent(cell -> next.setCharAt(cell.x(), turn == Player.FIRST ? 'b' : 'w'));
    return new RowPosition(
        game, next.toString(), turn.opponent(), move.cell().isPresent() ? 0 : passes + 1);
  }

  RowMove parseMove(CharSequence text, Strictness strictness) {
    checkNotNull(strictness, "strictness");
    TextScanner scanner = new TextScanner(text);
    if (strictness == Strictness.LENIENT) {
      scanner.skipBlanks();
    }
    RowMove move = scanner.accept("pass") ? RowMove.PASS : RowMove.on(Cell.read(scanner));
    scanner.expectEnd();
    if (!move.cell().stream().allMatch(game.board()::contains)) {
      throw new NotationException(NotationException.Code.OFF_BOARD, 0, "No such cell.");
    }
    return move;
  }

  Optional<Color> occupant(Cell cell) {
    return Arrays.stream(Color.values())
        .filter(color -> color.symbol() == symbol(cell))
        .findFirst();
  }

  char symbol(Cell cell) {
    return stones.charAt(game.board().index(cell));
  }

  long hash() {
    return StableHash.of(
        stones.chars().asLongStream().reduce(0, (hash, stone) -> 31 * hash + stone),
        turn == Player.FIRST ? 1 : 2,
        passes);
  }

  String text() {
    return ArrangementText.write(game.board(), this::symbol)
        + (turn == Player.FIRST ? " 1 " : " 2 ")
        + passes;
  }

  /** Returns the defects of this setup. */
  ImmutableList<Violation> defects() {
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    if (passes > 2) {
      defects.add(Violation.of(RowGame.Rule.TOO_MANY_PASSES, "two passes end the game"));
    }
    if (passes > 0 && stones.indexOf('.') < 0) {
      defects.add(Violation.of(RowGame.Rule.MISPLACED_END, "nobody passes in a full row"));
    }
    return defects.build();
  }
}
