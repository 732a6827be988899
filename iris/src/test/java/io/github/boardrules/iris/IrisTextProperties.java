package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;

/** Every text is parsed or rejected with a documented exception. */
class IrisTextProperties {
  private static final IrisGame GAME = Iris.game(3);

  @Property
  void textsOfMoveCharactersAreParsedOrRefused(
      @ForAll @StringLength(max = 9) @Chars({'a', 'b', 'e', '1', '3', '5', '+', 'p', 's', ' '})
          String text) {
    checkMove(text);
  }

  @Property
  void anyTextIsParsedAsAMoveOrRefused(@ForAll @StringLength(max = 40) String text) {
    checkMove(text);
    checkPosition(text);
  }

  @Property
  void textsOfPositionCharactersAreParsedOrRefused(
      @ForAll
          @StringLength(max = 30)
          @Chars({'b', 'w', '/', ' ', '-', 'c'})
          @CharRange(from = '0', to = '5')
          String text) {
    checkPosition(text);
  }

  /** Texts of real positions with one character replaced, deleted or doubled. */
  @Property
  void changedTextsOfPositionsAreParsedOrRefused(@ForAll Choices random) {
    IrisPosition position = GAME.start();
    for (int ply = random.nextInt(20); ply > 0 && !position.isOver(); ply--) {
      position =
          position.play(position.legalMoves().get(random.nextInt(position.legalMoveCount())));
    }
    StringBuilder text = new StringBuilder(position.text());
    int at = random.nextInt(text.length());
    switch (random.nextInt(3)) {
      case 0 -> text.setCharAt(at, "bw/-012 c3".charAt(random.nextInt(10)));
      case 1 -> text.deleteCharAt(at);
      default -> text.insert(at, text.charAt(at));
    }
    checkPosition(text.toString());
  }

  private static void checkMove(String text) {
    for (Strictness strictness : Strictness.values()) {
      try {
        IrisMove move = GAME.start().parseMove(text, strictness);
        assertEquals(move, GAME.start().parseMove(move.toString(), Strictness.STRICT));
      } catch (NotationException e) {
        assertTrue(e.offset() >= 0 && e.offset() <= text.length());
      }
    }
  }

  private static void checkPosition(String text) {
    try {
      IrisPosition position = GAME.parsePosition(text);
      assertEquals(position, GAME.parsePosition(position.text()));
      assertEquals(position.isOver(), position.legalMoves().isEmpty());
    } catch (NotationException e) {
      assertTrue(e.offset() >= 0 && e.offset() <= text.length());
    } catch (SetupException e) {
      assertTrue(!e.defects().isEmpty());
    }
  }
}
