package io.github.boardrules.core.spi;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Ascii;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;

/**
 * Reads a short text from left to right and knows its place, so that every error can name it. Not
 * thread-safe; made for one text and thrown away.
 */
public final class TextScanner {
  /** What {@link #peek} gives at the end of the text. */
  public static final char END = '\0';

  /**
   * The longest text that is read, in characters, where nothing else is said: more than any cell or
   * move has and than positions have that are not thousands of moves old, and so little that
   * whatever a stranger sends is answered at once.
   */
  public static final int MAX_LENGTH = 20_000;

  private final CharSequence text;
  private int offset;

  /**
   * A scanner at the beginning of a text.
   *
   * @param text the text to read
   * @throws NotationException if the text is longer than {@link #MAX_LENGTH}
   */
  public TextScanner(CharSequence text) {
    this(text, MAX_LENGTH);
  }

  /**
   * A scanner at the beginning of a text that may be longer or shorter than most.
   *
   * @param text the text to read
   * @param maxLength the most characters that it may have
   * @throws NotationException if it has more
   */
  public TextScanner(CharSequence text, int maxLength) {
    this.text = checkNotNull(text, "text");
    if (text.length() > maxLength) {
      throw new NotationException(
          Code.TOO_LONG, maxLength, "Expected at most " + maxLength + " characters");
    }
  }

  /** {@return the number of characters read} */
  public int offset() {
    return offset;
  }

  /** {@return whether everything is read} */
  public boolean atEnd() {
    return offset >= text.length();
  }

  /** {@return the next character, {@link #END} if there is none} */
  public char peek() {
    return atEnd() ? END : text.charAt(offset);
  }

  /**
   * Reads the next character.
   *
   * @return the character
   * @throws NotationException if there is none
   */
  public char take() {
    if (atEnd()) {
      throw error(Code.UNEXPECTED, offset, "more text");
    }
    return text.charAt(offset++);
  }

  /** Which characters to read. */
  @FunctionalInterface
  public interface CharTest {
    /**
     * {@return whether to read the character}
     *
     * @param c a character
     */
    boolean test(char c);
  }

  /**
   * Reads the characters up to the first one that fails the test, or to the end.
   *
   * @param test which characters to read
   * @return the text
   */
  public String takeWhile(CharTest test) {
    int start = offset;
    while (!atEnd() && test.test(text.charAt(offset))) {
      offset++;
    }
    return start == offset ? "" : text.subSequence(start, offset).toString();
  }

  /** Reads blanks, if there are any: the space character only. */
  public void skipBlanks() {
    while (peek() == ' ') {
      offset++;
    }
  }

  /**
   * Reads the character if it comes next, in either letter case; else reads nothing.
   *
   * @param expected what is expected
   * @return whether it does
   */
  public boolean accept(char expected) {
    if (!atEnd() && Ascii.toLowerCase(text.charAt(offset)) == Ascii.toLowerCase(expected)) {
      offset++;
      return true;
    }
    return false;
  }

  /**
   * Reads the word if it comes next, in any letter case; else reads nothing.
   *
   * @param word what may come next
   * @return whether it does
   */
  public boolean accept(String word) {
    if (offset + word.length() > text.length()) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if (Ascii.toLowerCase(text.charAt(offset + i)) != Ascii.toLowerCase(word.charAt(i))) {
        return false;
      }
    }
    offset += word.length();
    return true;
  }

  /**
   * Reads the character, which must come next.
   *
   * @param expected what is expected
   * @throws NotationException if it does not
   */
  public void expect(char expected) {
    if (!accept(expected)) {
      throw error(Code.UNEXPECTED, offset, "'" + expected + "'");
    }
  }

  /**
   * Checks that everything is read.
   *
   * @throws NotationException if something is left
   */
  public void expectEnd() {
    if (!atEnd()) {
      throw error(Code.TOO_LONG, offset, "the end");
    }
  }

  /**
   * Reads a whole number: digits only, at most nine.
   *
   * @return the number
   * @throws NotationException if none comes next, or a longer one
   */
  public int number() {
    int start = offset;
    int number = 0;
    while (peek() >= '0' && peek() <= '9') {
      if (offset - start == 9) {
        throw error(Code.OUT_OF_RANGE, start, "a number of at most nine digits");
      }
      number = 10 * number + take() - '0';
    }
    if (offset == start) {
      throw error(Code.UNEXPECTED, start, "a number");
    }
    return number;
  }

  /**
   * {@return an error to throw: at a place, something else was expected than what is there}
   *
   * @param code the reason
   * @param at where: the number of characters before the place
   * @param expected what is expected
   */
  public NotationException error(Code code, int at, String expected) {
    String found = at >= text.length() ? "the end" : "'" + excerpt(at) + "'";
    return new NotationException(
        text.isEmpty() ? Code.EMPTY : code, at, "Expected " + expected + ", found " + found);
  }

  private String excerpt(int at) {
    StringBuilder excerpt = new StringBuilder();
    for (int i = at; i < text.length() && i < at + 12; i++) {
      char c = text.charAt(i);
      excerpt.append(c < ' ' || c == 0x7f || Character.isSurrogate(c) ? '\ufffd' : c);
    }
    return excerpt + (at + 12 < text.length() ? "…" : "");
  }
}
