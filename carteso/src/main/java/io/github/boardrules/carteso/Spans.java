package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareAxis;
import io.github.boardrules.core.board.SquareBoard;

/** Finds the spans of sets of points of a board. */
final class Spans {
  private final ImmutableList<CellSet> files;
  private final ImmutableList<CellSet> ranks;

  Spans(SquareBoard board) {
    this.files = lines(board, SquareAxis.FILE);
    this.ranks = lines(board, SquareAxis.RANK);
  }

  private static ImmutableList<CellSet> lines(SquareBoard board, SquareAxis axis) {
    return board.lines(axis).stream().map(board::setOf).collect(ImmutableList.toImmutableList());
  }

  /** The span of a set that is not empty. */
  Span of(CellSet points) {
    return new Span(
        first(files, points), last(files, points), first(ranks, points), last(ranks, points));
  }

  private static int first(ImmutableList<CellSet> lines, CellSet points) {
    int line = 0;
    while (!lines.get(line).intersects(points)) {
      line++;
    }
    return line;
  }

  private static int last(ImmutableList<CellSet> lines, CellSet points) {
    int line = lines.size() - 1;
    while (!lines.get(line).intersects(points)) {
      line--;
    }
    return line;
  }
}
