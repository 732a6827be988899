package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import java.util.function.Supplier;

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
            for (Strictness strictness : Strictness.values()) {
              StringBuilder text = new StringBuilder(move.toString());
              M read = position.parseMove(text, strictness);
              text.setLength(0);
              checkRead(move, read, "parsed with strictness " + strictness);
            }
          }
          checkTextsOfOtherPositions(sample, position);
          checkTextsAround(position);
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

  /** A move is parsed in every position, whether or not it is legal there. */
  private static <M extends Move> void checkTextsOfOtherPositions(
      Sample<M> sample, Position<M> position) {
    for (Position<M> other : sample.positions()) {
      if (!other.isOver()) {
        M move = other.legalMoves().get(sample.random().nextInt(other.legalMoveCount()));
        assertEquals(
            Optional.of(move),
            read(position, move.toString(), Strictness.STRICT),
            () -> "the move " + move + ", which is legal elsewhere");
      }
    }
  }

  /** Text before or after a move is refused, and so are the digits of other scripts. */
  private static <M extends Move> void checkTextsAround(Position<M> position) {
    if (position.isOver()) {
      return;
    }
    String move = position.legalMoves().get(0).toString();
    for (String wrong : Spoiling.around(move)) {
      for (Strictness strictness : Strictness.values()) {
        assertEquals(
            Optional.empty(), read(position, wrong, strictness), () -> "the text '" + wrong + "'");
      }
    }
    String otherDigits = Spoiling.withOtherDigits(move);
    if (!otherDigits.equals(move)) {
      assertEquals(
          Optional.empty(),
          read(position, otherDigits, Strictness.STRICT),
          () -> "the text '" + otherDigits + "', parsed strictly");
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
          Optional<M> typed = read(() -> position.parseMove(text), text);
          lenient.ifPresent(
              move -> assertEquals(lenient, typed, "a leniently parsed text, as people type it"));
          typed.ifPresentOrElse(
              move -> {
                assertEquals(position.isLegal(move), position.isLegal(text), "isLegal of the text");
                assertTrue(
                    position.board().all().containsAll(move.cells()),
                    "parsed to a move off the board");
              },
              () -> assertFalse(position.isLegal(text), "isLegal of no move"));
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
    return read(() -> position.parseMove(text, strictness), text);
  }

  private static <M extends Move> Optional<M> read(Supplier<M> parsing, String text) {
    try {
      return Optional.of(parsing.get());
    } catch (NotationException e) {
      assertTrue(e.offset() >= 0 && e.offset() <= text.length(), "offset " + e.offset());
      return Optional.empty();
    }
  }
}
