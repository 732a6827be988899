package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Any text is parsed or refused with the documented exception. */
class LoaTextProperties {
  private static final LoaGame GAME = Loa.game();

  /** Well-formed texts with random characters inserted. */
  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> good =
        Arbitraries.of(
            "b1-b3",
            "c1xa3 ++",
            "pass",
            "standard",
            "black:b1,c1;white:a2,d4;toMove:BLACK",
            "8/8/8/8/8/3w4/8/b1b4w b",
            "8/8/b7/8/8/3w4/8/b1b4w b h1-g1,c1-c3,d2-d3",
            "1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w b1-b3");
    Arbitrary<String> put =
        Arbitraries.oneOf(
            Arbitraries.strings().withChars("abhxw0189/-:;, +!\0\u0131\u00b3\ud800").ofMaxLength(3),
            Arbitraries.strings().ofMaxLength(2));
    return Combinators.combine(
            good, put, Arbitraries.integers().between(0, 60), Arbitraries.of(0, 1, 3))
        .as(
            (text, middle, place, left) -> {
              int at = Math.min(place, text.length());
              return text.substring(0, at)
                  + middle
                  + text.substring(Math.min(text.length(), at + left));
            });
  }

  @Property
  void movesAreParsedOrRefused(@ForAll("texts") String text) {
    for (Strictness strictness : Strictness.values()) {
      try {
        LoaMove move = GAME.start().parseMove(text, strictness);
        assertEquals(move, GAME.start().parseMove(move.toString(), strictness));
      } catch (NotationException e) {
        assertEquals(true, e.offset() >= 0 && e.offset() <= text.length());
      }
    }
  }

  @Property
  void positionsAreParsedOrRefused(@ForAll("texts") String text) {
    try {
      LoaPosition position = GAME.parsePosition(text);
      assertEquals(position, GAME.parsePosition(position.text()));
    } catch (NotationException e) {
      assertEquals(true, e.offset() >= 0 && e.offset() <= text.length());
    } catch (SetupException e) {
      assertEquals(GAME.defects(GAME.parseSetup(text)), e.defects());
    }
  }

  @Property
  void optionsAreParsedOrRefused(@ForAll("texts") String text) {
    for (String name :
        new String[] {"setup", "order", "preset", "repetitionAt", "allowExtraPieces"}) {
      try {
        LoaGame game = new LoaGameType().game(Options.of(name, text));
        assertEquals(game, new LoaGameType().game(game.options()));
      } catch (OptionException e) {
        assertEquals(name, e.option());
      }
    }
  }
}
