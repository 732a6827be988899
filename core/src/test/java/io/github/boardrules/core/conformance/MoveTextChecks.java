package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks {@link Promise#MOVE_TEXT}. */
final class MoveTextChecks {
  private MoveTextChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    checkThatTextsDistinguishMoves(sample.moves());
    sample.forEachPosition(
        position -> {
          checkThatHashCodesDistinguishMoves(position.legalMoves());
          for (M move : position.legalMoves()) {
            checkCells(move);
            checkRead(
                move, position.parseMove(move.toString(), Strictness.STRICT), "parsed strictly");
            checkRead(move, position.parseMove(move.toString(), Strictness.LENIENT), "leniently");
          }
          for (M move : sample.moves()) {
            checkText(position, move.toString());
            checkText(position, Spoiling.spoil(move.toString(), sample.random()));
          }
        });
    Position<M> first = sample.positions().get(0);
    String text = sample.moves().isEmpty() ? "a1" : sample.moves().get(0).toString();
    for (String hostile : Spoiling.hostile(text)) {
      checkText(first, hostile);
    }
  }

  private static <M extends Move> void checkThatTextsDistinguishMoves(List<M> moves) {
    Map<String, M> byText = new HashMap<>();
    for (M move : moves) {
      String text = move.toString();
      assertEquals(text, move.notation(), "notation");
      assertTrue(text.chars().allMatch(c -> c > ' ' && c < 127), () -> "not ASCII: " + text);
      M other = byText.putIfAbsent(text, move);
      assertTrue(
          other == null || other.equals(move),
          () -> "unequal moves with the same notation " + text);
    }
  }

  private static <M extends Move> void checkThatHashCodesDistinguishMoves(List<M> moves) {
    long hashCodes = moves.stream().mapToInt(Object::hashCode).distinct().count();
    assertTrue(
        hashCodes >= moves.size() / 2,
        () -> moves.size() + " moves have only " + hashCodes + " hash codes");
  }

  private static <M extends Move> void checkRead(M move, M read, String message) {
    assertEquals(move, read, message);
    assertEquals(move.hashCode(), read.hashCode(), "hash code of an equal move");
    assertEquals(move.cells(), read.cells(), "cells of an equal move");
  }

  private static void checkCells(Move move) {
    int from = 0;
    for (Cell cell : move.cells()) {
      int at = move.notation().indexOf(cell.toString(), from);
      assertTrue(at >= 0, () -> move + " does not name its cells " + move.cells() + " in order");
      from = at + cell.toString().length();
    }
  }

  private static <M extends Move> void checkText(Position<M> position, String text) {
    Sample.inContext(
        "text",
        text.length() <= 100 ? text : text.substring(0, 100) + "…",
        () -> {
          Optional<M> strict = read(position, text, Strictness.STRICT);
          Optional<M> lenient = read(position, text, Strictness.LENIENT);
          assertTrue(
              strict.isEmpty() || lenient.isPresent(),
              "a strictly parsed text is refused by lenient parsing");
          lenient.ifPresent(
              move ->
                  assertEquals(
                      position.isLegal(move), position.isLegal(text), "isLegal of the text"));
          strict.ifPresent(
              move ->
                  assertEquals(
                      strict,
                      read(position, move.toString(), Strictness.STRICT),
                      "the notation of the parsed move, parsed again"));
        });
  }

  static <M extends Move> Optional<M> read(
      Position<M> position, String text, Strictness strictness) {
    try {
      return Optional.of(position.parseMove(text, strictness));
    } catch (NotationException e) {
      assertTrue(e.offset() >= 0 && e.offset() <= text.length(), "offset " + e.offset());
      return Optional.empty();
    }
  }
}
