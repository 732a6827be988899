package io.github.boardrules.loa.sgf;

import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordHandler.Wanted;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import org.jspecify.annotations.Nullable;

/**
 * Scans one game tree, from the semicolon of its root to its end as {@link SgfScanner} defines it,
 * and holds one node at a time, because its properties have no order. After the tree has exceeded a
 * limit, scanning continues, but nothing is kept.
 */
final class SgfTree {
  private final RecordInput source;
  private final SgfTokens tokens;
  private final RecordHandler to;
  private final ReadLimits limits;
  private final SgfLines lines;
  private final long characters;
  private final long maxOffset;
  private final long maxMoves;
  private final long maxTagLength;
  private final long maxNodes;
  private TextEncoding encoding = TextEncoding.UTF_8;

  /** The number of open brackets, including those that are not kept. */
  private long depth = 1;

  private int moves;

  /** The number of nodes and values. */
  private long nodes;

  private boolean hasExceeded;

  /** The current node, with its properties that were not reported to the lines yet. */
  private final SgfNode node;

  /** Whether the current node was not reported to the lines yet. */
  private boolean isNew;

  /** The number of brackets that were opened after the current node. */
  private int branches;

  /** Whether a property belongs to the current node, because no branch was closed after it. */
  private boolean isInNode;

  /** The number of properties of the current node. */
  private long propertyCount;

  /** The opening bracket directly before the next node, if there is one. */
  private @Nullable TextLocation bracket;

  /** Whether the next node follows the bracket that closes the tree. */
  private boolean isClosed;

  /** The current node if it follows the bracket that closes the tree. */
  private @Nullable TextLocation nodeAfterEnd;

  private boolean ended;
  private boolean isNextBracketRead;

  /** Creates a scanner of the tree whose root comes next. */
  SgfTree(RecordInput source, SgfTokens tokens, SgfNode node, SgfLines lines, RecordHandler to) {
    this.source = source;
    this.tokens = tokens;
    this.node = node;
    this.to = to;
    this.limits = source.limits();
    this.lines = lines;
    this.characters = limits.get(Limit.CHARACTERS);
    this.maxOffset = source.offset() + characters;
    this.maxMoves = limits.get(Limit.MOVES);
    this.maxTagLength = limits.get(Limit.TAG_LENGTH);
    this.maxNodes = limits.get(Limit.NODES);
  }

  /**
   * Scans the tree; returns whether the opening bracket of the next tree has been read.
   *
   * @param debris the problem of the text before the tree, if any
   * @param isBracketMissing whether the tree does not begin with an opening bracket
   */
  boolean scan(@Nullable RecordProblem debris, boolean isBracketMissing) {
    to.begin(source.place());
    lines.begin(to);
    node.clear();
    if (debris != null) {
      to.problem(debris);
    }
    if (isBracketMissing) {
      problem(
          Code.UNBALANCED, source.location(), "The game does not begin with an opening bracket");
    }
    if (source.mayNameEncoding()) {
      encoding = tokens.findEncoding(characters);
    }
    while (!ended) {
      if (!readMoveNode()) {
        readNext();
      }
    }
    reportNode(false);
    to.end(source.place());
    return isNextBracketRead;
  }

  /**
   * Reports what was read of the current node to the lines.
   *
   * @param isCut whether the rest of it is not kept, because it exceeds a limit
   */
  private void reportNode(boolean isCut) {
    if (isNew) {
      lines.enter(node);
    }
    if (isNew || node.size() > 0) {
      lines.add(node, isCut);
    }
    isNew = false;
    node.clear();
  }

  /**
   * Reads a plain move node, which is the most frequent kind, in one step. Returns false for any
   * other node.
   */
  private boolean readMoveNode() {
    boolean isSpecial = hasExceeded || bracket != null || isClosed || nodeAfterEnd != null;
    if (isSpecial || (!isNew && !lines.isLeaf()) || moves >= maxMoves || nodes + 2 > maxNodes) {
      return false;
    }
    source.skipWhitespace();
    int length = tokens.moveNodeLength();
    if (length < 0 || !fits(length)) {
      return false;
    }
    reportNode(false);
    lines.addMove(source.peekAt(1) == 'B', source.view(3, length), source.place(3));
    source.skip(length + 4);
    isInNode = true;
    propertyCount = 1;
    nodes += 2;
    moves++;
    if (to.wanted() == Wanted.HEADER) {
      skipMoveNodes();
    }
    return true;
  }

  /** Counts and skips plain move nodes, whose texts nobody reads. */
  private void skipMoveNodes() {
    int length = SgfTokens.MOVE_NODE_LENGTH;
    long rest = Math.min(maxMoves - moves, (maxNodes - nodes) / 2);
    rest = maxTagLength < length ? 0 : rest;
    int count = 0;
    source.skipWhitespace();
    while (count < rest && source.offset() + length <= maxOffset && tokens.moveNodeFollows()) {
      to.move("", "", source.place(3));
      source.skip(length);
      source.skipWhitespace();
      count++;
    }
    lines.addMoves(count);
    nodes += 2L * count;
    moves += count;
  }

  /** Returns whether the next node, which has one value, is within the limits. */
  private boolean fits(int length) {
    return length <= maxTagLength && source.offset() + length + 4 <= maxOffset;
  }

