package io.github.boardrules.examples.npm;

import com.google.common.collect.Maps;
import io.github.boardrules.core.board.PlaneRectangle;
import io.github.boardrules.picture.view.BoardView;
import io.github.boardrules.picture.view.Figure;
import io.github.boardrules.picture.view.MarkView;
import io.github.boardrules.picture.view.MoveKind;
import io.github.boardrules.picture.view.MoveView;
import io.github.boardrules.picture.view.OccupantView;
import io.github.boardrules.picture.view.OutcomeView;
import io.github.boardrules.picture.view.PositionView;
import io.github.boardrules.picture.view.RecordView;
import io.github.boardrules.picture.view.RecordedMoveView;
import io.github.boardrules.picture.view.Sketch;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The views of boards and positions as plain values, with the names of their components. */
final class ViewValues {
  private ViewValues() {}

  private static <T> List<Map<String, @Nullable Object>> list(
      List<T> items, Function<T, Map<String, @Nullable Object>> converter) {
    return items.stream().map(converter).toList();
  }

  static Map<String, @Nullable Object> board(BoardView view) {
    PlaneRectangle extent = view.extent();
    return Values.map(
        "drawing",
        view.drawing(),
        "extent",
        Values.map(
            "left",
            extent.left(),
            "bottom",
            extent.bottom(),
            "right",
            extent.right(),
            "top",
            extent.top()),
        "cells",
        list(view.cells(), ViewValues::cell),
        "kinds",
        list(view.kinds(), ViewValues::kind),
        "marks",
        list(view.marks(), ViewValues::mark),
        "shapes",
        figures(view.shapes()));
  }

  private static Map<String, @Nullable Object> cell(BoardView.CellView cell) {
    return Values.map(
        "name",
        cell.name(),
        "center",
        Values.point(cell.center()),
        "outline",
        list(cell.outline(), Values::point));
  }

  private static Map<String, @Nullable Object> kind(MoveKind kind) {
    return Values.map(
        "id",
        kind.id(),
        "title",
        kind.title(),
        "clicks",
        kind.clicks(),
        "notation",
        kind.notation());
  }

  private static Map<String, @Nullable Object> mark(MarkView mark) {
    return Values.map(
        "kind",
        mark.kind(),
        "owner",
        mark.owner(),
        "cells",
        mark.cells(),
        "details",
        mark.details(),
        "text",
        mark.text());
  }

  private static List<Map<String, @Nullable Object>> figures(List<Figure> figures) {
    return list(figures, ViewValues::figure);
  }

  private static Map<String, @Nullable Object> figure(Figure figure) {
    return Values.map(
        "form",
        figure.form(),
        "cells",
        figure.cells(),
        "style",
        figure.style(),
        "size",
        figure.size(),
        "text",
        figure.text(),
        "fill",
        figure.fill());
  }

  static Map<String, @Nullable Object> position(PositionView view) {
    Map<String, @Nullable Object> values =
        Values.map(
            "toMove",
            view.toMove(),
            "side",
            view.side(),
            "sides",
            view.sides(),
            "over",
            view.isOver(),
            "outcome",
            view.outcome().map(ViewValues::outcome),
            "score",
            view.score());
    values.putAll(
        Values.map(
            "standings",
            list(
                view.standings(),
                standing -> Values.map("side", standing.side(), "text", standing.text())),
            "text",
            view.text(),
            "diagram",
            view.diagram(),
            "facts",
            view.facts(),
            "occupants",
            Maps.transformValues(view.occupants(), ViewValues::occupant),
            "marks",
            list(view.marks(), ViewValues::mark),
            "sketch",
            sketch(view.sketch()),
            "moves",
            list(view.moves(), ViewValues::move)));
    return values;
  }

  private static Map<String, @Nullable Object> outcome(OutcomeView outcome) {
    return Values.map(
        "winner",
        outcome.winner(),
        "winnerSide",
        outcome.winnerSide(),
        "reason",
        outcome.reason(),
        "score",
        outcome.score(),
        "text",
        outcome.text());
  }

  private static Map<String, @Nullable Object> occupant(OccupantView occupant) {
    return Values.map(
        "symbol", occupant.symbol(), "look", occupant.look(), "text", occupant.text());
  }

  private static Map<String, @Nullable Object> sketch(Sketch sketch) {
    return Values.map(
        "below",
        figures(sketch.below()),
        "stones",
        figures(sketch.stones()),
        "above",
        figures(sketch.above()));
  }

  private static Map<String, @Nullable Object> move(MoveView move) {
    return Values.map(
        "text", move.text(), "kind", move.kind(), "cells", move.cells(), "atOnce", move.isAtOnce());
  }

  static Map<String, @Nullable Object> record(RecordView view) {
    return Values.map(
        "tags",
        view.tags(),
        "comment",
        view.comment(),
        "result",
        view.result(),
        "termination",
        view.termination(),
        "moves",
        list(view.moves(), ViewValues::recordedMove));
  }

  private static Map<String, @Nullable Object> recordedMove(RecordedMoveView move) {
    return Values.map(
        "after",
        move.after(),
        "text",
        move.text(),
        "played",
        move.isPlayed(),
        "commentBefore",
        move.commentBefore(),
        "commentAfter",
        move.commentAfter(),
        "nags",
        move.nags(),
        "clock",
        move.clock(),
        "problem",
        move.problem());
  }
}
