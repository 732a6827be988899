package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests that messages are words for people, and end when they are no longer true. */
@Tag("proof")
class MessagesTest {
  private static final String BAD = "[Game \"loa\"]\n\n1. b1-b3 h7-f7 2. b3-b6 h2-f2 *\n";

  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  @Test
  void refusedOptionHasItsLabelUntilItIsChanged() {
    ImmutableMap<String, String> options = ImmutableMap.of("opening", "FIXED");
    TablePage.fillDialog(browser, server.address(), "linage", options);
    browser.click("#new-form button.main");
    browser.awaitText("#new-refusal", "Komi: must be exactly one value");
    browser.run(
        "const field = document.querySelector(\"[name='option.komi']\");"
            + "field.value = '4.5';"
            + "field.dispatchEvent(new Event('input', { bubbles: true }))");
    assertEquals("", browser.text("#new-refusal"));
  }

  @Test
  void unknownMatchIsNamedWithoutWordsOfTheInterface() {
    browser.driver().get(server.address() + "?match=none");
    browser.awaitText("#trouble", "This game does not exist");
    assertEquals(
        "This game does not exist, or this browser has neither a seat nor a link for it.",
        browser.text("#trouble"));
  }

  @Test
  void holeSaysWhatItDoes() {
    ImmutableMap<String, String> options = ImmutableMap.of("board", "HEX", "hole", "CENTER");
    TablePage page = TablePage.begin(browser, server.address(), "loa", options);
    page.click("f6");
    assertEquals("f6 is the hole, which removes a piece that ends its move there.", page.message());
    page.click("f6");
    page.click("e6");
    assertEquals("There is no piece on e6.", page.message());
    browser.run("document.querySelector('.view').open = true");
    browser.awaitText(".legend", "Hole, which removes a piece");
  }

  /** The hole looked like a third piece. */
  @Test
  void holeIsNoDisc() {
    ImmutableMap<String, String> options = ImmutableMap.of("board", "HEX", "hole", "CENTER");
    TablePage.begin(browser, server.address(), "loa", options);
    assertEquals("path", browser.run("return document.querySelector('.hole').tagName"));
    assertEquals(
        true,
        browser.run(
            "return getComputedStyle(document.querySelector('.hole')).fill"
                + " === getComputedStyle(document.body).backgroundColor"));
  }

  @Test
  void reasonOfABadMoveEndsAtAnotherMove() {
    TablePage page = TablePage.open(browser, server.address(), BAD, 1);
    browser.await("the reason", page::isRefusal);
    browser.click("#moves button");
    browser.await("no reason", () -> page.message().isEmpty());
  }

  @Test
  void refusalEndsWithTheNextAction() {
    TablePage page = TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    page.type("b1-b4");
    page.awaitRefusal();
    browser.click("#analyze");
    browser.awaitText("#message", "Try moves here.");
    page.type("b1-b4");
    page.awaitRefusal();
    browser.run(
        "const field = document.querySelector('#comment');"
            + "field.value = 'a comment'; field.dispatchEvent(new Event('change'))");
    browser.await("no reason", () -> !page.isRefusal());
    assertTrue(page.message().isEmpty(), page.message());
  }
}
