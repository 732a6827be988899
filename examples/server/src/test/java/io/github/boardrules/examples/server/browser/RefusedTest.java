package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests what a player sees when the server is busy or limits requests, and that nothing is lost.
 */
@Tag("proof")
class RefusedTest {
  private static final int BUSY = 503;
  private static final int TOO_MANY = 429;

  private static final ImmutableList<String> MOVES =
      ImmutableList.of("b1-b3", "h2-f2", "c1-c3", "h5-f5", "d1-d3", "h6-f6");

  /** Exceeds the limit of requests, and then types a move at once, if there is one. */
  private static final String EXCEED =
      """
      const [move, done] = arguments;
      (async () => {
        while ((await fetch("api/v1/games")).status !== 429) {}
        if (move) {
          document.querySelector("#typed").value = move;
          document.querySelector("#typing button").click();
        }
        done();
      })();
      """;

  /** Plays a move with the tokens of this browser, as another page would. */
  private static final String PLAY =
      """
      const [ply, move, done] = arguments;
      const id = new URLSearchParams(location.search).get("match");
      const { tokens } = JSON.parse(localStorage.getItem("boardrules.matches"))[0];
      fetch(`api/v1/matches/${id}/moves`, {
        method: "POST",
        headers: { Authorization: `Bearer ${tokens}`, "Content-Type": "application/json" },
        body: JSON.stringify({ ply, move }),
      }).then(({ status }) => done(status));
      """;

  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final Requests requests = new Requests(browser);

  private TablePage begin() {
    return TablePage.begin(browser, VISIT.server().address(), "loa", ImmutableMap.of());
  }

  private void awaitMessage(TablePage page, String text) {
    browser.await(text, () -> page.message().startsWith(text));
  }

  @Test
  void moveBeyondTheLimitOfRequestsIsPlayedOnceWhenTheServerAllowsIt() throws IOException {
    Path folder = Files.createTempDirectory(Path.of("target"), "database");
    try (ServerProcess strict = ServerProcess.start(folder, ImmutableMap.of("--rate", "120"))) {
      TablePage page = TablePage.begin(browser, strict.address(), "loa", ImmutableMap.of());
      requests.hold("nothing");
      int played = 0;
      // The server may allow a request again just before it gets the move.
      while (requests.count("POST", "/moves") == played) {
        String move = MOVES.get(played++);
        browser.driver().executeAsyncScript(EXCEED, move);
        page.awaitMoves(played);
        browser.await(move, () -> page.message().contains(" played " + move + "."));
      }
      browser.driver().executeAsyncScript(EXCEED, "");
      page.reload();
      assertEquals(MOVES.subList(0, played), page.moves());
      browser.driver().get("about:blank");
      browser.assertQuietUnderLimits();
    }
  }

  @Test
  void busyServerGetsTheMoveAgain() {
    TablePage page = begin();
    requests.refuse("/moves", 2, BUSY, -1);
    page.type("b1-b3");
    awaitMessage(page, "The server is busy. The page sends the move again in a moment.");
    page.awaitMoves(1);
    awaitMessage(page, "Black played b1-b3.");
    assertEquals(3, requests.count("POST", "/moves"));
    // The move is stored, but the answer is an error.
    requests.lose("/moves", BUSY);
    page.type("h2-f2");
    page.awaitMoves(2);
    browser.await("the move again", () -> requests.count("POST", "/moves") == 5);
    page.type("c1-c3");
    page.awaitMoves(3);
    assertEquals(ImmutableList.of("b1-b3", "h2-f2", "c1-c3"), page.moves());
  }

  @Test
  void browserAsksBeforeItLeavesAPageWhoseMoveHasNotArrived() {
    TablePage page = begin();
    assertFalse(asksBeforeLeaving());
    requests.hold("/moves");
    requests.refuse("/moves", 1, BUSY, -1);
    page.type("b1-b3");
    requests.awaitHeld();
    assertTrue(asksBeforeLeaving());
    requests.release();
    page.awaitMoves(1);
    browser.await("the move has arrived", () -> !asksBeforeLeaving());
  }

  private boolean asksBeforeLeaving() {
    return browser
        .run("return !dispatchEvent(new Event('beforeunload', { cancelable: true }))")
        .equals(true);
  }

  @Test
  void moveOfSomeoneElseAppearsWhenTheServerShowsItsPosition() {
    TablePage page = begin();
    page.type("b1-b3");
    page.awaitMoves(1);
    page.reload();
    requests.refuse("/views/", 1, BUSY, -1);
    assertEquals(200L, browser.driver().executeAsyncScript(PLAY, 2, "h2-f2"));
    page.awaitMoves(2);
    awaitMessage(page, "White played h2-f2.");
    assertEquals(2, requests.count("GET", "/views/2"));
    assertEquals(false, browser.shows("#connection"));
  }

  @Test
  void eventsAreFollowedAgainAfterARefusal() {
    TablePage page = begin();
    requests.refuse("/events", 1, TOO_MANY, 5);
    browser.run("dispatchEvent(new Event('offline'))");
    browser.await("the reason", () -> page.text("#connection").equals("Refused with 429."));
    assertEquals(200L, browser.driver().executeAsyncScript(PLAY, 1, "b1-b3"));
    browser.await(
        "the connection", () -> page.text("#connection").startsWith("The connection is back."));
    page.awaitMoves(1);
  }

  @Test
  void shareSaysWhyThereIsNoLink() {
    TablePage page = begin();
    requests.refuse("/record?", 1, BUSY, -1);
    page.press("#share");
    browser.await("the reason", () -> page.text("#share-message").equals("Refused with 503."));
    assertEquals("", browser.find("#share-link").getDomProperty("value"));
  }

  @Test
  void invitationThatTheServerRefusedIsMadeLater() {
    browser.driver().get(VISIT.server().address().toString());
    browser.awaitElement("#games button");
    browser.click("[data-game='loa']");
    browser.click("#new-form [value='first']");
    requests.refuse("/keys", 1, BUSY, -1);
    browser.click("#new-form button.main");
    TablePage.ready(browser);
    browser.awaitShown("#invitation");
  }
}
