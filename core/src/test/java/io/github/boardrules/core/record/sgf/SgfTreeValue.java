package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CharReader;
import io.github.boardrules.core.record.parser.ProblemCollector;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A tree that was read, as a value, with the parent of each node. */
record SgfTreeValue(
    ImmutableList<Integer> parents,
    ImmutableList<SgfNode> nodes,
    ImmutableList<RecordProblem> problems,
    TextLocation location) {

  private static SgfTreeValue of(
      SgfNodeTable table, ImmutableList<RecordProblem> problems, TextLocation location) {
    ImmutableList.Builder<Integer> parents = ImmutableList.builder();
    ImmutableList.Builder<SgfNode> nodes = ImmutableList.builder();
    for (int i = 0; i < table.size(); i++) {
      parents.add(table.parent(i));
      nodes.add(table.node(i));
    }
    return new SgfTreeValue(parents.build(), nodes.build(), problems, location);
  }

  /** Reads all trees of a text. */
  static List<SgfTreeValue> read(Reader text, ReadLimits limits) {
    List<SgfTreeValue> trees = new ArrayList<>();
    try (CharReader source = CharReader.of(text, "t", limits)) {
      SgfNodeTable nodes = new SgfNodeTable();
      SgfTreeReader reader = new SgfTreeReader(source, limits, nodes);
      while (true) {
        ProblemCollector problems = new ProblemCollector(limits);
        Optional<TextLocation> start = reader.next(problems, trees.isEmpty());
        if (start.isEmpty()) {
          return trees;
        }
        trees.add(of(nodes, problems.all(), start.get()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
