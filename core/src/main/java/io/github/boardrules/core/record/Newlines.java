package io.github.boardrules.core.record;

/** Makes LF of all line ends, which no format can keep apart. */
final class Newlines {
  private Newlines() {}

  static String unify(String text) {
    return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace('\r', '\n');
  }
}
