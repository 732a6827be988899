package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests more open tables in the tabs of one browser than it has connections to the server. */
@Tag("proof")
class TabsTest {
  private static final int TABLES = 7;

  /** Creates matches, and opens each in a tab. */
  private static final String OPEN =
      """
      const [tables, done] = arguments;
      const begin = async () => {
        const response = await fetch("api/v1/matches", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ game: "loa" }),
        });
        const { id, tokens } = await response.json();
        return { id, title: "Lines of Action", tokens: [tokens.FIRST, tokens.SECOND] };
      };
      Promise.all(Array.from({ length: tables }, begin)).then((matches) => {
        window.matches = matches;
        localStorage.setItem("boardrules.matches", JSON.stringify(matches));
        window.tabs = matches.map(({ id }) => open(`?match=${id}`));
        done();
      });
      """;

  /** Plays a move in all matches. */
  private static final String PLAY =
      """
      const [ply, move, done] = arguments;
      Promise.all(window.matches.map(({ id, tokens }) =>
        fetch(`api/v1/matches/${id}/moves`, {
          method: "POST",
          headers: { Authorization: `Bearer ${tokens}`, "Content-Type": "application/json" },
          body: JSON.stringify({ ply, move }),
        }))).then(() => done());
      """;

  @RegisterExtension static final Visit VISIT = Visit.withTabs(1100, 900);

  private final Browser browser = VISIT.browser();

  private boolean all(String condition) {
    return browser
        .run("return window.tabs.every(({ document }) => " + condition + ")")
        .equals(true);
  }

  @Test
  void moreTablesThanConnectionsAreAllUpToDate() {
    browser.driver().get(VISIT.server().address().toString());
    browser.awaitElement("#games button");
    String first = browser.driver().getWindowHandle();
    browser.driver().executeAsyncScript(OPEN, TABLES);
    browser.await("the boards", () -> all("document.querySelector('#table:not([hidden]) .cell')"));
    assertFalse(all("!document.hidden"), "no table is hidden");
    browser.driver().executeAsyncScript(PLAY, 1, "b1-b3");
    browser.await(
        "the move in all", () -> all("document.querySelectorAll('#moves li').length === 1"));
    for (String tab : ImmutableList.copyOf(browser.driver().getWindowHandles())) {
      if (!tab.equals(first)) {
        browser.driver().switchTo().window(tab);
        TablePage page = TablePage.ready(browser);
        page.type("h2-f2");
        page.awaitMoves(2);
        assertEquals(ImmutableList.of("b1-b3", "h2-f2"), page.moves());
      }
    }
    browser.driver().switchTo().window(first);
    assertTrue(all("document.querySelector('#connection').hidden"), "a connection was lost");
  }
}
