package io.github.boardrules.core.record.brg;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Scans one game after the other, each up to its end as {@link BrgScanner} defines it, in one pass
 * and without recursion.
 */
final class BrgGame {
  private static final int MAX_BLANKS = 100;

  /** What of a game has been read. */
  private enum State {
    /** At most comments, which are held back, since there may be no game. */
    START,
    /** As before; a comment begins like a JSON object, which is a record in another format. */
    JSON,
    /** At most comments and a problem, which makes a game of them. */
    BEGUN,
    /** Tags, valid or not. A tag after an empty line begins the next game. */
    TAGS,
    /** Something after the tags. A tag begins the next game. */
    MOVES,
    /**
     * Control characters in a game without tags. It is hardly a text then: a result, an empty line
     * or a square bracket in it means nothing, and only a tag on a line of its own begins another
     * game.
     */
    NOISE,
    /** The result, which is the end. */
    RESULT;

    /** Returns whether the beginning of the game was reported, because it certainly is one. */
    boolean hasBegun() {
      return this != START && this != JSON;
    }
  }

  /** An open variation: its bracket, and the line around it. */
  private record Open(TextLocation bracket, int outerFirstPly, int outerSize) {}

  private final RecordInput source;
  private final BrgTags tags;
  private final BrgTokens tokens;
  private final BrgComments comments;
  private final long maxNesting;
  private final Deque<Open> open = new ArrayDeque<>();
  private final StringBuilder firstComment = new StringBuilder();
  private RecordHandler to = new RecordHandler() {};
  private TextLocation start = TextLocation.nowhere();
  private long maxOffset;
  private State state = State.START;

  /** Whether the number of the next move has been read. */
  private boolean isAfterNumber;

  /** The number of open variations, including those that are too deep to be kept. */
  private long depth;

  /** The number of moves in the main line. */
  private int plies;

  /** The ply of the first move of the innermost line, or 0 if it replaces no move. */
  private int firstPly;

  /** The number of moves in the innermost line. */
  private int size;

  BrgGame(RecordInput source) {
    this.source = source;
    this.tags = new BrgTags(source);
    this.tokens = new BrgTokens(source);
    this.comments = new BrgComments(source, tags);
    this.maxNesting = source.limits().get(Limit.NESTING);
  }

  /**
   * Scans the next game; returns false if there is none.
   *
   * @param isFirst whether a comment without a game is a problem, because no game precedes it; a
   *     comment that begins like a JSON object always is
   */
  boolean scan(RecordHandler handler, boolean isFirst) {
    to = handler;
    tags.begin(handler);
    start = source.location();
    maxOffset = source.offset() + source.limits().get(Limit.CHARACTERS);
    state = State.START;
    open.clear();
    firstComment.setLength(0);
    isAfterNumber = false;
    depth = 0;
    plies = 0;
    firstPly = 1;
    size = 0;
    boolean continues = true;
    while (continues) {
      continues = readNext();
    }
    if (!state.hasBegun()) {
      boolean hasJson = state == State.JSON;
      if (!hasJson && (!isFirst || firstComment.isEmpty())) {
        return false;
      }
      firstComment.setLength(0);
      String reason = hasJson ? ": it begins like JSON, but is in no known format" : "";
      problem(Code.NOT_A_GAME, "The text contains no game" + reason, start);
    } else {
      if (!open.isEmpty()) {
        problem(Code.UNBALANCED, "The variation has no closing bracket", open.getLast().bracket());
      }
      if (state != State.RESULT && tags.count() > 0) {
        problem(
            Code.UNEXPECTED_END,
            state == State.TAGS && source.peek() == '['
                ? "An empty line ends the tags, but another tag follows: expected moves or a result"
                : "A game with tags must end with its result",
            source.place());
      }
    }
    to.end(source.place());
    return true;
  }

  /** Reports the beginning, unless that has been done. */
  private void begin() {
    if (!state.hasBegun()) {
      state = State.BEGUN;
      to.begin(start);
      if (!firstComment.isEmpty()) {
        to.comment(firstComment);
      }
    }
  }

  /** Ends the tags. Text before tags that is not a tag is the debris of an earlier game. */
  private void beginMoves() {
    begin();
    if (state != State.NOISE) {
      state = State.MOVES;
    }
  }

  /** Reads plain moves and their numbers, most of the text; returns false if none comes next. */
  private boolean readPlain() {
    long start = source.offset();
    int length = tokens.plainLength();
    while (length > 0 && source.offset() <= maxOffset) {
      isAfterNumber = BrgTokens.isDigit(source.peek());
      if (!isAfterNumber) {
        CharSequence text = source.view(0, length);
        to.move(text, text, source.place());
        size++;
        plies += depth == 0 ? 1 : 0;
      }
      source.skip(length);
      source.read();
      length = tokens.plainLength();
    }
    return source.offset() > start;
  }

