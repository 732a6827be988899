package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.record.RecordProblem.Code;

/**
 * The node that follows a bracket. It is kept out of the tree as long as it is read, because one
 * property tells that it is the root of another game.
 */
final class SgfOpening {
  private static final ImmutableSet<String> ROOT_PROPERTIES =
      ImmutableSet.of("AP", "CA", "FF", "GM", "ST", "SU", "SZ");

  private SgfDraft node = new SgfDraft();
  private boolean isAwaited;
  private boolean isRead;
  private boolean mayBeRoot;
  private TextLocation bracket = TextLocation.nowhere();
  private boolean isBehindEnd;
  private long offset;
  private boolean isKept;
  private int properties;
  private int moves;

  // What is wrong with it if it is a root.

  private ProblemCollector problems = new ProblemCollector(0);
  private boolean isSkipping;

  /** Nothing is known. */
  void clear() {
    isAwaited = false;
    isRead = false;
    mayBeRoot = false;
    isBehindEnd = false;
  }

  /** The next node is one if it follows at once. */
  void await(TextLocation atBracket) {
    isAwaited = true;
    bracket = atBracket;
    isBehindEnd = false;
  }

  /** The next node is one, and the brackets of the game are closed before it. */
  void awaitBehindEnd(TextLocation atNode) {
    isAwaited = true;
    bracket = atNode;
    isBehindEnd = true;
  }

  /** The next node is none. */
  void awaitNone() {
    isAwaited = false;
  }

  /** Whether the next node is one. */
  boolean isAwaited() {
    return isAwaited;
  }

  /** Whether the next node is none, nor is one being read. */
  boolean isOver() {
    return !isAwaited && !isRead;
  }

  /**
   * The node begins.
   *
   * @param keeping whether it is to be a node of the tree if it is no root
   * @param none takes what is wrong with it if it is a root
   */
  void begin(CharReader source, boolean keeping, ProblemCollector none) {
    node.clear();
    node.addNode(SgfNode.NONE, source.location());
    offset = source.offset();
    isKept = keeping;
    properties = Integer.MAX_VALUE;
    moves = 0;
    isRead = true;
    mayBeRoot = true;
    problems = none;
    isSkipping = false;
    if (isBehindEnd) {
      problem(Code.UNBALANCED, bracket, "A game that does not begin with a bracket");
    }
  }

  /** Something is wrong with it. */
  void problem(Code code, TextLocation location, String message) {
    if (!isSkipping) {
      problems.add(code, location, moves, message);
    }
  }

  /** Nothing more of it is wanted. */
  void exceeded(Code code, TextLocation location, String message) {
    if (!isSkipping) {
      problems.addLast(code, location, moves, message);
      isSkipping = true;
    }
  }

  /** What is wrong with it if it is a root. */
  ProblemCollector problems() {
    return problems;
  }

  /** Whether nothing more of it is wanted if it is a root. */
  boolean isSkipping() {
    return isSkipping;
  }

  /** Whether it is to be a node of the tree if it is no root. */
  boolean isKept() {
    return isKept;
  }

  /** Whether the node is being read, and no longer than it may be. */
  boolean mayBeRoot() {
    return mayBeRoot;
  }

  /** Whether a property tells that it is a root. */
  boolean isRootBy(String property) {
    return mayBeRoot && ROOT_PROPERTIES.contains(property);
  }

  /** The node takes too much room to be a root. */
  void limit(CharReader source, int characters) {
    mayBeRoot &= source.offset() - offset <= characters;
  }

  /** One move more in it. Their number. */
  int countMove() {
    return ++moves;
  }

  /** The number of moves in it. */
  int moves() {
    return moves;
  }

  /** What follows in it is not to be in the tree. */
  void cut() {
    if (isRead) {
      properties = node.propertyCount(0);
    }
  }

  /** The node. */
  SgfDraft node() {
    return node;
  }

  /** The node, which is the root of another game; an empty draft takes its place. */
  SgfDraft exchange(SgfDraft emptied) {
    SgfDraft root = node;
    node = emptied;
    clear();
    return root;
  }

  /** The bracket before it, or the node itself where the brackets were closed before it. */
  TextLocation bracket() {
    return bracket;
  }

  /** Whether the brackets of the game are closed before it. */
  boolean isBehindEnd() {
    return isBehindEnd;
  }

  /** The node is read, and no root. False if it does not become a node of the tree. */
  boolean addTo(SgfDraft tree, int parent) {
    boolean adding = isRead && isKept;
    if (adding) {
      tree.addNode(parent, node, properties);
    }
    isRead = false;
    mayBeRoot = false;
    return adding;
  }
}
