package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Score;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The scores of both sides' groups, highest first, those of 0 included. They are compared place by
 * place, the shorter list filled up with zeros; the first difference decides.
 *
 * @param black the scores of Black's groups
 * @param white the scores of White's groups
 */
public record IrisScore(ImmutableList<Integer> black, ImmutableList<Integer> white)
    implements Score {

  /**
   * Checks the order.
   *
   * @param black the scores of Black's groups
   * @param white the scores of White's groups
   * @throws IllegalArgumentException if a list is not sorted, highest first, or has a negative
   *     score
   */
  public IrisScore {
    checkArgument(isSorted(black), "scores of Black %s", black);
    checkArgument(isSorted(white), "scores of White %s", white);
  }

  private static boolean isSorted(List<Integer> scores) {
    int last = Integer.MAX_VALUE;
    for (int place = 0; place < scores.size(); place++) {
      int score = scores.get(place);
      if (score > last) {
        return false;
      }
      last = score;
    }
    return last >= 0;
  }

  /** {@return the place of the first difference, counted from 0; empty when the score is level} */
  public OptionalInt decidingPlace() {
    int place = firstDifference();
    return place < 0 ? OptionalInt.empty() : OptionalInt.of(place);
  }

  private int firstDifference() {
    int places = Math.max(black.size(), white.size());
    for (int place = 0; place < places; place++) {
      if (at(black, place) != at(white, place)) {
        return place;
      }
    }
    return -1;
  }

  /** {@return the first difference, Black's score less White's; 0 when the score is level} */
  public int difference() {
    int place = firstDifference();
    return place < 0 ? 0 : at(black, place) - at(white, place);
  }

  private static int at(List<Integer> scores, int place) {
    return place < scores.size() ? scores.get(place) : 0;
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
    return new IrisScore(white, black);
  }

  /** {@return both lists: {@code Black 5 3 0, White 5 2}} */
  @Override
  public String toString() {
    return "Black " + list(black) + ", White " + list(white);
  }

  private static String list(List<Integer> scores) {
    return scores.isEmpty() ? "-" : Joiner.on(' ').join(scores);
  }
}
