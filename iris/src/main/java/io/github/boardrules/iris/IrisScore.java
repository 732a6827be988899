package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Score;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The group scores of both sides, each in descending order and including zeros. The lists are
 * compared place by place, the shorter one padded with zeros; the first difference decides.
 * Immutable and a value.
 */
@Immutable
public final class IrisScore implements Score {
  // Counting groups by score avoids sorting: at the highest score at which the counts differ, the
  // side with more groups leads.

  /** The number of black groups by their score. */
  @SuppressWarnings("Immutable") // never changed
  private final int[] black;

  /** The number of white groups by their score; of the same length. */
  @SuppressWarnings("Immutable") // never changed
  private final int[] white;

  /**
   * Creates a score from sorted lists.
   *
   * @param black the scores of Black's groups
   * @param white the scores of White's groups
   * @throws IllegalArgumentException if a list is not in descending order, or has a score that is
   *     negative or greater than the number of colored cells of the largest board
   */
  public IrisScore(List<Integer> black, List<Integer> white) {
    this(counts(black), counts(white));
  }

  /** Uses the arrays without copying them; they must not change. */
  IrisScore(int[] black, int[] white) {
    this.black = black;
    this.white = white;
  }

  private static int[] counts(List<Integer> scores) {
    int[] counts = new int[6 * (IrisRules.MAX_SIDE - 1) + 1];
    int last = counts.length - 1;
    for (int score : scores) {
      checkArgument(
          score >= 0 && score <= last,
          "The scores %s must be in descending order, from %s to 0",
          scores,
          counts.length - 1);
      counts[score]++;
      last = score;
    }
    return counts;
  }

  /** {@return the scores of Black's groups in descending order} */
  public List<Integer> black() {
    return of(Color.BLACK);
  }

  /** {@return the scores of White's groups in descending order} */
  public List<Integer> white() {
    return of(Color.WHITE);
  }

  /**
   * {@return the scores of the groups of a color in descending order}
   *
   * @param color black or white
   */
  public List<Integer> of(Color color) {
    checkNotNull(color, "color");
    int[] counts = color == Color.BLACK ? black : white;
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (int score = counts.length - 1; score >= 0; score--) {
      scores.addAll(Collections.nCopies(counts[score], score));
    }
    return scores.build();
  }

  /**
   * Returns the highest score of which the sides have different numbers of groups; 0 if there is
   * none.
   */
  private int decidingScore() {
    int score = black.length - 1;
    while (score > 0 && black[score] == white[score]) {
      score--;
    }
    return score;
  }

  /** {@return the first difference, Black's score minus White's; 0 if the score is level} */
  public int difference() {
    int score = decidingScore();
    if (score == 0) {
      return 0;
    }
    boolean blackLeads = black[score] > white[score];
    int[] other = blackLeads ? white : black;
    int next = score - 1;
    while (next > 0 && other[next] == 0) {
      next--;
    }
    return blackLeads ? score - next : next - score;
  }

  @Override
  public Optional<Player> leader() {
    int score = decidingScore();
    if (score == 0) {
      return Optional.empty();
    }
    return Optional.of(black[score] > white[score] ? Player.FIRST : Player.SECOND);
  }

  @Override
  public IrisScore swapPlayers() {
    return new IrisScore(white, black);
  }

  /** {@return the scores of the groups of each player in descending order} */
  @Override
  public Map<Player, Object> points() {
    return ImmutableMap.of(Player.FIRST, black(), Player.SECOND, white());
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
