package io.github.boardrules.core.record.sgf;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CharReader;
import io.github.boardrules.core.record.parser.GameLimits;
import io.github.boardrules.core.record.parser.ProblemCollector;
import io.github.boardrules.core.record.parser.TextEncoding;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Parses one game tree, from the semicolon of its root to its end as {@link SgfTreeReader} defines
 * it. After the tree has exceeded a limit, parsing continues, but neither nodes nor problems are
 * kept.
 */
final class SgfTreeParser {
  private final CharReader source;
  private final SgfTokens tokens;
  private final GameLimits limits;
  private final SgfNodeTable nodes;
  private final long characters;
  private final long maxOffset;
  private final long maxMoves;
  private final long maxTagLength;
  private final long maxNodes;

  /** The number of open brackets, including those that are not kept. */
  private long depth = 1;

  private int moves;

  /** The opening bracket directly before the next node, if there is one. */
  private @Nullable TextLocation bracket;

  /** Whether the next node follows the bracket that closes the tree. */
  private boolean isClosed;

  /** The current node if it follows the bracket that closes the tree. */
  private @Nullable TextLocation nodeAfterEnd;

  private boolean ended;
  private boolean isNextBracketRead;

  /** Creates a parser for the tree whose root comes next. The table must be empty. */
  SgfTreeParser(
      CharReader source,
      SgfTokens tokens,
      ReadLimits limits,
      SgfNodeTable nodes,
      ProblemCollector problems) {
    this.source = source;
    this.tokens = tokens;
    this.limits = new GameLimits(limits, problems);
    this.nodes = nodes;
    this.characters = limits.get(Limit.CHARACTERS);
    this.maxOffset = source.offset() + characters;
    this.maxMoves = limits.get(Limit.MOVES);
    this.maxTagLength = limits.get(Limit.TAG_LENGTH);
    this.maxNodes = limits.get(Limit.NODES);
  }

  /** Parses the tree; returns whether the opening bracket of the next tree has been read. */
  boolean parse() throws IOException {
    TextEncoding encoding =
        source.mayNameEncoding() ? tokens.findEncoding(characters) : TextEncoding.UTF_8;
    while (!ended) {
      if (!readMoveNode()) {
        readNext();
      }
    }
    if (source.hasRawBytes()) {
      nodes.decode(encoding);
    }
    return isNextBracketRead;
  }

  /**
   * Reads a plain move node, which is the most frequent kind, in one step. Returns false for any
   * other node.
   */
  private boolean readMoveNode() throws IOException {
    boolean isSpecial = limits.isExceeded() || bracket != null || isClosed || nodeAfterEnd != null;
    if (isSpecial || !nodes.isLeaf() || moves >= maxMoves || nodes.count() + 2 > maxNodes) {
      return false;
    }
    int length = tokens.moveNodeLength();
    if (length < 0 || length > maxTagLength || source.offset() + length + 4 > maxOffset) {
      return false;
    }
    TextLocation location = source.location(3);
    nodes.addMoveNode(tokens.readMoveNode(length), tokens.value(), location);
    moves++;
    return true;
  }

  private void readNext() throws IOException {
    int c = source.skipWhitespace();
    checkLength();
    switch (c) {
      case CharReader.END -> {
        problem(Code.UNEXPECTED_END, source.location(), "The text ends in the middle of a game");
        ended = true;
      }
      case '(' -> openBranch();
      case ')' -> closeBranch();
      case ';' -> readNode();
      case '[' -> {
        problem(
            Code.BAD_TAG, source.location(), "The value does not follow the name of a property");
        readValue(maxTagLength, false);
      }
      default -> {
        if (SgfTokens.isLetter(c)) {
          readProperty();
        } else {
          problem(Code.BAD_CHARACTER, source.location(), "The character has no meaning here");
          source.read();
        }
      }
    }
  }

  private void checkLength() {
    if (source.offset() > maxOffset) {
      exceeded(Code.GAME_TOO_LONG, limits.get(Limit.CHARACTERS), "characters");
    }
  }

  private void openBranch() throws IOException {
    endNode();
    bracket = source.location();
    source.read();
    depth++;
    if (depth > maxMoves + 1) {
      exceeded(Code.TOO_DEEP, maxMoves, "open brackets");
    }
    if (!limits.isExceeded()) {
      nodes.openBranch();
    }
  }

