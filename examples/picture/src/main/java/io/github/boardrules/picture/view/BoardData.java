package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.PlaneRectangle;

/** The components of a {@link BoardView}. */
@Immutable
record BoardData(
    String drawing,
    PlaneRectangle extent,
    ImmutableList<CellView> cells,
    ImmutableList<MoveKind> kinds,
    ImmutableList<MarkView> marks,
    ImmutableList<Figure> shapes)
    implements BoardView {}