  /** Reads the next item; returns false at the end of the game. */
  private boolean readNext() {
    boolean isAfterEmptyLine = skipWhitespace();
    if (source.offset() > maxOffset) {
      exceeded(Code.GAME_TOO_LONG, Limit.CHARACTERS, "characters", source.place());
    }
    if (state == State.MOVES && !isAfterEmptyLine && readPlain()) {
      return true;
    }
    int c = source.peek();
    return switch (c) {
      case RecordInput.END -> false;
      case '[' -> readTag(isAfterEmptyLine);
      case '{', ';' -> readComment(c == '{');
      default ->
          (BrgTokens.isTokenCharacter(c) && (c != '%' || !source.atLineStart()))
              ? readToken(isAfterEmptyLine)
              : readMark(c);
    };
  }

  /** Reads what is no token and cannot end the game; returns true. */
  private boolean readMark(int c) {
    switch (c) {
      case '%' -> source.skipLine();
      case '(' -> openVariation();
      case ')' -> closeVariation();
      case '$' -> addGlyph(source.location(), tokens.readGlyph());
      case '!', '?' -> addGlyph(source.location(), tokens.readSuffix());
      default -> {
        problem(Code.BAD_CHARACTER, "The character has no meaning here", source.place());
        source.read();
        leaveStart();
        if (tags.count() == 0 && (c < ' ' || c == 0x7f)) {
          state = State.NOISE;
        }
      }
    }
    return true;
  }

  private void leaveStart() {
    if (state == State.BEGUN) {
      state = State.MOVES;
    }
  }

  /** Skips blanks and what else may separate moves; returns whether an empty line is among them. */
  @CanIgnoreReturnValue
  private boolean skipWhitespace() {
    long line = source.line();
    int lineEndings = source.atLineStart() ? 1 : 2; // a comment may have read the first one
    while (isSeparator(source.skipWhitespace())) {
      source.read();
    }
    return source.line() - line >= lineEndings;
  }

  /** Commas may separate moves, and concatenated files may contain byte order marks. */
  private static boolean isSeparator(int c) {
    return c == ',' || c == RecordInput.BYTE_ORDER_MARK;
  }

  private boolean readTag(boolean isAfterEmptyLine) {
    boolean isNext =
        switch (state) {
          case TAGS -> isAfterEmptyLine && tags.follows();
          case MOVES -> source.atLineStart() || tags.follows();
          case NOISE -> tags.surelyFollows();
          default -> false;
        };
    if (isNext) {
      return false;
    }
    if (state == State.MOVES || state == State.NOISE) {
      problem(Code.BAD_CHARACTER, "A square bracket has no meaning among moves", source.place());
      source.read();
      return true;
    }
    begin();
    state = State.TAGS;
    if (tags.count() >= source.limits().get(Limit.TAGS)) {
      exceeded(Code.TOO_MANY_TAGS, Limit.TAGS, "tags", source.place());
      source.skipLine();
      return true;
    }
    if (!tags.read()) {
      exceeded(Code.TEXT_TOO_LONG, Limit.TAG_LENGTH, "characters in one tag", source.place());
    }
    return true;
  }

  private boolean readComment(boolean isInBraces) {
    TextLocation at = source.location();
    if (isInBraces && state == State.START && isJson()) {
      state = State.JSON;
    }
    boolean isUntagged = tags.count() == 0 && plies > 0 && state != State.NOISE;
    boolean continues = true;
    switch (isInBraces ? comments.readBraces(isUntagged) : comments.readLine()) {
      case CLOSED -> {}
      case TOO_LONG ->
          exceeded(Code.TEXT_TOO_LONG, Limit.COMMENT_LENGTH, "characters in one comment", at);
      case UNCLOSED -> {
        problem(Code.UNCLOSED_TEXT, "The comment is not closed", at);
        continues = state == State.NOISE;
      }
    }
    if (tags.count() > 0) {
      beginMoves();
    }
    addComment(comments.text());
    return continues;
  }

  private void addComment(CharSequence text) {
    if (!state.hasBegun()) {
      firstComment.append(firstComment.isEmpty() || text.isEmpty() ? "" : "\n").append(text);
    } else if (isAfterNumber) {
      to.commentNext(text);
    } else if (size > 0 && text.length() > 1 && text.charAt(0) == '[' && text.charAt(1) == '%') {
      to.comment(BrgCommands.read(text.toString(), to));
    } else {
      to.comment(text);
    }
  }

  /** Returns whether a quote follows the brace that is the next character. */
  private boolean isJson() {
    int next = 1;
    while (next < MAX_BLANKS && RecordInput.isWhitespace(source.peekAt(next))) {
      next++;
    }
    return source.peekAt(next) == '"';
  }

