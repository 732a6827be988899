package io.github.boardrules.examples.npm.build;

/** Methods of {@link String} as the JDK specifies them, in place of those of TeaVM 0.15. */
public final class Texts {
  private Texts() {}

  /**
   * {@return a text without white space at its start and end} TeaVM also strips no-break spaces.
   *
   * @param text the text
   */
  public static String strip(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  /**
   * {@return whether a text contains white space only} TeaVM knows no blank character but the
   * space.
   *
   * @param text the text
   */
  public static boolean isBlank(String text) {
    return strip(text).isEmpty();
  }
}
