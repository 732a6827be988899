package io.github.boardrules.core.record;

import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/** Reads a tree, its variations, nodes and properties, up to its end or to the next one. */
final class SgfTreeParser {
  private final CharReader source;
  private final SgfTokens tokens;
  private final ReadLimits limits;
  private final SgfOpening opening;

  private SgfDraft tree;
  private ProblemCollector problems;
  private long treeOffset;
  private boolean skipping;
  private boolean ended;

  /** The node that a bracket goes back to, by depth. */
  private int[] branches = new int[16];

  private long depth;
  private int current;
  private int moves;

  // Of the next tree, if this one ended in it.

  private boolean foundRoot;
  private boolean foundBracket;

  /** How many problems there were before the node that may be its root. */
  private int problemsBefore;

  /** The property of its root that told so, of which the name has been read. */
  private String rootName = "";

  private TextLocation rootProperty = TextLocation.nowhere();

  SgfTreeParser(CharReader source, SgfTokens tokens, ReadLimits limits) {
    this.source = source;
    this.tokens = tokens;
    this.limits = limits;
    this.opening = new SgfOpening();
    this.tree = new SgfDraft();
    this.problems = new ProblemCollector(limits.problems());
  }

  /** Forgets the tree. Where the next one begins, if its root is known already. */
  Optional<TextLocation> begin() {
    tree.renew();
    depth = 1;
    current = SgfNode.NONE;
    moves = 0;
    skipping = false;
    ended = false;
    if (!foundRoot) {
      problems = new ProblemCollector(limits.problems());
      opening.clear();
      tokens.begin();
      return Optional.empty();
    }
    current = 0;
    moves = opening.moves();
    skipping = opening.isSkipping();
    problems = opening.problems();
    tree = opening.exchange(tree);
    return Optional.of(tree.nodeLocation(0));
  }

  /** Whether the bracket of the next tree has been read; it is not said twice. */
  boolean takeBracket() {
    boolean found = foundBracket;
    foundBracket = false;
    return found;
  }

  /** The bracket of a tree was read that is to be the next but one. */
  void putBracketBack() {
    foundBracket = true;
  }

  /** The tree. */
  SgfDraft tree() {
    return tree;
  }

  /** What is wrong with it. */
  ProblemCollector problems() {
    return problems;
  }

  /**
   * Reads the tree that begins at a place: with the semicolon of its root, or with the values of
   * the property by which it was found.
   */
  void readTree(TextLocation start) throws IOException {
    treeOffset = start.offset();
    if (foundRoot) {
      foundRoot = false;
      readValues(rootName, rootProperty);
    }
    while (!ended) {
      if (!readMoveNode()) {
        readNext();
      }
    }
    if (!foundRoot) {
      addOpening();
    }
    if (tokens.hasRawBytes()) {
      tree.resolve();
    }
  }

