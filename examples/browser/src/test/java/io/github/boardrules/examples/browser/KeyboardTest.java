package io.github.boardrules.examples.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** Tests keyboard control and accessibility. */
class KeyboardTest {
  /** The maximum number of tab presses, well above the number of elements of the page. */
  private static final int MAX_TABS = 60;

  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  @Test
  void movesAPieceByKeys() {
    TablePage page = begin("loa", ImmutableMap.of());
    tabTo(".cell");
    goTo("b1");
    press(Keys.ENTER);
    assertEquals(new Oracle("loa", ImmutableMap.of()).lastCells("b1"), page.targets());
    press(Keys.ESCAPE);
    assertTrue(page.targets().contains("c1"), "no piece is chosen");
    press(Keys.SPACE);
    goTo("b3");
    press(Keys.ENTER);
    page.awaitMoves(1);
    assertEquals(ImmutableList.of("b1-b3"), page.moves());
    assertEquals("b3", focused());
  }

  @Test
  void arrowKeysReachEveryHexagon() {
    TablePage page = begin("iris", ImmutableMap.of());
    tabTo(".cell");
    for (String cell : ImmutableList.of("m13", "a7", "g1", "m7", "g13", "a1", "g7")) {
      goTo(cell);
    }
    press(Keys.SPACE);
    page.awaitMoves(1);
    goTo("a4");
    press(Keys.ENTER);
    page.awaitMoves(2);
    assertEquals(ImmutableList.of("g7", "a4+m10"), page.moves());
  }

  @Test
  void choosesKomiSideAndPassByKeys() {
    TablePage page =
        begin(
            "linage", ImmutableMap.of("width", "4", "height", "4", "komi", "0.5,1.5,2.5,3.5,4.5"));
    tabTo(".pick select");
    press(Keys.ARROW_DOWN);
    tabTo("[data-kind='komi']");
    press(Keys.ENTER);
    page.awaitMoves(1);
    assertEquals(ImmutableList.of("komi=1.5"), page.moves());
    tabTo("[data-move='horizontal']");
    press(Keys.SPACE);
    page.awaitMoves(2);
    for (int moves = 3; moves <= 4; moves++) {
      tabTo("[data-move='pass']");
      press(Keys.ENTER);
      page.awaitMoves(moves);
    }
    assertTrue(page.turn().startsWith("Horizontal wins"), page.turn());
  }

  @Test
  void boardIsAnAccessibleGrid() {
    begin("iris", ImmutableMap.of("n", "3"));
    assertEquals("Iris, Black to move", browser.find("#board").getDomAttribute("aria-label"));
    assertEquals("grid", browser.find("#board").getAriaRole());
    assertEquals(5, browser.all("#board [role='row']").size());
    assertEquals(19, browser.all("#board [role='row'] > [role='gridcell']").size());
    assertEquals(1, browser.all("#board [tabindex='0']").size());
    assertEquals("a1, empty, color A", label("a1"));
    assertEquals("c3, empty, plays c3", label("c3"));
  }

  @Test
  void liveRegionAnnouncesEvents() {
    TablePage page = begin("loa", ImmutableMap.of());
    assertEquals("polite", browser.find("#message").getDomAttribute("aria-live"));
    page.type("b1-b3");
    page.awaitMoves(1);
    assertEquals("Black played b1-b3. White to move.", page.message());
    assertEquals("b3, black piece, black clump of 1", label("b3"));
    page.type("b3-b4");
    page.awaitRefusal();
    page.type("nonsense");
    browser.await("another reason", () -> !page.message().contains("b3"));
    assertTrue(page.isRefusal());
    page.type("h2-f2");
    page.awaitMoves(2);
    assertFalse(page.isRefusal());
  }

  private TablePage begin(String game, ImmutableMap<String, String> options) {
    return TablePage.begin(browser, server.address(), game, options);
  }

  private String label(String cell) {
    return String.valueOf(browser.find("[data-cell='" + cell + "']").getDomAttribute("aria-label"));
  }

  private void press(CharSequence key) {
    browser.driver().switchTo().activeElement().sendKeys(key);
  }

  /** Presses the tab key until an element has the focus. */
  private void tabTo(String selector) {
    for (int tabs = 0; tabs < MAX_TABS; tabs++) {
      if ((boolean) browser.run("return document.activeElement.matches(arguments[0])", selector)) {
        return;
      }
      press(Keys.TAB);
    }
    throw new AssertionError("the tab key does not reach " + selector);
  }

  private String focused() {
    return browser.run("return document.activeElement.dataset.cell").toString();
  }

  /** Presses arrow keys toward a cell until it has the focus. */
  private void goTo(String cell) {
    for (int steps = 0; !focused().equals(cell); steps++) {
      assertTrue(steps < 40, "arrow keys do not reach " + cell + "; focused: " + focused());
      List<?> way =
          (List<?>)
              browser.run(
                  "const at = (name) => {"
                      + "  const cell = document.querySelector(`[data-cell='${name}']`);"
                      + "  const { left, right, top, bottom } = cell.getBoundingClientRect();"
                      + "  return { x: (left + right) / 2, y: (top + bottom) / 2 };"
                      + "};"
                      + "const [a, b] = [at(arguments[0]), at(arguments[1])];"
                      + "return [b.x - a.x, b.y - a.y].map((way) => Math.round(way / 9))",
                  focused(),
                  cell);
      long x = ((Number) way.get(0)).longValue();
      long y = ((Number) way.get(1)).longValue();
      press(
          y != 0
              ? (y > 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP)
              : (x > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT));
    }
  }
}
