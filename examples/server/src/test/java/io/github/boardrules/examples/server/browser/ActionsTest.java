package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.Select;

/** Tests actions that fail, that have no answer, or that begin before the last one has ended. */
@Tag("proof")
class ActionsTest {
  private static final String UNFINISHED =
      "Your last action is not finished yet. Try again in a moment.";

  private static final Map<Character, String> PIECES =
      ImmutableMap.of('b', "black piece", 'w', "white piece");

  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final Requests requests = new Requests(browser);

  private TablePage begin() {
    return TablePage.begin(browser, VISIT.server().address(), "loa", ImmutableMap.of());
  }

  private TablePage analyze() {
    return TablePage.open(browser, VISIT.server().address(), "[Game \"loa\"]\n\nb1-b3 *\n", 1);
  }

  private void doubleClick(String selector) {
    browser.run(
        "const button = document.querySelector(arguments[0]); button.click(); button.click()",
        selector);
  }

  private static void assertShows(TablePage page, String... moves) {
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    ImmutableList.copyOf(moves).forEach(oracle::play);
    assertEquals(ImmutableList.copyOf(moves), page.moves());
    assertEquals(oracle.occupants(PIECES), page.occupants());
  }

  @Test
  void unansweredMoveLeavesTheAnalysisUsable() {
    TablePage page = analyze();
    requests.ignore("/records/change");
    page.type("h7-f7");
    page.awaitRefusal();
    assertEquals(
        "The server does not respond. If this browser shows six tables or more, close some of them,"
            + " because it has six connections to a server.",
        page.message());
    page.type("h7-f7");
    page.awaitMoves(2);
    assertShows(page, "b1-b3", "h7-f7");
    assertEquals("", page.message());
  }

  @Test
  void analysisGoesOnWhenTheBrowserCannotStoreIt() {
    TablePage page = analyze();
    browser.run(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }");
    page.type("h7-f7");
    page.awaitMoves(2);
    page.type("c1-c3");
    page.awaitMoves(3);
    assertShows(page, "b1-b3", "h7-f7", "c1-c3");
    assertEquals(
        "This browser has no space left for the record. Save it before you leave the page.",
        page.message());
  }

  @Test
  void commentThatIsStoredLateLeavesTheReaderWhereTheyAre() {
    TablePage page = analyze();
    requests.hold("/records/change");
    browser.find("#comment").sendKeys("Quiet.");
    page.press("#to-first");
    browser.await("the start", () -> page.text("#comment-label").equals("Comment on the game"));
    requests.awaitHeld();
    requests.release();
    browser.awaitText("#moves", "Quiet.");
    assertEquals(new Oracle("loa", ImmutableMap.of()).occupants(PIECES), page.occupants());
  }

  /** Comments come after the sign, whose response is late, and after a step back. */
  @Test
  void commentGoesToTheMoveAtWhichItWasTyped() {
    TablePage page = analyze();
    requests.hold("/records/change");
    chooseSign("3");
    requests.awaitHeld();
    browser.find("#comment").sendKeys("Quiet.");
    page.press("#to-first");
    browser.await("the start", () -> page.text("#comment-label").equals("Comment on the game"));
    requests.release();
    browser.awaitText("#moves", "Quiet.");
    assertTrue(page.text("#moves").contains("!!"));
    assertFalse(browser.shows("#game-comment"));
    assertEquals("", browser.find("#comment").getDomProperty("value"));
    assertEquals(new Oracle("loa", ImmutableMap.of()).occupants(PIECES), page.occupants());
  }

  @Test
  void commentThatIsBeingTypedStaysWhenAnotherChangeArrives() {
    TablePage page = analyze();
    requests.hold("/records/change");
    chooseSign("3");
    requests.awaitHeld();
    browser.find("#comment").sendKeys("Qui");
    requests.release();
    browser.awaitText("#moves", "!!");
    browser.find("#comment").sendKeys("et." + Keys.TAB);
    browser.awaitText("#moves", "Quiet.");
    page.press("#study-undo");
    browser.await("no comment", () -> !page.text("#moves").contains("Quiet."));
    assertEquals("", browser.find("#comment").getDomProperty("value"));
  }

  private void chooseSign(String number) {
    new Select(browser.find("#glyph")).selectByValue(number);
  }

  @Test
  void matchIsPlayedInABrowserWithoutSpace() {
    TablePage page = begin();
    String script =
        String.valueOf(
            browser
                .driver()
                .executeCdpCommand(
                    "Page.addScriptToEvaluateOnNewDocument",
                    ImmutableMap.of(
                        "source",
                        "Storage.prototype.setItem = () => { throw new DOMException('full') }"))
                .get("identifier"));
    try {
      page.reload();
      page.type("b1-b3");
      page.awaitMoves(1);
      assertShows(page, "b1-b3");
    } finally {
      browser
          .driver()
          .executeCdpCommand(
              "Page.removeScriptToEvaluateOnNewDocument", ImmutableMap.of("identifier", script));
    }
  }

  @Test
  void moveThatCannotBeSentYetIsNotLost() {
    TablePage page = begin();
    requests.hold("/moves");
    page.type("b1-b3");
    requests.awaitHeld();
    page.type("h2-f2");
    assertEquals(UNFINISHED, page.message());
    requests.release();
    page.awaitMoves(1);
    browser.await("the message", () -> page.message().startsWith("Black played b1-b3"));
    assertEquals("h2-f2", browser.find("#typed").getDomProperty("value"));
    page.press("#typing button");
    page.awaitMoves(2);
    assertShows(page, "b1-b3", "h2-f2");
  }

  @Test
  void matchComesBackAfterTwoClicksAndAnUnfinishedTry() {
    TablePage page = begin();
    page.type("b1-b3");
    page.awaitMoves(1);
    browser.await("the response", () -> "".equals(browser.find("#typed").getDomProperty("value")));
    requests.hold("/record?");
    doubleClick("#analyze");
    requests.awaitHeld();
    assertEquals(UNFINISHED, page.message());
    requests.release();
    browser.await("the analysis", () -> page.text("#analyze").equals("Back to the match"));
    requests.hold("/records/change");
    page.type("h2-f2");
    requests.awaitHeld();
    page.press("#analyze");
    requests.release();
    browser.await("the try ends", () -> browser.all("[aria-busy='true']").isEmpty());
    assertShows(page, "b1-b3");
    page.type("h4-f4");
    page.awaitMoves(2);
    assertShows(page, "b1-b3", "h4-f4");
  }

  @Test
  void doubleClicksMakeOneMatch() {
    analyze();
    requests.hold("api/v1/matches");
    doubleClick("#continue");
    requests.awaitHeld();
    assertEquals(1, requests.count("POST", "/matches"));
    requests.hold("api/v1/matches");
    browser.run("document.querySelector('#new-game').click()");
    doubleClick("#new-form button.main");
    assertEquals(2, requests.count("POST", "/matches"));
  }
}
