package io.github.boardrules.core.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Points;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.testing.CountdownGame;
import io.github.boardrules.core.testing.CountdownType;
import io.github.boardrules.core.testing.Defaults;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SnapshotTest {
  private static Position<?> play(int heap, String... moves) {
    Position<?> position = new CountdownType().game(Options.of("heap", "" + heap)).start();
    for (String move : moves) {
      position = position.play(move);
    }
    return position;
  }

  @Test
  void aTraceHasThePlayerToMoveAndTheLegalMoves() {
    assertEquals(
        ImmutableMap.of(
            "toMove", "SECOND",
            "side", "WHITE",
            "legal", ImmutableList.of("take1", "take2")),
        Snapshot.of(play(3, "take1")));
  }

  @Test
  void aFinishedGameHasNoPlayerToMove() {
    Map<String, @Nullable Object> trace = Snapshot.of(play(5, "take3", "take2"));
    assertEquals(Set.of("toMove", "side", "legal"), trace.keySet());
    assertNull(trace.get("toMove"));
    assertNull(trace.get("side"));
    assertEquals(ImmutableList.of(), trace.get("legal"));
  }

  @Test
  void manyMovesAreCountedAndHashed() throws NoSuchAlgorithmException {
    byte[] list = "take1\ntake2\ntake3".getBytes(StandardCharsets.UTF_8);
    assertEquals(
        ImmutableMap.of(
            "toMove",
            "FIRST",
            "side",
            "BLACK",
            "heap",
            21,
            "legalCount",
            3,
            "legalSha256",
            HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(list))),
        Snapshot.of(positionOn(SquareBoard.of(12, 11), new CountdownType())));
  }

  @Test
  void movesAreListedUpToTheLimitOfTheType() {
    GameType unlimited = new CountdownType();
    assertTrue(Snapshot.of(positionOn(SquareBoard.of(11, 11), unlimited)).containsKey("legal"));
    assertFalse(Snapshot.of(positionOn(SquareBoard.of(12, 11), unlimited)).containsKey("legal"));
    GameType limited = Defaults.of(LimitedType.class, ImmutableMap.of("maxCellsListed", 12));
    assertTrue(Snapshot.of(positionOn(SquareBoard.of(4, 3), limited)).containsKey("legal"));
    assertFalse(Snapshot.of(positionOn(SquareBoard.of(13, 1), limited)).containsKey("legal"));
  }

  /** A type that limits its traces. */
  interface LimitedType extends GameType, SnapshotLimit {}

  /** The start of Countdown, on another board. */
  private static Position<?> positionOn(SquareBoard board, GameType type) {
    Game<?> game = Defaults.of(Game.class, ImmutableMap.of("board", board, "type", type));
    Position<?> start = play(21);
    return Defaults.of(
        Position.class,
        ImmutableMap.of(
            "game", game,
            "toMove", start.toMove(),
            "side", Optional.of(Color.BLACK),
            "legalMoves", start.legalMoves(),
            "facts", ImmutableMap.of("heap", 21)));
  }

  @Test
  void aTraceEndsWithTheFactsOfTheGame() {
    Map<String, @Nullable Object> trace =
        Snapshot.of(positionOn(SquareBoard.of(4, 3), new CountdownType()));
    assertEquals(21, trace.get("heap"));
    assertEquals("heap", Iterables.getLast(trace.keySet()));
  }

  @Test
  void cellsAreSortedByTheirNotation() {
    SquareBoard board = SquareBoard.of(3, 11);
    assertEquals(
        ImmutableList.of("a10", "a2", "b2", "c1"),
        Cell.notations(
            board.setOf(Cell.parse("b2"), Cell.parse("a10"), Cell.parse("c1"), Cell.parse("a2"))));
    assertEquals(ImmutableList.of(), Cell.notations(board.none()));
  }

  @Test
  void anOutcomeHasAWinnerAReasonAndTheFactsOfItsScore() {
    assertEquals(
        ImmutableMap.of("winner", "FIRST", "reason", "lastTaken"),
        Snapshot.of(play(4, "take2", "take1", "take1").outcome().orElseThrow()));
    assertEquals(
        ImmutableMap.of("winner", "DRAW", "reason", "lastTwoTaken"),
        Snapshot.of(play(5, "take3", "take2").outcome().orElseThrow()));
    assertEquals(
        ImmutableMap.of("winner", "SECOND", "reason", "lastTaken", "first", 1, "second", 4),
        Snapshot.of(Outcome.byScore(new Points(1, 4), CountdownGame.Reason.LAST_TAKEN)));
  }
}
