package io.github.boardrules.loa.sgf;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.TextLocation;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A tree that was read, as a value, with the parent of each node. */
record SgfTreeValue(
    ImmutableList<Integer> parents,
    ImmutableList<Node> nodes,
    ImmutableList<RecordProblem> problems,
    TextLocation location) {

  /** A node of a tree that was read. */
  record Node(ImmutableList<Property> properties, TextLocation location) {
    /** Returns the text of the first value of a property. */
    Optional<String> text(String name) {
      return properties.stream()
          .filter(property -> property.name().equals(name))
          .map(property -> property.values().get(0).text())
          .findFirst();
    }
  }

  record Property(String name, ImmutableList<Value> values, TextLocation location) {}

  record Value(String text, TextLocation location) {}

  /** Collects the nodes of a tree instead of reporting its moves. */
  private static final class Nodes extends SgfLines {
    private final List<Integer> parents = new ArrayList<>();
    private final List<TextLocation> places = new ArrayList<>();
    private final List<List<Property>> properties = new ArrayList<>();
    private final Deque<Integer> branches = new ArrayDeque<>();
    private int current = -1;

    Nodes(RecordInput source) {
      super(source);
    }

    @Override
    void begin(RecordHandler handler) {
      super.begin(new RecordHandler() {});
    }

    @Override
    void openBranch() {
      super.openBranch();
      branches.push(current);
    }

    @Override
    void closeBranch() {
      super.closeBranch();
      current = branches.pop();
    }

    @Override
    void enter(Place at) {
      super.enter(at);
      parents.add(current);
      places.add(at.toLocation());
      properties.add(new ArrayList<>());
      current = parents.size() - 1;
    }

    @Override
    void addMove(boolean isFirst, CharSequence text, Place at) {
      TextLocation place = at.toLocation();
      enter(place.plus(-3));
      ImmutableList<Value> move = ImmutableList.of(new Value(text.toString(), place));
      properties.get(current).add(new Property(isFirst ? "B" : "W", move, place.plus(-2)));
    }

    @Override
    void add(SgfNode node, boolean isCut) {
      ImmutableList.Builder<Value> values = ImmutableList.builder();
      for (int i = 0; i < node.size(); i++) {
        SgfValue value = node.get(i);
        values.add(new Value(value.text, value.toLocation()));
        if (!node.hasNext(i)) {
          TextLocation nameAt = node.get(i - value.index).nameAt.toLocation();
          properties.get(current).add(new Property(value.name, values.build(), nameAt));
          values = ImmutableList.builder();
        }
      }
    }

    /** Returns the tree that was read last, and forgets it. */
    SgfTreeValue tree(TextLocation start, List<RecordProblem> problems) {
      ImmutableList.Builder<Node> nodes = ImmutableList.builder();
      for (int i = 0; i < parents.size(); i++) {
        nodes.add(new Node(ImmutableList.copyOf(properties.get(i)), places.get(i)));
      }
      SgfTreeValue tree =
          new SgfTreeValue(
              ImmutableList.copyOf(parents), nodes.build(), ImmutableList.copyOf(problems), start);
      parents.clear();
      places.clear();
      properties.clear();
      branches.clear();
      current = -1;
      return tree;
    }
  }

  /** Collects the problems of a tree. */
  private static final class Tree implements RecordHandler {
    private final List<RecordProblem> problems = new ArrayList<>();
    private TextLocation start = TextLocation.nowhere();

    @Override
    public void begin(Place at) {
      start = at.toLocation();
    }

    @Override
    public void problem(RecordProblem problem) {
      problems.add(problem);
    }
  }

  /** Reads all trees of a text. */
  static List<SgfTreeValue> read(Reader text, ReadLimits limits) {
    List<SgfTreeValue> trees = new ArrayList<>();
    RecordInput source = Records.input(text, limits);
    Nodes nodes = new Nodes(source);
    SgfScanner scanner = new SgfScanner(source, nodes);
    for (Tree tree = new Tree(); scanner.next(tree); tree = new Tree()) {
      trees.add(nodes.tree(tree.start, limits.limit(tree.problems)));
    }
    return trees;
  }

  static List<SgfTreeValue> read(String text, ReadLimits limits) {
    return read(new StringReader(text), limits);
  }

  /**
   * Describes all trees of a text: their problems, and their nodes with the index of the parent.
   */
  static String describe(String text, ReadLimits limits) {
    return read(text, limits).stream()
        .map(SgfTreeValue::describe)
        .collect(Collectors.joining(" / "));
  }

  private String describe() {
    StringBuilder seen = new StringBuilder();
    for (RecordProblem problem : problems) {
      seen.append(problem.code()).append(' ');
    }
    for (int i = 0; i < nodes.size(); i++) {
      int parent = parents.get(i);
      seen.append(parent < 0 ? "" : parent).append(';');
      for (Property property : nodes.get(i).properties()) {
        seen.append(property.name());
        property.values().forEach(value -> seen.append('[').append(value.text()).append(']'));
      }
    }
    return seen.toString();
  }
}
