package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Arrays;
import java.util.Optional;

/**
 * Reads the game trees of an SGF text one after the other, whatever games they are of. What {@link
 * RecordReader} promises about any text holds here as well. Not thread-safe.
 *
 * <p>A tree that is not closed ends where the next one is found: at a bracket and a semicolon
 * behind a line end or a closing bracket in the middle of a value, or at a variation that begins
 * with a property that only roots have. What stands behind a bracket too many belongs to the tree
 * before.
 */
public final class SgfTreeReader implements Closeable {
  private static final ImmutableSet<String> ROOT_PROPERTIES =
      ImmutableSet.of("AP", "CA", "FF", "GM", "ST", "SU", "SZ");

  private final CharSource source;
  private final ReadLimits limits;
  private final SgfTokens tokens;

  private SgfDraft tree;

  /** The tree behind it, as far as it has been read already: its root, if there is one. */
  private SgfDraft nextTree;

  private boolean foundRoot;

  /** What is wrong with the part of it that has been read. */
  private Problems foundProblems;

  private boolean foundBracket;
  private boolean lostBracket;
  private long trees;

  /** Of the tree that is being read. */
  private Problems problems;

  private TextLocation start = TextLocation.nowhere();
  private int[] branches = new int[16];
  private long depth;
  private int current;
  private int moves;
  private long treeOffset;
  private boolean skipping;
  private boolean ended;

  /**
   * Whether the node being read directly follows a bracket and so may be the root of a new tree.
   */
  private boolean opening;

  /** Where that node is: the last one of the tree, or the only one of the next tree. */
  private SgfDraft openingDraft;

  private long openingOffset;
  private TextLocation openingLocation = TextLocation.nowhere();
  private boolean reopened;
  private boolean afterBracket;

  SgfTreeReader(CharSource source, ReadLimits limits) {
    this.source = source;
    this.limits = limits;
    this.tokens = new SgfTokens(source);
    this.problems = new Problems(limits.problems());
    this.tree = new SgfDraft(source.name());
    this.nextTree = new SgfDraft(source.name());
    this.openingDraft = tree;
    this.foundProblems = problems;
  }

  /**
   * {@return a reader of bytes, which are UTF-8 or what a root's {@code CA} says}
   *
   * @param in what to read; closed by {@link #close}
   * @param name what the text is called in {@link TextLocation}s
   * @param limits how much to take
   * @throws IOException if the stream fails
   */
  public static SgfTreeReader open(InputStream in, String name, ReadLimits limits)
      throws IOException {
    return new SgfTreeReader(CharSource.of(in, name), limits);
  }

  /**
   * {@return a reader of characters}
   *
   * @param in what to read; closed by {@link #close}
   * @param name what the text is called in {@link TextLocation}s
   * @param limits how much to take
   * @throws IOException if the stream fails
   */
  public static SgfTreeReader open(Reader in, String name, ReadLimits limits) throws IOException {
    return new SgfTreeReader(CharSource.of(in, name), limits);
  }

  /**
   * Reads the next tree. Text without any tree, and what seems to be a part of one, gives a tree
   * without nodes and a problem that says so.
   *
   * @return the tree; empty when there is no other
   * @throws IOException if the stream fails
   */
  public Optional<SgfTree> next() throws IOException {
    return read()
        ? Optional.of(new SgfTree(tree.allNodes(), problems.all(), start))
        : Optional.empty();
  }

  /**
   * Reads the next tree, without making objects of it: it is in {@link #tree}, {@link #problems}
   * and {@link #start}. False if there is no other.
   */
  boolean read() throws IOException {
    problems = new Problems(limits.problems());
    start = begin();
    if (ended && tree.nodes() == 0) {
      if (problems.isEmpty()) {
        return false;
      }
      start = problems.all().get(0).location();
      return true;
    }
    trees++;
    while (!ended) {
      readNext();
    }
    if (tokens.hasRawBytes()) {
      tree.resolve();
    }
    return true;
  }

  /** The tree that was read; the next one takes its place. */
  SgfDraft tree() {
    return tree;
  }

  /** What is wrong with the way it is written. */
  ImmutableList<RecordProblem> problems() {
    return problems.all();
  }

  /** Where it begins. */
  TextLocation start() {
    return start;
  }

  private TextLocation begin() throws IOException {
    tree.clear();
    depth = 1;
    current = SgfNode.NONE;
    moves = 0;
    skipping = false;
    ended = false;
    opening = false;
    reopened = false;
    afterBracket = false;
    if (!foundRoot) {
      tokens.begin();
    } else {
      foundRoot = false;
      problems = foundProblems;
      SgfDraft emptied = tree;
      tree = nextTree;
      nextTree = emptied;
      TextLocation root = tree.nodeLocation(0);
      treeOffset = root.offset();
      if (lostBracket) {
        problem(Code.UNBALANCED, root, "A game that does not begin with a bracket");
        lostBracket = false;
      }
      current = 0;
      ended = foundBracket; // that of another tree, in which a value of this root did not end
      return root;
    }
    if (foundBracket) {
      foundBracket = false;
    } else {
      findTree();
    }
    treeOffset = source.offset();
    return source.location();
  }

