package io.github.boardrules.core.record.brg;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.CharClass;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.text.NotationException;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads tags, and interprets those that have a special meaning. */
final class BrgTags {
  private static final int MAX_NAME = 100;
  private static final int MAX_BLANKS = 100;

  /** The limit on the length of a text that is read in one piece, in characters. */
  private static final int SHORT = 500;

  private static final CharClass WORD = CharClass.ofAsciiAndAllOthers(c -> c > ' ' && c != '"');
  private static final CharClass PLAIN =
      CharClass.ofAsciiAndAllOthers(c -> c >= ' ' && c != '"' && c != '\\');
  private static final CharClass BLANK = CharClass.ofAscii(c -> c == ' ' || c == '\t');

  private final RecordInput source;
  private final long maxLength;
  private final StringBuilder text = new StringBuilder();
  private RecordHandler to = new RecordHandler() {};

  /** The names of the tags that were found. */
  private final Set<String> names = new HashSet<>();

  /** The name that {@link #follows} has found. */
  private String name = "";

  /** The result that the tag {@code Result} states, so far as it is known. */
  private GameResult inTag = GameResult.UNKNOWN;

  /** The index of the quote after the name, relative to the next character. */
  private int quote;

  BrgTags(RecordInput source) {
    this.source = source;
    this.maxLength = source.limits().get(Limit.TAG_LENGTH);
  }

  /** Begins the tags of the next game. */
  void begin(RecordHandler handler) {
    to = handler;
    names.clear();
    inTag = GameResult.UNKNOWN;
  }

  /** Returns the number of tags that were found. */
  int count() {
    return names.size();
  }

  /**
   * Returns whether an opening square bracket, which is the next character, is followed by a name
   * and a quote. Reads nothing.
   */
  boolean follows() {
    int start = skipBlanks(1);
    int length = source.span(start, WORD, MAX_NAME + 1);
    name = source.textAt(start, length);
    quote = skipBlanks(start + length);
    return RecordHeader.isTagName(name) && source.peekAt(quote) == '"';
  }

  /** As {@link #follows}, for a bracket at the start of a line and a blank after the name. */
  boolean surelyFollows() {
    return source.atLineStart() && follows() && BLANK.has((char) source.peekAt(quote - 1));
  }

  private int skipBlanks(int from) {
    return from + source.span(from, BLANK, MAX_BLANKS);
  }

  /**
   * Reads a tag. If it is malformed, reports it and skips its line.
   *
   * @return false if its text exceeds the limit, which this method does not report
   */
  boolean read() {
    long start = source.offset();
    if (!follows()) {
      OptionalInt blank = name.chars().filter(Character::isSpaceChar).findFirst();
      skipMalformed(
          start,
          blank.isPresent()
              ? "Expected a plain blank in a tag, found "
                  + String.format("U+%04X, which only looks like one", blank.getAsInt())
              : "Expected a tag such as [Event \"Final\"]");
      return true;
    }
    source.skip(quote + 1);
    long begin = source.offset();
    int length = source.span(0, PLAIN, SHORT);
    boolean isPlain = length < SHORT && length <= maxLength && source.peekAt(length) == '"';
    boolean isKept = isPlain || readText();
    if (source.peekAt(isPlain ? length : 0) != '"') {
      skipMalformed(start, "The text of a tag must end with a quote on the same line");
      return true;
    }
    String value = isPlain ? source.textAt(0, length) : text.toString();
    source.skip(isPlain ? length + 1 : 1);
    source.skip(skipBlanks(0));
    if (source.peek() == ']') {
      source.read();
    } else {
      skipMalformed(start, "A tag must end with a closing square bracket");
    }
    if (isKept) {
      set(value, at(begin));
    }
    return isKept;
  }

  /** Reads a text up to a quote or the end of the line; returns whether it is within the limit. */
  private boolean readText() {
    text.setLength(0);
    boolean isKept = true;
    for (int c = source.peek(); c != '"' && c != '\n' && c != RecordInput.END; c = source.peek()) {
      source.read();
      if (text.length() >= maxLength) {
        isKept = false;
        text.setLength(0);
      }
      if (c == '\\') {
        Escapes.read(source, text);
      } else {
        text.append((char) c);
      }
    }
    return isKept;
  }

  /** Returns the place of a character in this line. */
  private Place at(long offset) {
    return source.place((int) (offset - source.offset()));
  }

  private void skipMalformed(long start, String message) {
    to.problem(Code.BAD_TAG, message, at(start));
    source.skipLine();
  }

  private void set(String value, Place place) {
    if (!names.add(name)) {
      to.problem(Code.DUPLICATE_TAG, "The tag " + name + " is given twice", place);
      return;
    }
    switch (name) {
      case "Game" -> to.game(value, place);
      case "Setup" -> to.setup(value, place);
      case "Options" -> setOptions(value, place);
      case "Result" -> setResult(value, place);
      default -> to.tag(name, value, place);
    }
  }

  private void setResult(String value, Place place) {
    Optional<GameResult> result = GameResult.find(value);
    result.ifPresent(known -> to.claim(ClaimedResult.of(known), place));
    inTag = result.orElse(GameResult.UNKNOWN);
    if (result.isEmpty()) {
      String message = "Expected 1-0, 0-1, 1/2-1/2 or *, found " + value;
      to.problem(Code.BAD_RESULT, message, place);
    }
  }

  private void setOptions(String value, Place place) {
    try {
      to.options(Options.parse(value), place);
    } catch (NotationException e) {
      to.problem(RecordProblem.of(Code.BAD_OPTION, place.toLocation(), e));
    }
  }

  /**
   * Reports the result that follows the moves, unless it is unknown and the tag states a known one.
   */
  void setFinalResult(GameResult result, Place location) {
    if (result == GameResult.UNKNOWN && inTag != GameResult.UNKNOWN) {
      return;
    }
    if (result != inTag && inTag != GameResult.UNKNOWN) {
      String message =
          "The tag Result says " + inTag.text() + ", but the moves end with " + result.text();
      to.problem(Code.CONTRADICTORY_RESULTS, message, location);
    }
    to.claim(ClaimedResult.of(result), location);
  }
}
