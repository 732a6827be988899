package io.github.boardrules.examples.server.browser;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Tests the list of the games of records, and the ways from it to a game and to the next one. */
@Tag("proof")
class ListTest {
  private static final String GAME = "[Game \"loa\"]\n[First \"%s\"]\n\n%s *\n\n";
  private static final String THREE =
      GAME.formatted("Ann", "b1-b3")
          + GAME.formatted("Bea", "c1-c3")
          + GAME.formatted("Čen", "d1-d3");

  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  private void awaitRows(int number) {
    browser.await(
        number + " games",
        "return document.querySelectorAll('#record-games > tr').length === arguments[0]",
        number);
  }

  @Test
  void reloadKeepsAPastedList() {
    TablePage.askForRecord(browser, server.address());
    TablePage.list(browser, THREE);
    awaitRows(3);
    browser.driver().navigate().refresh();
    awaitRows(3);
    browser.driver().get(server.address() + "?records");
    browser.awaitElement("#library:not([hidden])");
    assertFalse(browser.shows("#list"), "the page lists old games");
  }

  /** The bytes of the file are no UTF-8. */
  @Test
  void reloadKeepsTheListOfAFile(@TempDir Path folder) throws IOException {
    byte[] bytes = "(;GM[9]CA[ISO-8859-1]PB[\u00c4nn];B[b1-b3])".repeat(2).getBytes(ISO_8859_1);
    TablePage.askForRecord(browser, server.address());
    TablePage.list(browser, Files.write(folder.resolve("two.sgf"), bytes));
    awaitRows(2);
    String row = browser.find("#record-games > tr").getText();
    assertTrue(row.contains("\u00c4nn"), row);
    browser.driver().navigate().refresh();
    awaitRows(2);
    assertEquals(row, browser.find("#record-games > tr").getText());
  }

  @Test
  void onlyGameOpensAtOnce() {
    TablePage.askForRecord(browser, server.address());
    TablePage.list(browser, GAME.formatted("Ann", "b1-b3"));
    assertEquals(ImmutableList.of("b1-b3"), TablePage.ready(browser).moves());
    assertTrue(browser.find("#to-next").isDisplayed());
    // The way back leads to the list, and not to the game again.
    browser.click("#listed a");
    awaitRows(1);
  }

  @Test
  void nextAndPreviousGameOfAPastedList() {
    TablePage.askForRecord(browser, server.address());
    TablePage.list(browser, THREE);
    awaitRows(3);
    browser.click("#record-games > tr:nth-child(2) button");
    TablePage.ready(browser);
    browser.awaitText("#listed", "Game 2 of 3");
    browser.awaitText("#about", "Bea");
    browser.click("#listed button:last-of-type");
    browser.awaitText("#about", "Čen");
    browser.awaitText("#listed", "Game 3 of 3");
    assertFalse(browser.find("#listed button:last-of-type").isEnabled());
    browser.driver().navigate().refresh();
    browser.awaitText("#listed", "Game 3 of 3");
    TablePage.ready(browser).type("h6-f6");
    browser.awaitText("#moves", "h6-f6");
    browser.click("#listed button");
    browser.awaitText("#about", "Bea");
    browser.click("#listed button");
    browser.awaitText("#about", "Ann");
    assertFalse(browser.find("#listed button").isEnabled());
  }

  @Test
  void nextGameOfAShelf() {
    browser.driver().get(server.address() + "?records=loa/mona.sgf");
    browser.awaitElement("#record-games a");
    browser.click("#record-games a");
    TablePage.ready(browser);
    browser.awaitText("#listed", "Game 1 of ");
    browser.click("#listed button:last-of-type");
    browser.awaitText("#listed", "Game 2 of ");
    assertTrue(browser.driver().getCurrentUrl().contains("number=2"));
  }
}
