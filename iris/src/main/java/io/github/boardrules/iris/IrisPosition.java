package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.Strictness;
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
  private final Phase phase;

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

  /** 1 if White is to move; 0 if Black is, or if the game is over. */
  private final byte seat;

  /** Takes the rest over: nobody else may change it. */
  private IrisPosition(
      Phase phase,
      int seat,
      long emptyLow,
      long emptyHigh,
      long blackLow,
      long blackHigh,
      long[] rest,
      long placementHash) {
    this.phase = phase;
    this.seat = (byte) seat;
    this.emptyLow = emptyLow;
    this.emptyHigh = emptyHigh;
    this.blackLow = blackLow;
    this.blackHigh = blackHigh;
    this.rest = rest;
    this.placementHash = placementHash;
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
    for (int number = 0; number < tables.size; number++) {
      Cell cell = game.board().cell(number);
      Choice choice = tables.choice(cell);
      if (choice == null) {
        continue;
      }
      if (black.contains(cell)) {
        words[2 * (number >> 6) + 1] |= 1L << number;
        hash ^= choice.whiteKey ^ choice.blackDifference;
      } else if (white.contains(cell)) {
        hash ^= choice.whiteKey;
      } else {
        words[2 * (number >> 6)] |= 1L << number;
      }
    }
    words[2 * (tables.size >> 6)] |= 1L << tables.size;
    return new IrisPosition(
        tables.phase(black.size() + white.size(), pending, passes),
        toMove == Colour.BLACK ? 0 : 1,
        words[0],
        words[2],
        words[1],
        words[3],
        Tables.beyond(words, 4),
        hash);
  }

  @Override
  public IrisGame game() {
    return phase.tables.game;
  }

  @Override
  public HexBoard board() {
    return game().board();
  }

  @Override
  public Optional<Player> toMove() {
    return isOver() ? Optional.empty() : Optional.of(seat == 0 ? Player.FIRST : Player.SECOND);
  }

  @Override
  public Optional<Side> side(Player player) {
    return Optional.of(player == Player.FIRST ? Colour.BLACK : Colour.WHITE);
  }

  @Override
  public boolean isOver() {
    return phase.isOver;
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
    return phase.equals(phase.tables.opening);
  }

  /** {@return the first stone of the turn, while the seat to move has to place the second one} */
  public Optional<Cell> pending() {
    return phase instanceof Choice first
        ? Optional.of(board().cell(first.number))
        : Optional.empty();
  }

  /**
   * {@return the cells for the second stone of the turn: the empty gray cells that are not adjacent
   * to the first one; no cell, unless one is {@link #pending}}
   */
  public CellSet secondCells() {
    return phase instanceof Choice ? CellSet.ofBits(board(), legalWords()) : board().none();
  }

  /** {@return the number of turns passed in a row just now: 0, 1, or 2 if they ended the game} */
  public int passes() {
    return phase.passes;
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
    Tables tables = phase.tables;
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
    return Groups.of(board(), colour, stones(colour), game().coloured());
  }

  /**
   * {@return the scores of the groups of a colour, highest first, those of 0 included}
   *
   * @param colour black or white
   */
  public ImmutableList<Integer> scores(Colour colour) {
    IrisScore score = score();
    return colour == Colour.BLACK ? score.black() : score.white();
  }

  /**
   * {@return {@code blackScores} and {@code whiteScores}: the {@linkplain #scores scores of the
   * groups} of each colour}
   */
  @Override
  public ImmutableMap<String, Object> facts() {
    IrisScore score = score();
    return ImmutableMap.of("blackScores", score.black(), "whiteScores", score.white());
  }

  /** {@return the score as it would be if the game were over now} */
  public IrisScore score() {
    return Groups.score(phase.tables.square, cells(Colour.BLACK), cells(Colour.WHITE));
  }

  @Override
  public char symbol(Cell cell) {
    int choice = phase.tables.number(board().index(cell));
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
    for (int word = 0; word < rest.length; word += 2) {
      count += Long.bitCount(rest[word] & phase.rest[word >> 1]);
    }
    return count;
  }

  Tables tables() {
    return phase.tables;
  }

  /** The numbers of the legal moves below 64, as bits. */
  long legalLow() {
    return emptyLow & phase.low;
  }

  /** Those from 64 to 127. */
  long legalHigh() {
    return emptyHigh & phase.high;
  }

  /** Those of any word. */
  long legal(int word) {
    return word == 0
        ? legalLow()
        : word == 1 ? legalHigh() : rest[2 * word - 4] & phase.rest[word - 2];
  }

  private long[] legalWords() {
    long[] legal = new long[phase.tables.words];
    for (int word = 0; word < legal.length; word++) {
      legal[word] = legal(word);
    }
    return legal;
  }

  @Override
  public boolean isLegal(IrisMove move) {
    Choice choice = phase.tables.choice(move);
    if (choice == null) {
      return move instanceof IrisMove.Pass && phase.isOrdinary;
    }
    return isAllowed(choice.number) && choice.move.equals(move);
  }

  private boolean isAllowed(int number) {
    return (legal(number >> 6) >>> number & 1) != 0;
  }

  @Override
  public Optional<Violation> violation(IrisMove move) {
    return new Legality(this).violation(move);
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
    return play(parseMove(text, Strictness.LENIENT));
  }

  @Override
  public IrisPosition playUnchecked(IrisMove move) {
    Choice own = move.choice;
    if (own != null && own.tables == phase.tables) {
      return place(own, move.lowBit, move.highBit);
    }
    Choice choice = phase.tables.choice(move);
    return choice == null ? pass() : place(choice, choice.lowBit, choice.highBit);
  }

  private IrisPosition pass() {
    boolean ends = phase.passes == 1;
    return new IrisPosition(
        ends ? phase.tables.bothPassed : phase.tables.passed,
        ends ? 0 : seat ^ 1,
        emptyLow,
        emptyHigh,
        blackLow,
        blackHigh,
        rest,
        placementHash);
  }

  private IrisPosition place(Choice choice, long lowBit, long highBit) {
    Phase next = phase.tables.ordinary;
    int nextSeat = seat ^ 1;
    if (phase.isOrdinary && allowsAny(choice)) {
      next = choice;
      nextSeat = seat;
    } else if (isLast()) {
      next = phase.tables.full;
      nextSeat = 0;
    }
    // All is found before the position is made, so that the JIT need not clear its memory first.
    long black = seat - 1L; // all ones for Black
    long nextEmptyLow = emptyLow & ~lowBit;
    long nextEmptyHigh = emptyHigh & ~highBit;
    long nextBlackLow = blackLow | (lowBit & black);
    long nextBlackHigh = blackHigh | (highBit & black);
    long[] nextRest = rest.length == 0 ? rest : restAfter(choice);
    long nextHash = placementHash ^ choice.whiteKey ^ (choice.blackDifference & black);
    return new IrisPosition(
        next,
        nextSeat,
        nextEmptyLow,
        nextEmptyHigh,
        nextBlackLow,
        nextBlackHigh,
        nextRest,
        nextHash);
  }

  /** Whether a phase allows any of the moves whose cells are empty now. */
  private boolean allowsAny(Phase next) {
    return ((emptyLow & next.low) | (emptyHigh & next.high)) != 0 || allowsAnyOfRest(next);
  }

  private boolean allowsAnyOfRest(Phase next) {
    long found = 0;
    for (int word = 0; word < next.rest.length; word++) {
      found |= rest[2 * word] & next.rest[word];
    }
    return found != 0;
  }

  /** Whether only one choice is left, beside the pass. */
  private boolean isLast() {
    int left = Long.bitCount(emptyLow) + Long.bitCount(emptyHigh);
    return left <= 2 && left + emptyInRest() == 2;
  }

  private int emptyInRest() {
    int left = 0;
    for (int word = 0; word < rest.length; word += 2) {
      left += Long.bitCount(rest[word]);
    }
    return left;
  }

  private long[] restAfter(Choice choice) {
    if (choice.number < Tables.CAPACITY) {
      return rest;
    }
    long[] next = rest.clone();
    int word = 2 * (choice.number >> 6) - 4;
    long bit = 1L << choice.number;
    next[word] &= ~bit;
    next[word + 1] |= bit & (seat - 1L);
    return next;
  }

  IrisPosition map(Symmetry cells) {
    return of(
        game(),
        cells.apply(stones(Colour.BLACK)),
        cells.apply(stones(Colour.WHITE)),
        seat == 0 ? Colour.BLACK : Colour.WHITE,
        phase instanceof Choice first ? board().cell(cells.apply(first.number)) : null,
        passes());
  }

  @Override
  public IrisMove parseMove(CharSequence text, Strictness strictness) {
    return IrisNotation.parseMove(game(), text, strictness);
  }

  @Override
  public long hash() {
    return placementHash ^ phase.key ^ (seat == 0 ? 0 : Tables.WHITE_TO_MOVE);
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
        && phase.key == other.phase.key
        && seat == other.seat
        && emptyLow == other.emptyLow
        && emptyHigh == other.emptyHigh
        && blackLow == other.blackLow
        && blackHigh == other.blackHigh
        && Arrays.equals(rest, other.rest)
        && game().equals(other.game());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
