package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Tests how the board is turned, confirms moves, and explains its marks. */
@Tag("proof")
class BoardTest {
  @RegisterExtension static final Visit VISIT = new Visit(1000, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  @AfterEach
  void useAMouseOnALargeScreen() {
    browser.touch(false);
    browser.resize(1000, 900);
    browser.run("localStorage.clear()");
  }

  /**
   * Turns the board through a full circle. At each step, a click on the place of a cell must play
   * on this cell, and the labels must be upright and follow the board.
   */
  @ParameterizedTest
  @CsvSource({"iris, 6", "carteso, 4", "hex, 6"})
  void clicksAreRightOnATurnedBoard(String game, int steps) throws IOException {
    TablePage page = TablePage.begin(browser, server.address(), game, ImmutableMap.of());
    if (page.buttons().isEmpty() && page.targets().isEmpty()) {
      page.type("komi=0.5");
      page.awaitMoves(1);
    }
    settle(page);
    openTools();
    List<?> before = place("a1");
    ImmutableList.Builder<Object> places = ImmutableList.builder();
    for (int step = 1; step <= steps; step++) {
      browser.click(".turn");
      places.add(place("a1"));
      assertEquals(steps == step, place("a1").equals(before), "turned " + step + " times");
      int moves = page.count();
      String cell = page.targets().stream().skip(3L * step).findFirst().orElseThrow();
      clickAt(place(cell));
      page.awaitMoves(moves + 1);
      String played = page.moves().get(moves);
      assertTrue(played.contains(cell), played + " is not on " + cell);
      assertTrue(isNear("a1", "a", 2.1) && isNear("a1", "1", 2.1), "labels are elsewhere");
    }
    assertEquals(steps, places.build().stream().distinct().count());
    browser.click(".flip");
    assertNotEquals(before, place("a1"));
    page.reload();
    assertNotEquals(before, place("a1"), "the page forgets how the board is turned");
    browser.picture("turned-" + game);
  }

  /** Arrow keys follow the board as it is drawn, not its names. */
  @Test
  void arrowKeysFollowATurnedBoard() {
    TablePage.begin(browser, server.address(), "carteso", ImmutableMap.of());
    openTools();
    browser.click(".flip");
    browser.run("document.querySelector(\"[data-cell='e5']\").focus()");
    browser.driver().switchTo().activeElement().sendKeys(Keys.ARROW_LEFT);
    assertEquals("f5", browser.run("return document.activeElement.dataset.cell"));
    browser.driver().switchTo().activeElement().sendKeys(Keys.ARROW_UP);
    assertEquals("f4", browser.run("return document.activeElement.dataset.cell"));
  }

  @ParameterizedTest
  @CsvSource({"linage, width, 25", "iris, n, 13"})
  void confirmsMovesOnAPhone(String game, String option, String size) throws IOException {
    browser.resize(390, 844);
    browser.touch(true);
    ImmutableMap<String, String> options =
        game.equals("linage")
            ? ImmutableMap.of("width", size, "height", size, "komi", "0.5")
            : ImmutableMap.of(option, size);
    TablePage page = TablePage.begin(browser, server.address(), game, options);
    settle(page);
    int moves = page.count();
    assertTrue(cellSize() < 30, "cells of " + cellSize() + " pixels");
    page.click("c3");
    assertTrue(browser.find(".ask .main").isDisplayed());
    assertEquals("Play c3", page.text(".ask .main"));
    assertTrue(browser.find(".lens").isDisplayed());
    browser.picture("phone-confirm-" + game);
    // The neighbor to the right, in the magnifier, where cells are large enough for fingers.
    double shown =
        ((Number)
                browser.run(
                    "return document.querySelector('.lens').getBoundingClientRect().width / 5"))
            .doubleValue();
    assertTrue(shown >= 30, "magnified to " + shown + " pixels");
    browser.run(
        "const { left, top, width, height } ="
            + " document.querySelector('.lens').getBoundingClientRect();const at = { clientX: left"
            + " + width * 0.7, clientY: top + height / 2 };document.elementFromPoint(at.clientX,"
            + " at.clientY).dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }))");
    assertEquals("Play d3", page.text(".ask .main"));
    assertEquals(moves, page.count());
    page.press(".ask .answers button:not(.main)");
    assertFalse(browser.find(".ask").isDisplayed());
    page.click("e5");
    page.click("e5");
    page.awaitMoves(moves + 1);
    page.click("d5");
    page.press(".ask .main");
    page.awaitMoves(moves + 2);
    assertEquals(ImmutableList.of("e5", "d5"), page.moves().subList(moves, moves + 2));
    assertEquals(390L, browser.run("return document.documentElement.scrollWidth"));
  }

  @Test
  void asksOnlyIfToldToOnALargeScreen() {
    TablePage page = TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    page.click("b1");
    page.click("b3");
    page.awaitMoves(1);
    openTools();
    browser.click(".view label.confirm");
    page.click("a2");
    page.click("c2");
    assertEquals(1, page.count());
    assertEquals("Play a2-c2", page.text(".ask .main"));
    assertFalse(browser.find(".lens").isDisplayed(), "the cells are large");
    page.press(".ask .main");
    page.awaitMoves(2);
  }

  /** The cells that are crossed out are exactly the empty ones without a legal move. */
  @Test
  void crossesOutForbiddenPoints() throws IOException {
    ImmutableMap<String, String> options =
        ImmutableMap.of("width", "7", "height", "7", "komi", "0.5");
    TablePage page = TablePage.begin(browser, server.address(), "linage", options);
    Oracle oracle = new Oracle("linage", options);
    for (int ply = 0; ply < 14; ply++) {
      int index = ply * 7 % oracle.position().legalMoveCount();
      String move = oracle.position().legalMoves().get(index).notation();
      page.type(move);
      page.awaitMoves(ply + 1);
      oracle.play(move);
      long empty = oracle.emptyCells().size();
      long legal = oracle.firstCells().size();
      assertEquals(
          legal == 0 ? 0 : empty - legal, (long) browser.all("#board .forbidden").size(), move);
    }
    assertFalse(browser.all("#board .forbidden").isEmpty());
    browser.picture("forbidden");
  }

  @Test
  void explainsMarksAndSums() throws IOException {
    TablePage page =
        TablePage.begin(
            browser,
            server.address(),
            "linage",
            ImmutableMap.of("width", "5", "height", "5", "komi", "10.5"));
    settle(page);
    assertTrue(page.standings().contains("10.5 (0 + komi 10.5)"), page.standings());
    assertEquals(
        "none",
        browser.run(
            "return getComputedStyle(document.querySelector("
                + "'#board .region:not(.vertical, .horizontal)')).fill"));
    openTools();
    String legend = page.text(".legend");
    assertTrue(legend.contains("Horizontal: 0 points on the board, score 10.5"), legend);
    assertTrue(legend.contains("The last move"), legend);
    assertEquals(
        browser.all(".legend li").size(),
        browser.all(".legend svg :is(polygon, path)").size() > 0
            ? browser.all(".legend li > svg").size()
            : -1);
    assertEquals(0, browser.all("#board.patterns").size());
    browser.click(".view label.patterns");
    assertEquals(1, browser.all("#board.patterns").size());
    page.reload();
    assertEquals(1, browser.all("#board.patterns").size());
  }

  /** People mistake numbers on cells for points. */
  @Test
  void namesColorsWithLetters() {
    TablePage.begin(browser, server.address(), "iris", ImmutableMap.of("n", "13"));
    List<?> names =
        (List<?>)
            browser.run(
                "return [...document.querySelectorAll('#board text.number')].map(e =>"
                    + " e.textContent)");
    assertEquals(72, names.size());
    assertEquals(36, names.stream().distinct().count());
    assertTrue(names.stream().allMatch(name -> name.toString().matches("[A-Z]{1,2}")));
  }

  /** Names the komi and chooses a side, in games that have both. */
  private static void settle(TablePage page) {
    while (page.targets().isEmpty()) {
      int moves = page.count();
      page.pressButtonOf(page.buttons().get(0));
      page.awaitMoves(moves + 1);
    }
  }

  private void openTools() {
    browser.run("document.querySelector('.view').open = true");
  }

  private double cellSize() {
    return ((Number)
            browser.run(
                "const { width } = document.querySelector('.cell').getBoundingClientRect();"
                    + "return width"))
        .doubleValue();
  }

  /** Returns the center of a cell on the page, in pixels. */
  private List<?> place(String cell) {
    return (List<?>)
        browser.run(
            "const cell = document.querySelector(`[data-cell='${arguments[0]}']`);"
                + "const { left, right, top, bottom } = cell.getBoundingClientRect();"
                + "return [(left + right) / 2, (top + bottom) / 2].map(Math.round)",
            cell);
  }

  private void clickAt(List<?> place) {
    browser.run(
        "const [clientX, clientY] = arguments[0];"
            + "document.elementFromPoint(clientX, clientY)"
            + ".dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }))",
        place);
  }

  /** Returns whether an upright label is near a cell, in cells. */
  private boolean isNear(String cell, String label, double distance) {
    return (boolean)
        browser.run(
            "const box = (element) => element.getBoundingClientRect();const cell ="
                + " box(document.querySelector(`[data-cell='${arguments[0]}']`));const label ="
                + " [...document.querySelectorAll('#board .coordinate')].find((each) =>"
                + " each.textContent === arguments[1]);const middle = ({ left, right, top, bottom"
                + " }) => [(left + right) / 2, (top + bottom) / 2];const [[x, y], [u, v]] ="
                + " [middle(cell), middle(box(label))];return !label.closest('[transform]') &&"
                + " Math.hypot(x - u, y - v) < arguments[2] * cell.width",
            cell,
            label,
            distance);
  }
}
