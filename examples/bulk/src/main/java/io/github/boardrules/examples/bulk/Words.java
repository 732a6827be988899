package io.github.boardrules.examples.bulk;

/** Escapes untrusted text for display. */
public final class Words {
  private Words() {}

  /**
   * {@return the text with control and format characters, including line ends, replaced by Unicode
   * escapes}
   *
   * @param text any text
   */
  public static String printable(String text) {
    StringBuilder result = null;
    for (int i = 0; i < text.length(); i++) {
      if (!isPrintable(text.charAt(i))) {
        result = result == null ? new StringBuilder(text.substring(0, i)) : result;
        result.append(String.format("\\u%04x", (int) text.charAt(i)));
      } else if (result != null) {
        result.append(text.charAt(i));
      }
    }
    return result == null ? text : result.toString();
  }

  private static boolean isPrintable(char c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
