package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.WindowType;

/** Tests the tokens of players: who may move, and who sees the match. */
@Tag("proof")
class SeatsTest {
  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  @Test
  void twoBrowsersShowEachOthersMoves() throws IOException {
    TablePage black = beginInSeat("first");
    String invitation = String.valueOf(browser.find("#invitation").getDomProperty("value"));
    try (Browser elsewhere = Browser.open(1100, 900)) {
      elsewhere.driver().get(invitation);
      TablePage white = TablePage.join(elsewhere, "");
      assertFalse(elsewhere.driver().getCurrentUrl().contains("seat"), "the URL reveals the token");
      assertEquals("Black to move · waiting for the other player", white.turn());
      assertEquals(ImmutableSet.of(), white.targets());
      black.type("b1-b3");
      white.awaitMoves(1);
      assertEquals("White to move · your turn", white.turn());
      white.type("h2-f2");
      black.awaitMoves(2);
      assertEquals("Black to move · your turn", black.turn());
      assertFalse(browser.find("#undo").isDisplayed(), "undo is visible with one token");
      elsewhere.assertQuiet();
    }
  }

  @Test
  void matchIsHiddenWithoutAToken() throws IOException {
    beginInSeat("first");
    String address = browser.driver().getCurrentUrl();
    try (Browser elsewhere = Browser.open(1100, 900)) {
      elsewhere.driver().get(address);
      elsewhere.awaitShown("#trouble");
      assertFalse(elsewhere.find("#table").isDisplayed());
    }
  }

  @Test
  void invalidInvitationKeepsValidTokens() throws IOException {
    beginInSeat("first");
    String address = browser.driver().getCurrentUrl();
    String invitation = String.valueOf(browser.find("#invitation").getDomProperty("value"));
    String mangled = invitation.substring(0, invitation.length() - 5);
    browser.driver().get(server.address().toString());
    browser.driver().get(mangled);
    TablePage black = TablePage.ready(browser);
    browser.await("an error message", black::isRefusal);
    assertFalse(browser.driver().getCurrentUrl().contains("seat"), "the URL reveals the token");
    browser.driver().get(server.address().toString());
    browser.driver().get(address);
    black = TablePage.ready(browser);
    assertEquals("Black to move · your turn", black.turn());
    black.type("b1-b3");
    black.awaitMoves(1);
    try (Browser elsewhere = Browser.open(1100, 900)) {
      elsewhere.driver().get(mangled);
      TablePage.ready(elsewhere);
      elsewhere.awaitText("#message", "This invitation is not valid for this game.");
      assertFalse(elsewhere.shows("#join"));
      elsewhere.driver().get(server.address().toString());
      elsewhere.driver().get(invitation);
      assertEquals("White to move · your turn", TablePage.join(elsewhere, "").turn());
    }
  }

  @Test
  void staleMoveShowsTheCurrentPosition() {
    TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    String before = browser.driver().getWindowHandle();
    String address = browser.driver().getCurrentUrl();
    // This page hears nothing any more.
    browser.run(
        "const ask = fetch; window.fetch = (path, options) =>"
            + " path.includes('/events') ? Promise.reject(new TypeError()) : ask(path, options);"
            + "dispatchEvent(new Event('offline'))");
    browser.driver().switchTo().newWindow(WindowType.TAB);
    browser.driver().get(address);
    TablePage page = TablePage.ready(browser);
    page.type("b1-b3");
    page.awaitMoves(1);
    browser.driver().switchTo().window(before);
    page.type("c1-c3");
    page.awaitMoves(1);
    browser.await("an error message", page::isRefusal);
    assertTrue(page.message().startsWith("The game has changed"), page.message());
    assertEquals(ImmutableList.of("b1-b3"), page.moves());
  }

  @Test
  void ownInvitationLeavesTheGameAsItIs() throws IOException {
    TablePage black = beginInSeat("first");
    String invitation = String.valueOf(browser.find("#invitation").getDomProperty("value"));
    black.type("b1-b3");
    black.awaitMoves(1);
    browser.driver().get(server.address().toString());
    browser.driver().get(invitation);
    black = TablePage.ready(browser);
    browser.await("a message", black::isRefusal);
    assertTrue(black.message().startsWith("This invitation is for the other player"));
    assertEquals("White to move · waiting for the other player", black.turn());
    assertFalse(browser.driver().getCurrentUrl().contains("seat"), "the URL reveals the token");
    try (Browser elsewhere = Browser.open(1100, 900)) {
      elsewhere.driver().get(invitation);
      TablePage.join(elsewhere, "").type("h2-f2");
      black.awaitMoves(2);
      assertEquals("Black to move · your turn", black.turn());
    }
  }

  @Test
  void invitationPastedIntoAPageOfTheMatchIsTaken() throws IOException {
    beginInSeat("first");
    String first = browser.driver().getCurrentUrl();
    String invitation = String.valueOf(browser.find("#invitation").getDomProperty("value"));
    try (Browser elsewhere = Browser.open(1100, 900)) {
      elsewhere.driver().get(first);
      elsewhere.awaitShown("#trouble");
      elsewhere.run("location.href = arguments[0]", invitation);
      TablePage white = TablePage.join(elsewhere, "");
      elsewhere.await(
          "the turn", () -> white.turn().equals("Black to move · waiting for the other player"));
      assertFalse(elsewhere.driver().getCurrentUrl().contains("seat"), "the URL reveals the token");
    }
  }

  @Test
  void twoPagesOfBothPlayersShowEachOthersMoves() throws IOException {
    TablePage one = TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    String address = browser.driver().getCurrentUrl();
    Object stored = browser.run("return localStorage.getItem('boardrules.matches')");
    try (Browser elsewhere = Browser.open(1100, 900)) {
      elsewhere.driver().get(server.address().toString());
      elsewhere.run("localStorage.setItem('boardrules.matches', arguments[0])", stored);
      elsewhere.driver().get(address);
      TablePage two = TablePage.ready(elsewhere);
      one.type("b1-b3");
      two.awaitMoves(1);
      two.type("h2-f2");
      one.awaitMoves(2);
      one.press("#undo");
      two.awaitMoves(1);
    }
  }

  @Test
  void deletedMatchIsGone() {
    TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    String address = browser.driver().getCurrentUrl();
    browser.click("#delete");
    browser.awaitText("#ask-dialog", "Delete this game for both players?");
    browser.click("#ask-dialog button:not(#ask-yes)");
    browser.await("no dialog", () -> browser.all("dialog[open]").isEmpty());
    browser.click("#delete");
    browser.click("#ask-yes");
    browser.awaitElement("#home:not([hidden])");
    browser.driver().get(address);
    browser.awaitShown("#trouble");
  }

  private TablePage beginInSeat(String seat) {
    browser.driver().get(server.address().toString());
    browser.awaitElement("#games button");
    browser.click("[data-game='loa']");
    browser.click("#new-form [value='" + seat + "']");
    browser.click("#new-form button.main");
    return TablePage.ready(browser);
  }
}
