package io.github.boardrules.core.record.brg;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CharClass;
import io.github.boardrules.core.record.parser.CharReader;
import io.github.boardrules.core.record.parser.ProblemCollector;
import io.github.boardrules.core.record.parser.RecordDraft;
import io.github.boardrules.core.text.NotationException;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads tags, and interprets those that have a special meaning. */
final class BrgTags {
  private static final int MAX_NAME = 100;
  private static final int MAX_BLANKS = 100;

  private static final CharClass WORD = CharClass.ofAsciiAndAllOthers(c -> c > ' ' && c != '"');
  private static final CharClass BLANK = CharClass.ofAscii(c -> c == ' ' || c == '\t');

  private final CharReader source;
  private final long maxLength;
  private final RecordDraft draft;
  private final ProblemCollector problems;

  /** The name that {@link #follows} has found. */
  private String name = "";

  /** The result that the tag {@code Result} states, so far as it is known. */
  private GameResult inTag = GameResult.UNKNOWN;

  /** The index of the quote after the name, relative to the next character. */
  private int quote;

  BrgTags(CharReader source, ReadLimits limits, RecordDraft draft, ProblemCollector problems) {
    this.source = source;
    this.maxLength = limits.get(Limit.TAG_LENGTH);
    this.draft = draft;
    this.problems = problems;
  }

  /**
   * Returns whether an opening square bracket, which is the next character, is followed by a name
   * and a quote. Reads nothing.
   */
  boolean follows() throws IOException {
    int start = skipBlanks(1);
    int length = source.span(start, WORD, MAX_NAME + 1);
    name = source.textAt(start, length);
    quote = skipBlanks(start + length);
    return RecordHeader.isTagName(name) && source.peekAt(quote) == '"';
  }

  /** As {@link #follows}, for a bracket at the start of a line and a blank after the name. */
  boolean surelyFollows() throws IOException {
    return source.atLineStart() && follows() && BLANK.has((char) source.peekAt(quote - 1));
  }

  private int skipBlanks(int from) throws IOException {
    return from + source.span(from, BLANK, MAX_BLANKS);
  }

  /**
   * Reads a tag. If it is malformed, reports it and skips its line.
   *
   * @return false if its text exceeds the limit, which this method does not report
   */
  boolean read() throws IOException {
    TextLocation start = source.location();
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
    TextLocation place = source.location();
    StringBuilder text = new StringBuilder();
    boolean isTooLong = false;
    int c = source.peek();
    while (c != '"') {
      if (c == '\n' || c == CharReader.END) {
        skipMalformed(start, "The text of a tag must end with a quote on the same line");
        return true;
      }
      source.read();
      if (text.length() >= maxLength) {
        isTooLong = true;
        text.setLength(0);
      }
      if (c == '\\') {
        Escapes.read(source, text);
      } else {
        text.append((char) c);
      }
      c = source.peek();
    }
    source.read();
    source.skip(skipBlanks(0));
    if (source.peek() == ']') {
      source.read();
    } else {
      skipMalformed(start, "A tag must end with a closing square bracket");
    }
    if (!isTooLong) {
      set(text.toString(), place);
    }
    return !isTooLong;
  }

  private void skipMalformed(TextLocation start, String message) throws IOException {
    problems.add(Code.BAD_TAG, start, 0, message);
    source.skipLine();
  }

  private void set(String text, TextLocation place) {
    if (draft.has(name)) {
      problems.add(Code.DUPLICATE_TAG, place, 0, "The tag " + name + " is given twice");
      return;
    }
    draft.found(name, place);
    switch (name) {
      case "Game" -> draft.record().game(text);
      case "Setup" -> draft.record().setup(text);
      case "Options" -> setOptions(text, place);
      case "Result" -> setResult(text, place);
      default -> draft.tag(name, text, place);
    }
  }

  private void setResult(String text, TextLocation place) {
    Optional<GameResult> result = GameResult.find(text);
    result.map(ClaimedResult::of).ifPresent(draft::claim);
    inTag = result.orElse(GameResult.UNKNOWN);
    if (result.isEmpty()) {
      String message = "Expected 1-0, 0-1, 1/2-1/2 or *, found " + text;
      problems.add(Code.BAD_RESULT, place, 0, message);
    }
  }

  private void setOptions(String text, TextLocation place) {
    try {
      draft.record().options(Options.parse(text));
    } catch (NotationException e) {
      problems.add(RecordProblem.of(Code.BAD_OPTION, place, e));
    }
  }

  /**
   * Sets the result that follows the moves, unless it is unknown and the tag states a known one.
   */
  void setFinalResult(GameResult result, TextLocation location, int ply) {
    if (result == GameResult.UNKNOWN && inTag != GameResult.UNKNOWN) {
      return;
    }
    if (result != inTag && inTag != GameResult.UNKNOWN) {
      String message =
          "The tag Result says " + inTag.text() + ", but the moves end with " + result.text();
      problems.add(Code.CONTRADICTORY_RESULTS, location, ply, message);
    }
    draft.claim(ClaimedResult.of(result));
    if (!draft.has("Result")) {
      draft.found("Result", location);
    }
  }
}
