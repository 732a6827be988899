package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryDefectCode;
import io.github.boardrules.core.territory.TerritoryViolationCode;
import io.github.boardrules.core.text.Strictness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the classes that all territory games extend, with the game {@link Dots}. */
class TerritoryPositionTest {
  private static final Dots FIXED =
      new Dots(DotsRules.parse("width=3 height=2 komi=-0.5 opening=FIXED"));
  private static final Dots PIE = new Dots(DotsRules.parse("width=3 height=2"));

  private static Dots.DotPosition position(String state) {
    return FIXED.parsePosition("3/1x1 " + state);
  }

  @Test
  void aPositionOfThePlayPhase() {
    Dots.DotPosition played = position("horizontal -0.5 first 1");
    assertEquals(Optional.of(Player.SECOND), played.toMove());
    assertEquals(Optional.of(Orientation.VERTICAL), played.side(Player.FIRST));
    assertEquals(Optional.of(Orientation.HORIZONTAL), played.sideToMove());
    assertEquals(false, played.isOver());
    assertEquals(Optional.empty(), played.outcome());
    assertEquals("[c1, a2, b2, c2, pass]", played.legalMoves().toString());
    assertEquals(5, played.legalMoveCount());
    assertEquals("[c1, a2, b2, c2]", played.placements().toString());
  }

  @Test
  void aPositionOfTheOpening() {
    Dots.DotPosition start = PIE.start();
    assertEquals(Optional.of(Player.FIRST), start.toMove());
    assertEquals(Optional.empty(), start.sideToMove());
    assertEquals(false, start.isOver());
    assertEquals(true, start.placements().isEmpty());
    assertEquals(6, start.legalMoveCount());
    Dots.DotPosition named = start.play("komi=0.5");
    assertEquals("[vertical, horizontal]", named.legalMoves().toString());
    assertEquals("3/3 vertical 0.5 second 0", named.play("play vertical").text());
    assertEquals("3/3 vertical 0.5 first 0", named.play("horizontal").text());
  }

  @Test
  void aPositionAfterTwoPasses() {
    Dots.DotPosition over = position("vertical -0.5 first 2");
    assertEquals(true, over.isOver());
    assertEquals(Optional.empty(), over.toMove());
    assertEquals(List.of(), over.legalMoves());
    Outcome outcome = over.outcome().orElseThrow();
    assertEquals(Optional.of(Player.FIRST), outcome.winner());
    assertEquals(Optional.of(over.score()), outcome.score());
    assertEquals("twoPasses", outcome.reason().jsonName());
  }

  @ParameterizedTest
  @CsvSource({
    "c2, ''",
    "pass, ''",
    "b1, a stone is on b1 [OCCUPIED]",
    "a1, a1 stays empty [CORNER]",
    "komi=3, the komi is already named [KOMI_ALREADY_NAMED]",
  })
  void violationAndIsLegalAgree(String text, String violation) {
    Dots.DotPosition played = position("vertical -0.5 first 0");
    Dots.DotMove move = played.parseMove(text, Strictness.STRICT);
    assertEquals(violation, played.violation(move).map(Violation::toString).orElse(""));
    assertEquals(violation.isEmpty(), played.isLegal(move));
    if (violation.isEmpty()) {
      assertEquals(played.playUnchecked(move), played.play(move));
    } else {
      assertThrows(IllegalMoveException.class, () -> played.play(move));
    }
  }

  @Test
  void aPlacementOffTheBoardOrAtTheWrongTimeIsIllegal() {
    Cell off = new Cell(3, 0);
    Dots.DotMove move = Dots.DotMove.place(off);
    assertEquals(
        TerritoryViolationCode.OFF_BOARD, FIXED.start().violation(move).orElseThrow().code());
    assertEquals(List.of(off), FIXED.start().violation(move).orElseThrow().cells());
    assertEquals(false, FIXED.start().isLegal(move));
    assertEquals(
        TerritoryViolationCode.WRONG_PHASE, PIE.start().violation(move).orElseThrow().code());
    assertEquals(false, PIE.start().isLegal(Dots.MOVES.placements(PIE.board()).get(1)));
  }

  @Test
  void positionsWithEqualGamesStatesAndBoardsAreEqual() {
    Dots.DotPosition one = position("vertical -0.5 first 0");
    Dots.DotPosition same = new Dots(FIXED.rules()).parsePosition(one.text());
    assertEquals(one, same);
    assertEquals(one.hashCode(), same.hashCode());
    assertNotEquals(one, position("horizontal -0.5 first 0"));
    assertNotEquals(one, FIXED.start());
    assertNotEquals(one, (Object) one.text());
    Dots other = new Dots(DotsRules.parse("width=3 height=2 komi=-0.5"));
    assertNotEquals(one, other.parsePosition(one.text()));
  }

  /** Stones that are equal if their points are, with any hash. */
  private static final class OddStones implements TerritoryStones {
    private final Dots.Stones stones;
    private final long hash;

