package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;
import org.jspecify.annotations.Nullable;

/**
 * The points on which the published rules of Lines of Action disagree. Immutable and a value. Three
 * combinations have names; others are built from them:
 *
 * <pre>{@code
 * LoaRules rules = LoaRules.SACKSON_1969.toBuilder().repetitionAt(3).build();
 * }</pre>
 *
 * @param bothConnected what a move that connects both sides means
 * @param noLegalMove what it means to have no legal move
 * @param repetition what the repetition of a position means
 * @param repetitionAt the occurrence of a position that ends the game, 2 or 3; a position is the
 *     placement and the side to move, and the first one of the game counts
 * @param order the checks after a move in the order in which they are made; those that apply, each
 *     once
 * @param anyPieceCount whether a side may have more than {@link Loa#MAX_PIECES} pieces
 */
public record LoaRules(
    BothConnected bothConnected,
    NoLegalMove noLegalMove,
    Repetition repetition,
    int repetitionAt,
    ImmutableList<Check> order,
    boolean anyPieceCount) {

  /** The rules of Claude Soucie, who disliked draws: the default. */
  public static final LoaRules SOUCIE =
      new LoaRules(
          BothConnected.MOVER_WINS,
          NoLegalMove.LOSES,
          Repetition.MOVER_LOSES,
          2,
          ImmutableList.of(Check.NO_MOVE, Check.REPETITION, Check.CONNECTION),
          false);

  /** The rules of Sid Sackson, <i>A Gamut of Games</i> (1969). */
  public static final LoaRules SACKSON_1969 =
      new LoaRules(
          BothConnected.DRAW,
          NoLegalMove.LOSES,
          Repetition.DRAW,
          2,
          ImmutableList.of(Check.CONNECTION, Check.NO_MOVE, Check.REPETITION),
          false);

  /** The rules of computer tournaments: a side that cannot move passes. */
  public static final LoaRules COMPUTER_TOURNAMENT =
      new LoaRules(
          BothConnected.MOVER_WINS,
          NoLegalMove.PASSES,
          Repetition.DRAW,
          3,
          ImmutableList.of(Check.CONNECTION, Check.REPETITION),
          false);

  /** What a move that connects both sides means. */
  public enum BothConnected {
    /** The side that moved wins. */
    MOVER_WINS,
    /** The game is drawn. */
    DRAW
  }

  /** What it means to have no legal move. */
  public enum NoLegalMove {
    /** The side to move loses. */
    LOSES,
    /** The side to move passes. */
    PASSES
  }

  /** What the repetition of a position means. */
  public enum Repetition {
    /** The side whose move repeated it loses. */
    MOVER_LOSES,
    /** The game is drawn. */
    DRAW
  }

  /** A question asked after a move; the first one that is answered with yes ends the game. */
  public enum Check {
    /** Has the side to move no legal move? */
    NO_MOVE,
    /** Has the position occurred too often? */
    REPETITION,
    /** Is a side connected? */
    CONNECTION;

    /** {@return the name in the option {@code order}: {@code noMove}} */
    public String label() {
      return CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_CAMEL, name());
    }
  }

  /**
   * Checks that the values go together.
   *
   * @param bothConnected what a move that connects both sides means
   * @param noLegalMove what it means to have no legal move
   * @param repetition what the repetition of a position means
   * @param repetitionAt the occurrence of a position that ends the game, 2 or 3
   * @param order the checks after a move
   * @param anyPieceCount whether a side may have more than {@link Loa#MAX_PIECES} pieces
   * @throws OptionException if {@code repetitionAt} is neither 2 nor 3, or {@code order} does not
   *     have every check that applies once and no other
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
    ImmutableSet<Check> checks = ImmutableSet.copyOf(order);
    if (checks.size() < order.size()) {
      throw contradiction("has a check twice");
    }
    if (!checks.contains(Check.REPETITION) || !checks.contains(Check.CONNECTION)) {
      throw contradiction("must have both repetition and connection");
    }
    if (checks.contains(Check.NO_MOVE) && noLegalMove == NoLegalMove.PASSES) {
      throw contradiction("must not have noMove where a side that cannot move passes");
    }
    if (!checks.contains(Check.NO_MOVE) && noLegalMove == NoLegalMove.LOSES) {
      throw contradiction("must have noMove where a side that cannot move loses");
    }
  }

  private static OptionException contradiction(String message) {
    return new OptionException(Code.CONTRADICTION, LoaOptions.ORDER, message);
  }

  /** {@return a builder that begins with these rules} */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** {@return the options in which the rules differ from {@link #SOUCIE}, for people} */
  @Override
  public String toString() {
    return LoaOptions.write(this).toString();
  }

  /** Changes rules one by one. */
  public static final class Builder {
    private BothConnected bothConnected;
    private NoLegalMove noLegalMove;
    private Repetition repetition;
    private int repetitionAt;
    private final ImmutableList<Check> usualOrder;
    private @Nullable ImmutableList<Check> order;
    private boolean anyPieceCount;

    private Builder(LoaRules rules) {
      this.bothConnected = rules.bothConnected;
      this.noLegalMove = rules.noLegalMove;
      this.repetition = rules.repetition;
      this.repetitionAt = rules.repetitionAt;
      this.usualOrder = rules.order;
      this.anyPieceCount = rules.anyPieceCount;
    }

    /**
     * Sets what a move that connects both sides means.
     *
     * @param value what it means
     * @return this
     */
    public Builder bothConnected(BothConnected value) {
      bothConnected = value;
      return this;
    }

    /**
     * Sets what it means to have no legal move. Where passing comes in, the check for it leaves the
     * order by itself; where passing goes, an {@link #order} must be given.
     *
     * @param value what it means
     * @return this
     */
    public Builder noLegalMove(NoLegalMove value) {
      noLegalMove = value;
      return this;
    }

    /**
     * Sets what the repetition of a position means.
     *
     * @param value what it means
     * @return this
     */
    public Builder repetition(Repetition value) {
      repetition = value;
      return this;
    }

    /**
     * Sets the occurrence of a position that ends the game.
     *
     * @param value 2 or 3
     * @return this
     */
    public Builder repetitionAt(int value) {
      repetitionAt = value;
      return this;
    }

    /**
     * Sets the order of the checks after a move.
     *
     * @param value those that apply, each once
     * @return this
     */
    public Builder order(ImmutableList<Check> value) {
      order = value;
      return this;
    }

    /**
     * Sets whether a side may have more than {@link Loa#MAX_PIECES} pieces.
     *
     * @param value whether it may
     * @return this
     */
    public Builder anyPieceCount(boolean value) {
      anyPieceCount = value;
      return this;
    }

    /**
     * {@return the rules}
     *
     * @throws OptionException if the values do not go together
     */
    public LoaRules build() {
      return new LoaRules(
          bothConnected,
          noLegalMove,
          repetition,
          repetitionAt,
          order != null
              ? order
              : usualOrder.stream().filter(this::applies).collect(toImmutableList()),
          anyPieceCount);
    }

    private boolean applies(Check check) {
      return check != Check.NO_MOVE || noLegalMove == NoLegalMove.LOSES;
    }
  }
}
