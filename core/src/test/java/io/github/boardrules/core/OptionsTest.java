package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.text.NotationException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {
  private static final String LONGEST = "x".repeat(Options.MAX_LENGTH);

  private static Options many(int count) {
    Options options = Options.none();
    for (int i = 0; i < count; i++) {
      options = options.with("n" + i, "v");
    }
    return options;
  }

  private static void assertRefused(OptionException.Code code, Executable attempt) {
    assertEquals(code, assertThrows(OptionException.class, attempt).code());
  }

  @Test
  void valuesAreFoundByName() {
    Options options = Options.of("size", "9").with("komi", "0.5");
    assertEquals(Optional.of("9"), options.get("size"));
    assertEquals(Optional.empty(), options.get("Size"));
    assertEquals(ImmutableMap.of("komi", "0.5", "size", "9"), options.asMap());
    assertEquals(options, Options.of(ImmutableMap.of("size", "9", "komi", "0.5")));
    assertEquals(options.hashCode(), Options.parse("komi=0.5 size=9").hashCode());
  }

  @Test
  void laterValuesReplaceEarlierOnes() {
    Options options = Options.of("a", "1").with("b", "2").with("a", "3");
    assertEquals("a=3 b=2", options.toString());
    assertEquals("a=1 b=2 c=4", options.with(Options.parse("c=4 a=1")).toString());
  }

  @Test
  void defaultsAreLeftOut() {
    Options options = Options.of("a", "1");
    Option<Integer> number = Option.integer("b", "B", 0, 9, 2, "A number.");
    Option<Boolean> flag = Option.flag("a", "A", true, "A flag.");
    assertEquals(options, options.withUnlessDefault(number, 2));
    assertEquals(options, options.withUnlessDefault(flag, true));
    assertEquals("a=1 b=3", options.withUnlessDefault(number, 3).toString());
    assertEquals("a=false", options.withUnlessDefault(flag, false).toString());
    Option<Integer> unnamed = Option.integer("b-", "B", 0, 9, 3, "A number.");
    assertRefused(OptionException.Code.UNREADABLE, () -> options.withUnlessDefault(unnamed, 2));
  }

  @Test
  void anOptionCanBeLeftOut() {
    Options options = Options.parse("a=1 b=2");
    assertEquals("b=2", options.without("a").toString());
    assertEquals(options, options.without("c"));
    assertEquals(Options.none(), options.without("a").without("b"));
  }

  @Test
  void noneIsEmpty() {
    assertTrue(Options.none().isEmpty());
    assertFalse(Options.of("a", "").isEmpty());
    assertEquals("", Options.none().toString());
  }

  @Test
  void equality() {
    assertTrue(Options.of("a", "1").equals(Options.parse("a=1")));
    assertFalse(Options.of("a", "1").equals(Options.parse("a=2")));
    assertFalse(Options.of("a", "1").equals((Object) "a=1"));
    assertNotEquals(Options.of("a", "1").hashCode(), Options.of("a", "2").hashCode());
  }

  @Test
  void namesAreLettersAndDigits() {
    assertEquals("a", Options.of("azAZ09", "a").get("azAZ09").orElse(""));
    for (String name :
        new String[] {"", " ", "a b", "a=", "é", "\u0661", "a-b", "x".repeat(20_001)}) {
      assertRefused(OptionException.Code.UNREADABLE, () -> Options.of(name, "1"));
    }
    assertEquals(1, Options.of(LONGEST, "1").asMap().size());
  }

  @Test
  void messagesAbbreviateNames() {
    String forty = "-" + "x".repeat(39);
    assertEquals(
        "Option " + forty + ": a name consists of ASCII letters and digits",
        assertThrows(OptionException.class, () -> Options.of(forty, "")).getMessage());
    assertEquals(
        "Option " + forty + "…: a name consists of ASCII letters and digits",
        assertThrows(OptionException.class, () -> Options.of(forty + "y", "")).getMessage());
  }

  @Test
  void lengthAndNumberAreBounded() {
    assertEquals(Options.of("a", LONGEST), Options.parse("a=" + LONGEST));
    assertRefused(OptionException.Code.UNREADABLE, () -> Options.of("a", LONGEST + "x"));
    Options most = many(Options.MAX_COUNT);
    assertEquals(Options.MAX_COUNT, most.asMap().size());
    assertEquals(most, Options.parse(most.toString()));
    assertRefused(OptionException.Code.OUT_OF_RANGE, () -> most.with("another", "v"));
  }

  @ParameterizedTest
  @CsvSource({
    "' a=1', a, 1",
    "'a=1  ', a, 1",
    "'a=', a, ''",
    "'a=\"\"', a, ''",
    "'a=\"b c\"', a, 'b c'",
    "'a=\"1\"', a, 1",
    "'a=b=c', a, b=c",
    "'a=\\', a, \\",
    "'a=\"\\\\\\\"\"', a, '\\\"'",
    "'a=\"\\x\"', a, x",
  })
  void readsPairs(String text, String name, String value) {
    assertEquals(Options.of(name, value), Options.parse(text));
  }

  @ParameterizedTest
  @CsvSource({
    "a, UNEXPECTED, 1",
    "a 1, UNEXPECTED, 1",
    "'b=1 =1', UNEXPECTED, 4",
    "'é=1', UNEXPECTED, 0",
    "'b=1 a=1 a=2', UNEXPECTED, 8",
    "'a=1\"2', UNEXPECTED, 3",
    "'a=\"1\"b=2', UNEXPECTED, 5",
    "'a=\"1', UNEXPECTED, 4",
    "'a=\"1\\', UNEXPECTED, 5",
  })
  void refusesMalformedPairs(String text, NotationException.Code code, int offset) {
    NotationException refusal = assertThrows(NotationException.class, () -> Options.parse(text));
    assertEquals(code, refusal.code());
    assertEquals(offset, refusal.offset());
  }

  @Test
  void refusesLongText() {
    for (String text : new String[] {"b=1 a=" + LONGEST + "x", many(100) + " a=1"}) {
      NotationException refusal = assertThrows(NotationException.class, () -> Options.parse(text));
      assertEquals(NotationException.Code.TOO_LONG, refusal.code());
      assertEquals(text.indexOf("a="), refusal.offset());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "a b", "\"", "\\", "\\\"", "tab\t", "line\nfeed", "plain", "é!="})
  void everyValueCanBeParsedFromItsText(String value) {
    Options options = Options.of("a", value).with("b", value);
    assertEquals(options, Options.parse(options.toString()));
  }

  @Test
  void quotesOnlyWhereNecessary() {
    assertEquals(
        "a=plain\\ b=\"\" c=\"x y\" d=\"\\\"\\\\\"",
        Options.of("a", "plain\\").with("b", "").with("c", "x y").with("d", "\"\\").toString());
  }

  @Test
  void unionsAreBounded() {
    Options some = Options.none();
    Options others = Options.none();
    for (int i = 0; i < 60; i++) {
      some = some.with("a" + i, "x");
      others = others.with((i < 20 ? "a" : "b") + i, "y");
    }
    Options all = some.with(others);
    assertEquals(100, all.asMap().size());
    assertEquals("z", all.with("b59", "z").get("b59").orElseThrow());
    OptionException e = assertThrows(OptionException.class, () -> all.with("c", "z"));
    assertEquals(OptionException.Code.OUT_OF_RANGE, e.code());
    assertEquals("c", e.option());
    Options one = Options.of("c", "z");
    assertThrows(OptionException.class, () -> all.with(one));
  }
}
