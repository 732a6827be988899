package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.TextLocation;

/**
 * A game tree as it was read.
 *
 * @param nodes the nodes in the order of the text, the root first; empty if there is text but no
 *     tree
 * @param problems the syntax errors
 * @param location where the tree begins
 */
record SgfTree(SgfNodeTable nodes, ImmutableList<RecordProblem> problems, TextLocation location) {}
