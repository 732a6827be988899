package io.github.boardrules.core.conformance;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;

/**
 * Random choices that jqwik shrinks. A property that takes them as a parameter makes a game, an
 * arrangement or a text from them:
 *
 * <pre>{@code
 * @Property
 * void everyPositionHasAText(@ForAll Choices choices) {
 *   Position<?> position = game.start();
 *   while (!position.isOver()) {
 *     position = position.successor(choices.nextInt(position.legalMoveCount()));
 *     ...
 *   }
 * }
 * }</pre>
 *
 * <p>The choices are a list of numbers, and every choice after the end of the list is 0. If the
 * property fails, jqwik removes numbers and reduces them as long as it still fails, and reports the
 * list, for example {@code [3, 0, 12]}. So let 0 be the plainest choice: the first move, the empty
 * cell, the end of a loop.
 */
public final class Choices extends Random {
  private static final long serialVersionUID = 1L;

  /** More choices than any property makes, unless it waits for a choice other than 0. */
  private static final int MOST = 1_000_000;

  /** The source of numbers that are not listed. Faster than that of the superclass. */
  private final transient SplittableRandom source;

  /** Whether the choices are listed. */
  private final boolean isListed;

  /** The listed choices. */
  private long[] numbers;

  /** The choices that are reported before any is made. */
  private long[] expected = {};

  /** The number of choices that were made. */
  private int count;

  private Choices(long seed, boolean isListed, long[] numbers) {
    super(seed);
    this.source = new SplittableRandom(seed);
    this.isListed = isListed;
    this.numbers = numbers;
  }

  /** Returns choices that a seed determines. */
  static Choices random(long seed) {
    return new Choices(seed, false, new long[16]);
  }

  /** Returns choices from a list of numbers, and 0 after its end. */
  static Choices of(long... numbers) {
    return new Choices(0, true, numbers.clone());
  }

  /** {@return random choices} */
  public static Arbitrary<Choices> arbitrary() {
    return Arbitraries.fromGenerator(random -> new ShrinkableChoices(random.nextLong()));
  }

  /**
   * {@return one of the elements of a list}
   *
   * @param list a list that is not empty
   * @param <T> the type of the elements
   */
  public <T> T pick(List<? extends T> list) {
    return list.get(nextInt(list.size()));
  }

  /** Returns these choices, which report some numbers before they are made. */
  Choices expecting(long[] chosen) {
    expected = chosen;
    return this;
  }

  /** Returns the numbers that were chosen, without zeros at the end. */
  long[] chosen() {
    int end = Math.min(count, numbers.length);
    while (end > 0 && numbers[end - 1] == 0) {
      end--;
    }
    return Arrays.copyOf(numbers, end);
  }

  /** Returns the next number, which is less than an unsigned bound; all are if the bound is 0. */
  private long choose(long bound) {
    int index = count++;
    if (isListed) {
      Assume.that(index < MOST);
      long number = index < numbers.length ? numbers[index] : 0;
      return bound == 0 ? number : Long.remainderUnsigned(number, bound);
    }
    if (index == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * index);
    }
    numbers[index] = bound == 0 ? source.nextLong() : source.nextLong(bound);
    return numbers[index];
  }

  @Override
  protected int next(int bits) {
    return (int) choose(1L << bits);
  }

  @Override
  public int nextInt() {
    return next(32);
  }

  @Override
  public int nextInt(int bound) {
    return nextInt(0, bound);
  }

  @Override
  public int nextInt(int origin, int bound) {
    if (origin >= bound) {
      throw new IllegalArgumentException("No number from " + origin + " to below " + bound);
    }
    return (int) (origin + choose((long) bound - origin));
  }

  @Override
  public long nextLong() {
    return choose(0);
  }

  @Override
  public boolean nextBoolean() {
    return choose(2) == 1;
  }

  /** Returns the numbers. */
  @Override
  public String toString() {
    return Arrays.stream(isListed ? numbers : count == 0 ? expected : chosen())
        .mapToObj(Long::toUnsignedString)
        .collect(Collectors.joining(", ", "[", "]"));
  }
}
