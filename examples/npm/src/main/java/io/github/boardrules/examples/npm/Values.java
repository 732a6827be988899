package io.github.boardrules.examples.npm;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.PlanePoint;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.picture.view.RecordView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Values of the library as plain values: texts, numbers, Booleans, {@code null}, lists, and maps by
 * name. The module passes them to JavaScript, and the gate writes them as JSON on the JVM.
 */
public final class Values {
  private Values() {}

  /** Returns a map of alternating names and values. */
  static Map<String, @Nullable Object> map(@Nullable Object... namesAndValues) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put(String.valueOf(namesAndValues[i]), plain(namesAndValues[i + 1]));
    }
    return map;
  }

  private static @Nullable Object plain(@Nullable Object value) {
    if (value instanceof Optional<?> optional) {
      return plain(optional.orElse(null));
    }
    if (value instanceof Iterable<?> items) {
      List<@Nullable Object> plain = new ArrayList<>();
      items.forEach(item -> plain.add(plain(item)));
      return plain;
    }
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    boolean isText = value instanceof Cell || value instanceof Move || value instanceof Character;
    return isText ? String.valueOf(value) : value;
  }

  static Map<String, @Nullable Object> about(GameType.About about) {
    return map(
        "authors",
        about.authors(),
        "year",
        about.year().isPresent() ? about.year().getAsInt() : null,
        "players",
        Player.values().length,
        "rules",
        about.rules(),
        "links",
        about.links().stream().map(Object::toString).toList());
  }

  static Map<String, @Nullable Object> option(Option<?> option) {
    Option.Range range = option.range().orElse(null);
    return map(
        "name",
        option.name(),
        "kind",
        Ascii.toLowerCase(option.kind().name()),
        "label",
        option.title(),
        "description",
        option.description(),
        "expected",
        option.expected(),
        "default",
        option.defaultText(),
        "values",
        option.values().stream().map(Values::namedValue).toList(),
        "min",
        range == null ? null : range.min(),
        "max",
        range == null ? null : range.max(),
        "step",
        range == null ? null : range.step());
  }

  private static Map<String, @Nullable Object> namedValue(Option.NamedValue value) {
    return map(
        "name",
        value.name(),
        "label",
        value.title(),
        "description",
        value.description(),
        "implied",
        value.implied().asMap());
  }

  static Map<String, @Nullable Object> board(Board board) {
    return map(
        "width",
        board.width(),
        "height",
        board.height(),
        "cells",
        board.cells().stream().map(cell -> cell(board, cell)).toList());
  }

  private static Map<String, @Nullable Object> cell(Board board, Cell cell) {
    return map(
        "name",
        cell,
        "x",
        cell.x(),
        "y",
        cell.y(),
        "center",
        point(board.center(cell)),
        "outline",
        board.outline(cell).stream().map(Values::point).toList(),
        "neighbors",
        board.neighbors(cell));
  }

  static Map<String, @Nullable Object> point(PlanePoint point) {
    return map("x", point.x(), "y", point.y());
  }

  static Map<String, @Nullable Object> violation(Violation violation) {
    return map(
        "code",
        violation.code().name(),
        "cells",
        violation.cells(),
        "message",
        violation.message(),
        "parameters",
        violation.parametersToMap());
  }

  static List<Map<String, @Nullable Object>> violations(List<Violation> violations) {
    return violations.stream().map(Values::violation).toList();
  }

  /** Returns the cells of several violations, each once, in their order. */
  static List<Cell> cells(List<Violation> violations) {
    return violations.stream().flatMap(each -> each.cells().stream()).distinct().toList();
  }

  static Map<String, @Nullable Object> outcome(Outcome outcome, @Nullable Position<?> last) {
    Optional<Position<?>> position = Optional.ofNullable(last);
    return map(
        "winner",
        outcome.winner(),
        "reason",
        outcome.reason().jsonName(),
        "score",
        outcome.score().map(score -> score.facts()),
        "text",
        position.map(outcome::summary).orElseGet(outcome::toString));
  }

  static Map<String, @Nullable Object> component(Component component) {
    return map("cells", component.cells(), "owner", component.owner());
  }

  static Map<String, @Nullable Object> location(TextLocation location) {
    return map(
        "source",
        location.source(),
        "line",
        location.line(),
        "column",
        location.column(),
        "offset",
        location.offset());
  }

  /** Returns the location of an error in a text of a single line. */
  static Map<String, @Nullable Object> location(NotationException error) {
    return location(TextLocation.of("", 1, error.offset() + 1L, error.offset()));
  }

  /** Returns the members of the error that a problem of a record causes. */
  static Map<String, @Nullable Object> error(RecordProblem problem) {
    return map(
        "code",
        problem.code(),
        "reason",
        problem.reason(),
        "message",
        problem.message(),
        "ply",
        problem.ply(),
        "location",
        location(problem.location()),
        "cells",
        cells(problem.violations()),
        "violations",
        violations(problem.violations()));
  }

  static Map<String, @Nullable Object> result(GameReplay verdict) {
    Position<?> last = verdict.mainLine().<Position<?>>map(line -> line.last()).orElse(null);
    return map(
        "value",
        verdict.result(),
        "outcome",
        verdict.outcome().map(outcome -> outcome(outcome, last)),
        "termination",
        verdict.termination().map(termination -> termination.text()),
        "claimed",
        verdict.header().claim().map(claim -> claim.text()),
        "check",
        verdict.claimCheck());
  }

  static Map<String, @Nullable Object> header(RecordHeader header) {
    return map(
        "tags",
        header.tags(),
        "comment",
        header.comment(),
        "claimed",
        header.claim().map(claim -> claim.text()),
        "termination",
        header.termination().map(termination -> termination.text()));
  }

  static Map<String, @Nullable Object> move(Move move, MoveAnnotations annotations) {
    return map(
        "notation",
        move.notation(),
        "commentBefore",
        annotations.commentBefore(),
        "commentAfter",
        annotations.commentAfter(),
        "nags",
        annotations.nags(),
        "clock",
        annotations.clock().map(left -> left.toMillis() / 1000.0));
  }

  static Map<String, @Nullable Object> record(GameRecord record) {
    return map(
        "game",
        record.game(),
        "options",
        record.options().asMap(),
        "setup",
        record.setup(),
        "tags",
        record.header().tags(),
        "comment",
        record.header().comment(),
        "moves",
        record.moves().stream().map(RecordedMove::notation).toList(),
        "result",
        record.header().result().text());
  }

  /**
   * {@return everything that a verdict says, for comparisons}
   *
   * @param verdict a verdict
   */
  public static Map<String, @Nullable Object> verdict(GameReplay verdict) {
    return map(
        "number",
        verdict.number(),
        "valid",
        verdict.isValid(),
        "text",
        verdict.summary(),
        "key",
        verdict.key().orElse(null),
        "canonicalText",
        verdict.canonicalText().orElse(null),
        "legalPlies",
        verdict.legalPlies(),
        "result",
        result(verdict),
        "record",
        record(verdict.record()),
        "data",
        verdict.toMap(),
        "view",
        ViewValues.record(RecordView.of(verdict)));
  }
}
