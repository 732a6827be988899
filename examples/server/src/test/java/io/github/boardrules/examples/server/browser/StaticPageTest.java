package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the page without a server, most of the time without a network. */
@Tag("proof")
class StaticPageTest {
  @RegisterExtension final StaticVisit visit = new StaticVisit();

  @ParameterizedTest
  @CsvSource({"loa, 8, 3", "linage, 7, 1"})
  void playsACompleteGameAndGoesOfflineInTheMiddle(String game, String size, long seed)
      throws IOException {
    visit.playAndGoOffline(game, size, seed);
  }

  /** A page that is loaded while its files are stored must work offline, too. */
  @Test
  void reloadedWhileFilesAreStored() {
    Browser browser = visit.browser();
    visit.host().holdIconUntilReload();
    browser.driver().get(visit.address().toString());
    browser.awaitElement("#games button");
    browser.driver().navigate().refresh();
    browser.awaitElement("#games button");
    visit.goOffline();
    browser.click("#new-game");
    browser.awaitElement("#new-seats");
  }

  /** An update of one copy must not delete the files that another one has stored. */
  @Test
  void twoCopiesOnOneHostWorkOffline() {
    Browser browser = visit.browser();
    for (URI copy : ImmutableList.of(visit.address(), visit.otherAddress())) {
      browser.driver().get(copy.toString());
      visit.awaitStored();
    }
    visit.goOffline();
    for (URI copy : ImmutableList.of(visit.address(), visit.otherAddress())) {
      browser.driver().get(copy.toString());
      browser.awaitElement("#games button");
    }
  }

  @Test
  void listsAndDeletesGames() {
    Browser browser = visit.browser();
    TablePage page = TablePage.begin(browser, visit.address(), "iris", ImmutableMap.of("n", "5"));
    page.type("c3");
    page.awaitMoves(1);
    assertFalse(browser.find("#invite").isDisplayed());
    browser.driver().get(visit.address().toString());
    browser.await("the list", () -> browser.all("#matches a").size() == 1);
    browser.click("#matches a");
    assertEquals(1, TablePage.ready(browser).count());
    browser.click("#delete");
    browser.click("#ask-yes");
    browser.awaitElement("#home:not([hidden])");
    assertEquals(ImmutableList.of(), browser.all("#matches a"));
    assertEquals(
        0L, browser.run("return Object.keys(localStorage).filter(k => /game/.test(k)).length"));
  }
}
