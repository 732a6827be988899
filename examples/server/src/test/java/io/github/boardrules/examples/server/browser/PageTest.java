package io.github.boardrules.examples.server.browser;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests what the page makes of strangers' names, of browsers that store nothing, and its words. */
@Tag("proof")
class PageTest {
  @RegisterExtension static final Visit VISIT = new Visit(1280, 800);

  private static final String GAME =
      "[Game \"loa\"]\n[First \"%s\"]\n[Second \"%s\"]\n\n1. b1-b3 *\n";

  /** Returns the left edge of a text within an element. */
  private static final String LEFT =
      """
      const [selector, text] = arguments;
      const nodes = document.createTreeWalker(document.querySelector(selector), NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const start = node.data.indexOf(text);
        if (start >= 0) {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, start + text.length);
          return Math.round(range.getBoundingClientRect().left);
        }
      }
      return -1;
      """;

  private static final String FORBID =
      """
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            {result};
          },
        });
      }
      """;

  /** Does something in pages in which reading a storage runs a statement. */
  private void forbidStorage(String result, Runnable action) {
    Object script =
        requireNonNull(
            browser
                .driver()
                .executeCdpCommand(
                    "Page.addScriptToEvaluateOnNewDocument",
                    ImmutableMap.of("source", FORBID.replace("{result}", result)))
                .get("identifier"));
    try {
      action.run();
    } finally {
      browser
          .driver()
          .executeCdpCommand(
              "Page.removeScriptToEvaluateOnNewDocument", ImmutableMap.of("identifier", script));
    }
  }

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  private long left(String selector, String text) {
    long left = ((Number) browser.run(LEFT, selector, text)).longValue();
    assertTrue(left >= 0, text);
    return left;
  }

  @ParameterizedTest
  @CsvSource({"אבג, דהו", "Ann\u202e, Bob", "אבג\u202e, Bob", "Ann\u2067, דהו", "\u061b1, \u061b2"})
  void firstPlayerStandsFirst(String first, String second) {
    String name = first.replaceAll("[\u202e\u2067]", "");
    TablePage.askForRecord(browser, server.address());
    TablePage.list(browser, GAME.formatted(first, second).repeat(2));
    browser.awaitElement("#record-games button");
    assertTrue(left("#record-games", name) < left("#record-games", second));
    browser.click("#record-games button");
    TablePage.ready(browser);
    assertTrue(left("#about", name) < left("#about", second));
  }

  @Test
  void namesWithoutVisibleCharactersAreUnknown() {
    TablePage.askForRecord(browser, server.address());
    TablePage.list(browser, GAME.formatted("\u202e", "Bob").repeat(2));
    browser.awaitText("#record-games", "? – Bob");
  }

  @Test
  void namesDoNotTurnSentencesAround() {
    TablePage.fillDialog(browser, server.address(), "loa", ImmutableMap.of());
    browser.click("#new-form [value='first']");
    browser.run("document.querySelector('#new-name').value = 'אבג 1'");
    browser.click("#new-form button.main");
    TablePage page = TablePage.ready(browser);
    page.type("b1-b3");
    browser.awaitText("#message", "played b1-b3");
    assertTrue(left("#message", "אבג") < left("#message", "(Black)"));
    assertTrue(left("#message", "(Black)") < left("#message", "played"));
  }

  @Test
  void whoChoosesASideIsNotCalledByIt() {
    TablePage page = TablePage.begin(browser, server.address(), "carteso", ImmutableMap.of());
    page.type("komi=4.5");
    page.awaitMoves(1);
    page.type("vertical");
    browser.awaitText("#message", "Second player played vertical.");
  }

  @ParameterizedTest
  @CsvSource({"'', #games h2", "?records, #shelf a"})
  void headingsDoNotJump(String query, String last) {
    browser.driver().get(server.address().resolve(query).toString());
    browser.awaitElement(last);
    String levels =
        String.valueOf(
            browser.run(
                "return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]"
                    + ".filter(h => h.checkVisibility()).map(h => h.tagName[1]).join('')"));
    assertTrue(levels.startsWith("1"), levels);
    assertFalse(levels.matches(".*(1[3-6]|2[4-6]).*"), levels);
  }

  @ParameterizedTest
  @ValueSource(strings = {"throw new DOMException('The operation is insecure')", "return null"})
  void showsGamesWhereStorageIsForbidden(String result) {
    TablePage.fillDialog(browser, server.address(), "loa", ImmutableMap.of());
    browser.click("#new-form [value='first']");
    browser.click("#new-form button.main");
    TablePage.ready(browser);
    browser.awaitElement("#invitation");
    String invitation = String.valueOf(browser.find("#invitation").getDomProperty("value"));
    browser.click("#links");
    String watch = String.valueOf(browser.find("#watch-link").getDomProperty("value"));
    forbidStorage(
        result,
        () -> {
          browser.driver().get(watch);
          assertTrue(TablePage.ready(browser).turn().startsWith("Black to move"));
          browser.driver().navigate().refresh();
          assertTrue(TablePage.ready(browser).turn().startsWith("Black to move"));
          browser.driver().get(invitation);
          TablePage.ready(browser);
          browser.click("#join-form button");
          browser.awaitText("#join-refusal", "This browser does not let the page store anything");
          TablePage.fillDialog(browser, server.address(), "iris", ImmutableMap.of());
          browser.click("#new-form button.main");
          browser.awaitText("#new-refusal", "This browser does not let the page store anything");
          assertFalse(browser.shows("#trouble"));
        });
    // The key of the invitation is not used up.
    browser.driver().get(server.address().toString());
    browser.run("localStorage.clear()");
    browser.driver().get(invitation);
    TablePage.join(browser, "");
  }

  @Test
  void keepsChangesInTheUrlWhereStorageIsForbidden() {
    forbidStorage(
        "throw new DOMException('The operation is insecure')",
        () -> {
          TablePage.askForRecord(browser, server.address());
          TablePage.list(browser, GAME.formatted("Ann", "Bob"));
          TablePage page = TablePage.ready(browser);
          browser.awaitText("#moves", "b1-b3");
          page.type("h7-f7");
          browser.awaitText("#moves", "h7-f7");
          page.type("c1-c3");
          browser.awaitText("#moves", "c1-c3");
          browser.driver().navigate().refresh();
          TablePage.ready(browser);
          browser.awaitText("#moves", "h7-f7");
          browser.awaitText("#moves", "c1-c3");
          assertFalse(browser.shows("#trouble"));
        });
  }
}
