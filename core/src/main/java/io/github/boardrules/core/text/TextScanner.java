package io.github.boardrules.core.text;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Ascii;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.text.NotationException.Code;

/**
 * Scans a short text from left to right and throws {@link NotationException}s with the offset of
 * the error. A scanner reads one text and is not thread-safe.
 */
public final class TextScanner {
  /** The result of {@link #peek} at the end of the text. */
  public static final char END = '\0';

  /**
   * The default maximum length of a text, in characters. It exceeds the length of every move and of
   * every position without an extremely long history, and bounds the time for scanning a hostile
   * text.
   */
  public static final int MAX_LENGTH = 20_000;

  /** The number of characters of the text in a message. */
  private static final int EXCERPT = 12;

  private final CharSequence text;
  private int offset;

  /**
   * Creates a scanner at the beginning of a text.
   *
   * @param text the text
   * @throws NotationException if the text is longer than {@link #MAX_LENGTH}
   */
  public TextScanner(CharSequence text) {
    this(text, MAX_LENGTH);
  }

  /**
   * Creates a scanner at the beginning of a text, with a given maximum length.
   *
   * @param text the text
   * @param maxLength the maximum length, in characters
   * @throws NotationException if the text is longer
   */
  public TextScanner(CharSequence text, int maxLength) {
    this.text = checkNotNull(text, "text");
    if (text.length() > maxLength) {
      throw new NotationException(
          Code.TOO_LONG, maxLength, "Expected at most " + maxLength + " characters");
    }
  }

  /** {@return the current offset: the number of characters read} */
  public int offset() {
    return offset;
  }

  /** {@return whether all characters have been read} */
  public boolean atEnd() {
    return offset >= text.length();
  }

  /** {@return the next character, without reading it; {@link #END} at the end of the text} */
  public char peek() {
    return atEnd() ? END : text.charAt(offset);
  }

  /**
   * Reads the next character.
   *
   * @return the character
   * @throws NotationException at the end of the text
   */
  @CanIgnoreReturnValue
  public char take() {
    if (atEnd()) {
      throw error(Code.UNEXPECTED, offset, "more text");
    }
    return text.charAt(offset++);
  }

  /** A set of characters. */
  @FunctionalInterface
  public interface CharTest {
    /**
     * {@return whether the set contains a character}
     *
     * @param c the character
     */
    boolean test(char c);
  }

  /**
   * Reads characters up to the first one that is not in a set, or to the end of the text.
   *
   * @param test the set
   * @return the characters read, possibly none
   */
  @CanIgnoreReturnValue
  public String takeWhile(CharTest test) {
    checkNotNull(test, "test");
    int start = offset;
    while (!atEnd() && test.test(text.charAt(offset))) {
      offset++;
    }
    return start == offset ? "" : text.subSequence(start, offset).toString();
  }

  /** Reads any number of spaces. */
  public void skipBlanks() {
    while (peek() == ' ') {
      offset++;
    }
  }

  /**
   * Reads a character, in either letter case, if it comes next.
   *
   * @param expected the character
   * @return whether it was read
   */
  public boolean accept(char expected) {
    if (!atEnd() && Ascii.toLowerCase(text.charAt(offset)) == Ascii.toLowerCase(expected)) {
      offset++;
      return true;
    }
    return false;
  }

  /**
   * Reads a word, in any letter case, if it comes next.
   *
   * @param word the word
   * @return whether it was read
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
   * Reads a character, in either letter case.
   *
   * @param expected the character
   * @throws NotationException if it does not come next
   */
  public void expect(char expected) {
    if (!accept(expected)) {
      throw error(Code.UNEXPECTED, offset, "'" + expected + "'");
    }
  }

  /**
   * Checks that all characters have been read.
   *
   * @throws NotationException if characters are left
   */
  public void expectEnd() {
    if (!atEnd()) {
      String before = text.subSequence(Math.max(0, offset - EXCERPT), offset).toString().strip();
      String after = before.isEmpty() ? "" : " after '" + before + "'";
      throw error(Code.TOO_LONG, offset, "the end" + after);
    }
  }

  /**
   * Reads a number of one to nine digits.
   *
   * @return the number
   * @throws NotationException if no digit comes next, or more than nine do
   */
  public int number() {
    int start = offset;
    int number = 0;
    while (isDigit(peek())) {
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
   * Reads ASCII letters, in any letter case, as a number: {@code a} is 1, {@code z} is 26, {@code
   * aa} is 27.
   *
   * @param maxLength the maximum number of letters to read, 1 to 6
   * @return the number; 0 if no letter comes next
   */
  public int letters(int maxLength) {
    int end = Math.min(text.length(), offset + maxLength);
    int number = 0;
    for (; offset < end; offset++) {
      int letter = (text.charAt(offset) | 0x20) - 'a' + 1;
      if (letter < 1 || letter > 26) {
        break;
      }
      number = 26 * number + letter;
    }
    return number;
  }

  /**
   * Reads any number of digits as a number.
   *
   * @param max the maximum result, at most 200,000,000; greater numbers have this result, too
   * @return the number; 0 if no digit comes next
   */
  public int digits(int max) {
    int number = 0;
    for (; offset < text.length() && isDigit(text.charAt(offset)); offset++) {
      number = Math.min(10 * number + text.charAt(offset) - '0', max);
    }
    return number;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /**
   * {@return an exception whose message says what was expected and what was found} For an empty
   * text, its code is {@link Code#EMPTY}.
   *
   * @param code what is wrong
   * @param at the offset of the error: the number of characters before it
   * @param expected what was expected, as a part of a sentence
   */
  public NotationException error(Code code, int at, String expected) {
    checkNotNull(code, "code");
    checkNotNull(expected, "expected");
    String found = at >= text.length() ? "the end" : "'" + excerpt(at) + "'";
    if (at < text.length() && text.charAt(at) != ' ' && Character.isSpaceChar(text.charAt(at))) {
      found = String.format("U+%04X, which only looks like a blank", (int) text.charAt(at));
    }
    return new NotationException(
        text.isEmpty() ? Code.EMPTY : code, at, "Expected " + expected + ", found " + found);
  }

  /**
   * {@return a text that is short enough for a message: the text itself, or its beginning and an
   * ellipsis} Never splits a surrogate pair.
   *
   * @param text any text
   * @param maxLength the maximum length without the ellipsis, in characters, at least 1
   */
  public static String abbreviate(String text, int maxLength) {
    if (text.length() <= maxLength) {
      return text;
    }
    boolean cutsCharacter =
        Character.isSurrogatePair(text.charAt(maxLength - 1), text.charAt(maxLength));
    return text.substring(0, cutsCharacter ? maxLength - 1 : maxLength) + "…";
  }

  private String excerpt(int at) {
    StringBuilder excerpt = new StringBuilder();
    for (int i = at; i < text.length() && i < at + EXCERPT; i++) {
      char c = text.charAt(i);
      excerpt.append(c < ' ' || c == 0x7f || Character.isSurrogate(c) ? '\ufffd' : c);
    }
    return excerpt + (at + EXCERPT < text.length() ? "…" : "");
  }
}
