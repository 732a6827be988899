package io.github.boardrules.core.record;

/** How a record is written. */
public enum RecordFormat {
  /**
   * The library's own format, for every game: that of PGN, with the game's notation for the moves
   * and the tags {@code Game}, {@code Options}, {@code Setup}, {@code First} and {@code Second}.
   *
   * <p>What differs from PGN: a number counts a turn, whatever moves it has; {@code 1-0} says that
   * FIRST won; in tags and comments {@code \n} is a line end and a backslash, a {@code u} and four
   * hexadecimal digits are a character, and in comments <code>\</code> before a line end joins the
   * lines; the tag {@code Termination} may be {@code resignation}, {@code forfeit} or {@code time
   * forfeit}, each also with {@code by FIRST} or {@code by SECOND} who did it, or {@code
   * agreement}.
   *
   * <p>Reading is lenient: numbers may be missing or wrong, and so may tags, in a game without tags
   * also the result; lines that begin with {@code %} are passed over; a game without a result ends
   * where tags begin again, behind its moves, a comment or an empty line, or where after an empty
   * line a move numbered 1 follows. There a comment ends that is not closed; in a game with tags
   * only where tags begin.
   */
  BRG(".brg"),
  /**
   * SGF FF[4], for games that have an {@link SgfDialect}. FIRST plays {@code B}.
   *
   * <p>Reading is lenient: lower-case letters in the names of properties are dropped, as in FF[1]
   * to FF[3], comments may stand in nodes of their own, several moves may stand in a node. The
   * markup, times and private properties of nodes behind the root are passed over. Alternatives to
   * the first move of a variation are the same as alternatives beside it.
   */
  SGF(".sgf");

  private final String extension;

  RecordFormat(String extension) {
    this.extension = extension;
  }

  /** {@return how the names of such files end, in lower case: {@code .brg}, {@code .sgf}} */
  public String extension() {
    return extension;
  }
}
