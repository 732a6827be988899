package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** Tests the start page and the dialog for new games. */
@Tag("proof")
class StartTest {
  @RegisterExtension static final Visit VISIT = new Visit(1280, 800);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  private void open() {
    browser.driver().get(server.address().toString());
    browser.await(
        "the pictures",
        () ->
            browser.all("#games .picture svg").size() == GameTypes.installed().all().size()
                && !browser.all("#home:not([hidden])").isEmpty());
  }

  @Test
  void everyGameHasAPictureASentenceItsAuthorsAndItsYear() throws IOException {
    browser.resize(1280, 800);
    open();
    for (GameType type : GameTypes.installed().all()) {
      WebElement card = browser.find("#games > li:has([data-game='" + type.id() + "'])");
      String text = card.getText();
      assertTrue(text.contains(type.title()), text);
      type.about().authors().forEach(author -> assertTrue(text.contains(author), text));
      type.about().year().ifPresent(year -> assertTrue(text.contains("" + year), text));
      assertTrue(text.matches("(?s).*[a-z]{3,}[.].*"), text);
      assertTrue(
          type.id().matches("hex|y|tictactoe") || text.contains(" moves"), "the length: " + text);
    }
    browser.picture("start");
  }

  @ParameterizedTest
  @CsvSource({"1280, 800", "390, 844"})
  void startIsVisibleWithoutScrolling(int width, int height) throws IOException {
    browser.resize(width, height);
    open();
    browser.picture("start-" + width);
    for (GameType type : GameTypes.installed().all()) {
      browser.find("#new-game").click();
      new Select(browser.find("#new-kind")).selectByValue(type.id());
      String bottom =
          "return document.querySelector('#new-form button.main').getBoundingClientRect().bottom";
      assertTrue(((Number) browser.run(bottom)).intValue() <= height, type.id());
      assertTrue(browser.find("#new-seats").isDisplayed());
      assertEquals(
          0L,
          browser.run(
              "const { scrollHeight, clientHeight } = document.querySelector('#new-form');"
                  + "return scrollHeight - clientHeight"));
      browser.picture("new-" + type.id() + "-" + width);
      // All other options are one click away, in the words of their specifications.
      if (browser.find("#new-more").isDisplayed()) {
        browser.find("#new-more summary").click();
      }
      for (Option<?> option : type.options()) {
        String text = browser.text(".field:has([name='option." + option.name() + "'])");
        assertTrue(text.startsWith(option.title()), text);
        assertTrue(text.contains(option.description()), text);
      }
      assertTrue(((Number) browser.run(bottom)).intValue() <= height, type.id());
      browser.find("#new-form [data-close]").click();
    }
  }

  @Test
  void komiIsExplainedWhereItIsChosen() {
    TablePage.begin(browser, server.address(), "linage", ImmutableMap.of());
    assertTrue(
        browser.find("#choices").getText().contains("The points that Horizontal gets"),
        browser.find("#choices").getText());
  }

  @Test
  void ownMatchesAreListedWithTheirState() {
    browser.resize(1280, 800);
    TablePage page = TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    page.type("b1-b3");
    page.awaitMoves(1);
    open();
    browser.await("the state", () -> !browser.find("#matches .state").getText().isEmpty());
    String entry = browser.find("#matches li").getText();
    for (String part :
        List.of("Lines of Action", "both players here", "White to move", "1 move", "just now")) {
      assertTrue(entry.contains(part), entry);
    }
  }

  @Test
  void allRecordsOfTheProjectAreOnTheShelf() throws IOException {
    open();
    browser.find("#open-record").click();
    browser.awaitElement("#shelf a");
    ImmutableSortedSet<String> shown =
        browser.all("#shelf a").stream()
            .map(link -> String.valueOf(link.getDomAttribute("href")))
            .map(address -> address.replace("?records=", ""))
            .collect(toImmutableSortedSet(Ordering.natural()));
    Path records = Path.of("..", "records");
    try (var files = Files.walk(records)) {
      assertEquals(
          files
              .map(file -> records.relativize(file).toString())
              .filter(name -> name.matches(".*[.](brg|sgf)"))
              .collect(toImmutableSortedSet(Ordering.natural())),
          shown);
    }
    assertFalse(shown.isEmpty());
  }

  @Test
  void rulesOfAMatchShowItsBoardAndItsOptions() throws IOException {
    browser.resize(1280, 800);
    TablePage.begin(browser, server.address(), "loa", ImmutableMap.of("board", "HEX", "size", "5"));
    browser.find("#rules").click();
    browser.awaitElement("#rules-text svg");
    String label = String.valueOf(browser.find("#rules-text svg").getDomAttribute("aria-label"));
    assertTrue(label.endsWith(" on 61 cells"), label);
    String text = browser.find("#rules-text .differences").getText();
    assertTrue(text.contains("Board: Hexagon. Pieces move in six directions."), text);
    browser.picture("rules-hexagon");
    browser.find("#rules-dialog .main").click();
  }
}
