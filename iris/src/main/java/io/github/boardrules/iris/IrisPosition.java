package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Reading;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of Iris. Black is played by {@link Player#FIRST}.
 *
 * <p>Positions are equal when their boards are of the same size with the same stones on them, and
 * the game is over for the same reason or else the same seat is to move, with the same first stone
 * pending, and the last turn was a pass in both or in neither.
 *
 * <pre>{@code
 * IrisPosition position = Iris.game().start().play("g7").play("a4").play("e5");
 * position.pending(); // → Optional[e5]
 * position.secondCells(); // all empty gray cells that are not adjacent to e5
 * position.scores(Colour.WHITE); // → [1, 1]
 * }</pre>
 */
public final class IrisPosition implements Position<IrisMove> {
  private static final int NONE = -1;

  private final IrisGame game;

  /** The words of Black's stones, then those of White's. */
  private final long[] stones;

  /** Black, when the game is over. */
  private final Colour toMove;

  private final int pending;
  private final int passes;
  private final boolean over;
  private final long placementHash;

  /** Takes the stones over: nobody else may change them. */
  private IrisPosition(
      IrisGame game, long[] stones, long placementHash, Colour toMove, int pending, int passes) {
    this.game = game;
    this.stones = stones;
    this.placementHash = placementHash;
    this.over = passes == 2 || isFull(game.tables(), stones);
    this.toMove = over ? Colour.BLACK : toMove;
    this.pending = pending;
    this.passes = passes;
  }

  static IrisPosition start(IrisGame game) {
    return new IrisPosition(game, new long[2 * game.tables().words], 0, Colour.BLACK, NONE, 0);
  }

  /** A position of which all defects are known to be absent. */
  static IrisPosition of(
      IrisGame game,
      CellSet black,
      CellSet white,
      Colour toMove,
      @Nullable Cell pending,
      int passes) {
    Tables tables = game.tables();
    long[] stones = new long[2 * tables.words];
    long hash = 0;
    for (Cell cell : black) {
      Tables.set(stones, game.board().index(cell));
      hash ^= tables.stoneKey(Colour.BLACK, game.board().index(cell));
    }
    for (Cell cell : white) {
      Tables.set(stones, 64 * tables.words + game.board().index(cell));
      hash ^= tables.stoneKey(Colour.WHITE, game.board().index(cell));
    }
    int first = pending == null ? NONE : game.board().index(pending);
    return new IrisPosition(game, stones, hash, toMove, first, passes);
  }

  private static boolean isFull(Tables tables, long[] stones) {
    for (int word = 0; word < tables.words; word++) {
      if ((stones[word] | stones[tables.words + word]) != tables.all[word]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public IrisGame game() {
    return game;
  }

  @Override
  public HexBoard board() {
    return game.board();
  }

  @Override
  public Optional<Player> toMove() {
    return over ? Optional.empty() : Optional.of(seat());
  }

  private Player seat() {
    return toMove == Colour.BLACK ? Player.FIRST : Player.SECOND;
  }

  @Override
  public Optional<Side> side(Player player) {
    return Optional.of(player == Player.FIRST ? Colour.BLACK : Colour.WHITE);
  }

  @Override
  public boolean isOver() {
    return over;
  }

  /** {@return how the game ended, with its {@link IrisScore}; found by flood fill at every call} */
  @Override
  public Optional<Outcome> outcome() {
    return over
        ? Optional.of(
            Outcome.byScore(score(), passes == 2 ? IrisReason.TWO_PASSES : IrisReason.BOARD_FULL))
        : Optional.empty();
  }

  /** {@return whether Black has to place the opening stone: whether the board is empty} */
  public boolean isOpening() {
    for (long word : stones) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** {@return the first stone of the turn, while the seat to move has to place the second one} */
  public Optional<Cell> pending() {
    return pending == NONE ? Optional.empty() : Optional.of(board().cell(pending));
  }

  /**
   * {@return the cells for the second stone of the turn: the empty gray cells that are not adjacent
   * to the first one; no cell, unless one is {@link #pending}}
   */
  public CellSet secondCells() {
    return pending == NONE ? board().none() : CellSet.ofBits(board(), legalBits());
  }

  /** {@return the number of turns passed in a row just now: 0, 1, or 2 if they ended the game} */
  public int passes() {
    return passes;
  }

  /**
   * {@return the cells with stones of a colour}
   *
   * @param colour black or white
   */
  public CellSet stones(Colour colour) {
    int from = from(colour);
    return CellSet.ofBits(board(), Arrays.copyOfRange(stones, from, from + game.tables().words));
  }

  /** {@return the cells without a stone} */
  public CellSet empty() {
    return stones(Colour.BLACK).union(stones(Colour.WHITE)).complement();
  }

  private int from(Colour colour) {
    return colour == Colour.BLACK ? 0 : game.tables().words;
  }

  /**
   * {@return the groups of a colour, the highest score first, of equal ones that with the first
   * cell}
   *
   * @param colour black or white
   */
  public ImmutableList<IrisGroup> groups(Colour colour) {
    return Groups.of(board(), colour, stones(colour), game.coloured());
  }

  /**
   * {@return the scores of the groups of a colour, highest first, those of 0 included}
   *
   * @param colour black or white
   */
  public ImmutableList<Integer> scores(Colour colour) {
    return new Groups(game.tables(), stones, from(colour)).scores();
  }

  /**
   * {@return {@code blackScores} and {@code whiteScores}: the {@linkplain #scores scores of the
   * groups} of each colour}
   */
  @Override
  public ImmutableMap<String, Object> facts() {
    return ImmutableMap.of(
        "blackScores", scores(Colour.BLACK), "whiteScores", scores(Colour.WHITE));
  }

  /** {@return the score as it would be if the game were over now} */
  public IrisScore score() {
    return new IrisScore(scores(Colour.BLACK), scores(Colour.WHITE));
  }

  @Override
  public char symbol(Cell cell) {
    int index = board().index(cell);
    return has(Colour.BLACK, index)
        ? Colour.BLACK.symbol()
        : has(Colour.WHITE, index) ? Colour.WHITE.symbol() : '.';
  }

  private boolean has(Colour colour, int index) {
    return Tables.has(stones, 64 * from(colour) + index);
  }

  /** {@return every legal move once: by the order of the lower cell, the pass last} */
  @Override
  public List<IrisMove> legalMoves() {
    return over ? ImmutableList.of() : new LegalMoves(game.tables().moves, legalBits());
  }

  @Override
  public int legalMoveCount() {
    int count = 0;
    for (long word : legalBits()) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** The legal moves as {@link Tables} has them as bits. */
  private long[] legalBits() {
    Tables tables = game.tables();
    long[] bits = new long[tables.words];
    if (over) {
      return bits;
    }
    boolean ordinary = pending == NONE && !isOpening();
    long[] choices = ordinary ? tables.choices : tables.gray;
    for (int word = 0; word < bits.length; word++) {
      bits[word] = choices[word] & ~(stones[word] | stones[bits.length + word]);
      if (pending != NONE) {
        bits[word] &= ~tables.neighbours[pending][word];
      }
    }
    if (ordinary) {
      Tables.set(bits, tables.size);
    }
    return bits;
  }

  @Override
  public Optional<Violation> violation(IrisMove move) {
    return new Legality(this).violation(move);
  }

  @Override
  public IrisPosition play(IrisMove move) {
    Optional<Violation> violation = violation(move);
    if (violation.isPresent()) {
      throw new IllegalMoveException(move, violation.get());
    }
    return playUnchecked(move);
  }

  @Override
  public IrisPosition play(CharSequence text) {
    return play(readMove(text, Reading.LENIENT));
  }

  @Override
  public IrisPosition playUnchecked(IrisMove move) {
    if (move instanceof IrisMove.Stone stone) {
      int cell = board().index(stone.cell());
      boolean begins = pending == NONE && !isOpening() && hasSecondCell(cell);
      return with(cell, cell, begins ? toMove : toMove.opposite(), begins ? cell : NONE);
    }
    if (move instanceof IrisMove.Pair pair) {
      return with(
          board().index(pair.lower()), board().index(pair.upper()), toMove.opposite(), NONE);
    }
    return new IrisPosition(game, stones, placementHash, toMove.opposite(), NONE, passes + 1);
  }

  /** Whether a second stone can follow one that is placed on an empty gray cell now. */
  private boolean hasSecondCell(int first) {
    Tables tables = game.tables();
    for (int word = 0; word < tables.words; word++) {
      long empty = tables.gray[word] & ~(stones[word] | stones[tables.words + word]);
      long taken = first >> 6 == word ? 1L << first : 0;
      if ((empty & ~tables.neighbours[first][word] & ~taken) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The position with stones on two cells, which may be the same. */
  private IrisPosition with(int one, int other, Colour next, int first) {
    long[] more = stones.clone();
    Tables.set(more, 64 * from(toMove) + one);
    Tables.set(more, 64 * from(toMove) + other);
    long hash = placementHash ^ game.tables().stoneKey(toMove, one);
    if (other != one) {
      hash ^= game.tables().stoneKey(toMove, other);
    }
    return new IrisPosition(game, more, hash, next, first, 0);
  }

  IrisPosition map(Symmetry cells) {
    return of(
        game,
        cells.apply(stones(Colour.BLACK)),
        cells.apply(stones(Colour.WHITE)),
        toMove,
        pending == NONE ? null : board().cell(cells.apply(pending)),
        passes);
  }

  @Override
  public IrisMove readMove(CharSequence text, Reading reading) {
    return IrisNotation.readMove(game, text, reading);
  }

  @Override
  public long hash() {
    Tables tables = game.tables();
    return placementHash ^ (over ? tables.endKey(passes) : tables.turnKey(toMove, pending, passes));
  }

  @Override
  public String text() {
    return IrisNotation.write(this);
  }

  @Override
  public String toString() {
    return text();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object || (object instanceof IrisPosition other && isEqual(other));
  }

  private boolean isEqual(IrisPosition other) {
    return placementHash == other.placementHash
        && toMove == other.toMove
        && pending == other.pending
        && passes == other.passes
        && over == other.over
        && Arrays.equals(stones, other.stones)
        && game.equals(other.game);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
