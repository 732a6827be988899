package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType.About;
import java.util.List;
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
  void aTraditionalGameHasNeitherAuthorsNorYear() {
    About about = About.traditional("Rules.\n", "https://a.org/b");
    assertEquals(ImmutableList.of(), about.authors());
    assertEquals(OptionalInt.empty(), about.year());
    assertEquals("Rules.", about.rules());
    assertEquals(about, About.traditional("Rules.", "https://a.org/b"));
  }

  @Test
  void theTextNamesThePublicType() {
    assertEquals(
        "About[authors=[Ada], year=OptionalInt[1999], rules=Win., links=[]]",
        GameType.About.of(List.of("Ada"), 1999, "Win.").toString());
  }
}
