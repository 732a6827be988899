package io.github.boardrules.core.record;

import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Reads the library's own format. One pass, without recursion; what exceeds a limit goes through
 * the same code with nothing being kept, so a game has the same end however much of it is wanted.
 */
final class BrgReader extends RecordReader {
  /** The longest move that is read, in characters: more than any game has. */
  static final int MAX_TOKEN = 200;

  private static final CharClass TOKEN = CharClass.ofAsciiAndAllOthers(BrgReader::isTokenCharacter);

  private final CharReader source;
  private final ReadLimits limits;
  private final BrgTags tags;
  private final BrgComments comments;
  private final StringBuilder text = new StringBuilder();

  /** Of the game that is being read. */
  private ProblemCollector problems;

  private GameRecord.Builder game;
  private final CommentBuilder comment = new CommentBuilder();
  private LineBuilder mainLine = new LineBuilder();
  private LineBuilder line = mainLine;
  private final Deque<LineBuilder> outerLines = new ArrayDeque<>();
  private final Deque<TextLocation> openVariations = new ArrayDeque<>();
  private long gameOffset;
  private long depth;
  private int moves;
  private boolean inMoves;
  private boolean afterNumber;
  private boolean afterEmptyLine;
  private boolean hasTags;
  private boolean commentSinceTag;
  private boolean hasResult;
  private boolean skipping;
  private boolean ended;

  BrgReader(CharReader source, ReadLimits limits) {
    super(source, limits);
    this.source = source;
    this.limits = limits;
    this.tags = new BrgTags(source, limits);
    this.comments = new BrgComments(source, limits, tags);
    this.problems = new ProblemCollector(limits.problems());
    this.game = GameRecord.builder();
  }

  @Override
  Optional<GameRecord> read(ProblemCollector found) throws IOException {
    begin(found);
    while (!ended) {
      readNext();
    }
    if (!inMoves && game.tagCount() == 0 && found.isEmpty()) {
      return Optional.empty();
    }
    if (!openVariations.isEmpty()) {
      problem(Code.UNBALANCED, openVariations.getLast(), "A variation that is not closed");
    }
    if (!hasResult && game.tagCount() > 0) {
      problem(Code.UNEXPECTED_END, source.location(), "A game with tags ends with its result");
    }
    if (mainLine.isEmpty()) {
      comment.add(mainLine.takeComment());
    }
    return Optional.of(game.comment(comment.take()).moves(mainLine.build()).build());
  }

  private void begin(ProblemCollector found) throws IOException {
    problems = found;
    // Files with a mark may have been joined.
    while (source.skipWhitespace() == CharReader.BYTE_ORDER_MARK) {
      source.read();
    }
    game = GameRecord.builder().location(source.location());
    gameOffset = source.offset();
    mainLine = new LineBuilder(mainLine.size());
    line = mainLine;
    outerLines.clear();
    openVariations.clear();
    depth = 0;
    moves = 0;
    inMoves = false;
    afterNumber = false;
    afterEmptyLine = false;
    hasTags = false;
    commentSinceTag = false;
    hasResult = false;
    skipping = false;
    ended = false;
  }

  private void readNext() throws IOException {
    skipWhitespace();
    if (!skipping && source.offset() - gameOffset > limits.characters()) {
      exceeded(Code.GAME_TOO_LONG, "A game of more than " + limits.characters() + " characters");
    }
    int c = source.peek();
    switch (c) {
      case CharReader.END -> ended = true;
      case '[' -> readTag();
      case '{' -> readComment(true);
      case ';' -> readComment(false);
      case '(' -> openVariation();
      case ')' -> closeVariation();
      case '$' -> readGlyph();
      case '!', '?' -> readSuffix();
      case '%' -> {
        if (source.atLineStart()) {
          source.skipLine();
        } else {
          readToken();
        }
      }
      default -> {
        if (isTokenCharacter(c)) {
          readToken();
        } else {
          problem(Code.BAD_CHARACTER, source.location(), "A character that means nothing here");
          source.read();
          leaveTags();
        }
      }
    }
  }

