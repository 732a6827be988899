package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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

  /** A tree that begins with what has been read already. */
  private @Nullable NodeBuilder foundRoot;

  private boolean foundBracket;
  private boolean lostBracket;
  private long trees;

  /** Of the tree that is being read. */
  private Problems problems;

  private List<NodeBuilder> nodes = new ArrayList<>();
  private int[] branches = new int[16];
  private long depth;
  private int current;
  private int moves;
  private long treeOffset;
  private boolean skipping;
  private boolean ended;

  /** The node being read, if it directly follows a bracket and so may be the root of a new tree. */
  private @Nullable NodeBuilder opening;

  private TextLocation openingLocation = TextLocation.nowhere();
  private boolean reopened;
  private boolean afterBracket;

  SgfTreeReader(CharSource source, ReadLimits limits) {
    this.source = source;
    this.limits = limits;
    this.tokens = new SgfTokens(source);
    this.problems = new Problems(limits.problems());
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
    problems = new Problems(limits.problems());
    TextLocation start = begin();
    if (ended && nodes.isEmpty()) {
      ImmutableList<RecordProblem> all = problems.all();
      return all.isEmpty()
          ? Optional.empty()
          : Optional.of(new SgfTree(ImmutableList.of(), all, all.get(0).location()));
    }
    trees++;
    while (!ended) {
      readNext();
    }
    return Optional.of(new SgfTree(build(), problems.all(), start));
  }

  private TextLocation begin() throws IOException {
    nodes = new ArrayList<>();
    depth = 1;
    current = SgfNode.NONE;
    moves = 0;
    skipping = false;
    ended = false;
    opening = null;
    reopened = false;
    afterBracket = false;
    NodeBuilder root = foundRoot;
    if (root == null) {
      tokens.begin();
    } else {
      foundRoot = null;
      treeOffset = root.location.offset();
      if (lostBracket) {
        problem(Code.UNBALANCED, root.location, "A game that does not begin with a bracket");
        lostBracket = false;
      }
      nodes.add(root);
      current = 0;
      ended = foundBracket; // that of another tree, in which a value of this root did not end
      return root.location;
    }
    if (foundBracket) {
      foundBracket = false;
    } else {
      findTree();
    }
    TextLocation start = source.location();
    treeOffset = start.offset();
    return start;
  }

  /** Reads up to the semicolon of the next root. */
  private void findTree() throws IOException {
    TextLocation start = source.location();
    boolean text = false;
    boolean property = false;
    boolean lost = false;
    int before = ' ';
    while (true) {
      int c = source.peek();
      if (c == CharSource.END) {
        ended = true;
        if (property || (text && trees == 0)) {
          problem(Code.NOT_A_GAME, start, "Text, and no game in it");
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
        start = text ? start : source.location();
        text = true;
      }
      property |= c == '[' && before >= 'A' && before <= 'Z';
      before = source.read();
    }
    if (property) {
      problem(Code.NOT_A_GAME, start, "Part of a game that does not begin with a bracket");
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
        readValue(limits.tagLength(), false);
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
    NodeBuilder node = opening;
    if (node != null && source.offset() - node.location.offset() > limits.characters()) {
      opening = null;
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
        current = nodes.isEmpty() ? SgfNode.NONE : Math.max(branches[(int) depth], 0);
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
    TextLocation location = source.location();
    source.read();
    endOpening();
    NodeBuilder node = new NodeBuilder(current, location);
    if (!skipping && current != SgfNode.NONE) {
      node.variations = nodes.get(current).variationsOfNextChild();
      if (node.variations > limits.nesting()) {
        exceeded(Code.TOO_DEEP, "Variations more than " + limits.nesting() + " deep");
      }
    }
    if (afterBracket && !nodes.isEmpty()) {
      opening = node;
    }
    afterBracket = false;
    if (!skipping) {
      current = nodes.size();
      nodes.add(node);
    }
  }

  /** The node that followed a bracket has no property of a root, so the tree does go on there. */
  private void endOpening() {
    if (opening != null && reopened) {
      problem(Code.UNBALANCED, openingLocation, "The game goes on behind its closing bracket");
      reopened = false;
    }
    opening = null;
  }

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
    if (opening != null && ROOT_PROPERTIES.contains(name)) {
      beginOther(opening);
    }
    if (!skipping && current == SgfNode.NONE) {
      problem(Code.MISPLACED, location, "A property outside of a node");
    }
    if (isMove(name) && ++moves > limits.moves() && !skipping) {
      exceeded(Code.TOO_MANY_MOVES, "More than " + limits.moves() + " moves");
    }
    List<SgfValue> values = new ArrayList<>(1);
    int limit = name.equals("C") ? limits.commentLength() : limits.tagLength();
    while (!foundBracket && source.skipWhitespace() == '[') {
      boolean mayBeginOther = opening != null || foundRoot != null;
      boolean keeping = !skipping || (mayBeginOther && values.size() < limits.tags());
      SgfValue value = readValue(limit, keeping);
      if (value != null) {
        values.add(value);
      }
      checkLength();
    }
    add(name, values, location);
  }

  private void add(String name, List<SgfValue> values, TextLocation location) {
    NodeBuilder target = foundRoot;
    if (target == null) {
      target = opening != null ? opening : skipping || nodes.isEmpty() ? null : nodes.get(current);
    }
    if (target == null || name.isEmpty() || values.isEmpty()) {
      return;
    }
    if (target.properties.size() < limits.tags()) {
      target.properties.add(new SgfProperty(name, ImmutableList.copyOf(values), location));
    } else {
      exceeded(Code.TOO_MANY_TAGS, "More than " + limits.tags() + " properties in a node");
    }
  }

  private static boolean isMove(String name) {
    return name.length() == 1 && (name.charAt(0) == 'B' || name.charAt(0) == 'W');
  }

  /** Ends this tree in front of a node that turns out to be the root of another one. */
  private void beginOther(NodeBuilder root) {
    if (!skipping) {
      nodes.remove(nodes.size() - 1);
    }
    lostBracket = reopened;
    if (!reopened) {
      problem(Code.UNBALANCED, openingLocation, "A game that is not closed before the next one");
    }
    foundRoot = new NodeBuilder(SgfNode.NONE, root.location, root.properties);
    opening = null;
    ended = true;
  }

  private @Nullable SgfValue readValue(int limit, boolean keeping) throws IOException {
    TextLocation location = source.location().plus(1);
    switch (tokens.readValue(keeping, limit)) {
      case CLOSED -> {}
      case TOO_LONG -> {
        exceeded(Code.TEXT_TOO_LONG, "A value of more than " + limit + " characters");
        return null;
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
    return keeping ? new SgfValue(tokens.text(), location) : null;
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

  private ImmutableList<SgfNode> build() {
    boolean raw = tokens.hasRawBytes();
    boolean latin1 = raw && !nodes.isEmpty() && SgfTokens.isLatin1(nodes.get(0).properties);
    ImmutableList.Builder<SgfNode> built = ImmutableList.builderWithExpectedSize(nodes.size());
    for (NodeBuilder node : nodes) {
      List<SgfProperty> properties = node.properties;
      if (raw) {
        properties = SgfTokens.resolve(properties, latin1);
      }
      built.add(new SgfNode(node.parent, ImmutableList.copyOf(properties), node.location));
    }
    nodes = new ArrayList<>();
    return built.build();
  }

  @Override
  public void close() throws IOException {
    source.close();
  }

  private static final class NodeBuilder {
    private final int parent;
    private final TextLocation location;
    private final List<SgfProperty> properties;

    /** How many variations it stands in: a node's first child goes on with its line. */
    private int variations;

    private boolean hasChild;

    NodeBuilder(int parent, TextLocation location) {
      this(parent, location, new ArrayList<>(2));
    }

    NodeBuilder(int parent, TextLocation location, List<SgfProperty> properties) {
      this.parent = parent;
      this.location = location;
      this.properties = properties;
    }

    int variationsOfNextChild() {
      int next = variations + (hasChild ? 1 : 0);
      hasChild = true;
      return next;
    }
  }
}
