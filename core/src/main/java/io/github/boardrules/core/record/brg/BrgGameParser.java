package io.github.boardrules.core.record.brg;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CharReader;
import io.github.boardrules.core.record.parser.GameLimits;
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
  private static final int MAX_BLANKS = 100;

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

  /** Whether there was a tag, valid or not. */
  private boolean hasTags;

  /** Whether a tag at this point would belong to the next game. */
  private boolean isAfterTags;

  /**
   * Whether a game without tags has control characters. It is hardly a text then: a result, an
   * empty line or a square bracket in it means nothing, and only a tag on a line of its own begins
   * another game.
   */
  private boolean isNoise;

  /** Whether a comment begins like a JSON object, which is then a record in another format. */
  private boolean hasJson;

  private boolean isAfterNumber;
  private boolean isAfterEmptyLine;
  private boolean hasResult;
  private boolean ended;

  BrgGameParser(CharReader source, ReadLimits limits, ProblemCollector problems) {
    this.source = source;
    this.limits = new GameLimits(limits, problems);
    this.problems = problems;
    this.start = source.location();
    this.draft = new RecordDraft(start, problems);
    this.tags = new BrgTags(source, limits, draft, problems);
    this.tokens = new BrgTokens(source);
    this.comments = new BrgComments(source, limits, tags);
    this.variations = new BrgVariations(this.limits);
    this.maxOffset = source.offset() + limits.get(Limit.CHARACTERS);
    this.maxMoves = limits.get(Limit.MOVES);
  }

  /**
   * Parses the game; empty if there is none.
   *
   * @param isFirst whether a comment without a game is a problem, because no game precedes it; a
   *     comment that begins like a JSON object always is
   */
  Optional<GameRecord> parse(boolean isFirst) throws IOException {
    while (!ended) {
      readNext();
    }
    if (!isAfterTags && draft.tagCount() == 0 && problems.isEmpty()) {
      if (!hasJson && (!isFirst || !variations.hasGameComment())) {
        return Optional.empty();
      }
      String reason = hasJson ? ": it begins like JSON, but is in no known format" : "";
      problems.add(Code.NOT_A_GAME, start, 0, "The text contains no game" + reason);
      return Optional.of(draft.build("", ImmutableList.of()));
    }
    variations.reportOpen();
    if (!hasResult && draft.tagCount() > 0) {
      TextLocation end = source.location();
      boolean isTag = !isAfterTags && source.peek() == '[';
      problem(
          Code.UNEXPECTED_END,
          end,
          isTag
              ? "An empty line ends the tags, but another tag follows: expected moves or a result"
              : "A game with tags must end with its result");
    }
    return Optional.of(variations.addTo(draft));
  }

  private void readNext() throws IOException {
    skipWhitespace();
    if (source.offset() > maxOffset) {
      exceeded(Code.GAME_TOO_LONG, source.location(), Limit.CHARACTERS, "characters");
    }
    int c = source.peek();
    switch (c) {
      case CharReader.END -> ended = true;
      case '[' -> readTag();
      case '{' -> readComment(true);
      case ';' -> readComment(false);
      case '(' -> variations.open(readBracket(), source.location());
      case ')' -> variations.close(readBracket());
      case '$' -> addGlyph(source.location(), tokens.readGlyph());
      case '!', '?' -> addGlyph(source.location(), tokens.readSuffix());
      default -> {
        if (c == '%' && source.atLineStart()) {
          source.skipLine();
        } else if (BrgTokens.isTokenCharacter(c)) {
          readToken();
        } else {
          problem(Code.BAD_CHARACTER, source.location(), "The character has no meaning here");
          source.read();
          isNoise |= draft.tagCount() == 0 && (c < ' ' || c == 0x7f);
          isAfterTags |= !hasTags || isNoise;
        }
      }
    }
  }

  private void skipWhitespace() throws IOException {
    long line = source.line();
    int lineEndings = source.atLineStart() ? 1 : 2; // a comment may have read the first one
    while (isSeparator(source.skipWhitespace())) {
      source.read();
    }
    isAfterEmptyLine = source.line() - line >= lineEndings;
  }

  /** Commas may separate moves, and concatenated files may contain byte order marks. */
  private static boolean isSeparator(int c) {
    return c == ',' || c == CharReader.BYTE_ORDER_MARK;
  }

  private void readTag() throws IOException {
    boolean mayBeNext = isAfterTags || (isAfterEmptyLine && hasTags);
    if (mayBeNext && (isNoise ? tags.surelyFollows() : isNextTag())) {
      ended = true;
    } else if (isAfterTags) {
      problem(Code.BAD_CHARACTER, source.location(), "A square bracket has no meaning among moves");
      source.read();
    } else {
      hasTags = true;
      if (draft.tagCount() >= limits.get(Limit.TAGS)) {
        exceeded(Code.TOO_MANY_TAGS, source.location(), Limit.TAGS, "tags");
      }
      if (limits.isExceeded()) {
        source.skipLine();
      } else if (!tags.read()) {
        exceeded(Code.TEXT_TOO_LONG, source.location(), Limit.TAG_LENGTH, "characters in one tag");
      }
    }
  }

  private boolean isNextTag() throws IOException {
    return (isAfterTags && source.atLineStart()) || tags.follows();
  }

  private void readComment(boolean isInBraces) throws IOException {
    TextLocation start = source.location();
    hasJson |= isInBraces && isJson();
    boolean isUntagged = draft.tagCount() == 0 && variations.plies() > 0 && !isNoise;
    switch (isInBraces ? comments.readBraces(isUntagged) : comments.readLine()) {
      case CLOSED -> {}
      case TOO_LONG ->
          exceeded(Code.TEXT_TOO_LONG, start, Limit.COMMENT_LENGTH, "characters in one comment");
      case UNCLOSED -> {
        problem(Code.UNCLOSED_TEXT, start, "The comment is not closed");
        ended = !isNoise;
      }
    }
    isAfterTags |= draft.tagCount() > 0;
    if (!limits.isExceeded()) {
      variations.addComment(comments.text(), isAfterNumber);
    }
  }

  /** Returns whether a quote follows the brace that is the next character. */
  private boolean isJson() throws IOException {
    int next = 1;
    while (next < MAX_BLANKS && CharReader.isWhitespace(source.peekAt(next))) {
      next++;
    }
    return source.peekAt(next) == '"';
  }

  private TextLocation readBracket() throws IOException {
    TextLocation location = source.location();
    source.read();
    isAfterTags = true;
    isAfterNumber = false;
    return location;
  }

  private void addGlyph(TextLocation location, int glyph) {
    isAfterTags |= !hasTags;
    if (glyph < 0) {
      problem(
          Code.BAD_GLYPH, location, "A glyph must be a number from 0 to 255 or a mark such as !?");
    } else if (variations.current().isEmpty() || isAfterNumber) {
      problem(Code.MISPLACED, location, "The glyph does not follow a move");
    } else if (!limits.isExceeded()) {
      variations.current().last().glyph(glyph);
    }
  }

  private void readToken() throws IOException {
    int length = tokens.length(0);
    if (isAfterEmptyLine && variations.plies() > 0 && !isNoise && tokens.isNumberOne(length)) {
      ended = true;
      return;
    }
    isAfterTags = true;
    if (length > BrgTokens.MAX_LENGTH) {
      TextLocation location = source.location();
      tokens.skip();
      moveTooLong(location);
      return;
    }
    int numberLength = tokens.numberLength(length);
    source.skip(numberLength);
    isAfterNumber = numberLength == length;
    if (!isAfterNumber) {
      TextLocation location = source.location();
      String text = source.textAt(0, length - numberLength);
      source.skip(length - numberLength);
      if (BrgTokens.isPlay(text) && source.peek() == ' ' && tokens.length(1) > 0) {
        int side = tokens.length(1);
        text += source.textAt(0, side + 1);
        source.skip(side + 1);
      }
      if (BrgTokens.isPlusSigns(text) && !variations.current().isEmpty() && !limits.isExceeded()) {
        if (!variations.current().appendToLast(text, BrgTokens.MAX_LENGTH)) {
          moveTooLong(location);
        }
      } else {
        parseMove(text, location);
      }
    }
  }

  private void parseMove(String text, TextLocation location) throws IOException {
    Optional<GameResult> result = GameResult.find(text);
    if (result.isPresent()) {
      if (!isNoise && (!variations.isInVariation() || source.skipWhitespace() != ')')) {
        ended = true;
        hasResult = true;
        if (!limits.isExceeded()) {
          tags.setFinalResult(result.get(), location, variations.plies());
        }
      }
      return;
    }
    if (moves == maxMoves) {
      exceeded(Code.TOO_MANY_MOVES, location, Limit.MOVES, "moves");
    }
    if (!limits.isExceeded()) {
      moves++;
      variations.current().add(text, text, location);
    }
  }

  private void moveTooLong(TextLocation location) {
    exceeded(Code.TEXT_TOO_LONG, location, BrgTokens.MAX_LENGTH, "characters in one move");
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
