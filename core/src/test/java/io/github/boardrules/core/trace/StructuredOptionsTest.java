package io.github.boardrules.core.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StructuredOptionsTest {

  @Test
  void singleValuesBecomeTheirText() {
    assertEquals(
        Options.of("name", "scrambled").with("n", "7").with("half", "0.5").with("on", "true"),
        StructuredOptions.of(Map.of("name", "scrambled", "n", 7, "half", 0.5, "on", true)));
    assertEquals(Options.none(), StructuredOptions.of(Map.of()));
  }

  @Test
  void aSingleTextMayContainSeparators() {
    assertEquals(Options.of("a", "x:1,2;y:3"), StructuredOptions.of(Map.of("a", "x:1,2;y:3")));
  }

  @Test
  void listsAreJoinedByCommas() {
    assertEquals(
        Options.of("komi", "0.5,3"), StructuredOptions.of(Map.of("komi", List.of("0.5", 3))));
    assertEquals(Options.of("komi", ""), StructuredOptions.of(Map.of("komi", List.of())));
  }

  @Test
  void mapsAreJoinedByColonsAndSemicolons() {
    Map<String, Object> setup = new LinkedHashMap<>();
    setup.put("black", List.of("b1", "c1"));
    setup.put("white", List.of());
    setup.put("toMove", "BLACK");
    assertEquals(
        Options.of("setup", "black:b1,c1;white:;toMove:BLACK"),
        StructuredOptions.of(Map.of("setup", setup)));
  }

  static List<Object> unreadable() {
    return List.of(
        Optional.empty(),
        new Object(),
        'c',
        List.of(List.of("a")),
        List.of("a,b"),
        List.of("a;b"),
        List.of("a:b"),
        List.of(Map.of("a", "b")),
        Arrays.asList("a", null),
        Map.of("a", Map.of("b", "c")),
        Map.of("a", List.of(List.of("b"))),
        Map.of("a", "b;c:d"),
        Map.of("a:b", "c"),
        Collections.singletonMap("a", null),
        "x".repeat(Options.MAX_LENGTH + 1));
  }

  @ParameterizedTest
  @MethodSource("unreadable")
  void otherValuesAreRefused(Object value) {
    OptionException refusal =
        assertThrows(OptionException.class, () -> StructuredOptions.of(Map.of("name", value)));
    assertEquals(OptionException.Code.UNREADABLE, refusal.code());
    assertEquals("name", refusal.option());
  }

  @Test
  void missingValuesAreRefused() {
    OptionException refusal =
        assertThrows(
            OptionException.class,
            () -> StructuredOptions.of(Collections.singletonMap("name", null)));
    assertEquals("Option name: the value is missing", refusal.getMessage());
  }

  @Test
  void namesAndTheNumberOfOptionsAreBounded() {
    for (String name : List.of("", "na me")) {
      OptionException refusal =
          assertThrows(OptionException.class, () -> StructuredOptions.of(Map.of(name, 1)));
      assertEquals(OptionException.Code.UNREADABLE, refusal.code());
      assertEquals(name, refusal.option());
    }
    String endless = "n".repeat(1_000_000);
    OptionException refusal =
        assertThrows(OptionException.class, () -> StructuredOptions.of(Map.of(endless, 1)));
    assertEquals(41, refusal.option().length());
    Map<String, Integer> many = new LinkedHashMap<>();
    for (int i = 0; i <= Options.MAX_COUNT; i++) {
      many.put("n" + i, i);
    }
    assertThrows(OptionException.class, () -> StructuredOptions.of(many));
  }
}
