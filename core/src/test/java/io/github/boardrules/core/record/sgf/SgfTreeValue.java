package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CharReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A tree that was read, as a value, with the parent of each node. */
record SgfTreeValue(
    ImmutableList<Integer> parents,
    ImmutableList<SgfNode> nodes,
    ImmutableList<RecordProblem> problems,
    TextLocation location) {

  private static SgfTreeValue of(SgfTree tree) {
    ImmutableList.Builder<Integer> parents = ImmutableList.builder();
    ImmutableList.Builder<SgfNode> nodes = ImmutableList.builder();
    for (int i = 0; i < tree.nodes().size(); i++) {
      parents.add(tree.nodes().parent(i));
      nodes.add(tree.nodes().node(i));
    }
    return new SgfTreeValue(parents.build(), nodes.build(), tree.problems(), tree.location());
  }

  /** Reads all trees of a text. */
  static List<SgfTreeValue> read(Reader text, ReadLimits limits) {
    List<SgfTreeValue> trees = new ArrayList<>();
    try (CharReader source = CharReader.of(text, "t", limits)) {
      SgfTreeReader reader = new SgfTreeReader(source, limits);
      for (Optional<SgfTree> tree = reader.next(); tree.isPresent(); tree = reader.next()) {
        trees.add(of(tree.get()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return trees;
  }

  static List<SgfTreeValue> read(String text, ReadLimits limits) {
    return read(new StringReader(text), limits);
  }
}
