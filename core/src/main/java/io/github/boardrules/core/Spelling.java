package io.github.boardrules.core;

import com.google.common.base.Ascii;

/** Compares unknown words with known ones, to suggest the word that was probably meant. */
final class Spelling {
  /** The maximum length of a compared word, in characters. */
  private static final int MAX_LENGTH = 40;

  private static final int MAX_CHANGES = 2;

  private Spelling() {}

  /**
   * Returns whether one word can be turned into the other by inserting, deleting or replacing at
   * most two characters, and fewer than half as many characters as the known word has. Ignores
   * letter case. Runs in time proportional to the product of both lengths, each at most 40.
   */
  static boolean isSimilar(String known, String word) {
    if (known.length() > MAX_LENGTH || word.length() > MAX_LENGTH) {
      return false;
    }
    int changes = changes(Ascii.toLowerCase(known), Ascii.toLowerCase(word));
    return changes <= MAX_CHANGES && 2 * changes < known.length();
  }

  /** Returns the Levenshtein distance, computed row by row. */
  private static int changes(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
