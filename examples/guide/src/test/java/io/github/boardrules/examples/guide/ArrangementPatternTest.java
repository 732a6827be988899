package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArrangementPatternTest {
  private static Game<?> game(String id, String options) {
    return GameTypes.installed().get(id).game(Options.parse(options));
  }

  private static boolean matches(String id, String options, String pattern, String position) {
    Game<?> game = game(id, options);
    return ArrangementPattern.parse(game, pattern).test(game.parsePosition(position));
  }

  @ParameterizedTest
  @CsvSource({
    "tictactoe, '', x??/???/???, x2/1o1/3",
    "tictactoe, '', x2/*/3, x2/1o1/3",
    "tictactoe, '', ?2/1O1/*, x2/1o1/3",
    "loa, size=4, */?2*/w?1w/*, 1bb1/w2w/w2w/1bb1 b",
    "iris, n=3, */??w*/*/*/*, 3/2w1/5/1b2/3 w d4 0",
    "linage, width=3 height=3 opening=FIXED komi=0.5, */?x?/*, 1x1/1x1/3 vertical 0.5 first 0",
    "hex, size=3, */*/*, 3/3/3",
  })
  void freeCellsMatchAnything(String id, String options, String pattern, String position) {
    assertTrue(matches(id, options, pattern, position));
  }

  @ParameterizedTest
  @CsvSource({
    "tictactoe, '', o??/???/???, x2/1o1/3",
    "tictactoe, '', 3/*/*, x2/1o1/3",
    "loa, size=4, */?2*/w?1b/*, 1bb1/w2w/w2w/1bb1 b",
  })
  void otherCellsMustBeEqual(String id, String options, String pattern, String position) {
    assertFalse(matches(id, options, pattern, position));
  }

  @ParameterizedTest
  @CsvSource({
    "tictactoe, '', EMPTY, 0",
    "tictactoe, */*/y, UNEXPECTED, 4",
    "tictactoe, */*, UNEXPECTED, 3",
    "tictactoe, x3/*/*, UNEXPECTED, 2",
    "tictactoe, x?/*/*, UNEXPECTED, 2",
    "tictactoe, ????/*/*, UNEXPECTED, 3",
    "tictactoe, */*/*/*, TOO_LONG, 5",
    "tictactoe, */*/* x, TOO_LONG, 5",
    "tictactoe, 0x/*/*, UNEXPECTED, 0",
    "tictactoe, '*/1234567890/*', OUT_OF_RANGE, 2",
    "tictactoe, */-/*, UNEXPECTED, 2",
    "carteso, 9/9/9/9/9/9/9/9/8x, UNEXPECTED, 17",
    "loa, 8/8/8/8/8/8/8/ü, UNEXPECTED, 14",
  })
  void wrongTextsAreRefusedWithTheirPlace(String id, String text, Code code, int offset) {
    NotationException failure =
        assertThrows(NotationException.class, () -> ArrangementPattern.parse(game(id, ""), text));
    assertEquals(code, failure.code(), failure.getMessage());
    assertEquals(offset, failure.offset(), failure.getMessage());
  }

  /** Black and White change places, and so do the edges; another board is another matter. */
  @Test
  void imagesMatchWithSymmetryOnly() {
    Game<?> loa = game("loa", "");
    ArrangementPattern plain = ArrangementPattern.parse(loa, "?bb*" + "/*".repeat(7));
    ArrangementPattern images = plain.withSymmetry();
    Position<?> start = loa.start();
    Position<?> without = start.play("b8-b6").play("a7-c7").play("f8-f6");
    assertTrue(plain.test(start));
    assertFalse(plain.test(without));
    assertTrue(images.test(without));
    assertEquals(plain.toString(), images.toString());
    assertFalse(images.test(game("loa", "size=6").start()));
    assertFalse(
        ArrangementPattern.parse(game("hex", "size=3"), "*/*/*").test(game("iris", "n=2").start()));
    assertTrue(images.test(game("loa", "preset=SACKSON_1969").start()));
  }
}
