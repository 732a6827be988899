package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Score;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The scores of both sides' groups, highest first, those of 0 included. They are compared place by
 * place, the shorter list filled up with zeros; the first difference decides. Immutable and a
 * value.
 */
public final class IrisScore implements Score {
  // Who leads is all that most want to know of a finished game, and mostly the highest scores tell
  // it; so the others are put in order when they are asked for.

  /** Black's in any order, with anything behind them. */
  private final int[] black;

  private final int blackCount;

  /** White's, likewise. */
  private final int[] white;

  private final int whiteCount;

  /** The highest score of Black less that of White. */
  private final int highestDifference;

  /**
   * Checks the order.
   *
   * @param black the scores of Black's groups
   * @param white the scores of White's groups
   * @throws IllegalArgumentException if a list is not sorted, highest first, or has a negative
   *     score
   */
  public IrisScore(ImmutableList<Integer> black, ImmutableList<Integer> white) {
    this(
        Ints.toArray(black),
        black.size(),
        Ints.toArray(white),
        white.size(),
        first(black) - first(white));
    checkArgument(isSorted(black), "scores of Black %s", black);
    checkArgument(isSorted(white), "scores of White %s", white);
  }

  private static int first(List<Integer> scores) {
    return scores.isEmpty() ? 0 : scores.get(0);
  }

  /** Takes the arrays over: nobody else may change them. */
  IrisScore(int[] black, int blackCount, int[] white, int whiteCount, int highestDifference) {
    this.black = black;
    this.blackCount = blackCount;
    this.white = white;
    this.whiteCount = whiteCount;
    this.highestDifference = highestDifference;
  }

  private static boolean isSorted(List<Integer> scores) {
    int last = Integer.MAX_VALUE;
    for (int score : scores) {
      if (score > last) {
        return false;
      }
      last = score;
    }
    return last >= 0;
  }

  /** {@return the scores of Black's groups, highest first} */
  public ImmutableList<Integer> black() {
    return descending(black, blackCount);
  }

  /** {@return the scores of White's groups, highest first} */
  public ImmutableList<Integer> white() {
    return descending(white, whiteCount);
  }

  private static ImmutableList<Integer> descending(int[] scores, int count) {
    return ImmutableList.copyOf(Ints.asList(ascending(scores, count))).reverse();
  }

  private static int[] ascending(int[] scores, int count) {
    int[] sorted = Arrays.copyOf(scores, count);
    Arrays.sort(sorted);
    return sorted;
  }

  /** {@return the place of the first difference, counted from 0; empty when the score is level} */
  public OptionalInt decidingPlace() {
    int[] ofBlack = ascending(black, blackCount);
    int[] ofWhite = ascending(white, whiteCount);
    int place = firstDifference(ofBlack, ofWhite);
    return place < 0 ? OptionalInt.empty() : OptionalInt.of(place);
  }

  /** {@return the first difference, Black's score less White's; 0 when the score is level} */
  public int difference() {
    if (highestDifference != 0) {
      return highestDifference;
    }
    int[] ofBlack = ascending(black, blackCount);
    int[] ofWhite = ascending(white, whiteCount);
    int place = firstDifference(ofBlack, ofWhite);
    return place < 0 ? 0 : at(ofBlack, place) - at(ofWhite, place);
  }

  private static int firstDifference(int[] black, int[] white) {
    int places = Math.max(black.length, white.length);
    for (int place = 0; place < places; place++) {
      if (at(black, place) != at(white, place)) {
        return place;
      }
    }
    return -1;
  }

  /** The score at a place counted from the highest one on. */
  private static int at(int[] ascending, int place) {
    return place < ascending.length ? ascending[ascending.length - 1 - place] : 0;
  }

  @Override
  public Optional<Player> leader() {
    int difference = difference();
    return difference == 0
        ? Optional.empty()
        : Optional.of(difference > 0 ? Player.FIRST : Player.SECOND);
  }

  @Override
  public IrisScore swapPlayers() {
    return new IrisScore(white, whiteCount, black, blackCount, -highestDifference);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof IrisScore other
        && black().equals(other.black())
        && white().equals(other.white());
  }

  @Override
  public int hashCode() {
    return 31 * black().hashCode() + white().hashCode();
  }

  /** {@return both lists: {@code Black 5 3 0, White 5 2}} */
  @Override
  public String toString() {
    return "Black " + list(black()) + ", White " + list(white());
  }

  private static String list(List<Integer> scores) {
    return scores.isEmpty() ? "-" : Joiner.on(' ').join(scores);
  }
}
