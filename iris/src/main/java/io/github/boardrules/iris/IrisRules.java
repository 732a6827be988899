package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Rules;

/** The rules of a game of Iris: the size of the board. Immutable and a value. */
@Immutable
public final class IrisRules extends Rules<IrisRules> {
  /** The minimum number of cells on a side of the board. */
  public static final int MIN_SIDE = 2;

  /** The maximum number of cells on a side of the board. */
  public static final int MAX_SIDE = 13;

  /**
   * The number of cells on each side of the board, {@link #MIN_SIDE} to {@link #MAX_SIDE}; 5 to 8
   * are recommended, 5 for beginners.
   */
  public static final Option<Integer> SIDE_LENGTH =
      Option.integer(
          "n",
          "Board size",
          MIN_SIDE,
          MAX_SIDE,
          7,
          "The number of cells on each side of the hexagonal board.");

  static final ImmutableList<Option<?>> ALL = ImmutableList.of(SIDE_LENGTH);

  private static final IrisRules STANDARD = new IrisRules(Values.none());

  private IrisRules(Values values) {
    super(ALL, IrisRules::new, values);
  }

  /** {@return the standard rules: a board with 7 cells on each side and 127 in all} */
  public static IrisRules standard() {
    return STANDARD;
  }
}
