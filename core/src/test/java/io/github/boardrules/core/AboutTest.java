package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType.About;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AboutTest {
  @Test
  void paragraphsAreSeparatedByEmptyLines() {
    About about = About.of(ImmutableList.of("Ada"), 1843, "First.\n\nSecond.\n", "https://a.org/b");
    assertEquals(ImmutableList.of("First.", "Second."), about.paragraphs());
    assertEquals("First.\n\nSecond.", about.rules());
    assertEquals(OptionalInt.of(1843), about.year());
    assertEquals(2, about.players());
    assertEquals("https://a.org/b", about.links().get(0).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a\nb", "a\n\n\n\nb", "a\n\n \n\nb", "a\tb", "a\u0000"})
  void otherTextsAreRefused(String rules) {
    assertThrows(IllegalArgumentException.class, () -> About.of(ImmutableList.of(), 2000, rules));
  }

  @Test
  void addressesAreChecked() {
    assertThrows(
        IllegalArgumentException.class,
        () -> About.of(ImmutableList.of(), 2000, "Rules.", "not an address"));
  }

  @Test
  void aGameHasAtLeastOnePlayer() {
    ImmutableList<String> authors = ImmutableList.of();
    OptionalInt year = OptionalInt.empty();
    assertEquals(1, new About(authors, year, 1, "Rules.", ImmutableList.of()).players());
    assertThrows(
        IllegalArgumentException.class,
        () -> new About(authors, year, 0, "Rules.", ImmutableList.of()));
  }
}