  private void closeBranch() throws IOException {
    source.read();
    endNode();
    bracket = null;
    if (depth > 1) {
      if (!limits.isExceeded()) {
        nodes.closeBranch();
      }
      depth--;
      return;
    }
    while (source.skipWhitespace() == ')') {
      problem(Code.UNBALANCED, source.location(), "The closing bracket has no opening bracket");
      source.read();
    }
    isClosed = true;
    ended = source.peek() != ';' || !tokens.nodeWithPropertyFollows();
  }

  private void readNode() throws IOException {
    endNode();
    if (nodes.depthOfNextNode() > limits.get(Limit.NESTING)) {
      exceeded(Code.TOO_DEEP, limits.get(Limit.NESTING), "nested variations");
    }
    if ((bracket != null || isClosed) && tokens.rootFollows(limits.get(Limit.CHARACTERS))) {
      ended = true;
      isNextBracketRead = bracket != null;
      if (bracket != null) {
        problem(Code.UNBALANCED, bracket, "The game is not closed before the next one");
      }
      return;
    }
    TextLocation location = source.location();
    source.read();
    nodeAfterEnd = isClosed ? location : null;
    bracket = null;
    isClosed = false;
    if (!limits.isExceeded() && hasRoom()) {
      nodes.addNode(location);
    }
  }

  private void endNode() {
    if (nodeAfterEnd != null) {
      problem(Code.UNBALANCED, nodeAfterEnd, "The game continues after its closing bracket");
      nodeAfterEnd = null;
    }
  }

  private void readProperty() throws IOException {
    TextLocation location = source.location();
    String name = tokens.readName();
    if (source.skipWhitespace() != '[') {
      problem(Code.BAD_TAG, location, "The property has no value");
      return;
    }
    if (name.isEmpty()) {
      problem(Code.BAD_TAG, location, "The name of a property must have 1 to 100 capital letters");
    }
    if ((name.equals("B") || name.equals("W")) && ++moves > maxMoves) {
      exceeded(Code.TOO_MANY_MOVES, maxMoves, "moves");
    }
    int first = nodes.valueCount();
    long limit = name.equals("C") ? limits.get(Limit.COMMENT_LENGTH) : maxTagLength;
    do {
      readValue(limit, !limits.isExceeded());
      checkLength();
    } while (!ended && source.skipWhitespace() == '[');
    boolean isKept = !limits.isExceeded() && !name.isEmpty();
    if (isKept && nodes.propertyCount() < limits.get(Limit.TAGS)) {
      nodes.addProperty(name, first, location);
      return;
    }
    nodes.removeValues(first);
    if (isKept) {
      exceeded(Code.TOO_MANY_TAGS, limits.get(Limit.TAGS), "properties in one node");
    }
  }

  /** Reads a value, and adds it to the table if it is to be kept and is not too long. */
  private void readValue(long limit, boolean keeping) throws IOException {
    TextLocation location = source.location(1);
    switch (tokens.readValue(keeping, limit)) {
      case CLOSED -> {}
      case TOO_LONG -> {
        exceeded(Code.TEXT_TOO_LONG, limit, "characters in one value");
        return;
      }
      case END_OF_TEXT -> {
        problem(Code.UNEXPECTED_END, location, "The text ends in the middle of a value");
        ended = true;
      }
      case NEXT_TREE -> {
        problem(Code.UNCLOSED_TEXT, location, "The value is not closed before the next game");
        ended = true;
        isNextBracketRead = true;
      }
    }
    if (keeping && hasRoom()) {
      nodes.addValue(tokens.value(), location);
    }
  }

  /** Returns whether one more node or value is within the limit, and reports that it is not. */
  private boolean hasRoom() {
    if (nodes.count() == maxNodes) {
      exceeded(Code.TOO_MANY_TAGS, maxNodes, "nodes and values");
    }
    return !limits.isExceeded();
  }

  private void problem(Code code, TextLocation location, String message) {
    limits.problem(code, location, moves, message);
  }

  private void exceeded(Code code, long maximum, String what) {
    limits.exceeded(code, source.location(), moves, maximum, what);
  }
}
