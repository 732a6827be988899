package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Scores of games and of full boards, which are never drawn. */
class IrisScoreTest {
  /** The number of random fillings of each size. */
  private static final int FILLINGS = Integer.getInteger("boardrules.iris.fillings", 20_000);

  @Test
  void noneOfThe8192PairedFillingsOfSide3IsLevel() {
    IrisGame game = Iris.game(3);
    for (int filling = 0; filling < 8192; filling++) {
      int bits = filling;
      PrimitiveIterator.OfInt choices =
          IntStream.range(0, 13).map(choice -> bits >> choice & 1).iterator();
      IrisPosition position = filled(game, () -> choices.nextInt() == 1);
      assertFalse(choices.hasNext());
      assertNotEquals(0, position.score().difference(), position.text());
      assertTrue(position.outcome().orElseThrow().winner().isPresent());
    }
  }

  @Test
  void noRandomPairedFillingOfSides4To7IsLevel() {
    for (int side = 4; side <= 7; side++) {
      IrisGame game = Iris.game(side);
      Random random = new Random(side);
      for (int i = 0; i < FILLINGS; i++) {
        IrisPosition position = filled(game, random::nextBoolean);
        assertNotEquals(0, position.score().difference(), position.text());
      }
    }
  }

  /** Fills the board; the supplier chooses the color of each gray cell and each pair. */
  private static IrisPosition filled(IrisGame game, BooleanSupplier isBlack) {
    CellSet black = game.board().none();
    for (Cell cell : game.board().cells()) {
      boolean gray = game.gray().contains(cell);
      if (gray || cell.compareTo(game.twin(cell)) < 0) {
        if (isBlack.getAsBoolean()) {
          black = gray ? black.with(cell) : black.with(cell).with(game.twin(cell));
        }
      }
    }
    return new IrisPosition(game.tables, black, black.complement(), Color.BLACK, game.tables.full);
  }

  @Test
  void theFirstDifferenceDecides() {
    IrisScore score = new IrisScore(ImmutableList.of(5, 3, 0), ImmutableList.of(5, 2, 2, 1));
    assertEquals(1, score.difference());
    assertEquals(Optional.of(Player.FIRST), score.leader());
    assertEquals(Optional.of(Player.SECOND), score.swapPlayers().leader());
    assertEquals(
        Map.of(Player.FIRST, List.of(5, 3, 0), Player.SECOND, List.of(5, 2, 2, 1)), score.points());
    assertEquals("Black 5 3 0, White 5 2 2 1", score.toString());
  }

  @Test
  void theHighestScoreMayDecide() {
    IrisScore score = new IrisScore(ImmutableList.of(4), ImmutableList.of(6, 1));
    assertEquals(-2, score.difference());
    assertEquals(Optional.of(Player.SECOND), score.leader());
  }

  @Test
  void theShorterListIsPaddedWithZeros() {
    IrisScore score = new IrisScore(ImmutableList.of(2), ImmutableList.of(2, 1));
    assertEquals(-1, score.difference());
    IrisScore level = new IrisScore(ImmutableList.of(2, 0, 0), ImmutableList.of(2));
    assertEquals(0, level.difference());
    assertEquals(Optional.empty(), level.leader());
    IrisScore nothing = new IrisScore(ImmutableList.of(), ImmutableList.of());
    assertEquals(Optional.empty(), nothing.leader());
    assertEquals("Black -, White -", nothing.toString());
  }

  @Test
  void listsAreSortedAndNotNegative() {
    ImmutableList<Integer> none = ImmutableList.of();
    assertThrows(IllegalArgumentException.class, () -> new IrisScore(ImmutableList.of(1, 2), none));
    assertThrows(IllegalArgumentException.class, () -> new IrisScore(none, ImmutableList.of(-1)));
  }

  /** The largest board has 72 colored cells. */
  @Test
  void noScoreExceedsTheNumberOfColoredCells() {
    ImmutableList<Integer> all = ImmutableList.of(72);
    assertEquals(all, new IrisScore(all, ImmutableList.of()).black());
    ImmutableList<Integer> more = ImmutableList.of(73);
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> new IrisScore(more, ImmutableList.of()));
    assertEquals("The scores [73] must be in descending order, from 72 to 0", refusal.getMessage());
  }

  @Test
  void equalGroupsPrecedeTheDecidingPlace() {
    IrisScore score = new IrisScore(ImmutableList.of(5, 3, 3), ImmutableList.of(5, 3));
    assertEquals(3, score.difference());
  }

  @Test
  void scoresWithEqualListsAreEqual() {
    ImmutableList<Integer> one = ImmutableList.of(5, 3, 0);
    ImmutableList<Integer> other = ImmutableList.of(5, 3);
    List<IrisScore> scores =
        List.of(
            new IrisScore(one, other),
            new IrisScore(one, one),
            new IrisScore(other, other),
            new IrisScore(other, one));
    Set<Integer> hashCodes = new HashSet<>();
    for (IrisScore score : scores) {
      IrisScore again = new IrisScore(score.black(), score.white());
      assertEquals(score, again);
      assertEquals(score.hashCode(), again.hashCode());
      assertEquals(1, scores.stream().filter(score::equals).count());
      hashCodes.add(score.hashCode());
    }
    assertEquals(scores.size(), hashCodes.size());
  }
}
