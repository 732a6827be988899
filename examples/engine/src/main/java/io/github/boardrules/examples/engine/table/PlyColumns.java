package io.github.boardrules.examples.engine.table;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.boardrules.examples.engine.table.Column.optional;
import static io.github.boardrules.examples.engine.table.Column.required;
import static io.github.boardrules.examples.engine.table.ColumnType.DECIMAL;
import static io.github.boardrules.examples.engine.table.ColumnType.INTEGER;
import static io.github.boardrules.examples.engine.table.ColumnType.LONG;
import static io.github.boardrules.examples.engine.table.ColumnType.NUMBERS;
import static io.github.boardrules.examples.engine.table.ColumnType.TEXT;
import static io.github.boardrules.examples.engine.table.ColumnType.TEXTS;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.board.Cell;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The columns of the table of plies. */
final class PlyColumns {
  private static final String AT_THE_START = "; null in row 0";

  static final ImmutableList<Column<Ply>> ALL =
      ImmutableList.of(
          required(
              "source",
              TEXT,
              "the name of the file, as in the table of games",
              ply -> GameColumns.source(ply.verdict())),
          required(
              "number",
              LONG,
              "the number of the game in its file, from 1",
              ply -> ply.verdict().number()),
          required("game", TEXT, "the id of the game", ply -> GameColumns.game(ply.verdict())),
          optional(
              "year",
              INTEGER,
              "the year of the date of the game; null without a date",
              ply -> RecordedDate.year(GameColumns.tag(ply.verdict(), "Date"))),
          required(
              "ply",
              INTEGER,
              "the number of moves played: row 0 is the start of the game, and row n the position"
                  + " after move n",
              Ply::number),
          optional(
              "player",
              TEXT,
              "who made the move: `FIRST` or `SECOND`" + AT_THE_START,
              ply -> ply.before().flatMap(Position::toMove).map(Player::name).orElse(null)),
          optional(
              "side",
              TEXT,
              "the side of this player, such as `BLACK`; null in row 0 and before the players have"
                  + " chosen their sides",
              PlyColumns::side),
          optional(
              "move",
              TEXT,
              "the move in canonical notation" + AT_THE_START,
              ply -> ply.move().map(Move::notation).orElse(null)),
          optional(
              "cells",
              TEXTS,
              "the cells that the move names, in the order of its notation" + AT_THE_START,
              PlyColumns::cells),
          required(
              "hash",
              LONG,
              "the hash of the position after the move",
              ply -> ply.position().hash()),
          required(
              "canonical_hash",
              LONG,
              "the same for all positions that the symmetries of the game map to each other",
              ply -> ply.position().canonical().hash()),
          required(
              "transposition_key",
              LONG,
              "the key for transposition tables, with the agreed komi and sides, without the"
                  + " history",
              ply -> ply.position().transpositionKey()),
          required(
              "legal_moves",
              INTEGER,
              "the number of legal moves in this position; 0 if the game is over",
              ply -> ply.position().legalMoveCount()),
          required(
              "facts",
              NUMBERS,
              "the facts of the game that are numbers, by name in snake_case; a number in a map or"
                  + " a list has a dot before its name or its index, which counts from 1",
              ply -> facts(ply.position())),
          optional(
              "clock",
              DECIMAL,
              "the seconds left to the player after the move; null in row 0 and if not recorded",
              PlyColumns::clock),
          required(
              "canonical_key",
              LONG,
              "the smallest `transposition_key` of the position and its images: without the"
                  + " history, and the same for all positions that the symmetries of the game map"
                  + " to each other",
              ply -> ply.position().canonicalTranspositionKey()));

  private PlyColumns() {}

  private static @Nullable String side(Ply ply) {
    Position<?> before = ply.before().orElse(null);
    return before == null ? null : before.sideToMove().map(Side::name).orElse(null);
  }

  private static @Nullable Object cells(Ply ply) {
    Move move = ply.move().orElse(null);
    return move == null
        ? null
        : move.cells().stream().map(Cell::toString).collect(toImmutableList());
  }

  private static @Nullable Double clock(Ply ply) {
    return ply.number() == 0
        ? null
        : GameColumns.clock(ply.line().recorded().get(ply.number() - 1));
  }

  private static ImmutableMap<String, Integer> facts(Position<?> position) {
    ImmutableMap.Builder<String, Integer> numbers = ImmutableMap.builder();
    position.facts().forEach((name, value) -> addNumbers(snakeCase(name), value, numbers));
    return numbers.buildKeepingLast();
  }

  private static void addNumbers(
      String name, @Nullable Object value, ImmutableMap.Builder<String, Integer> numbers) {
    if (value instanceof Integer number) {
      numbers.put(name, number);
    } else if (value instanceof Map<?, ?> parts) {
      parts.forEach(
          (part, number) -> {
            if (number instanceof Integer known) {
              numbers.put(name + "." + snakeCase(String.valueOf(part)), known);
            }
          });
    } else if (value instanceof List<?> items) {
      for (int i = 0; i < items.size(); i++) {
        if (items.get(i) instanceof Integer number) {
          numbers.put(name + "." + (i + 1), number);
        }
      }
    }
  }

  /** Converts {@code blackClumps} to {@code black_clumps}, and {@code BLACK} to {@code black}. */
  private static String snakeCase(String name) {
    if (name.equals(Ascii.toUpperCase(name))) {
      return Ascii.toLowerCase(name);
    }
    return CaseFormat.LOWER_CAMEL.to(CaseFormat.LOWER_UNDERSCORE, name);
  }
}
