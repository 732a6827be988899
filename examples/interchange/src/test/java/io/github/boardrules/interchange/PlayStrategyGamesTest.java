package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Judges the games and the positions of the tests of PlayStrategy. They are not part of the
 * project; without them, the tests are skipped.
 */
final class PlayStrategyGamesTest {
  private static final PlayStrategyFormat FORMAT = new PlayStrategyFormat();

  private static List<List<String>> table(String name) throws IOException {
    return Texts.lines(Texts.folder("playstrategy").resolve(name)).stream()
        .skip(1)
        .map(line -> Splitter.on('\t').splitToList(line))
        .toList();
  }

  @Test
  void theGamesLeadToTheirBoards() throws IOException {
    for (List<String> row : table("games.tsv")) {
      String json =
          """
          {"id":"x","variant":"%s","initialFen":"%s","status":"started","moves":"%s","lastFen":"%s"}
          """
              .formatted(row.get(0), row.get(1), row.get(2), row.get(3));
      GameReplay verdict = Texts.judgeOne(FORMAT, json);
      assertEquals(List.of(), verdict.problems());
      assertEquals(Splitter.on(' ').splitToList(row.get(2)).size(), verdict.legalPlies());
      assertEquals(
          row.get(3),
          PlayStrategyStart.placement((LoaPosition) verdict.mainLine().orElseThrow().last()));
    }
  }

  @Test
  void thePositionsAreAsExpected() throws IOException {
    for (List<String> row : table("positions.tsv")) {
      boolean isOfMoves = !row.get(3).equals("-");
      // The diagrams of moves are no positions of the game: they have too few stones of a side.
      String json =
          """
          {"id":"x","variant":"linesOfAction","initialFen":"%s","status":"started","moves":""}
          """
              .formatted(row.get(1));
      GameReplay verdict = Texts.judgeOne(FORMAT, json);
      if (isOfMoves) {
        checkMoves(row, verdict);
      } else {
        checkEnd(row, verdict);
      }
    }
  }

  private static void checkMoves(List<String> row, GameReplay verdict) {
    if (verdict.mainLine().isEmpty()) {
      assertEquals("BAD_SETUP", verdict.problems().get(0).code().name(), row.toString());
      return;
    }
    LoaPosition position = (LoaPosition) verdict.mainLine().orElseThrow().last();
    String targets =
        position.movesFrom(Cell.parse("e4")).stream()
            .map(LoaMove::cells)
            .map(cells -> cells.get(1).toString())
            .sorted()
            .collect(Collectors.joining(" "));
    assertEquals(row.get(3), targets);
  }

  private static void checkEnd(List<String> row, GameReplay verdict) {
    LoaPosition position = (LoaPosition) verdict.mainLine().orElseThrow().last();
    String found =
        position
            .outcome()
            .map(
                outcome ->
                    outcome.winner().isPresent()
                        ? "variantEnd winner "
                            + (outcome.winner().get() == Player.FIRST ? "P1" : "P2")
                        : position.legalMoves().isEmpty()
                                && !position.isConnected(io.github.boardrules.core.Color.BLACK)
                            ? "stalemate (draw)"
                            : "draw")
            .orElse("playing");
    assertEquals(row.get(2), found, row.toString());
  }

  @Test
  void theNotationLikeSanIsReadAndCompared() throws IOException {
    for (List<String> row : table("games.tsv")) {
      String uci =
          """
          {"id":"x","variant":"%s","status":"started","moves":"%s"}
          """
              .formatted(row.get(0), row.get(2));
      GameReplay expected = Texts.judgeOne(FORMAT, uci);
      List<Move> moves = expected.mainLine().orElseThrow().moves();
      StringBuilder san = new StringBuilder();
      for (int i = 0; i < moves.size(); i++) {
        LoaPosition position = (LoaPosition) expected.mainLine().orElseThrow().positions().get(i);
        san.append(PlayStrategyMoves.san(position, (LoaMove.PieceMove) moves.get(i))).append(' ');
      }
      GameReplay found = Texts.judgeOne(FORMAT, uci.replace(row.get(2), san.toString().strip()));
      assertEquals(List.of(), found.problems());
      assertEquals(moves, found.mainLine().orElseThrow().moves());
    }
  }
}
