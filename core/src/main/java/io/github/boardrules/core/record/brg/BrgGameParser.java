package io.github.boardrules.core.record.brg;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedLine;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CharReader;
import io.github.boardrules.core.record.parser.GameLimits;
import io.github.boardrules.core.record.parser.LineBuilder;
import io.github.boardrules.core.record.parser.ProblemCollector;
import io.github.boardrules.core.record.parser.RecordDraft;
import java.io.IOException;
import java.util.Optional;

/**
 * Parses one game, up to its end as {@link BrgReader} defines it, in one pass and without
 * recursion. After the game has exceeded a limit, parsing continues in the same way, but neither
 * moves nor problems are kept.
 */
final class BrgGameParser {
  /** The maximum number of characters to look ahead, in addition to one token. */
  private static final int MAX_AHEAD = 1 << 10;

  private final CharReader source;
  private final GameLimits limits;
  private final ProblemCollector problems;
  private final TextLocation start;
  private final RecordDraft draft;
  private final BrgTags tags;
  private final BrgTokens tokens;
  private final BrgComments comments;
  private final BrgVariations variations;
  private final long maxOffset;
  private final long maxMoves;

  private int moves;
  private State state = State.START;

  /** What has been read of the game. */
  private enum State {
    /** Nothing but comments. */
    START,
    /** Tags, valid or not, and nothing after them. */
    TAGS,
    /** Moves or other text that can only follow the tags: a tag would belong to the next game. */
    MOVES,
    /** The same, and the last token was a move number. */
    NUMBER,
    /** The result, which ends the game. */
    RESULT
  }

  BrgGameParser(CharReader source, ReadLimits limits, ProblemCollector problems) {
    this.source = source;
    this.limits = new GameLimits(limits, problems);
    this.problems = problems;
    this.start = source.location();
    this.draft = new RecordDraft(start);
    this.tags = new BrgTags(source, limits, draft, problems);
    this.tokens = new BrgTokens(source);
    this.comments = new BrgComments(source, limits, tags);
    this.variations = new BrgVariations(this.limits, start.source());
    this.maxOffset = source.offset() + limits.get(Limit.CHARACTERS);
    this.maxMoves = limits.get(Limit.MOVES);
  }

  /**
   * Parses the game; empty if there is none.
   *
   * @param isFirst whether a comment without a game is a problem, because no game precedes it
   */
  Optional<GameRecord> parse(boolean isFirst) throws IOException {
    boolean continues = true;
    while (continues) {
      continues = readNext();
    }
    if (state.compareTo(State.MOVES) < 0 && draft.tagCount() == 0 && problems.isEmpty()) {
      if (!isFirst || !variations.hasGameComment()) {
        return Optional.empty();
      }
      problems.add(Code.NOT_A_GAME, start, 0, "The text contains no game");
      return Optional.of(draft.build("", RecordedLine.empty()));
    }
    variations.reportOpen();
    if (state != State.RESULT && draft.tagCount() > 0) {
      TextLocation end = source.location();
      problem(Code.UNEXPECTED_END, end, "A game with tags must end with its result");
    }
    return Optional.of(variations.addTo(draft));
  }

  /** Reads the next element; returns whether the game continues after it. */
  private boolean readNext() throws IOException {
    boolean isAfterEmptyLine = skipWhitespace();
    if (source.offset() > maxOffset) {
      exceeded(Code.GAME_TOO_LONG, source.location(), Limit.CHARACTERS, "characters");
    }
    int c = source.peek();
    if (BrgTokens.isTokenCharacter(c) && !(c == '%' && source.atLineStart())) {
      return readTokens(isAfterEmptyLine);
    }
    switch (c) {
      case CharReader.END -> {
        return false;
      }
      case '[' -> {
        return readTag(isAfterEmptyLine);
      }
      case '{', ';' -> {
        return readComment(c == '{');
      }
      case '(' -> variations.open(readBracket(), source.location());
      case ')' -> variations.close(readBracket());
      case '$' -> addGlyph(source.location(), tokens.readGlyph());
      case '!', '?' -> addGlyph(source.location(), tokens.readSuffix());
      case '%' -> source.skipLine();
      default -> {
        problem(Code.BAD_CHARACTER, source.location(), "The character has no meaning here");
        source.read();
        leaveStart();
      }
    }
    return true;
  }

  /** Skips whitespace and separators; returns whether an empty line is among them. */
  private boolean skipWhitespace() throws IOException {
    long line = source.line();
    int lineEndings = source.atLineStart() ? 1 : 2; // a comment may have read the first one
    while (isSeparator(source.skipWhitespace())) {
      source.read();
    }
    return source.line() - line >= lineEndings;
  }

  /** Commas may separate moves, and concatenated files may contain byte order marks. */
  private static boolean isSeparator(int c) {
    return c == ',' || c == CharReader.BYTE_ORDER_MARK;
  }

  private boolean readTag(boolean isAfterEmptyLine) throws IOException {
    boolean isAfterTags = state.compareTo(State.MOVES) >= 0;
    boolean mayBeNext = isAfterTags || (isAfterEmptyLine && state == State.TAGS);
    if (mayBeNext && ((isAfterTags && source.atLineStart()) || tags.follows())) {
      return false;
    }
    if (isAfterTags) {
      problem(Code.BAD_CHARACTER, source.location(), "A square bracket has no meaning among moves");
      source.read();
      return true;
    }
    state = State.TAGS;
    if (draft.tagCount() >= limits.get(Limit.TAGS)) {
      exceeded(Code.TOO_MANY_TAGS, source.location(), Limit.TAGS, "tags");
    }
    if (limits.isExceeded()) {
      source.skipLine();
    } else if (!tags.read()) {
      exceeded(Code.TEXT_TOO_LONG, source.location(), Limit.TAG_LENGTH, "characters in one tag");
    }
    return true;
  }

