package io.github.boardrules.examples.npm.build;

import org.jspecify.annotations.Nullable;

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

  /**
   * {@return a text with arguments in place of each %s} The formatter of TeaVM brings the names of
   * all languages and currencies with it.
   *
   * @param template the text, without any other conversion
   * @param arguments the arguments
   */
  public static String formatted(String template, @Nullable Object[] arguments) {
    StringBuilder text = new StringBuilder();
    int from = 0;
    for (Object argument : arguments) {
      int place = template.indexOf('%', from);
      if (place < 0 || !template.startsWith("%s", place)) {
        throw new IllegalArgumentException("This text is no template: " + template);
      }
      text.append(template, from, place).append(argument);
      from = place + 2;
    }
    if (template.indexOf('%', from) >= 0) {
      throw new IllegalArgumentException("This text has too few arguments: " + template);
    }
    return text.append(template, from, template.length()).toString();
  }
}
