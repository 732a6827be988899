package io.github.boardrules.examples.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.examples.connection.ConnectionGame.Defect;
import io.github.boardrules.examples.connection.ConnectionPosition.Rule;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The swap, setups, options, and long games. */
class ConnectionGameTest {
  private static final ConnectionGame HEX = Games.hex(3, true);

  private static Position<ConnectionMove> play(ConnectionGame game, String... moves) {
    Position<ConnectionMove> position = game.start();
    for (String move : moves) {
      position = position.play(move);
    }
    return position;
  }

  @Test
  void theSwapExchangesTheColorsAndKeepsTheStone() {
    Position<ConnectionMove> before = play(HEX, "b2");
    assertEquals(Optional.of(Player.SECOND), before.toMove());
    assertEquals(Optional.of(Color.WHITE), before.sideToMove());
    Position<ConnectionMove> after = before.play("swap");
    assertEquals("3/1b1/3 swapped", after.text());
    assertEquals(Optional.of(Player.FIRST), after.toMove());
    assertEquals(Optional.of(Color.WHITE), after.sideToMove());
    assertEquals(Optional.of(Color.BLACK), after.side(Player.SECOND));
    assertNotEquals(before, after);
    assertNotEquals(before.hash(), after.hash());
    assertEquals(after, HEX.parsePosition(after.text()));
    Position<ConnectionMove> end = after.play("a1").play("b1").play("a2").play("b3");
    assertEquals("Black wins (connection)", end.outcome().orElseThrow().summary(end));
    assertEquals(Optional.of(Player.SECOND), end.outcome().flatMap(Outcome::winner));
  }

  @ParameterizedTest
  @CsvSource({
    "'', d1, OFF_BOARD",
    "'', swap, NOT_THE_SECOND_MOVE",
    "b2 swap, swap, NOT_THE_SECOND_MOVE",
    "b2 a1, swap, NOT_THE_SECOND_MOVE",
    "b2 swap, b2, OCCUPIED",
    "a1 c1 a2 c2 a3, c3, GAME_OVER",
    "a1 c1 a2 c2 a3, swap, GAME_OVER"
  })
  void illegalMovesHaveAReason(String moves, String move, Rule reason) {
    Position<ConnectionMove> position = moves.isEmpty() ? HEX.start() : play(HEX, moves.split(" "));
    ConnectionMove illegal =
        move.equals("swap") ? ConnectionMove.swap() : ConnectionMove.stone(Cell.parse(move));
    Violation violation = position.violation(illegal).orElseThrow();
    assertEquals(reason, violation.code());
    assertEquals(
        reason == Rule.GAME_OVER ? ImmutableList.of() : illegal.cells(), violation.cells());
  }

  @Test
  void aGameWithoutTheSwapRefusesIt() {
    Position<ConnectionMove> position = play(Games.hex(3, false), "b2");
    assertEquals(Rule.NO_SWAP_RULE, position.violation(ConnectionMove.swap()).orElseThrow().code());
  }

  @Test
  void aMoveIsOneStoneOrTheSwap() {
    assertEquals("swap", ConnectionMove.swap().notation());
    assertEquals("b2", ConnectionMove.stone(new Cell(1, 1)).notation());
    ImmutableList<Cell> two = ImmutableList.of(new Cell(0, 0), new Cell(1, 1));
    assertThrows(IllegalArgumentException.class, () -> new ConnectionMove(two));
  }

  @Test
  void allDefectsAreReported() {
    Cell outside = new Cell(9, 9);
    Cell twice = new Cell(0, 0);
    ConnectionSetup setup =
        new ConnectionSetup(ImmutableSet.of(), ImmutableSet.of(twice, outside), true);
    assertEquals(
        List.of(
            Defect.OFF_BOARD, Defect.NO_SWAP_RULE, Defect.NOTHING_TO_SWAP, Defect.UNEVEN_STONES),
        codes(Games.hex(3, false), setup));
    ConnectionSetup both =
        new ConnectionSetup(ImmutableSet.of(twice), ImmutableSet.of(twice), false);
    assertEquals(List.of(Defect.CELL_OCCUPIED_TWICE), codes(HEX, both));
    assertEquals(
        List.of(Defect.PLAYED_ON), codes(HEX, HEX.parseSetup("b1w/b1w/b1w")), "Black won earlier");
    assertEquals(
        List.of(Defect.PLAYED_ON),
        codes(Games.hex(4, true), Games.hex(4, true).parseSetup("bbww/bbww/bbww/bbw1")),
        "no stone was the last");
    SetupException refusal =
        assertThrows(SetupException.class, () -> HEX.parsePosition("b1w/b1w/b1w"));
    assertEquals("Not a position: Black was connected before the last stone", refusal.getMessage());
  }

  private static List<ErrorCode> codes(ConnectionGame game, Setup setup) {
    return game.defects(setup).stream().map(Violation::code).toList();
  }

  @Test
  void aSetupOfAnotherTypeIsRefused() {
    Setup other = new Setup() {};
    assertThrows(IllegalArgumentException.class, () -> HEX.defects(other));
    assertThrows(IllegalArgumentException.class, () -> HEX.position(other));
  }

  @Test
  void optionsAreWrittenUnlessStandard() {
    ConnectionGame standard = new HexGameType().game(Options.none());
    assertEquals(121, standard.board().size());
    assertEquals("Hex", standard.toString());
    assertEquals(91, new YGameType().game(Options.none()).board().size());
    assertEquals("Hex size=3", HEX.toString());
    assertEquals("Y size=4 swap=false", Games.y(4, false).toString());
    assertNotEquals(Games.hex(2, true), Games.hex(2, false));
    assertNotEquals(Games.hex(2, true), Games.y(2, true));
    assertNotEquals(Games.hex(2, true), HEX);
    assertFalse(HEX.equals((Object) "Hex"));
  }

  /** Compares random games with the naive model at every move. */
  @Test
  @Tag("repeated")
  void longGamesMatchTheNaiveModel() {
    Random random = new Random(5);
    int games = Boolean.getBoolean("boardrules.proof") ? 60 : 20;
    for (int number = 0; number < games; number++) {
      int size = 4 + random.nextInt(number < 50 ? 6 : 23);
      ConnectionGame game = number % 2 == 0 ? Games.hex(size, true) : Games.y(size, true);
      NaiveConnection naive = NaiveConnection.of(game);
      Position<ConnectionMove> position = game.start();
      while (!position.isOver()) {
        position = position.successor(random.nextInt(position.legalMoveCount()));
        ConnectionPosition at = (ConnectionPosition) position;
        for (Color color : Color.values()) {
          boolean isConnected = naive.isConnected(color, NaiveConnection.cells(at.stones(color)));
          assertEquals(isConnected, game.isConnected(color, at.stones(color)));
          assertTrue(!isConnected || position.isOver());
        }
      }
      Color winner =
          position
              .outcome()
              .flatMap(Outcome::winner)
              .flatMap(position::side)
              .map(Color.class::cast)
              .orElseThrow();
      assertTrue(game.isConnected(winner, ((ConnectionPosition) position).stones(winner)));
    }
  }
}
