package io.github.boardrules.examples.engine.command;

import static java.util.Comparator.comparingInt;

import java.util.Collection;
import java.util.Optional;

/** Finds the known name that a person meant who typed another. */
final class NearestName {
  private NearestName() {}

  /**
   * Returns the name with the fewest mistakes: characters that are missing, too many, wrong or
   * swapped with the next one. Empty if more than a third of it is wrong.
   */
  static Optional<String> of(String typed, Collection<String> names) {
    String text = typed.indexOf('=') < 0 ? typed : typed.substring(0, typed.indexOf('='));
    return names.stream()
        .filter(name -> mistakes(text, name) <= (name.length() + 1) / 3)
        .min(comparingInt(name -> mistakes(text, name)));
  }

  private static int mistakes(String a, String b) {
    int[][] all = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          all[i][j] = i + j;
          continue;
        }
        int wrong = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int least = Math.min(all[i - 1][j - 1] + wrong, Math.min(all[i - 1][j], all[i][j - 1]) + 1);
        boolean isSwapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        all[i][j] = isSwapped ? Math.min(least, all[i - 2][j - 2] + 1) : least;
      }
    }
    return all[a.length()][b.length()];
  }
}
