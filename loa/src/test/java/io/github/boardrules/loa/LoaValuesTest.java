package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import org.junit.jupiter.api.Test;

/** Types, games, moves and symmetries as values, and what they are called. */
class LoaValuesTest {
  private static final LoaGameType TYPE = new LoaGameType();

  @Test
  void typesAreAllAlike() {
    assertEquals(TYPE, new LoaGameType());
    assertEquals(TYPE.hashCode(), new LoaGameType().hashCode());
    assertNotEquals(TYPE, (Object) "loa");
    assertEquals("loa", TYPE.id());
    assertEquals("Lines of Action", TYPE.title());
    assertEquals(TYPE, Loa.game().type());
  }

  @Test
  void gamesDifferByRulesOrByStart() {
    LoaGame usual = Loa.game();
    LoaGame drawn = TYPE.game(Options.of("bothConnected", "DRAW"));
    LoaGame scrambled = TYPE.game(Options.of("setup", "scrambled"));
    assertEquals(usual, TYPE.game(Options.none()));
    assertNotEquals(usual, drawn);
    assertNotEquals(usual, scrambled);
    assertNotEquals(usual, (Object) "loa");
    assertNotEquals(usual.hashCode(), drawn.hashCode());
    assertNotEquals(usual.hashCode(), scrambled.hashCode());
    assertEquals("loa", usual.toString());
    assertEquals("loa bothConnected=DRAW", drawn.toString());
  }

  @Test
  void symmetriesAreCalledByWhatTheyDo() {
    assertEquals("identity", Loa.game().symmetries().get(0).toString());
    assertEquals("identity, colours swapped", Loa.game().symmetries().get(8).toString());
  }

  @Test
  void aMoveOffTheBoardHasNoImageButItself() {
    LoaMove off = LoaMove.quiet(new Cell(0, 0), new Cell(0, 8));
    LoaMove from = LoaMove.capture(new Cell(8, 0), new Cell(0, 0));
    Loa.game()
        .symmetries()
        .forEach(
            symmetry -> {
              assertEquals(off, symmetry.apply(off));
              assertEquals(from, symmetry.apply(from));
              assertEquals(LoaMove.pass(), symmetry.apply(LoaMove.pass()));
            });
  }

  @Test
  void aMoveHasBothEnds() {
    Cell cell = new Cell(0, 0);
    assertThrows(NullPointerException.class, () -> new LoaMove.PieceMove(nothing(), cell, false));
    assertThrows(NullPointerException.class, () -> new LoaMove.PieceMove(cell, nothing(), false));
  }

  @SuppressWarnings("NullAway") // what a caller who checks nothing may hand over
  private static Cell nothing() {
    return null;
  }

  @Test
  @SuppressWarnings("NullAway") // on purpose
  void nothingOfTheRulesIsNull() {
    LoaRules rules = LoaRules.SOUCIE;
    assertThrows(
        NullPointerException.class,
        () ->
            new LoaRules(
                rules.bothConnected(),
                null,
                rules.repetition(),
                rules.repetitionAt(),
                ImmutableList.of(LoaRules.Check.REPETITION, LoaRules.Check.CONNECTION),
                false));
  }
}
