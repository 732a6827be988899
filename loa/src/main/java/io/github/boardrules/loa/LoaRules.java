package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNullElse;
import static java.util.Objects.requireNonNullElseGet;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.HexBoard;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The board, and the points on which published rules and playing sites disagree. An immutable
 * value. Seven combinations have names, all on the board of 8×8; others are built from them:
 *
 * <pre>{@code
 * LoaRules rules = LoaRules.SACKSON_1969.toBuilder().repetitionAt(3).build();
 * LoaRules hexagon = LoaRules.ABSTRACT_PLAY.toBuilder().board(HexBoard.of(6)).hasHole(true).build();
 * }</pre>
 *
 * @param bothConnected the result of a move that connects both sides
 * @param noLegalMove what happens to a side without a legal move
 * @param repetition the result of a repeated position
 * @param repetitionOf what has to be repeated; under {@link Repetition#NONE} always POSITION
 * @param repetitionAt the occurrence that ends the game, 2 to 5; the start of the game counts;
 *     under {@link Repetition#NONE} always 2
 * @param quietLimit the number of plies in a row without a capture that draws the game, 1 to 1000;
 *     0 for no limit; a pass and the removal of a piece into the hole are no captures
 * @param plyLimit the number of plies that draws the game, 1 to 10,000; 0 for no limit; passes
 *     count
 * @param order the checks after a move, in their order: each check that applies, once
 * @param anyPieceCount whether a side may have more pieces than in the standard setup of the board
 * @param board a square board with 4 to 16 cells on each side, or a hexagonal one with 3 to 8
 * @param hasHole whether the center of the board is a hole; only for hexagonal boards and square
 *     boards of odd size
 */
@Immutable
public record LoaRules(
    BothConnected bothConnected,
    NoLegalMove noLegalMove,
    Repetition repetition,
    RepetitionOf repetitionOf,
    int repetitionAt,
    int quietLimit,
    int plyLimit,
    ImmutableList<Check> order,
    boolean anyPieceCount,
    Board board,
    boolean hasHole) {

  /** The maximum {@link #quietLimit}. */
  public static final int MAX_QUIET_LIMIT = 1000;

  /** The maximum {@link #plyLimit}. */
  public static final int MAX_PLY_LIMIT = 10_000;

  /** The rules of Claude Soucie, who disliked draws. The default. */
  public static final LoaRules SOUCIE =
      new LoaRules(
          BothConnected.MOVER_WINS,
          NoLegalMove.LOSES,
          Repetition.MOVER_LOSES,
          RepetitionOf.POSITION,
          2,
          0,
          0,
          ImmutableList.of(Check.NO_MOVE, Check.REPETITION, Check.CONNECTION),
          false,
          Loa.BOARD,
          false);

  /** The rules after the first edition of Sid Sackson, <i>A Gamut of Games</i> (1969). */
  public static final LoaRules SACKSON_1969 =
      SOUCIE.toBuilder()
          .bothConnected(BothConnected.DRAW)
          .repetition(Repetition.DRAW)
          .order(ImmutableList.of(Check.CONNECTION, Check.NO_MOVE, Check.REPETITION))
          .build();

  /** The rules of computer tournaments. A side that cannot move passes. */
  public static final LoaRules COMPUTER_TOURNAMENT =
      SOUCIE.toBuilder()
          .noLegalMove(NoLegalMove.PASSES)
          .repetition(Repetition.DRAW)
          .repetitionAt(3)
          .order(ImmutableList.of(Check.CONNECTION, Check.REPETITION))
          .build();

  /**
   * The rules of the site Abstract Play, as its program gameslib plays them (commit b8c3115, 2026).
   * Positions may repeat for ever, so a game may never end.
   */
  public static final LoaRules ABSTRACT_PLAY =
      SOUCIE.toBuilder()
          .bothConnected(BothConnected.DRAW)
          .noLegalMove(NoLegalMove.PASSES)
          .repetition(Repetition.NONE)
          .order(ImmutableList.of(Check.CONNECTION))
          .build();

  /**
   * The rules of the program Ludii 1.3.13: those of {@link #ABSTRACT_PLAY}, and a draw after 2500
   * plies. Ludii's option "Mover Win" is {@link BothConnected#MOVER_WINS}.
   */
  public static final LoaRules LUDII = ABSTRACT_PLAY.toBuilder().plyLimit(2500).build();

  /**
   * The rules of the program OpenSpiel (commit 112b777): a repeated arrangement draws, whoever is
   * to move, and so does the 1000th ply, even if it connects a side. A comment in OpenSpiel says
   * that the side to move counts; its code does not compare it.
   */
  public static final LoaRules OPEN_SPIEL =
      SOUCIE.toBuilder()
          .repetition(Repetition.DRAW)
          .repetitionOf(RepetitionOf.PLACEMENT)
          .plyLimit(1000)
          .order(
              ImmutableList.of(Check.PLY_LIMIT, Check.CONNECTION, Check.REPETITION, Check.NO_MOVE))
          .build();

  /**
   * The rules of the site PlayStrategy, as its library strategygames plays them (commit 62efede). A
   * side that cannot move draws, and so do 100 plies without a capture and the fifth occurrence of
   * a position.
   */
  public static final LoaRules PLAY_STRATEGY =
      SOUCIE.toBuilder()
          .bothConnected(BothConnected.DRAW)
          .noLegalMove(NoLegalMove.DRAW)
          .repetition(Repetition.DRAW)
          .repetitionAt(5)
          .quietLimit(100)
          .order(
              ImmutableList.of(
                  Check.CONNECTION, Check.NO_MOVE, Check.QUIET_LIMIT, Check.REPETITION))
          .build();

  /** The result of a move that connects both sides. */
  public enum BothConnected {
    /** The side that moved wins. */
    MOVER_WINS,
    /** The game is drawn. */
    DRAW
  }

  /** What happens to a side without a legal move. */
  public enum NoLegalMove {
    /** It loses. */
    LOSES,
    /**
     * It passes. Under {@link Repetition#NONE}, a pass that answers a pass draws the game before
     * any other check, because neither side can ever move again.
     */
    PASSES,
    /** The game is drawn. */
    DRAW
  }

  /** The result of a repeated position. */
  public enum Repetition {
    /** The side whose move repeated the position loses. */
    MOVER_LOSES,
    /** The game is drawn. */
    DRAW,
    /** Positions may repeat for ever. Without a limit of plies, a game may never end. */
    NONE
  }

  /** What has to be repeated. */
  public enum RepetitionOf {
    /** The arrangement and the side to move. */
    POSITION,
    /** The arrangement, whichever side is to move. */
    PLACEMENT
  }

  /** A check that is made after every move and may end the game. */
  public enum Check {
    /** Whether the side to move has no legal move. */
    NO_MOVE,
    /** Whether the position has occurred {@link LoaRules#repetitionAt} times. */
    REPETITION,
    /** Whether a side is connected. */
    CONNECTION,
    /** Whether {@link LoaRules#quietLimit} plies in a row captured nothing. */
    QUIET_LIMIT,
    /** Whether {@link LoaRules#plyLimit} plies have been played. */
    PLY_LIMIT;

    /** Returns the name in the option {@code order}, for example {@code noMove}. */
    String label() {
      return CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_CAMEL, name());
    }
  }

  /** {@return the standard rules, {@link #SOUCIE}} */
  public static LoaRules standard() {
    return SOUCIE;
  }

  /**
   * Creates rules. {@link #toBuilder} is more convenient.
   *
   * @param bothConnected the result of a move that connects both sides
   * @param noLegalMove what happens to a side without a legal move
   * @param repetition the result of a repeated position
   * @param repetitionOf what has to be repeated
   * @param repetitionAt the occurrence that ends the game, 2 to 5
   * @param quietLimit the number of plies without a capture that draws the game; 0 for none
   * @param plyLimit the number of plies that draws the game; 0 for none
   * @param order the checks after a move, in their order
   * @param anyPieceCount whether a side may have more than {@link #maxPieces} pieces
   * @param board the board
   * @param hasHole whether the center of the board is a hole
   * @throws OptionException if a number is out of range, {@code order} does not consist of every
   *     check that applies, once, {@code repetitionAt} or {@code repetitionOf} is given although
   *     positions may repeat, or there is no such board
   */
  public LoaRules {
    checkNotNull(bothConnected, "bothConnected");
    checkNotNull(noLegalMove, "noLegalMove");
    checkNotNull(repetition, "repetition");
    checkNotNull(repetitionOf, "repetitionOf");
    checkRange(LoaOptions.REPETITION_AT, repetitionAt, 2, 5);
    checkRange(LoaOptions.QUIET_LIMIT, quietLimit, 0, MAX_QUIET_LIMIT);
    checkRange(LoaOptions.PLY_LIMIT, plyLimit, 0, MAX_PLY_LIMIT);
    if (repetition == Repetition.NONE) {
      checkUnused(LoaOptions.REPETITION_AT, repetitionAt == 2);
      checkUnused(LoaOptions.REPETITION_OF, repetitionOf == RepetitionOf.POSITION);
    }
    BoardSize.check(board, hasHole);
    ImmutableList<Check> applicable = applicable(noLegalMove, repetition, quietLimit, plyLimit);
    if (!ImmutableList.sortedCopyOf(order).equals(applicable)) {
      throw new OptionException(
          Code.CONTRADICTION,
          LoaOptions.ORDER,
          "must have each check that applies once: " + LoaOptions.labels(applicable));
    }
  }

  static void checkRange(String option, int value, int min, int max) {
    if (value < min || value > max) {
      throw new OptionException(
          Code.OUT_OF_RANGE,
          option,
          "must be a whole number from " + min + " to " + max + ", but is " + value);
    }
  }

  private static void checkUnused(String option, boolean isUnused) {
    if (!isUnused) {
      throw new OptionException(
          Code.CONTRADICTION, option, "must not be given, because positions may repeat for ever");
    }
  }

  /** Returns the checks that apply, in the order of {@link Check}. */
  private static ImmutableList<Check> applicable(
      NoLegalMove noLegalMove, Repetition repetition, int quietLimit, int plyLimit) {
    return Arrays.stream(Check.values())
        .filter(
            check ->
                switch (check) {
                  case NO_MOVE -> noLegalMove != NoLegalMove.PASSES;
                  case REPETITION -> repetition != Repetition.NONE;
                  case CONNECTION -> true;
                  case QUIET_LIMIT -> quietLimit > 0;
                  case PLY_LIMIT -> plyLimit > 0;
                })
        .collect(toImmutableList());
  }

  /**
   * {@return the number of pieces that each side has in the standard setup of the board} More of
   * them need {@link #anyPieceCount}.
   */
  public int maxPieces() {
    return (board instanceof HexBoard ? 3 : 2) * (BoardSize.of(board) - 2);
  }

  /** {@return a builder that starts with these rules} */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** {@return the options in which these rules differ from {@link #SOUCIE}} */
  @Override
  public String toString() {
    return LoaOptions.write(this).toString();
  }

  /**
   * Builds rules that differ from given ones in some points. {@link #build} is the only place that
   * derives values that are not given.
   */
  public static final class Builder {
    private final LoaRules initial;
    private BothConnected bothConnected;
    private NoLegalMove noLegalMove;
    private Repetition repetition;
    private @Nullable RepetitionOf repetitionOf;
    private @Nullable Integer repetitionAt;
    private int quietLimit;
    private int plyLimit;
    private @Nullable ImmutableList<Check> order;
    private boolean anyPieceCount;
    private Board board;
    private boolean hasHole;

    private Builder(LoaRules rules) {
      this.initial = rules;
      this.bothConnected = rules.bothConnected;
      this.noLegalMove = rules.noLegalMove;
      this.repetition = rules.repetition;
      this.quietLimit = rules.quietLimit;
      this.plyLimit = rules.plyLimit;
      this.anyPieceCount = rules.anyPieceCount;
      this.board = rules.board;
      this.hasHole = rules.hasHole;
    }

    /**
     * {@return this builder}
     *
     * @param value the result of a move that connects both sides
     */
    @CanIgnoreReturnValue
    public Builder bothConnected(BothConnected value) {
      bothConnected = checkNotNull(value, "value");
      return this;
    }

    /**
     * {@return this builder} {@link NoLegalMove#PASSES} removes {@link Check#NO_MOVE} from the
     * order of the initial rules; a change from it requires an {@link #order}.
     *
     * @param value what happens to a side without a legal move
     */
    @CanIgnoreReturnValue
    public Builder noLegalMove(NoLegalMove value) {
      noLegalMove = checkNotNull(value, "value");
      return this;
    }

    /**
     * {@return this builder} {@link Repetition#NONE} removes {@link Check#REPETITION} from the
     * order of the initial rules; a change from it requires an {@link #order}.
     *
     * @param value the result of a repeated position
     */
    @CanIgnoreReturnValue
    public Builder repetition(Repetition value) {
      repetition = checkNotNull(value, "value");
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value what has to be repeated
     */
    @CanIgnoreReturnValue
    public Builder repetitionOf(RepetitionOf value) {
      repetitionOf = checkNotNull(value, "value");
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value the occurrence of a position that ends the game, 2 to 5
     */
    @CanIgnoreReturnValue
    public Builder repetitionAt(int value) {
      repetitionAt = value;
      return this;
    }

    /**
     * {@return this builder} Without an {@link #order}, a new limit is checked last.
     *
     * @param value the number of plies without a capture that draws the game, 1 to 1000; 0 for none
     */
    @CanIgnoreReturnValue
    public Builder quietLimit(int value) {
      quietLimit = value;
      return this;
    }

    /**
     * {@return this builder} Without an {@link #order}, a new limit is checked last.
     *
     * @param value the number of plies that draws the game, 1 to 10,000; 0 for none
     */
    @CanIgnoreReturnValue
    public Builder plyLimit(int value) {
      plyLimit = value;
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value the checks after a move, each check that applies once
     */
    @CanIgnoreReturnValue
    public Builder order(ImmutableList<Check> value) {
      order = checkNotNull(value, "value");
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value whether a side may have more than {@link LoaRules#maxPieces} pieces
     */
    @CanIgnoreReturnValue
    public Builder anyPieceCount(boolean value) {
      anyPieceCount = value;
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value a square board of side 4 to 16, or a hexagonal one of side 3 to 8
     */
    @CanIgnoreReturnValue
    public Builder board(Board value) {
      board = checkNotNull(value, "value");
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value whether the center of the board is a hole
     */
    @CanIgnoreReturnValue
    public Builder hasHole(boolean value) {
      hasHole = value;
      return this;
    }

    /**
     * {@return the rules}
     *
     * @throws OptionException if the values contradict each other
     */
    public LoaRules build() {
      boolean repeats = repetition != Repetition.NONE;
      checkUnused(LoaOptions.REPETITION_AT, repeats || repetitionAt == null);
      return new LoaRules(
          bothConnected,
          noLegalMove,
          repetition,
          requireNonNullElse(repetitionOf, repeats ? initial.repetitionOf : RepetitionOf.POSITION),
          requireNonNullElse(repetitionAt, repeats ? initial.repetitionAt : 2),
          quietLimit,
          plyLimit,
          requireNonNullElseGet(order, this::initialOrder),
          anyPieceCount,
          board,
          hasHole);
    }

    /** Returns the initial order without checks that no longer apply, and with new limits. */
    private ImmutableList<Check> initialOrder() {
      Set<Check> result = new LinkedHashSet<>(initial.order);
      result.add(Check.QUIET_LIMIT);
      result.add(Check.PLY_LIMIT);
      result.retainAll(applicable(noLegalMove, repetition, quietLimit, plyLimit));
      return ImmutableList.copyOf(result);
    }
  }
}
