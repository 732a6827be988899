package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** Tests keyboard control and accessibility. */
@Tag("proof")
class KeyboardTest {
  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();
  private final Keyboard keyboard = new Keyboard(browser);

  @Test
  void movesAPieceByKeys() {
    TablePage page = begin("loa", ImmutableMap.of());
    keyboard.tabTo(".cell");
    keyboard.goTo("b1");
    keyboard.press(Keys.ENTER);
    assertEquals(new Oracle("loa", ImmutableMap.of()).lastCells("b1"), page.targets());
    keyboard.press(Keys.ESCAPE);
    assertTrue(page.targets().contains("c1"), "no piece is chosen");
    keyboard.press(Keys.SPACE);
    keyboard.goTo("b3");
    keyboard.press(Keys.ENTER);
    page.awaitMoves(1);
    assertEquals(ImmutableList.of("b1-b3"), page.moves());
    assertEquals("b3", keyboard.focused());
  }

  @Test
  void arrowKeysReachEveryHexagon() {
    TablePage page = begin("iris", ImmutableMap.of());
    keyboard.tabTo(".cell");
    for (String cell : ImmutableList.of("m13", "a7", "g1", "m7", "g13", "a1", "g7")) {
      keyboard.goTo(cell);
    }
    keyboard.press(Keys.SPACE);
    page.awaitMoves(1);
    keyboard.goTo("a4");
    keyboard.press(Keys.ENTER);
    page.awaitMoves(2);
    assertEquals(ImmutableList.of("g7", "a4+m10"), page.moves());
  }

  @Test
  void choosesKomiSideAndPassByKeys() {
    TablePage page =
        begin(
            "linage", ImmutableMap.of("width", "4", "height", "4", "komi", "0.5,1.5,2.5,3.5,4.5"));
    keyboard.tabTo(".pick input");
    keyboard.press("1.5");
    keyboard.tabTo("[data-kind='komi']");
    keyboard.press(Keys.ENTER);
    page.awaitMoves(1);
    assertEquals(ImmutableList.of("komi=1.5"), page.moves());
    keyboard.tabTo("[data-move='horizontal']");
    keyboard.press(Keys.SPACE);
    page.awaitMoves(2);
    for (int moves = 3; moves <= 4; moves++) {
      keyboard.tabTo("[data-move='pass']");
      keyboard.press(Keys.ENTER);
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
    browser.await("another reason", () -> page.isRefusal() && !page.message().contains("b3"));
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
}
