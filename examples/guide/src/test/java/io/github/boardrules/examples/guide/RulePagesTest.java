package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.view.RulesText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the pages of rules: that every example is true, that its pictures are up to date, and that
 * the text is the one that the game itself has. {@code -Dboardrules.guide.update=true} writes the
 * pictures and the texts.
 */
class RulePagesTest {
  private static final Pattern ABOUT =
      Pattern.compile("(?s)<!-- about (\\w+) -->\n(.*?)<!-- end -->");

  static Stream<Pages.Block> examples() {
    return Pages.blocks("example").stream();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void exampleIsTrue(Pages.Block example) throws IOException {
    ImmutableMap<String, String> pictures = RuleExample.run(example.code());
    for (var picture : pictures.entrySet()) {
      Path file = Pages.PICTURES.resolve(picture.getKey());
      if (Pages.UPDATE) {
        Files.writeString(file, picture.getValue());
      }
      assertEquals(Files.readString(file), picture.getValue(), picture.getKey());
      assertTrue(Pages.text(example.page()).contains("pictures/" + picture.getKey() + ")"));
    }
  }

  @ParameterizedTest
  @MethodSource("pagesOfRules")
  void textIsThatOfTheGame(Path page) throws IOException {
    Matcher about = ABOUT.matcher(Pages.text(page));
    assertTrue(about.find(), page.toString());
    GameType type = GameTypes.installed().find(about.group(1)).orElseThrow();
    if (Pages.UPDATE) {
      Files.writeString(
          page,
          about.replaceFirst(
              Matcher.quoteReplacement(
                  "<!-- about " + type.id() + " -->\n" + rules(type) + "<!-- end -->")));
      return;
    }
    assertEquals(rules(type), about.group(2));
  }

  static Stream<Path> pagesOfRules() throws IOException {
    return Pages.all().stream().filter(page -> page.startsWith(Pages.FOLDER.resolve("rules")));
  }

  private static String rules(GameType type) {
    GameType.About about = type.about();
    return "*"
        + RulesText.byline(about)
        + "*\n\n"
        + about.rules()
        + "\n\n"
        + about.links().stream().map(link -> "<" + link + ">").collect(Collectors.joining(" · "))
        + "\n\n";
  }

  @Test
  void everyPublishedGameAndTheConnectionGamesHaveAPage() throws IOException {
    assertEquals(
        Stream.of("carteso", "hex", "iris", "linage", "loa", "y").toList(),
        pagesOfRules().map(page -> page.getFileName().toString().replace(".md", "")).toList());
  }

  /** Half a page: neither a slogan nor a treatise. */
  @Test
  void rulesAreHalfAPageLong() {
    for (GameType type : GameTypes.installed().all()) {
      int length = type.about().rules().length();
      assertTrue(length >= 200 && length <= 2_500, type.id() + " " + length);
    }
  }
}
