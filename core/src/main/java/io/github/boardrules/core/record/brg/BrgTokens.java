package io.github.boardrules.core.record.brg;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.record.CharClass;
import io.github.boardrules.core.record.RecordInput;

/** Recognizes move numbers, moves, results and glyphs. */
final class BrgTokens {
  /** The maximum length of a move in characters; moves of all games are shorter. */
  static final int MAX_LENGTH = 200;

  private static final String PLAY = "play";

  private static final CharClass TOKEN =
      CharClass.ofAsciiAndAllOthers(c -> c > ' ' && c != 0x7f && "{}()[];,\"$!?".indexOf(c) < 0);

  /** The maximum value of a glyph. */
  private static final int MAX_GLYPH = 255;

  /** The glyphs by the suffix of the move. */
  private static final ImmutableMap<String, Integer> SUFFIXES =
      ImmutableMap.of("!", 1, "?", 2, "!!", 3, "??", 4, "!?", 5, "?!", 6);

  private static final CharMatcher PLUS_SIGNS = CharMatcher.is('+');

  private final RecordInput source;

  BrgTokens(RecordInput source) {
    this.source = source;
  }

  /** Returns whether a character can be part of a move, a number or a result. */
  static boolean isTokenCharacter(int c) {
    return c > ' ' && c != RecordInput.BYTE_ORDER_MARK && TOKEN.has((char) c);
  }

  /** Returns whether a token is the word {@code play}, which belongs to the next token. */
  static boolean isPlay(CharSequence token) {
    return Ascii.equalsIgnoreCase(token, PLAY);
  }

  /** Returns whether a token consists of plus signs, which belong to the move before it. */
  static boolean isPlusSigns(CharSequence token) {
    return !token.isEmpty() && token.charAt(0) == '+' && PLUS_SIGNS.matchesAllOf(token);
  }

  /**
   * Returns the length of the token that begins at an index, or more than the maximum if it is too
   * long.
   */
  int length(int after) {
    return source.span(after, TOKEN, MAX_LENGTH + 1);
  }

  /**
   * Returns the length of the token of plus signs that follows, after blanks or commas; 0 if none
   * follows. It belongs to the move before it.
   *
   * @param from the index after the move
   */
  int plusSignsAfter(int from) {
    int i = from;
    int c = source.peekAt(i);
    while ((RecordInput.isWhitespace(c) || c == ',') && i < from + MAX_LENGTH) {
      c = source.peekAt(++i);
    }
    int length = c == '+' ? length(i) : 0;
    return length > 0 && length <= MAX_LENGTH && isPlusSigns(source.view(i, length)) ? length : 0;
  }

  /**
   * Returns the length of the next token if it is a plain move or its number, and one blank or line
   * ending separates it from what follows and is no mark on it; otherwise 0.
   */
  int plainLength() {
    int first = source.peek();
    boolean isNumber = isDigit(first);
    int length = isNumber ? numberLength(MAX_LENGTH) : isLetter(first) ? length(0) : 0;
    int end = source.peekAt(length);
    int next = end == ' ' || end == '\n' ? source.peekAt(length + 1) : ' ';
    boolean isSeparate = next > ' ' && next != '+' && next != ',';
    boolean isPlain = isNumber || (length <= MAX_LENGTH && !isPlay(source.view(0, length)));
    return isSeparate && isPlain ? length : 0;
  }

  /** Skips the next token. */
  void skip() {
    for (int length = length(0); length > 0; length = length(0)) {
      source.skip(length);
    }
  }

  /** Returns whether the next token is the move number 1 or begins with it. */
  boolean isNumberOne(int length) {
    return length <= MAX_LENGTH
        && source.peekAt(0) == '1'
        && (length == 1 || (source.peekAt(1) == '.' && (length == 2 || source.peekAt(2) != '.')));
  }

  /** Returns the length of a move number and its dots at the start of the next token. */
  int numberLength(int length) {
    int i = 0;
    while (i < length && isDigit(source.peekAt(i))) {
      i++;
    }
    if (i < length && !isDot(source.peekAt(i))) {
      return 0;
    }
    while (i < length && isDot(source.peekAt(i))) {
      i++;
    }
    return i;
  }

  /** Returns whether a character is a dot, or the ellipsis that some programs make of three. */
  static boolean isDot(int c) {
    return c == '.' || c == '…';
  }

  /** Reads a dollar sign and a number; returns a negative number if it is not a glyph. */
  int readGlyph() {
    source.read();
    int number = isDigit(source.peek()) ? 0 : -1;
    while (isDigit(source.peek())) {
      number = Math.min(10 * number + source.read() - '0', MAX_GLYPH + 1);
    }
    return number > MAX_GLYPH ? -1 : number;
  }

  /** Reads exclamation and question marks; returns a negative number if they are not a glyph. */
  int readSuffix() {
    StringBuilder suffix = new StringBuilder();
    while (source.peek() == '!' || source.peek() == '?') {
      char c = (char) source.read();
      if (suffix.length() < 3) {
        suffix.append(c);
      }
    }
    return SUFFIXES.getOrDefault(suffix.toString(), -1);
  }

  private static boolean isLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }
}
