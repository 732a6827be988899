package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * A game tree of SGF, whatever game it is of. Its nodes are listed as they are written: each one
 * behind its parent, and all that follows a node before its next sibling.
 *
 * @param nodes the nodes, the root first; empty where text was found and no tree
 * @param problems what is wrong with the way the tree is written
 * @param location where it begins
 */
public record SgfTree(
    ImmutableList<SgfNode> nodes, ImmutableList<RecordProblem> problems, TextLocation location) {

  /**
   * Checks the order of the nodes.
   *
   * @param nodes its nodes, in the order in which they are written
   * @param problems what is wrong with the writing
   * @param location where
   */
  public SgfTree {
    for (int i = 0; i < nodes.size(); i++) {
      int parent = nodes.get(i).parent();
      checkArgument(i == 0 ? parent == SgfNode.NONE : parent >= 0 && parent < i, "node %s", i);
    }
  }

  /**
   * {@return a tree to write}
   *
   * @param nodes its nodes, in the order in which they are written
   */
  public static SgfTree of(ImmutableList<SgfNode> nodes) {
    return new SgfTree(nodes, ImmutableList.of(), TextLocation.nowhere());
  }
}