  /** What stands before tags and is none is what is left of another game. */
  private void leaveTags() {
    inMoves |= !hasTags;
  }

  private void skipWhitespace() throws IOException {
    long line = source.line();
    int lineEnds = source.atLineStart() ? 1 : 2; // a comment may have had the first
    source.skipWhitespace();
    afterEmptyLine = source.line() - line >= lineEnds;
  }

  // Tags

  private void readTag() throws IOException {
    if (inMoves || commentSinceTag) {
      if (source.atLineStart() || tags.follows()) {
        ended = true;
        return;
      }
      problem(Code.BAD_CHARACTER, source.location(), "A bracket among the moves");
      source.read();
      return;
    }
    if (afterEmptyLine && hasTags && tags.follows()) {
      ended = true;
      return;
    }
    hasTags = true;
    if (game.tagCount() >= limits.tags()) {
      exceeded(Code.TOO_MANY_TAGS, "More than " + limits.tags() + " tags");
    }
    if (skipping) {
      source.skipLine();
      return;
    }
    if (!tags.read(game, problems)) {
      exceeded(Code.TEXT_TOO_LONG, "A tag of more than " + limits.tagLength() + " characters");
    }
  }

  // Comments

  private void readComment(boolean inBraces) throws IOException {
    TextLocation start = source.location();
    boolean untagged = game.tagCount() == 0 && mainLine.size() > 0;
    switch (inBraces ? comments.readBraces(untagged) : comments.readLine()) {
      case CLOSED -> {}
      case TOO_LONG ->
          exceeded(
              Code.TEXT_TOO_LONG,
              start,
              "A comment of more than " + limits.commentLength() + " characters");
      case UNCLOSED -> {
        problem(Code.UNCLOSED_TEXT, start, "A comment that is not closed");
        ended = true;
      }
    }
    addComment(comments.text());
  }

  private void addComment(String content) {
    commentSinceTag = game.tagCount() > 0;
    if (skipping) {
      return;
    }
    if (afterNumber || (line.isEmpty() && line != mainLine)) {
      line.commentNext(content);
    } else if (!line.isEmpty()) {
      line.notesOnLast().comment(content);
    } else {
      comment.add(content);
    }
  }

  // Variations

  private void openVariation() throws IOException {
    TextLocation location = source.location();
    source.read();
    depth++;
    inMoves = true;
    afterNumber = false;
    if (!skipping && depth > limits.nesting()) {
      exceeded(Code.TOO_DEEP, "Variations more than " + limits.nesting() + " deep");
    }
    if (skipping) {
      return;
    }
    if (line.isEmpty()) {
      problem(Code.MISPLACED, location, "A variation of no move");
    }
    outerLines.push(line);
    openVariations.push(location);
    line = line.isEmpty() ? new LineBuilder() : line.notesOnLast().newVariation();
  }

  private void closeVariation() throws IOException {
    TextLocation location = source.location();
    source.read();
    inMoves = true;
    afterNumber = false;
    if (depth == 0) {
      problem(Code.UNBALANCED, location, "A closing bracket without an opening one");
      return;
    }
    depth--;
    if (skipping) {
      return;
    }
    if (line.isEmpty()) {
      problem(Code.MISPLACED, openVariations.peek(), "A variation without moves");
    }
    line = outerLines.pop();
    openVariations.pop();
  }

  // Annotations

  private void readGlyph() throws IOException {
    TextLocation location = source.location();
    leaveTags();
    source.read();
    int number = 0;
    boolean hasDigits = false;
    while (source.peek() >= '0' && source.peek() <= '9') {
      number = Math.min(10 * number + source.read() - '0', Nags.GREATEST + 1);
      hasDigits = true;
    }
    if (!hasDigits || number > Nags.GREATEST) {
      problem(Code.BAD_GLYPH, location, "A glyph is a number from 0 to " + Nags.GREATEST);
    } else {
      addGlyph(number, location);
    }
  }