  /** Reads up to the semicolon of the next root. */
  private void findTree() throws IOException {
    TextLocation begin = source.location();
    boolean text = false;
    boolean property = false;
    boolean lost = false;
    int before = ' ';
    while (true) {
      int c = source.peek();
      if (c == CharSource.END) {
        ended = true;
        if (property || (text && trees == 0)) {
          problem(Code.NOT_A_GAME, begin, "Text, and no game in it");
          trees++;
        }
        return;
      }
      if (c == '(' && tokens.nodeFollowsBracket()) {
        source.read();
        source.skipWhitespace();
        break;
      }
      if (c == ';' && tokens.propertyFollowsSemicolon()) {
        problem(Code.UNBALANCED, source.location(), "A game that does not begin with a bracket");
        lost = true;
        break;
      }
      if (!CharSource.isWhitespace(c)) {
        begin = text ? begin : source.location();
        text = true;
      }
      property |= c == '[' && before >= 'A' && before <= 'Z';
      before = source.read();
    }
    if (property) {
      problem(Code.NOT_A_GAME, begin, "Part of a game that does not begin with a bracket");
      if (!lost) {
        // The game that begins here has no part in it.
        foundBracket = true;
        ended = true;
        trees++;
      }
    }
  }

  private void readNext() throws IOException {
    int c = source.skipWhitespace();
    checkLength();
    switch (c) {
      case CharSource.END -> {
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
      exceeded(Code.GAME_TOO_LONG, "A game of more than " + limits.characters() + " characters");
    }
    if (opening && source.offset() - openingOffset > limits.characters()) {
      opening = false;
    }
  }

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
    afterBracket = true;
    openingLocation = location;
  }

  private void closeBranch() throws IOException {
    source.read();
    endOpening();
    afterBracket = false;
    if (depth > 1) {
      if (!skipping) {
        current = tree.nodes() == 0 ? SgfNode.NONE : Math.max(branches[(int) depth], 0);
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
      reopened = true;
      afterBracket = true;
      openingLocation = source.location();
    } else {
      ended = true;
    }
  }

  private void readNode() throws IOException {
    endOpening();
    if (!skipping && current != SgfNode.NONE && tree.nextVariations(current) > limits.nesting()) {
      exceeded(Code.TOO_DEEP, "Variations more than " + limits.nesting() + " deep");
    }
    if (afterBracket && tree.nodes() > 0) {
      opening = true;
      openingDraft = skipping ? nextTree : tree;
      openingOffset = source.offset();
    }
    afterBracket = false;
    if (!skipping) {
      int parent = current;
      current = tree.nodes();
      tree.addNode(parent, source.line(), source.column(), source.offset());
    } else if (opening) {
      nextTree.clear();
      nextTree.addNode(SgfNode.NONE, source.line(), source.column(), source.offset());
    }
    source.read();
  }

  /** The node that followed a bracket has no property of a root, so the tree does go on there. */
  private void endOpening() {
    if (opening && reopened) {
      problem(Code.UNBALANCED, openingLocation, "The game goes on behind its closing bracket");
      reopened = false;
    }
    opening = false;
  }

  private void readProperty() throws IOException {
    long line = source.line();
    long column = source.column();
    long offset = source.offset();
    String name = tokens.readName();
    if (source.skipWhitespace() != '[') {
      problem(Code.BAD_TAG, source.location(line, column, offset), "A property without a value");
      return;
    }
    if (name.isEmpty()) {
      problem(
          Code.BAD_TAG,
          source.location(line, column, offset),
          "The name of a property has a capital letter");
    }
    if (opening && ROOT_PROPERTIES.contains(name)) {
      beginOther();
    }
    if (!skipping && current == SgfNode.NONE) {
      problem(
          Code.MISPLACED, source.location(line, column, offset), "A property outside of a node");
    }
    if (isMove(name) && ++moves > limits.moves() && !skipping) {
      exceeded(Code.TOO_MANY_MOVES, "More than " + limits.moves() + " moves");
    }
    SgfDraft target = foundRoot ? nextTree : opening ? openingDraft : tree;
    int first = target.values();
    int limit = name.equals("C") ? limits.commentLength() : limits.tagLength();
    while (!foundBracket && source.skipWhitespace() == '[') {
      boolean mayBeginOther = opening || foundRoot;
      boolean keeping = !skipping || (mayBeginOther && target.values() - first < limits.tags());
      readValue(target, limit, keeping);
      checkLength();
    }
    boolean dropped = !foundRoot && !opening && (skipping || tree.nodes() == 0);
    if (dropped || name.isEmpty() || target.values() == first) {
      target.forgetValues(first);
      return;
    }
    int node = foundRoot || (opening && openingDraft == nextTree) ? 0 : current;
    if (target.propertyCount(node) < limits.tags()) {
      target.addProperty(node, name, first, line, column, offset);
    } else {
      target.forgetValues(first);
      exceeded(Code.TOO_MANY_TAGS, "More than " + limits.tags() + " properties in a node");
    }
  }

  private static boolean isMove(String name) {
    return name.length() == 1 && (name.charAt(0) == 'B' || name.charAt(0) == 'W');
  }

  /** Ends this tree in front of a node that turns out to be the root of another one. */
  private void beginOther() {
    if (openingDraft == tree) {
      nextTree.clear();
      tree.moveLastNodeTo(nextTree);
    }
    lostBracket = reopened;
    if (!reopened) {
      problem(Code.UNBALANCED, openingLocation, "A game that is not closed before the next one");
    }
    foundRoot = true;
    foundProblems = new Problems(limits.problems());
    opening = false;
    ended = true;
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
        String message = "A value that is not closed before the next game";
        if (foundRoot) {
          foundProblems.add(Code.UNCLOSED_TEXT, location, 0, message);
        } else {
          problem(Code.UNCLOSED_TEXT, location, message);
        }
        ended = true;
        foundBracket = true;
      }
    }
    if (keeping) {
      target.addValue(tokens.text(), location);
    }
  }

  private void exceeded(Code code, String message) {
    if (!skipping) {
      problems.addLast(code, source.location(), moves, message);
      skipping = true;
    }
  }

  private void problem(Code code, TextLocation location, String message) {
    if (!skipping) {
      problems.add(code, location, moves, message);
    }
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
