package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import io.github.boardrules.examples.engine.bulk.RulesText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
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

  private static final Pattern OPTIONS =
      Pattern.compile("(?s)<!-- options (\\w+) -->\n(.*?)<!-- end -->");

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
    checkSection(page, ABOUT, RulePagesTest::rules);
  }

  @ParameterizedTest
  @MethodSource("pagesOfRules")
  void optionsAreThoseOfTheGame(Path page) throws IOException {
    checkSection(page, OPTIONS, RulePagesTest::options);
  }

  /** Checks or writes the section of a page that the game itself has. */
  private static void checkSection(Path page, Pattern section, Function<GameType, String> text)
      throws IOException {
    String whole = Files.readString(page);
    Matcher matcher = section.matcher(whole);
    assertTrue(matcher.find(), page.toString());
    String expected = text.apply(GameTypes.installed().get(matcher.group(1)));
    if (Pages.UPDATE) {
      Files.writeString(
          page, whole.substring(0, matcher.start(2)) + expected + whole.substring(matcher.end(2)));
    } else {
      assertEquals(expected, matcher.group(2));
    }
  }

  private static String options(GameType type) {
    return type.options().stream()
        .map(option -> options(option))
        .collect(Collectors.joining("\n", "\n", "\n"));
  }

  private static String options(Option<?> option) {
    String head =
        "- **%s** (`%s`): %s %s."
            .formatted(option.title(), option.name(), option.description(), expected(option));
    return Stream.concat(Stream.of(head), option.values().stream().map(RulePagesTest::value))
        .collect(Collectors.joining("\n"));
  }

  /** Returns the default, and the allowed values as far as the list below does not name them. */
  private static String expected(Option<?> option) {
    String standard = "Default: `" + option.defaultText() + "`";
    return option.kind() != Option.Kind.CHOICE && !option.expected().isEmpty()
        ? standard + "; " + option.expected()
        : standard;
  }

  private static String value(Option.NamedValue value) {
    String implied =
        value.implied().isEmpty() ? "" : " Implies `" + value.implied() + "` unless stated.";
    return "  - **%s** (`%s`): %s%s"
        .formatted(value.title(), value.name(), value.description(), implied);
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