  private void readSuffix() throws IOException {
    TextLocation location = source.location();
    leaveTags();
    text.setLength(0);
    while (source.peek() == '!' || source.peek() == '?') {
      char c = (char) source.read();
      if (text.length() < 3) {
        text.append(c);
      }
    }
    Integer glyph = Nags.SUFFIXES.get(text.toString());
    if (glyph == null) {
      problem(Code.BAD_GLYPH, location, "An unknown mark behind a move");
    } else {
      addGlyph(glyph, location);
    }
  }

  private void addGlyph(int glyph, TextLocation location) {
    if (line.isEmpty() || afterNumber) {
      problem(Code.MISPLACED, location, "A glyph without a move");
    } else if (!skipping) {
      line.notesOnLast().glyph(glyph);
    }
  }

  // Numbers, moves and results

  static boolean isTokenCharacter(int c) {
    return c > ' '
        && c != 0x7f
        && switch (c) {
          case '{', '}', '(', ')', '[', ']', ';', '"', '$', '!', '?' -> false;
          default -> true;
        };
  }

  private void readToken() throws IOException {
    int length = source.span(0, TOKEN, MAX_TOKEN + 1);
    if (length > MAX_TOKEN) {
      readLongToken();
      return;
    }
    if (afterEmptyLine && !mainLine.isEmpty() && isNumberOne(length)) {
      ended = true;
      return;
    }
    inMoves = true;
    int start = numberLength(length);
    source.skip(start);
    afterNumber = start == length;
    if (!afterNumber) {
      TextLocation location = source.location();
      String text = source.textAt(0, length - start);
      source.skip(length - start);
      parseMove(text, location);
    }
  }

  private void readLongToken() throws IOException {
    TextLocation location = source.location();
    inMoves = true;
    int length = MAX_TOKEN;
    while (length > 0) {
      source.skip(length);
      length = source.span(0, TOKEN, MAX_TOKEN);
    }
    exceeded(Code.TEXT_TOO_LONG, location, "A move of more than " + MAX_TOKEN + " characters");
  }

  /** Whether the next token, not read yet, is the number of a first turn. */
  private boolean isNumberOne(int length) {
    return source.peekAt(0) == '1'
        && (length == 1 || (source.peekAt(1) == '.' && (length == 2 || source.peekAt(2) != '.')));
  }

  /**
   * How many characters at the beginning of the next token, not read yet, are the number of a turn,
   * with the dots behind it.
   */
  private int numberLength(int length) {
    int i = 0;
    while (i < length && source.peekAt(i) >= '0' && source.peekAt(i) <= '9') {
      i++;
    }
    if (i < length && source.peekAt(i) != '.') {
      return 0;
    }
    while (i < length && source.peekAt(i) == '.') {
      i++;
    }
    return i;
  }

  private void parseMove(String token, TextLocation location) throws IOException {
    Optional<ClaimedResult> result = ClaimedResult.parse(token);
    if (result.isPresent()) {
      endWith(result.get(), location);
      return;
    }
    if (!skipping && moves == limits.moves()) {
      exceeded(Code.TOO_MANY_MOVES, location, "More than " + limits.moves() + " moves");
    }
    if (!skipping) {
      moves++;
      line.add(token, token, location);
    }
  }

  private void endWith(ClaimedResult result, TextLocation location) throws IOException {
    if (depth > 0 && source.skipWhitespace() == ')') {
      return;
    }
    ended = true;
    hasResult = true;
    if (!skipping) {
      tags.claim(game, result, location, problems, mainLine.size());
    }
  }

  // Problems

  private void exceeded(Code code, String message) {
    exceeded(code, source.location(), message);
  }

  private void exceeded(Code code, TextLocation location, String message) {
    if (!skipping) {
      problems.addLast(code, location, mainLine.size(), message);
      skipping = true;
    }
  }

  private void problem(Code code, TextLocation location, String message) {
    if (!skipping) {
      problems.add(code, location, mainLine.size(), message);
    }
  }
}
