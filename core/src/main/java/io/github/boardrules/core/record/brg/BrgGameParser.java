package io.github.boardrules.core.record.brg;

import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CharReader;
import io.github.boardrules.core.record.parser.ProblemCollector;
import java.io.IOException;
import java.util.Optional;

/**
 * Parses one game, up to its end as {@link BrgReader} defines it, in one pass and without
 * recursion. After the game has exceeded a limit, parsing continues in the same way, but neither
 * moves nor problems are kept.
 */
final class BrgGameParser {
  private final CharReader source;
  private final ReadLimits limits;
  private final ProblemCollector problems;
  private final GameRecord.Builder game;
  private final BrgTags tags;
  private final BrgTokens tokens;
  private final BrgComments comments;
  private final BrgVariations variations = new BrgVariations();
  private final TextLocation start;
  private final long startOffset;
  private final long maxCharacters;
  private final long maxMoves;

  /** The number of open variations, including those that are not kept. */
  private long depth;

  private int moves;

  /** Whether there was a tag, valid or not. */
  private boolean hasTags;

  /** Whether a tag at this point would belong to the next game. */
  private boolean isAfterTags;

  private boolean isAfterNumber;
  private boolean isAfterEmptyLine;
  private boolean hasResult;
  private boolean isSkipping;
  private boolean ended;

  BrgGameParser(CharReader source, ReadLimits limits, ProblemCollector problems) {
    this.source = source;
    this.limits = limits;
    this.problems = problems;
    this.start = source.location();
    this.startOffset = source.offset();
    this.game = GameRecord.builder().location(start);
    this.tags = new BrgTags(source, limits, game, problems);
    this.tokens = new BrgTokens(source);
    this.comments = new BrgComments(source, limits, tags);
    this.maxCharacters = limits.get(Limit.CHARACTERS);
    this.maxMoves = limits.get(Limit.MOVES);
  }

  /**
   * Parses the game; empty if there is none.
   *
   * @param isFirst whether a comment without a game is a problem, because no game precedes it
   */
  Optional<GameRecord> parse(boolean isFirst) throws IOException {
    while (!ended) {
      readNext();
    }
    if (!isAfterTags && game.located().isEmpty() && problems.isEmpty()) {
      if (!isFirst || !variations.hasGameComment()) {
        return Optional.empty();
      }
      problems.add(Code.NOT_A_GAME, start, 0, "The text contains no game");
      return Optional.of(game.build());
    }
    variations
        .outermostBracket()
        .ifPresent(open -> problem(Code.UNBALANCED, open, "The variation has no closing bracket"));
    if (!hasResult && !game.located().isEmpty()) {
      TextLocation end = source.location();
      problem(Code.UNEXPECTED_END, end, "A game with tags must end with its result");
    }
    variations.addTo(game);
    return Optional.of(game.build());
  }

  private void readNext() throws IOException {
    skipWhitespace();
    if (source.offset() - startOffset > maxCharacters) {
      exceeded(Code.GAME_TOO_LONG, source.location(), Limit.CHARACTERS, "characters");
    }
    int c = source.peek();
    switch (c) {
      case CharReader.END -> ended = true;
      case '[' -> readTag();
      case '{' -> readComment(true);
      case ';' -> readComment(false);
      case '(' -> openVariation();
      case ')' -> closeVariation();
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
          isAfterTags |= !hasTags;
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
    if (mayBeNext && ((isAfterTags && source.atLineStart()) || tags.follows())) {
      ended = true;
    } else if (isAfterTags) {
      problem(Code.BAD_CHARACTER, source.location(), "A square bracket has no meaning among moves");
      source.read();
    } else {
      hasTags = true;
      if (game.located().size() >= limits.get(Limit.TAGS)) {
        exceeded(Code.TOO_MANY_TAGS, source.location(), Limit.TAGS, "tags");
      }
      if (isSkipping) {
        source.skipLine();
      } else if (!tags.read()) {
        exceeded(Code.TEXT_TOO_LONG, source.location(), Limit.TAG_LENGTH, "characters in one tag");
      }
    }
  }

  private void readComment(boolean isInBraces) throws IOException {
    TextLocation start = source.location();
    boolean isUntagged = game.located().isEmpty() && variations.plies() > 0;
    switch (isInBraces ? comments.readBraces(isUntagged) : comments.readLine()) {
      case CLOSED -> {}
      case TOO_LONG ->
          exceeded(Code.TEXT_TOO_LONG, start, Limit.COMMENT_LENGTH, "characters in one comment");
      case UNCLOSED -> {
        problem(Code.UNCLOSED_TEXT, start, "The comment is not closed");
        ended = true;
      }
    }
    isAfterTags |= !game.located().isEmpty();
    if (!isSkipping) {
      variations.addComment(comments.text(), isAfterNumber);
    }
  }

  private void openVariation() throws IOException {
    TextLocation bracket = readBracket();
    depth++;
    if (depth > limits.get(Limit.NESTING)) {
      exceeded(Code.TOO_DEEP, source.location(), Limit.NESTING, "nested variations");
    }
    if (!isSkipping && !variations.open(bracket)) {
      problem(Code.MISPLACED, bracket, "The variation does not follow a move");
    }
  }

  private void closeVariation() throws IOException {
    TextLocation bracket = readBracket();
    if (depth == 0) {
      problem(Code.UNBALANCED, bracket, "The closing bracket has no opening bracket");
      return;
    }
    depth--;
    if (!isSkipping) {
      if (variations.current().isEmpty()) {
        problem(Code.MISPLACED, variations.innermostBracket(), "The variation has no moves");
      }
      variations.close();
    }
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
    } else if (!isSkipping) {
      variations.current().notesOnLast().glyph(glyph);
    }
  }

  private void readToken() throws IOException {
    int length = tokens.length(0);
    if (isAfterEmptyLine && variations.plies() > 0 && tokens.isNumberOne(length)) {
      ended = true;
      return;
    }
    isAfterTags = true;
    if (length > BrgTokens.MAX_LENGTH) {
      TextLocation location = source.location();
      tokens.skip();
      exceeded(Code.TEXT_TOO_LONG, location, BrgTokens.MAX_LENGTH, "characters in one move");
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
      if (BrgTokens.isPlusSigns(text) && !variations.current().isEmpty() && !isSkipping) {
        variations.current().appendToLast(text);
      } else {
        parseMove(text, location);
      }
    }
  }

  private void parseMove(String text, TextLocation location) throws IOException {
    Optional<ClaimedResult> result = GameResult.parse(text).map(ClaimedResult::of);
    if (result.isPresent()) {
      if (depth == 0 || source.skipWhitespace() != ')') {
        ended = true;
        hasResult = true;
        if (!isSkipping) {
          tags.setFinalResult(result.get(), location, variations.plies());
        }
      }
      return;
    }
    if (moves == maxMoves) {
      exceeded(Code.TOO_MANY_MOVES, location, Limit.MOVES, "moves");
    }
    if (!isSkipping) {
      moves++;
      variations.current().add(text, text, location);
    }
  }

  private void problem(Code code, TextLocation location, String message) {
    if (!isSkipping) {
      problems.add(code, location, variations.plies(), message);
    }
  }

  private void exceeded(Code code, TextLocation location, Limit limit, String what) {
    exceeded(code, location, limits.get(limit), what);
  }

  private void exceeded(Code code, TextLocation location, long limit, String what) {
    if (!isSkipping) {
      problems.addExceeded(code, location, variations.plies(), limit, what);
      isSkipping = true;
    }
  }
}
