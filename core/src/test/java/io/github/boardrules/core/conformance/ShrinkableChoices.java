package io.github.boardrules.core.conformance;

import java.util.Arrays;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/**
 * Choices with fewer or smaller ones to try instead. They are made from the choices that the
 * property made, so the property must have run before.
 */
final class ShrinkableChoices implements Shrinkable<Choices> {
  /** Above this number, only the number of bits counts. */
  private static final long LARGE = 1L << 40;

  private final LongFunction<Choices> choices;
  private final long[] listed;
  private final long seed;
  private Choices last;
  private Choices used;

  /** Creates choices that a seed determines. */
  ShrinkableChoices(long seed) {
    this(Choices::random, seed, new long[0]);
  }

  private ShrinkableChoices(long[] numbers) {
    this(unused -> Choices.of(numbers), 0, numbers);
  }

  private ShrinkableChoices(LongFunction<Choices> choices, long seed, long[] listed) {
    this.choices = choices;
    this.seed = seed;
    this.listed = listed;
    this.last = choices.apply(seed);
    this.used = last;
  }

  @Override
  public Choices value() {
    used = numbers(last).length > 0 ? last : used;
    last = choices.apply(seed).expecting(numbers(used));
    return last;
  }

  private static long[] numbers(Choices choices) {
    return choices.chosen();
  }

  /** Returns the numbers that a property used; before it has run, those that it will use. */
  private long[] numbers() {
    long[] newest = numbers(last);
    long[] chosen = newest.length > 0 ? newest : numbers(used);
    return chosen.length > 0 ? chosen : listed;
  }

  @Override
  public ShrinkingDistance distance() {
    long[] numbers = numbers();
    return ShrinkingDistance.of(
        numbers.length, LongStream.of(numbers).map(ShrinkableChoices::size).sum());
  }

  private static long size(long number) {
    return Long.compareUnsigned(number, LARGE) < 0
        ? number
        : LARGE + Long.SIZE - Long.numberOfLeadingZeros(number);
  }

  @Override
  public Stream<Shrinkable<Choices>> shrink() {
    long[] numbers = numbers();
    return Stream.of(
            chunks(numbers.length).map(chunk -> without(numbers, chunk)),
            chunks(numbers.length).map(chunk -> withZeros(numbers, chunk)),
            smaller(numbers))
        .flatMap(each -> each)
        .map(ShrinkableChoices::new);
  }

  /** Returns all numbers, then halves of them from the end, then quarters, down to single ones. */
  private static Stream<int[]> chunks(int length) {
    return IntStream.iterate(length, size -> size > 0, size -> size / 2)
        .boxed()
        .flatMap(
            size ->
                IntStream.iterate(length, end -> end > 0, end -> end - size)
                    .mapToObj(end -> new int[] {Math.max(0, end - size), end}));
  }

  private static long[] without(long[] numbers, int[] chunk) {
    return LongStream.concat(
            Arrays.stream(numbers, 0, chunk[0]), Arrays.stream(numbers, chunk[1], numbers.length))
        .toArray();
  }

  private static long[] withZeros(long[] numbers, int[] chunk) {
    long[] changed = numbers.clone();
    Arrays.fill(changed, chunk[0], chunk[1], 0);
    return changed;
  }

  private static Stream<long[]> smaller(long[] numbers) {
    return IntStream.range(0, numbers.length)
        .filter(i -> numbers[i] != 0)
        .boxed()
        .flatMap(
            i -> Stream.of(with(numbers, i, numbers[i] >>> 1), with(numbers, i, numbers[i] - 1)));
  }

  private static long[] with(long[] numbers, int index, long number) {
    long[] changed = numbers.clone();
    changed[index] = number;
    return changed;
  }
}
