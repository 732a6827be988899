package io.github.boardrules.examples.engine.bulk;

/**
 * Finds cuts in BRG. A cut is the start of a line that begins with a tag, if the last non-blank
 * line before it consists of moves, variations and move numbers and ends with a result.
 *
 * <p>Such a cut is correct in every state that the reader can have at the start of that last line.
 * Among the moves, the line contains moves too, so the tag ends the game. In a comment, nothing in
 * the line can close the comment, so the tag ends it, as the end of the text would.
 */
final class BrgCuts extends Cuts {
  private static final int MAX_NAME = 100;

  /** The results, as numbers whose base-256 digits are the characters. */
  private static final long FIRST = digits("1-0");

  private static final long SECOND = digits("0-1");
  private static final long DRAW = digits("1/2-1/2");
  private static final long UNKNOWN = digits("*");

  private enum State {
    /** At the beginning of a line. */
    START,
    /** In a line that contains only moves so far. */
    MOVES,
    /** In the name of a tag. */
    NAME,
    /** After the name of a tag, where its text must begin. */
    QUOTE,
    /** In any other line. */
    OTHER
  }

  private State state;
  private boolean afterResult;
  private boolean blank = true;
  private long token;
  private int tokenLength;
  private boolean inToken;
  private long tag = NONE;

  /**
   * Creates a finder of cuts.
   *
   * @param inTheMiddle whether the text can begin in the middle of a game
   */
  BrgCuts(boolean inTheMiddle) {
    state = inTheMiddle ? State.OTHER : State.START;
    blank = !inTheMiddle;
  }

  private static long digits(String text) {
    long digits = 0;
    for (int i = 0; i < text.length(); i++) {
      digits = digits << 8 | text.charAt(i);
    }
    return digits;
  }

  @Override
  long accept(byte next, long at) {
    switch (state) {
      case START, MOVES -> acceptMove(next, at);
      case NAME -> {
        if (next == ' ' && at > tag + 1) {
          state = State.QUOTE;
        } else if (!isNameCharacter(next) || at > tag + MAX_NAME) {
          beOther();
        }
      }
      case QUOTE -> {
        long cut = next == '"' ? tag : NONE;
        beOther();
        return cut;
      }
      case OTHER -> {}
    }
    return NONE;
  }

  private void acceptMove(byte next, long at) {
    if (next == '[' && state == State.START && afterResult) {
      blank = false;
      tag = at;
      state = State.NAME;
      return;
    }
    state = State.MOVES;
    switch (next) {
      case ' ', '\t', 0x0b, '\f' -> inToken = false;
      case '[', ']', '{', '}', ';', '"', '%', '\\' -> beOther();
      default -> {
        blank = false;
        if (!inToken) {
          inToken = true;
          token = 0;
          tokenLength = 0;
        }
        token = token << 8 | (next & 0xff);
        tokenLength++;
      }
    }
  }

  private void beOther() {
    blank = false;
    tag = NONE;
    state = State.OTHER;
  }

  private static boolean isNameCharacter(byte c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }

  private boolean endsWithResult() {
    return state == State.MOVES
        && tokenLength <= 7
        && (token == FIRST || token == SECOND || token == DRAW || token == UNKNOWN);
  }

  @Override
  void endLine() {
    if (!blank) {
      afterResult = endsWithResult();
    }
    state = State.START;
    blank = true;
    inToken = false;
    tag = NONE;
  }

  @Override
  long candidate() {
    return tag;
  }
}
