package io.github.boardrules.core.record;

/** Line endings of the texts in records. */
final class Newlines {
  private Newlines() {}

  /** Normalizes line endings to LF. */
  static String unify(String text) {
    return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace('\r', '\n');
  }
}