    OddStones(Dots.Stones stones, long hash) {
      this.stones = stones;
      this.hash = hash;
    }

    @Override
    public CellSet legal() {
      return stones.legal();
    }

    @Override
    public boolean isLegal(int point) {
      return stones.isLegal(point);
    }

    @Override
    public int placementCount() {
      return stones.placementCount();
    }

    @Override
    public int nthPlacement(int n) {
      return stones.nthPlacement(n);
    }

    @Override
    public long hash() {
      return hash;
    }

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof OddStones other && stones.equals(other.stones);
    }

    @Override
    public int hashCode() {
      return stones.hashCode();
    }
  }

  /** Returns a position whose hash is 0, with a number that distinguishes it. */
  private static Dots.DotPosition withoutHash(Dots game, String text, int extra) {
    Dots.DotSetup setup = game.parseSetup(text);
    Dots.Stones stones = new Dots.Stones(game.board().setOf(setup.stones()));
    return new Dots.DotPosition(game, stones, setup.state()) {
      @Override
      protected TerritoryStones territoryStones() {
        return new OddStones(stones, state().stableHash(extra()));
      }

      @Override
      protected int extra() {
        return extra;
      }
    };
  }

  /** Two different positions may have the same hash, though nobody has found any. */
  @Test
  void positionsWithEqualHashesAreCompared() {
    String text = "3/1x1 vertical -0.5 first 0";
    Dots.DotPosition one = withoutHash(FIXED, text, 0);
    assertEquals(one, withoutHash(new Dots(FIXED.rules()), text, 0));
    assertNotEquals(one, withoutHash(PIE, text, 0));
    assertNotEquals(one, withoutHash(FIXED, text, 1));
    for (String other :
        List.of(
            "3/2x vertical -0.5 first 0",
            "3/1x1 horizontal -0.5 first 0",
            "3/1x1 vertical 0.5 first 0",
            "3/1x1 vertical -0.5 second 0",
            "3/1x1 vertical -0.5 first 1")) {
      assertEquals(one.hash(), withoutHash(FIXED, other, 0).hash());
      assertNotEquals(one, withoutHash(FIXED, other, 0), other);
    }
  }

  @Test
  void theNumberOfAGameDistinguishesPositions() {
    Dots.DotPosition one = position("vertical -0.5 first 0");
    Dots.DotPosition numbered =
        new Dots.DotPosition(FIXED, new Dots.Stones(FIXED.board().none()), one.state()) {
          @Override
          protected int extra() {
            return 1;
          }
        };
    assertNotEquals(FIXED.start().hash(), numbered.hash());
    assertNotEquals(FIXED.start().transpositionKey(), numbered.transpositionKey());
  }

  @Test
  void transpositionKeysIgnorePassesOnly() {
    long key = PIE.parsePosition("3/1x1 vertical 0.5 first 0").transpositionKey();
    assertEquals(key, PIE.parsePosition("3/1x1 vertical 0.5 first 1").transpositionKey());
    for (String other :
        List.of(
            "horizontal 0.5 first 0",
            "vertical 0.5 first 2",
            "vertical 5.5 first 0",
            "vertical 0.5 second 0")) {
      Dots.DotPosition position = PIE.parsePosition("3/1x1 " + other);
      assertNotEquals(key, position.transpositionKey(), other);
      assertNotEquals(
          PIE.parsePosition("3/1x1 vertical 0.5 first 0").canonicalTranspositionKey(),
          position.canonicalTranspositionKey(),
          other);
    }
    assertNotEquals(key, PIE.parsePosition("3/2x vertical 0.5 first 0").transpositionKey());
    assertNotEquals(
        PIE.parsePosition("3/3 side 0.5").transpositionKey(),
        PIE.parsePosition("3/3 side 5.5").transpositionKey());
    assertEquals(
        PIE.parsePosition("3/1x1 vertical 0.5 first 2").transpositionKey(),
        PIE.parsePosition("3/1x1 horizontal 0.5 first 2").transpositionKey());
    Dots.DotPosition start = PIE.start();
    Dots.DotPosition named = start.play("komi=0.5");
    assertEquals(
        5,
        ImmutableSet.of(
                start,
                named,
                named.play("vertical"),
                named.play("vertical").play("pass"),
                named.play("vertical").play("pass").play("pass"))
            .stream()
            .map(Dots.DotPosition::transpositionKey)
            .distinct()
            .count());
  }

  @Test
  void gamesWithEqualRulesAreEqual() {
    assertEquals(FIXED, new Dots(FIXED.rules()));
    assertEquals(FIXED.hashCode(), new Dots(FIXED.rules()).hashCode());
    assertNotEquals(FIXED, PIE);
    assertNotEquals(FIXED.hashCode(), PIE.hashCode());
    assertNotEquals(FIXED, (Object) FIXED.rules());
    assertEquals("Dots height=2 width=3", PIE.toString());
    assertEquals("Dots", new Dots(DotsRules.STANDARD).toString());
    assertSame(FIXED.start(), FIXED.start());
    assertSame(FIXED.symmetries(), FIXED.symmetries());
  }

  @Test
  void allDefectsOfASetupAreReported() {
    Dots.DotSetup setup =
        new Dots.DotSetup(
            ImmutableList.of(new Cell(0, 0), new Cell(0, 0), new Cell(3, 0)), PIE.start().state());
    assertEquals(
        List.of(
            TerritoryDefectCode.OPENING_IS_FIXED,
            TerritoryDefectCode.STONES_IN_THE_OPENING,
            TerritoryDefectCode.OFF_BOARD,
            TerritoryDefectCode.CELL_OCCUPIED_TWICE),
        FIXED.defects(setup).stream().map(Violation::code).toList());
    assertEquals(List.of(new Cell(3, 0)), FIXED.defects(setup).get(2).cells());
    assertEquals(List.of(new Cell(0, 0)), FIXED.defects(setup).get(3).cells());
    assertEquals(
        FIXED.defects(setup),
        assertThrows(SetupException.class, () -> FIXED.position(setup)).defects());
    Dots.DotSetup corner = FIXED.parseSetup("3/x2 vertical -0.5 first 0");
    assertEquals(
        List.of(Dots.Rule.CORNER), FIXED.defects(corner).stream().map(Violation::code).toList());
  }

  @Test
  void theSetupOfAnotherClassIsRejected() {
    Setup foreign =
        new Setup() {
          @Override
          public String toString() {
            return "foreign";
          }
        };
    assertEquals(
        "the setup is not a DotSetup: foreign",
        assertThrows(IllegalArgumentException.class, () -> PIE.defects(foreign)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> PIE.position(foreign));
  }

  @Test
  void symmetriesAreValues() {
    List<GameSymmetry<Dots.DotMove>> all = FIXED.symmetries();
    assertEquals(all, new Dots(FIXED.rules()).symmetries());
    assertEquals(all.hashCode(), new Dots(FIXED.rules()).symmetries().hashCode());
    assertEquals(all.size(), ImmutableSet.copyOf(all).size());
    assertNotEquals(all, PIE.symmetries());
    assertNotEquals(all.get(0), (Object) all.get(0).toString());
    assertEquals("transposition", all.get(4).toString());
    assertEquals(
        "2/x1/2 horizontal 0.5 first 0",
        all.get(4).apply(position("vertical -0.5 first 0")).text());
    for (String[] images :
        new String[][] {
          {"c1", "a3"}, {"komi=0.5", "komi=-0.5"}, {"vertical", "horizontal"}, {"pass", "pass"}
        }) {
      Dots.DotMove move = FIXED.start().parseMove(images[0], Strictness.STRICT);
      assertEquals(images[1], all.get(4).apply(move).notation());
      assertEquals(move.stone() < 0 ? images[0] : "a2", all.get(1).apply(move).notation());
    }
  }

  @Test
  void twoKindsOfStonesCanBeSwapped() {
    Dots game = new Dots(2, DotsRules.parse("width=3 height=2"));
    List<GameSymmetry<Dots.DotMove>> all = game.symmetries();
    assertEquals(16, ImmutableSet.copyOf(all).size());
    GameSymmetry<Dots.DotMove> swap = all.get(8);
    assertEquals("identity, colors swapped", swap.toString());
    Dots.DotPosition position = game.parsePosition("1xo/o2 vertical 0.5 first 0");
    assertEquals("1ox/x2 vertical 0.5 first 0", swap.apply(position).text());
    Dots.DotMove move = position.parseMove("o:a1", Strictness.STRICT);
    assertEquals("a1", swap.apply(move).notation());
    assertEquals("o:a1", swap.apply(swap.apply(move)).notation());
  }

  /** The character codes decide, so that a10 precedes a2. */
  @Test
  void factsOfComponentsAreOrderedByTheirFirstNotation() {
    Dots game = new Dots(DotsRules.parse("width=2 height=10"));
    Dots.DotPosition position =
        game.parsePosition("x1/2/2/2/2/2/2/2/2/1x vertical 0.5 first 0").play("a2");
    assertEquals(
        "[[b1], [a2], [a10]]", position.components().stream().map(g -> g.cells()).toList() + "");
    assertEquals(
        Map.of(
            "groups",
            List.of(
                Map.of("points", List.of("a10")),
                Map.of("points", List.of("a2")),
                Map.of("points", List.of("b1")))),
        position.facts());
  }

  /** Neither a part of the stones nor a part of the state gets lost. */
  @Test
  void aTranspositionKeyCombinesTheStonesWithTheTurn() {
    Dots.DotPosition one = position("vertical -0.5 first 0");
    Dots.DotPosition other = FIXED.parsePosition("3/2x vertical -0.5 first 0");
    assertEquals(
        one.territoryStones().hash() ^ other.territoryStones().hash(),
        one.transpositionKey() ^ other.transpositionKey());
    assertEquals(
        one.territoryStones().hash() ^ other.territoryStones().hash(), one.hash() ^ other.hash());
  }
}