  private boolean readComment(boolean isInBraces) throws IOException {
    TextLocation start = source.location();
    boolean isUntagged = draft.tagCount() == 0 && variations.plies() > 0;
    BrgComments.End end = isInBraces ? comments.readBraces(isUntagged) : comments.readLine();
    switch (end) {
      case CLOSED -> {}
      case TOO_LONG ->
          exceeded(Code.TEXT_TOO_LONG, start, Limit.COMMENT_LENGTH, "characters in one comment");
      case UNCLOSED -> problem(Code.UNCLOSED_TEXT, start, "The comment is not closed");
    }
    if (state == State.TAGS && draft.tagCount() > 0) {
      state = State.MOVES;
    }
    if (!limits.isExceeded()) {
      variations.addComment(comments.text(), state == State.NUMBER);
    }
    return end != BrgComments.End.UNCLOSED;
  }

  private TextLocation readBracket() throws IOException {
    TextLocation location = source.location();
    source.read();
    state = State.MOVES;
    return location;
  }

  private void addGlyph(TextLocation location, int glyph) {
    leaveStart();
    if (glyph < 0) {
      problem(
          Code.BAD_GLYPH, location, "A glyph must be a number from 0 to 255 or a mark such as !?");
    } else if (variations.current().isEmpty() || state == State.NUMBER) {
      problem(Code.MISPLACED, location, "The glyph does not follow a move");
    } else if (!limits.isExceeded()) {
      variations.current().last().glyph(glyph);
    }
  }

  /** Text before the tags that is not a tag is the debris of an earlier game. */
  private void leaveStart() {
    if (state == State.START) {
      state = State.MOVES;
    }
  }

  /**
   * Reads the next token and those that follow it after single blanks. Returns whether the game
   * continues.
   */
  private boolean readTokens(boolean isAfterEmptyLine) throws IOException {
    if (isAfterEmptyLine && variations.plies() > 0 && tokens.isNumberOne()) {
      return false;
    }
    LineBuilder line = variations.current();
    int at = 0; // the index of the token, counted from the next character of the source
    int c = source.peekAt(0);
    do {
      int length = tokens.length(at);
      int numberLength = BrgTokens.mayBeNumber(c) ? tokens.numberLength(at, length) : 0;
      int begin = at + numberLength;
      if (length > BrgTokens.MAX_LENGTH) {
        source.skip(at);
        skipLongToken();
        return true;
      } else if (numberLength == length) {
        state = State.NUMBER;
      } else if (BrgTokens.mayBeWord(source.peekAt(begin))) {
        source.skip(begin);
        readWord(length - numberLength);
        return state != State.RESULT;
      } else {
        state = State.MOVES;
        if (countsMove(begin)) {
          line.add(source, begin, length - numberLength);
        }
      }
      at += length;
      if (source.peekAt(at) != ' ' || at > MAX_AHEAD || source.offset() + at >= maxOffset) {
        break;
      }
      at++;
      c = source.peekAt(at);
    } while (BrgTokens.isTokenCharacter(c));
    source.skip(at);
    return true;
  }

  private void skipLongToken() throws IOException {
    state = state == State.NUMBER ? State.NUMBER : State.MOVES;
    TextLocation location = source.location();
    tokens.skip();
    exceeded(Code.TEXT_TOO_LONG, location, BrgTokens.MAX_LENGTH, "characters in one move");
  }

  /** Counts a move that begins at an index, and returns whether it is to be kept. */
  private boolean countsMove(int index) {
    if (moves == maxMoves) {
      exceeded(Code.TOO_MANY_MOVES, source.location(index), Limit.MOVES, "moves");
    }
    if (limits.isExceeded()) {
      return false;
    }
    moves++;
    return true;
  }

  /** Reads a token that is possibly a result, {@code play} or plus signs. */
  private void readWord(int length) throws IOException {
    state = State.MOVES;
    String text = source.textAt(0, length);
    int whole = length;
    if (BrgTokens.isPlay(text) && source.peekAt(length) == ' ') {
      int side = tokens.length(length + 1);
      whole += side > 0 ? side + 1 : 0;
    }
    LineBuilder line = variations.current();
    Optional<GameResult> result = GameResult.parse(text);
    TextLocation location = source.location();
    if (result.isPresent()) {
      source.skip(whole);
      readResult(result.get(), location);
      return;
    }
    if (BrgTokens.isPlusSigns(text) && !line.isEmpty() && !limits.isExceeded()) {
      line.appendToLast(text);
    } else if (countsMove(0)) {
      line.add(source, 0, whole);
    }
    source.skip(whole);
  }

  /** A result before the end of a variation does not end the game. */
  private void readResult(GameResult result, TextLocation location) throws IOException {
    if (!variations.isInVariation() || source.skipWhitespace() != ')') {
      state = State.RESULT;
      if (!limits.isExceeded()) {
        tags.setFinalResult(result, location, variations.plies());
      }
    }
  }

  private void problem(Code code, TextLocation location, String message) {
    limits.problem(code, location, variations.plies(), message);
  }

  private void exceeded(Code code, TextLocation location, Limit limit, String what) {
    exceeded(code, location, limits.get(limit), what);
  }

  private void exceeded(Code code, TextLocation location, long maximum, String what) {
    limits.exceeded(code, location, variations.plies(), maximum, what);
  }
}
