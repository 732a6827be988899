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
  private final IrisGame game;

  /** The numbers of the choices that are not taken and of the pass: the first word. */
  private final long emptyLow;

  /** The same: the second word. */
  private final long emptyHigh;

  /** The numbers of the choices that Black took: the first word. */
  private final long blackLow;

  /** The same: the second word. */
  private final long blackHigh;

  /**
   * The same for the words from 2 on, which only boards of more than 127 cells have: empty, black,
   * empty, black, and so on.
   */
  private final long[] rest;

  private final long placementHash;

  /** What is allowed, as {@link Tables} tells; the first stone of the turn if there is one. */
  private final short phase;

  /** Whether White is to move; not when the game is over. */
  private final boolean white;

  /** Takes the rest over: nobody else may change it. */
  private IrisPosition(
      IrisGame game,
      long emptyLow,
      long emptyHigh,
      long blackLow,
      long blackHigh,
      long[] rest,
      long placementHash,
      int phase,
      boolean white) {
    this.game = game;
    this.emptyLow = emptyLow;
    this.emptyHigh = emptyHigh;
    this.blackLow = blackLow;
    this.blackHigh = blackHigh;
    this.rest = rest;
    this.placementHash = placementHash;
    this.phase = (short) phase;
    this.white = white;
  }

  static IrisPosition start(IrisGame game) {
    return of(game, game.board().none(), game.board().none(), Colour.BLACK, null, 0);
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
    long[] words = new long[2 * tables.words];
    long hash = 0;
    for (int word = 0; word < tables.words; word++) {
      long choices = tables.choices[word];
      words[2 * word] = choices & ~black.word(word) & ~white.word(word);
      words[2 * word + 1] = choices & black.word(word);
    }
    for (int word = 0; word < tables.words; word++) {
      for (long bits = tables.choices[word] & ~words[2 * word]; bits != 0; bits &= bits - 1) {
        int number = 64 * word + Long.numberOfTrailingZeros(bits);
        hash ^= tables.choiceKey(white.containsIndex(number), number);
      }
    }
    boolean isFull = black.size() + white.size() == tables.size;
    words[2 * (tables.size >> 6)] |= 1L << tables.size;
    int phase =
        passes == 2
            ? tables.bothPassed
            : isFull
                ? tables.full
                : pending != null
                    ? game.board().index(pending)
                    : passes == 1
                        ? tables.passed
                        : black.isEmpty() && white.isEmpty() ? tables.opening : tables.ordinary;
    return new IrisPosition(
        game,
        words[0],
        words[2],
        words[1],
        words[3],
        tables.words == 2 ? Tables.NO_WORDS : Arrays.copyOfRange(words, 4, words.length),
        hash,
        phase,
        phase < tables.full && toMove == Colour.WHITE);
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
    return isOver() ? Optional.empty() : Optional.of(white ? Player.SECOND : Player.FIRST);
  }

  @Override
  public Optional<Side> side(Player player) {
    return Optional.of(player == Player.FIRST ? Colour.BLACK : Colour.WHITE);
  }

  @Override
  public boolean isOver() {
    return phase >= game.tables().full;
  }

  /** {@return how the game ended, with its {@link IrisScore}; found by flood fill at every call} */
  @Override
  public Optional<Outcome> outcome() {
    return isOver()
        ? Optional.of(
            Outcome.byScore(score(), passes() == 2 ? IrisReason.TWO_PASSES : IrisReason.BOARD_FULL))
        : Optional.empty();
  }

  /** {@return whether Black has to place the opening stone: whether the board is empty} */
  public boolean isOpening() {
    return phase == game.tables().opening;
  }

  /** {@return the first stone of the turn, while the seat to move has to place the second one} */
  public Optional<Cell> pending() {
    return isPending() ? Optional.of(board().cell(phase)) : Optional.empty();
  }

  private boolean isPending() {
    return phase < game.tables().size;
  }

  /**
   * {@return the cells for the second stone of the turn: the empty gray cells that are not adjacent
   * to the first one; no cell, unless one is {@link #pending}}
   */
  public CellSet secondCells() {
    return isPending() ? CellSet.ofBits(board(), legalWords()) : board().none();
  }

  /** {@return the number of turns passed in a row just now: 0, 1, or 2 if they ended the game} */
  public int passes() {
    Tables tables = game.tables();
    return phase == tables.bothPassed ? 2 : phase == tables.passed ? 1 : 0;
  }

  /**
   * {@return the cells with stones of a colour}
   *
   * @param colour black or white
   */
  public CellSet stones(Colour colour) {
    return CellSet.ofBits(board(), cells(colour));
  }

  /** {@return the cells without a stone} */
  public CellSet empty() {
    return stones(Colour.BLACK).union(stones(Colour.WHITE)).complement();
  }

  private long[] cells(Colour colour) {
    Tables tables = game.tables();
    long[] taken = new long[tables.words];
    for (int word = 0; word < taken.length; word++) {
      taken[word] =
          colour == Colour.BLACK
              ? black(word)
              : tables.choices[word] & ~(empty(word) | black(word));
    }
    return tables.cells(taken);
  }

  private long empty(int word) {
    return word == 0 ? emptyLow : word == 1 ? emptyHigh : rest[2 * word - 4];
  }

  private long black(int word) {
    return word == 0 ? blackLow : word == 1 ? blackHigh : rest[2 * word - 3];
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
    return Groups.scores(game.tables(), cells(colour));
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
    int choice = game.tables().choice(board().index(cell));
    return (empty(choice >> 6) >>> choice & 1) != 0
        ? '.'
        : ((black(choice >> 6) >>> choice & 1) != 0 ? Colour.BLACK : Colour.WHITE).symbol();
  }

  /** {@return every legal move once: by the order of the lower cell, the pass last} */
  @Override
  public List<IrisMove> legalMoves() {
    return new LegalMoves(this);
  }

  @Override
  public int legalMoveCount() {
    int count = Long.bitCount(legalLow()) + Long.bitCount(legalHigh());
    for (int word = 2; word < game.tables().words; word++) {
      count += Long.bitCount(legal(word));
    }
    return count;
  }

  /** The numbers of the legal moves below 64, as bits. */
  long legalLow() {
    return emptyLow & game.tables().low[phase];
  }

  /** Those from 64 to 127. */
  long legalHigh() {
    return emptyHigh & game.tables().high[phase];
  }

  /** Those of any word. */
  long legal(int word) {
    return word == 0
        ? legalLow()
        : word == 1 ? legalHigh() : rest[2 * word - 4] & game.tables().rest[phase][word - 2];
  }

  private long[] legalWords() {
    long[] legal = new long[game.tables().words];
    for (int word = 0; word < legal.length; word++) {
      legal[word] = legal(word);
    }
    return legal;
  }

  @Override
  public boolean isLegal(IrisMove move) {
    return isLegal(game.tables().number(move));
  }

  private boolean isLegal(int number) {
    return number >= 0 && (legal(number >> 6) >>> number & 1) != 0;
  }

  @Override
  public Optional<Violation> violation(IrisMove move) {
    return isLegal(move) ? Optional.empty() : new Legality(this).violation(move);
  }

  @Override
  public IrisPosition play(IrisMove move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(move, new Legality(this).violation(move).orElseThrow());
    }
    return playUnchecked(move);
  }

  @Override
  public IrisPosition play(CharSequence text) {
    return play(readMove(text, Reading.LENIENT));
  }

  @Override
  public IrisPosition playUnchecked(IrisMove move) {
    Tables tables = game.tables();
    if (move instanceof IrisMove.Stone stone) {
      return place(tables.number(stone), phase == tables.ordinary || phase == tables.passed);
    }
    if (move instanceof IrisMove.Pair pair) {
      return place(tables.number(pair), false);
    }
    boolean ends = phase == tables.passed;
    return new IrisPosition(
        game,
        emptyLow,
        emptyHigh,
        blackLow,
        blackHigh,
        rest,
        placementHash,
        ends ? tables.bothPassed : tables.passed,
        !ends && !white);
  }

  /** The position after a choice, with the same seat to move if it can place a second stone. */
  private IrisPosition place(int number, boolean isFirst) {
    Tables tables = game.tables();
    long bit = 1L << number;
    long[] nextRest = rest;
    long inLow = 0;
    long inHigh = 0;
    if (number < Tables.CAPACITY) {
      inHigh = bit & -(number >> 6); // without a branch, as either word is as likely
      inLow = bit ^ inHigh;
    } else {
      nextRest = rest.clone();
      int word = 2 * (number >> 6) - 4;
      nextRest[word] &= ~bit;
      nextRest[word + 1] |= white ? 0 : bit;
    }
    long low = emptyLow & ~inLow;
    long high = emptyHigh & ~inHigh;
    long black = white ? 0 : -1;
    int next = tables.ordinary;
    boolean nextWhite = !white;
    if (isFirst && tables.allows(number, low, high, nextRest)) {
      next = number;
      nextWhite = white;
    } else if (tables.isFull(low, high, nextRest)) {
      next = tables.full;
      nextWhite = false;
    }
    return new IrisPosition(
        game,
        low,
        high,
        blackLow | (inLow & black),
        blackHigh | (inHigh & black),
        nextRest,
        placementHash ^ tables.choiceKey(white, number),
        next,
        nextWhite);
  }

  IrisPosition map(Symmetry cells) {
    return of(
        game,
        cells.apply(stones(Colour.BLACK)),
        cells.apply(stones(Colour.WHITE)),
        white ? Colour.WHITE : Colour.BLACK,
        isPending() ? board().cell(cells.apply(phase)) : null,
        passes());
  }

  @Override
  public IrisMove readMove(CharSequence text, Reading reading) {
    return IrisNotation.readMove(game, text, reading);
  }

  @Override
  public long hash() {
    return placementHash ^ game.tables().phaseKey(phase, white);
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
        && phase == other.phase
        && white == other.white
        && emptyLow == other.emptyLow
        && emptyHigh == other.emptyHigh
        && blackLow == other.blackLow
        && blackHigh == other.blackHigh
        && Arrays.equals(rest, other.rest)
        && game.equals(other.game);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