  private void readNext() {
    int c = source.skipWhitespace();
    checkLength();
    switch (c) {
      case RecordInput.END -> {
        problem(Code.UNEXPECTED_END, source.location(), "The text ends in the middle of a game");
        ended = true;
      }
      case '(' -> openBranch();
      case ')' -> closeBranch();
      case ';' -> readNode();
      case '[' -> {
        problem(
            Code.BAD_TAG, source.location(), "The value does not follow the name of a property");
        readValue("", maxTagLength, false);
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

  private void openBranch() {
    reportNodeAfterEnd();
    bracket = source.location();
    source.read();
    depth++;
    if (depth > maxMoves + 1) {
      exceeded(Code.TOO_DEEP, maxMoves, "open brackets");
    }
    branches++;
  }

  private void closeBranch() {
    source.read();
    endNode();
    isInNode = false;
    bracket = null;
    if (depth > 1) {
      lines.closeBranch();
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

  private void readNode() {
    endNode();
    if (lines.depthOfNextNode() > limits.get(Limit.NESTING)) {
      exceeded(Code.TOO_DEEP, limits.get(Limit.NESTING), "nested variations");
    }
    if ((bracket != null || isClosed) && tokens.rootFollows(characters)) {
      ended = true;
      isNextBracketRead = bracket != null;
      if (bracket != null) {
        problem(Code.UNBALANCED, bracket, "The game is not closed before the next one");
      }
      return;
    }
    nodeAfterEnd = isClosed ? source.location() : null;
    node.set(source.place());
    source.read();
    bracket = null;
    isClosed = false;
    isInNode = true;
    if (!hasExceeded && hasRoom()) {
      nodes++;
      isNew = true;
      propertyCount = 0;
    }
  }

  /** Ends the current node, which may have properties after an opening bracket. */
  private void endNode() {
    reportNodeAfterEnd();
    reportNode(false);
    for (; branches > 0; branches--) {
      lines.openBranch();
    }
  }

  private void reportNodeAfterEnd() {
    if (nodeAfterEnd != null) {
      problem(Code.UNBALANCED, nodeAfterEnd, "The game continues after its closing bracket");
      nodeAfterEnd = null;
    }
  }

  private void readProperty() {
    SgfPlace nameAt = node.next().nameAt;
    nameAt.set(source.place());
    String name = tokens.readName();
    if (source.skipWhitespace() != '[') {
      problem(Code.BAD_TAG, nameAt, "The property has no value");
      return;
    }
    if (name.isEmpty()) {
      problem(Code.BAD_TAG, nameAt, "The name of a property must have 1 to 100 capital letters");
    }
    if (!isInNode) {
      problem(Code.MISPLACED, nameAt, "The property does not belong to a node");
    }
    if ((name.equals("B") || name.equals("W")) && ++moves > maxMoves) {
      exceeded(Code.TOO_MANY_MOVES, maxMoves, "moves");
    }
    long limit = name.equals("C") ? limits.get(Limit.COMMENT_LENGTH) : maxTagLength;
    do {
      readValue(name, limit, isInNode && !hasExceeded);
      checkLength();
    } while (!ended && source.skipWhitespace() == '[');
    if (hasExceeded || name.isEmpty() || !isInNode) {
      nodes -= node.drop();
    } else if (propertyCount < limits.get(Limit.TAGS)) {
      propertyCount++;
      node.keep();
    } else {
      exceeded(Code.TOO_MANY_TAGS, limits.get(Limit.TAGS), "properties in one node");
    }
  }

  /** Reads a value, and adds it to the node if it is to be kept and is not too long. */
  private void readValue(String name, long limit, boolean keeping) {
    SgfValue value = node.next();
    value.set(source.place(1));
    switch (tokens.readValue(keeping, limit)) {
      case CLOSED -> {}
      case TOO_LONG -> {
        exceeded(Code.TEXT_TOO_LONG, limit, "characters in one value");
        return;
      }
      case END_OF_TEXT -> {
        problem(Code.UNEXPECTED_END, value, "The text ends in the middle of a value");
        ended = true;
      }
      case NEXT_TREE -> {
        problem(Code.UNCLOSED_TEXT, value, "The value is not closed before the next game");
        ended = true;
        isNextBracketRead = true;
      }
    }
    if (keeping && hasRoom()) {
      nodes++;
      String text = tokens.value();
      node.add(name, source.hasRawBytes() ? encoding.decode(text) : text);
    }
  }

  /** Returns whether one more node or value is within the limit, and reports that it is not. */
  private boolean hasRoom() {
    if (nodes == maxNodes) {
      exceeded(Code.TOO_MANY_TAGS, maxNodes, "nodes and values");
    }
    return !hasExceeded;
  }

  private void problem(Code code, Place place, String message) {
    if (!hasExceeded) {
      to.problem(RecordProblem.of(code, place.toLocation(), moves, message));
    }
  }

  /** Reports that the tree exceeds a limit, after what it has kept. */
  private void exceeded(Code code, long maximum, String what) {
    if (!hasExceeded) {
      reportNode(true);
      problem(code, source.location(), "The game has more than " + maximum + " " + what);
      hasExceeded = true;
    }
  }
}