  /**
   * Reads a node that is a move and nothing else. Most nodes are, so they are read at once where
   * none of the limits is near; false if no such node comes, or if it is to be read as any other.
   */
  private boolean readMoveNode() throws IOException {
    if (skipping || !opening.isOver() || current + 1 != tree.nodes() || moves >= limits.moves()) {
      return false;
    }
    int length = tokens.moveNodeLength();
    if (length < 0
        || length > limits.tagLength()
        || source.offset() + length + 4 - treeOffset > limits.characters()) {
      return false;
    }
    TextLocation location =
        source.location(source.line(), source.column() + 3, source.offset() + 3);
    String name = tokens.takeMoveNode(length);
    tree.addMoveNode(current, name, tokens.text(), location);
    current++;
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
        problem(Code.BAD_TAG, source.location(), "A value without a property");
        readValue(tree, limits.tagLength(), false);
      }
      default -> {
        if (SgfTokens.isLetter(c)) {
          readProperty();
        } else {
          problem(Code.BAD_CHARACTER, source.location(), "A character that means nothing here");
          source.read();
        }
      }
    }
  }

  private void checkLength() {
    if (!skipping && source.offset() - treeOffset > limits.characters()) {
      exceededHere(
          Code.GAME_TOO_LONG, "A game of more than " + limits.characters() + " characters");
    }
    opening.limit(source, limits.characters());
  }

  // Brackets

  private void openBranch() throws IOException {
    TextLocation location = source.location();
    source.read();
    endOpening();
    depth++;
    if (!skipping) {
      if (depth > limits.moves() + 1L) {
        exceeded(Code.TOO_DEEP, "Brackets more than " + limits.moves() + " deep");
      } else {
        if (depth == branches.length) {
          branches = Arrays.copyOf(branches, 2 * branches.length);
        }
        branches[(int) depth] = current;
      }
    }
    opening.await(location);
  }

  private void closeBranch() throws IOException {
    source.read();
    endOpening();
    opening.awaitNone();
    if (depth > 1) {
      if (!skipping) {
        current = branches[(int) depth];
      }
      depth--;
      return;
    }
    afterClosing();
  }

  /** Decides whether the tree ends here, or whether there is a closing bracket too many. */
  private void afterClosing() throws IOException {
    int c = source.skipWhitespace();
    while (c == ')') {
      problem(Code.UNBALANCED, source.location(), "A closing bracket without an opening one");
      source.read();
      c = source.skipWhitespace();
    }
    if (c == ';' && tokens.propertyFollowsSemicolon()) {
      opening.awaitBehindEnd(source.location());
    } else {
      ended = true;
    }
  }

  // Nodes

  private void readNode() throws IOException {
    endOpening();
    if (!skipping && current != SgfNode.NONE && tree.nextVariations(current) > limits.nesting()) {
      exceeded(Code.TOO_DEEP, "Variations more than " + limits.nesting() + " deep");
    }
    if (opening.isAwaited()) {
      opening.begin(source, !skipping, new ProblemCollector(limits.problems()));
      problemsBefore = problems.size();
    } else if (!skipping) {
      int parent = current;
      current = tree.nodes();
      tree.addNode(parent, source.location());
    }
    opening.awaitNone();
    source.read();
  }

  /** The node that followed a bracket has no property of a root, so the tree does go on there. */
  private void endOpening() {
    if (opening.mayBeRoot() && opening.isBehindEnd()) {
      problem(Code.UNBALANCED, opening.bracket(), "The game goes on behind its closing bracket");
    }
    addOpening();
  }

  private void addOpening() {
    if (opening.addTo(tree, current)) {
      current = tree.nodes() - 1;
    }
  }

  /** Ends this tree in front of a node that turns out to be the root of another one. */
  private void beginOther(String property, TextLocation location) {
    foundRoot = true;
    rootName = property;
    rootProperty = location;
    if (opening.isKept()) {
      problems.cut(problemsBefore); // the others are those of the next game
      if (!opening.isBehindEnd()) {
        problems.add(
            Code.UNBALANCED,
            opening.bracket(),
            moves - opening.moves(),
            "A game that is not closed before the next one");
      }
    }
    ended = true;
  }

  // Properties

  private void readProperty() throws IOException {
    TextLocation location = source.location();
    String name = tokens.readName();
    if (source.skipWhitespace() != '[') {
      problem(Code.BAD_TAG, location, "A property without a value");
      return;
    }
    if (name.isEmpty()) {
      problem(Code.BAD_TAG, location, "The name of a property has a capital letter");
    }
    if (opening.isRootBy(name)) {
      beginOther(name, location);
    } else {
      readValues(name, location);
    }
  }

  private void readValues(String name, TextLocation location) throws IOException {
    if (isMove(name)) {
      countMove();
    }
    SgfDraft target = opening.mayBeRoot() ? opening.node() : tree;
    int first = target.values();
    int limit = name.equals("C") ? limits.commentLength() : limits.tagLength();
    while (!foundBracket && source.skipWhitespace() == '[') {
      readValue(target, limit, isKeeping());
      checkLength();
    }
    if (!isKeeping() || name.isEmpty()) {
      target.forgetValues(first);
      return;
    }
    int node = opening.mayBeRoot() ? 0 : current;
    if (target.propertyCount(node) < limits.tags()) {
      target.addProperty(node, name, first, location);
    } else {
      target.forgetValues(first);
      exceeded(Code.TOO_MANY_TAGS, "More than " + limits.tags() + " properties in a node");
    }
  }

  private static boolean isMove(String name) {
    return name.length() == 1 && (name.charAt(0) == 'B' || name.charAt(0) == 'W');
  }

  private void countMove() {
    moves++;
    if (opening.mayBeRoot() && opening.countMove() > limits.moves()) {
      exceeded(Code.TOO_MANY_MOVES, "More than " + limits.moves() + " moves");
    } else if (moves > limits.moves()) {
      exceededHere(Code.TOO_MANY_MOVES, "More than " + limits.moves() + " moves");
    }
  }

  /** Whether what comes next is wanted, for this tree or for that of which it may be the root. */
  private boolean isKeeping() {
    return opening.mayBeRoot() ? !opening.isSkipping() : !skipping;
  }

  /** Reads a value, and adds it to a tree if it is to be kept and not too long. */
  private void readValue(SgfDraft target, int limit, boolean keeping) throws IOException {
    TextLocation location =
        source.location(source.line(), source.column() + 1, source.offset() + 1);
    switch (tokens.readValue(keeping, limit)) {
      case CLOSED -> {}
      case TOO_LONG -> {
        exceeded(Code.TEXT_TOO_LONG, "A value of more than " + limit + " characters");
        return;
      }
      case ENDED -> {
        problem(Code.UNEXPECTED_END, location, "The text ends in the middle of a value");
        ended = true;
      }
      case NEXT_GAME -> {
        problem(Code.UNCLOSED_TEXT, location, "A value that is not closed before the next game");
        ended = true;
        foundBracket = true;
      }
    }
    if (keeping) {
      target.addValue(tokens.text(), location);
    }
  }

  // Problems

  /** A limit that holds for a root as well. */
  private void exceeded(Code code, String message) {
    if (opening.mayBeRoot()) {
      opening.exceeded(code, source.location(), message);
    }
    exceededHere(code, message);
  }

  /** A limit of this tree alone. */
  private void exceededHere(Code code, String message) {
    if (!skipping) {
      problems.addLast(code, source.location(), moves, message);
      skipping = true;
      opening.cut();
    }
  }

  /** Tells what is wrong, where nothing is skipped. */
  void problem(Code code, TextLocation location, String message) {
    if (opening.mayBeRoot()) {
      opening.problem(code, location, message);
    }
    if (!skipping) {
      problems.add(code, location, moves, message);
    }
  }
}