  /** Opens a variation of the last move. If there is no move, reports and drops the variation. */
  private void openVariation() {
    TextLocation bracket = readBracket();
    depth++;
    int ply = size == 0 || firstPly == 0 ? 0 : firstPly + size - 1;
    to.openVariation(ply, source.place());
    if (depth <= maxNesting) {
      if (size == 0) {
        problem(Code.MISPLACED, "The variation does not follow a move", bracket);
      }
      open.push(new Open(bracket, firstPly, size));
      firstPly = ply;
      size = 0;
    }
  }

  private void closeVariation() {
    TextLocation bracket = readBracket();
    if (depth == 0) {
      problem(Code.UNBALANCED, "The closing bracket has no opening bracket", bracket);
      return;
    }
    if (depth <= maxNesting) {
      Open closed = open.pop();
      if (size == 0) {
        problem(Code.MISPLACED, "The variation has no moves", closed.bracket());
      }
      firstPly = closed.outerFirstPly();
      size = closed.outerSize();
    }
    depth--;
    to.closeVariation();
  }

  private TextLocation readBracket() {
    TextLocation location = source.location();
    source.read();
    beginMoves();
    isAfterNumber = false;
    return location;
  }

  private void addGlyph(TextLocation location, int glyph) {
    begin();
    leaveStart();
    if (glyph < 0) {
      problem(
          Code.BAD_GLYPH, "A glyph must be a number from 0 to 255 or a mark such as !?", location);
    } else if (size == 0 || isAfterNumber) {
      problem(Code.MISPLACED, "The glyph does not follow a move", location);
    } else {
      to.glyph(glyph);
    }
  }

  private boolean readToken(boolean isAfterEmptyLine) {
    int length = tokens.length(0);
    if (isAfterEmptyLine && plies > 0 && state != State.NOISE && tokens.isNumberOne(length)) {
      return false;
    }
    beginMoves();
    if (length > BrgTokens.MAX_LENGTH) {
      TextLocation location = source.location();
      tokens.skip();
      moveTooLong(location);
      return true;
    }
    int numberLength = tokens.numberLength(length);
    source.skip(numberLength);
    isAfterNumber = numberLength == length;
    return isAfterNumber || readMove(length - numberLength);
  }

  private boolean readMove(int tokenLength) {
    int length = tokenLength;
    CharSequence text = source.view(0, length);
    Optional<GameResult> result = GameResult.find(text);
    if (result.isPresent()) {
      return readResult(result.get(), length);
    }
    if (BrgTokens.isPlusSigns(text) && size > 0) {
      source.skip(length); // a mark on a move that was reported already, which it does not change
      return true;
    }
    if (BrgTokens.isPlay(text) && source.peekAt(length) == ' ') {
      int side = tokens.length(length + 1);
      length += side > 0 ? side + 1 : 0;
    }
    int plus = tokens.plusSignsAfter(length);
    if (plus > 0) {
      readMoveWithPlusSigns(length);
    } else {
      to.move(source.view(0, length), source.view(0, length), source.place());
      source.skip(length);
    }
    size++;
    plies += depth == 0 ? 1 : 0;
    return true;
  }

  /** Reads a move and the plus signs that belong to it, although blanks separate them. */
  private void readMoveWithPlusSigns(int length) {
    Place place = source.location();
    StringBuilder text = new StringBuilder(source.view(0, length));
    source.skip(length);
    TextLocation tooLong = null;
    for (int plus = tokens.plusSignsAfter(0); plus > 0; plus = tokens.plusSignsAfter(0)) {
      skipWhitespace();
      if (text.length() + plus > BrgTokens.MAX_LENGTH) {
        tooLong = source.location();
      } else {
        text.append(source.view(0, plus));
      }
      source.skip(plus);
    }
    to.move(text, text, place);
    if (tooLong != null) {
      moveTooLong(tooLong);
    }
  }

  /** Reads a result. One before the end of a variation is ignored. */
  private boolean readResult(GameResult result, int length) {
    TextLocation location = source.location();
    source.skip(length);
    if (state == State.NOISE || (depth > 0 && source.skipWhitespace() == ')')) {
      return true;
    }
    state = State.RESULT;
    tags.setFinalResult(result, location);
    return false;
  }

  private void moveTooLong(Place at) {
    String message = "The game has more than " + BrgTokens.MAX_LENGTH + " characters in one move";
    problem(Code.TEXT_TOO_LONG, message, at);
  }

  private void problem(Code code, String message, Place at) {
    begin();
    to.problem(code, message, at);
  }

  private void exceeded(Code code, Limit limit, String what, Place at) {
    problem(code, "The game has more than " + source.limits().get(limit) + " " + what, at);
  }
}
