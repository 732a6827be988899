package io.github.boardrules.examples.guide.yavalath;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.Strictness;
import java.util.Optional;

/**
 * A position: immutable, and a value. The side to move and the outcome follow from the stones.
 *
 * @param game the game
 * @param black the cells with a black stone
 * @param white the cells with a white stone
 */
public record YavalathPosition(YavalathGame game, CellSet black, CellSet white)
    implements Position<YavalathMove> {
  /** Why a game is over. */
  public enum Reason implements OutcomeReason {
    /** Four in a row. */
    FOUR,
    /** Three in a row: whoever made it loses. */
    THREE,
    /** The board is full. */
    BOARD_FULL
  }

  /** Why a move is illegal. */
  public enum Code implements ErrorCode {
    /** The game is over. */
    GAME_OVER,
    /** The board has no such cell. */
    OFF_BOARD,
    /** The cell has a stone. */
    OCCUPIED
  }

  private Player next() {
    return black.size() == white.size() ? Player.FIRST : Player.SECOND;
  }

  @Override
  public Optional<Player> toMove() {
    return isOver() ? Optional.empty() : Optional.of(next());
  }

  @Override
  public Optional<Color> side(Player player) {
    return Optional.of(Color.of(player));
  }

  @Override
  public Optional<Outcome> outcome() {
    Player last = next().opponent();
    CellSet stones = last == Player.FIRST ? black : white;
    if (YavalathGame.hasRow(stones, 4)) {
      return Optional.of(Outcome.win(last, Reason.FOUR));
    }
    if (YavalathGame.hasRow(stones, 3)) {
      return Optional.of(Outcome.win(last.opponent(), Reason.THREE));
    }
    return empty().isEmpty() ? Optional.of(Outcome.draw(Reason.BOARD_FULL)) : Optional.empty();
  }

  private CellSet empty() {
    return black.union(white).complement();
  }

  @Override
  public ImmutableList<YavalathMove> legalMoves() {
    return isOver()
        ? ImmutableList.of()
        : empty().stream().map(YavalathMove::new).collect(toImmutableList());
  }

  @Override
  public Optional<Violation> violation(YavalathMove move) {
    Cell cell = move.cell();
    if (isOver()) {
      return Optional.of(Violation.of(Code.GAME_OVER, "the game is over"));
    }
    if (!board().contains(cell)) {
      return Optional.of(
          Violation.of(Code.OFF_BOARD, "the board has no cell {cell}").with("cell", cell));
    }
    return empty().contains(cell)
        ? Optional.empty()
        : Optional.of(Violation.of(Code.OCCUPIED, "there is a stone on {cell}").with("cell", cell));
  }

  @Override
  public YavalathPosition playUnchecked(YavalathMove move) {
    return next() == Player.FIRST
        ? new YavalathPosition(game, black.with(move.cell()), white)
        : new YavalathPosition(game, black, white.with(move.cell()));
  }

  @Override
  public YavalathMove parseMove(CharSequence text, Strictness strictness) {
    checkNotNull(strictness, "strictness");
    return new YavalathMove(board().parseCell(text));
  }

  @Override
  public Optional<Color> occupant(Cell cell) {
    checkArgument(board().contains(cell), "%s is not on the board", cell);
    return black.contains(cell)
        ? Optional.of(Color.BLACK)
        : white.contains(cell) ? Optional.of(Color.WHITE) : Optional.empty();
  }

  @Override
  public long hash() {
    return StableHash.of(Longs.concat(new long[] {game.side()}, black.words(), white.words()));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public String toString() {
    return ArrangementText.write(board(), this::symbol);
  }
}
