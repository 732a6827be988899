package io.github.boardrules.core.territory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.spi.TextScanner;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class DeclarationTest {
  static Stream<Declaration> all() {
    return Stream.of(
        new Declaration.Pass(),
        new Declaration.NameKomi(Komi.parse("-2.5")),
        new Declaration.ChooseSide(Orientation.VERTICAL),
        new Declaration.ChooseSide(Orientation.HORIZONTAL));
  }

  @ParameterizedTest
  @MethodSource("all")
  void isReadAsItIsWritten(Declaration declaration) {
    TextScanner scanner = new TextScanner(declaration + " c3");
    assertEquals(Optional.of(declaration), Declaration.read(scanner));
    assertEquals(declaration.toString().length(), scanner.offset());
  }

  @ParameterizedTest
  @CsvSource({
    "PASS, pass",
    "Komi=3.0, komi=3",
    "play vertical, vertical",
    "Play Horizontal, horizontal",
  })
  void isReadAsPeopleWriteIt(String text, String means) {
    TextScanner scanner = new TextScanner(text);
    assertEquals(means, Declaration.read(scanner).orElseThrow().toString());
    scanner.expectEnd();
  }

  @Test
  void whatIsNoDeclarationIsLeftToOthers() {
    for (String text : List.of("", "c3", "pas", "kom", "vert", "playvertical")) {
      TextScanner scanner = new TextScanner(text);
      assertEquals(Optional.empty(), Declaration.read(scanner));
      assertEquals(0, scanner.offset());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "komi 3, UNEXPECTED, 4",
    "komi=x, UNEXPECTED, 5",
    "play c3, UNEXPECTED, 5",
    "komi=-0, UNEXPECTED, 5",
    "komi=-0.0, UNEXPECTED, 5",
    "komi=03, UNEXPECTED, 5",
    "komi=00, UNEXPECTED, 5",
    "komi=1.2, UNEXPECTED, 7",
    "komi=1., UNEXPECTED, 7",
    "komi=676.5, OUT_OF_RANGE, 5",
    "komi=-676.5, OUT_OF_RANGE, 5",
    "komi=677, OUT_OF_RANGE, 5",
  })
  void refusesABadKomiAndABadSide(String text, Code code, int offset) {
    NotationException refusal =
        assertThrows(NotationException.class, () -> Declaration.read(new TextScanner(text)));
    assertEquals(code, refusal.code());
    assertEquals(offset, refusal.offset());
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "0.0, 0", "-0.5, -1", "10, 20", "676, 1352", "-676.0, -1352"})
  void readsKomiInHalfPoints(String text, int halfPoints) {
    assertEquals(new Komi(halfPoints), Komi.parse(text));
  }

  @Test
  void nothingIsMissing() {
    assertThrows(NotationException.class, () -> Komi.parse("1 "));
    assertEquals(
        List.of("pass", "komi=2.5", "horizontal", "vertical"),
        all().map(Declaration::transposed).map(Declaration::toString).toList());
  }
}
