package io.github.boardrules.loa.sgf;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.TextLocation;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** A tree that was read, as a value, with the parent of each node. */
record SgfTreeValue(
    ImmutableList<Integer> parents,
    ImmutableList<SgfNode> nodes,
    ImmutableList<RecordProblem> problems,
    TextLocation location) {

  /** Collects the nodes of a tree instead of reporting its moves. */
  private static final class Nodes extends SgfLines {
    private final List<Integer> parents = new ArrayList<>();
    private final List<TextLocation> places = new ArrayList<>();
    private final List<List<SgfProperty>> properties = new ArrayList<>();
    private final Deque<Integer> branches = new ArrayDeque<>();
    private int current = -1;

    Nodes(ReadLimits limits) {
      super(limits, false, new RecordHandler() {});
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
      SgfValue move = new SgfValue(text.toString(), place);
      String name = isFirst ? "B" : "W";
      add(List.of(new SgfProperty(name, ImmutableList.of(move), place.plus(-2))), false);
    }

    @Override
    void add(List<SgfProperty> more, boolean isCut) {
      properties.get(current).addAll(more);
    }

    SgfTreeValue tree(TextLocation start, List<RecordProblem> problems) {
      ImmutableList.Builder<SgfNode> nodes = ImmutableList.builder();
      for (int i = 0; i < parents.size(); i++) {
        nodes.add(SgfNode.of(properties.get(i), places.get(i)));
      }
      return new SgfTreeValue(
          ImmutableList.copyOf(parents), nodes.build(), ImmutableList.copyOf(problems), start);
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
    Nodes[] nodes = {new Nodes(limits)};
    SgfScanner scanner =
        new SgfScanner(Records.input(text, limits)) {
          @Override
          SgfLines lines(RecordHandler to) {
            return nodes[0];
          }
        };
    for (Tree tree = new Tree(); scanner.next(tree); tree = new Tree()) {
      trees.add(nodes[0].tree(tree.start, limits.limit(tree.problems)));
      nodes[0] = new Nodes(limits);
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
      for (SgfProperty property : nodes.get(i).properties()) {
        seen.append(property.name());
        property.values().forEach(value -> seen.append('[').append(value.text()).append(']'));
      }
    }
    return seen.toString();
  }
}
