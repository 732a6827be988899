package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;
import org.jspecify.annotations.Nullable;

/**
 * The points on which published rules of Lines of Action disagree. An immutable value. Three
 * combinations have names; others are built from them:
 *
 * <pre>{@code
 * LoaRules rules = LoaRules.SACKSON_1969.toBuilder().repetitionAt(3).build();
 * }</pre>
 *
 * @param bothConnected the result of a move that connects both sides
 * @param noLegalMove what happens to a side without a legal move
 * @param repetition the result of a repeated position
 * @param repetitionAt the occurrence of a position that ends the game, 2 or 3; a position is the
 *     placement and the side to move, and the start of the game counts
 * @param order the checks after a move, in their order: each check that applies, once
 * @param anyPieceCount whether a side may have more than {@link Loa#MAX_PIECES} pieces
 */
public record LoaRules(
    BothConnected bothConnected,
    NoLegalMove noLegalMove,
    Repetition repetition,
    int repetitionAt,
    ImmutableList<Check> order,
    boolean anyPieceCount) {

  /** The rules of Claude Soucie, who disliked draws. The default. */
  public static final LoaRules SOUCIE =
      new LoaRules(
          BothConnected.MOVER_WINS,
          NoLegalMove.LOSES,
          Repetition.MOVER_LOSES,
          2,
          ImmutableList.of(Check.NO_MOVE, Check.REPETITION, Check.CONNECTION),
          false);

  /** The rules after the first edition of Sid Sackson, <i>A Gamut of Games</i> (1969). */
  public static final LoaRules SACKSON_1969 =
      new LoaRules(
          BothConnected.DRAW,
          NoLegalMove.LOSES,
          Repetition.DRAW,
          2,
          ImmutableList.of(Check.CONNECTION, Check.NO_MOVE, Check.REPETITION),
          false);

  /** The rules of computer tournaments. A side that cannot move passes. */
  public static final LoaRules COMPUTER_TOURNAMENT =
      new LoaRules(
          BothConnected.MOVER_WINS,
          NoLegalMove.PASSES,
          Repetition.DRAW,
          3,
          ImmutableList.of(Check.CONNECTION, Check.REPETITION),
          false);

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
    /** It passes. */
    PASSES
  }

  /** The result of a repeated position. */
  public enum Repetition {
    /** The side whose move repeated the position loses. */
    MOVER_LOSES,
    /** The game is drawn. */
    DRAW
  }

  /** A check that is made after every move and may end the game. */
  public enum Check {
    /** Whether the side to move has no legal move. */
    NO_MOVE,
    /** Whether the position has occurred {@link LoaRules#repetitionAt} times. */
    REPETITION,
    /** Whether a side is connected. */
    CONNECTION;

    /** {@return the name in the option {@code order}, for example {@code noMove}} */
    public String label() {
      return CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_CAMEL, name());
    }
  }

  /**
   * Creates rules.
   *
   * @param bothConnected the result of a move that connects both sides
   * @param noLegalMove what happens to a side without a legal move
   * @param repetition the result of a repeated position
   * @param repetitionAt the occurrence of a position that ends the game, 2 or 3
   * @param order the checks after a move, in their order
   * @param anyPieceCount whether a side may have more than {@link Loa#MAX_PIECES} pieces
   * @throws OptionException if {@code repetitionAt} is neither 2 nor 3, or if {@code order} does
   *     not consist of every check that applies, once
   */
  public LoaRules {
    checkNotNull(bothConnected, "bothConnected");
    checkNotNull(noLegalMove, "noLegalMove");
    checkNotNull(repetition, "repetition");
    if (repetitionAt != 2 && repetitionAt != 3) {
      throw new OptionException(Code.OUT_OF_RANGE, LoaOptions.REPETITION_AT, "must be 2 or 3");
    }
    checkOrder(order, noLegalMove);
  }

  private static void checkOrder(ImmutableList<Check> order, NoLegalMove noLegalMove) {
    ImmutableList<Check> applicable =
        noLegalMove == NoLegalMove.PASSES
            ? ImmutableList.of(Check.REPETITION, Check.CONNECTION)
            : ImmutableList.copyOf(Check.values());
    if (!ImmutableList.sortedCopyOf(order).equals(applicable)) {
      throw new OptionException(
          Code.CONTRADICTION,
          LoaOptions.ORDER,
          "must have each check that applies once: " + LoaOptions.labels(applicable));
    }
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

  /** Builds rules that differ from given ones in some points. */
  public static final class Builder {
    private BothConnected bothConnected;
    private NoLegalMove noLegalMove;
    private Repetition repetition;
    private int repetitionAt;
    private final ImmutableList<Check> initialOrder;
    private @Nullable ImmutableList<Check> order;
    private boolean anyPieceCount;

    private Builder(LoaRules rules) {
      this.bothConnected = rules.bothConnected;
      this.noLegalMove = rules.noLegalMove;
      this.repetition = rules.repetition;
      this.repetitionAt = rules.repetitionAt;
      this.initialOrder = rules.order;
      this.anyPieceCount = rules.anyPieceCount;
    }

    /**
     * {@return this builder}
     *
     * @param value the result of a move that connects both sides
     */
    public Builder bothConnected(BothConnected value) {
      bothConnected = value;
      return this;
    }

    /**
     * {@return this builder} {@link NoLegalMove#PASSES} removes {@link Check#NO_MOVE} from the
     * order of the initial rules; a change to {@link NoLegalMove#LOSES} requires an {@link #order}.
     *
     * @param value what happens to a side without a legal move
     */
    public Builder noLegalMove(NoLegalMove value) {
      noLegalMove = value;
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value the result of a repeated position
     */
    public Builder repetition(Repetition value) {
      repetition = value;
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value the occurrence of a position that ends the game, 2 or 3
     */
    public Builder repetitionAt(int value) {
      repetitionAt = value;
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value the checks after a move, each check that applies once
     */
    public Builder order(ImmutableList<Check> value) {
      order = value;
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value whether a side may have more than {@link Loa#MAX_PIECES} pieces
     */
    public Builder anyPieceCount(boolean value) {
      anyPieceCount = value;
      return this;
    }

    /**
     * {@return the rules}
     *
     * @throws OptionException if the values contradict each other
     */
    public LoaRules build() {
      ImmutableList<Check> checks =
          order != null
              ? order
              : initialOrder.stream().filter(this::applies).collect(toImmutableList());
      return new LoaRules(
          bothConnected, noLegalMove, repetition, repetitionAt, checks, anyPieceCount);
    }

    private boolean applies(Check check) {
      return check != Check.NO_MOVE || noLegalMove == NoLegalMove.LOSES;
    }
  }
}
