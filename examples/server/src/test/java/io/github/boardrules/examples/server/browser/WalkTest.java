package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import java.io.IOException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** Tests how games are found, walked through and asked about by keyboard alone. */
@Tag("proof")
class WalkTest {
  /** The maximum number of tab presses from the page to the game, with those in the dialog. */
  private static final int FEW_TABS = 7;

  @RegisterExtension static final Visit VISIT = new Visit(1280, 800);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();
  private final Keyboard keyboard = new Keyboard(browser);

  @Test
  void startIsAFewTabStopsAway() {
    for (GameType type : GameTypes.installed().all()) {
      browser.driver().get(server.address().toString());
      browser.awaitElement("#games button");
      int tabs = keyboard.tabTo("#new-game");
      keyboard.press(Keys.ENTER);
      keyboard.press(type.title().substring(0, Math.min(4, type.title().length())));
      assertEquals(type.id(), browser.find("#new-kind").getDomProperty("value"));
      tabs += keyboard.tabTo("#new-form [value='start']");
      assertTrue(tabs <= FEW_TABS, type.id() + ": " + tabs);
      System.out.println(type.id() + ": " + tabs + " tab stops to Start");
      keyboard.press(Keys.ENTER);
      TablePage.ready(browser);
      browser.await("the focus", () -> keyboard.isOn("#table"));
      keyboard.press(Keys.TAB);
      assertTrue(
          keyboard.isOn("#board .cell"),
          () ->
              "the board does not follow: "
                  + browser.run("return document.activeElement.outerHTML.slice(0, 200)"));
    }
  }

  @Test
  void walksThroughALongGame() throws IOException {
    new LongWalk(browser, server.address()).walk();
  }

  private void assertFocused() {
    assertFalse(keyboard.isOn("body"), "nothing has the focus");
  }

  /** Presses everything that is disabled, replaced or hidden by being pressed. */
  @Test
  void focusNeverFallsToTheBody() {
    TablePage page =
        TablePage.begin(browser, server.address(), "linage", ImmutableMap.of("width", "5"));
    assertFocused();
    keyboard.tabTo(".pick input");
    keyboard.press("4.5");
    keyboard.tabTo("[data-kind='komi']");
    keyboard.press(Keys.ENTER);
    page.awaitMoves(1);
    assertFocused();
    keyboard.tabTo("[data-move='vertical']");
    keyboard.press(Keys.ENTER);
    page.awaitMoves(2);
    assertFocused();
    for (int moves = 3; moves <= 4; moves++) {
      keyboard.tabTo("[data-move='pass']");
      keyboard.press(Keys.ENTER);
      page.awaitMoves(moves);
      assertFocused();
    }
    assertTrue(page.turn().contains("wins"), page.turn());
    for (String button : new String[] {"to-previous", "to-next", "to-first", "to-last"}) {
      keyboard.tabTo("#" + button);
      while (keyboard.isOn("#" + button)) {
        keyboard.press(Keys.ENTER);
        browser.await(
            "the position",
            () -> browser.all("#" + button + ":disabled").isEmpty() || !keyboard.isOn("body"));
        assertFocused();
      }
    }
    keyboard.press(Keys.END);
    awaitCurrent("pass");
    keyboard.tabTo("#undo");
    for (int moves = 3; moves >= 0; moves--) {
      keyboard.press(Keys.ENTER);
      page.awaitMoves(moves);
      assertFocused();
    }
    for (String dialog : new String[] {"share", "rules", "keys", "new-game"}) {
      keyboard.tabTo("#" + dialog);
      keyboard.press(Keys.ENTER);
      browser.await("a dialog", () -> browser.all("dialog[open]").size() == 1);
      keyboard.press(Keys.ESCAPE);
      browser.await("no dialog", () -> browser.all("dialog[open]").isEmpty());
      assertTrue(keyboard.isOn("#" + dialog), dialog);
    }
  }

  /**
   * In an analysis, a move can be made, commented, promoted and deleted, and all of that undone.
   */
  @Test
  void analysisIsMadeByKeyboard() {
    TablePage page =
        TablePage.open(
            browser, server.address(), "[Game \"loa\"]\n\nb1-b3 (c1-c3 h7-f7) h7-f7 *\n", 1);
    keyboard.tabTo("#moves button");
    keyboard.press(Keys.HOME);
    browser.await("the start", () -> browser.all("#moves [aria-current='step']").isEmpty());
    // The list has the main line and, after its first move, the variation.
    keyboard.press(Keys.ARROW_DOWN);
    awaitCurrent("c1-c3");
    keyboard.press(Keys.ARROW_DOWN);
    awaitCurrent("h7-f7");
    assertTrue(keyboard.isOn("#moves .variation [aria-current='step']"));
    for (String button : new String[] {"promote", "delete-move", "study-undo", "study-redo"}) {
      keyboard.tabTo("#" + button);
      keyboard.press(Keys.ENTER);
      browser.await("done", () -> browser.all("#analysis[aria-busy='true']").isEmpty());
      assertFocused();
    }
    assertEquals(ImmutableList.of("c1-c3"), page.moves());
    keyboard.tabTo("#typed");
    keyboard.press("h2-f2\n");
    awaitCurrent("h2-f2");
    assertTrue(keyboard.isOn("#typed"));
  }

  private void awaitCurrent(String move) {
    browser.await(
        move,
        () ->
            browser
                .run(
                    "return document.querySelector('#moves [aria-current=step]')?.textContent"
                        + " ?? ''")
                .equals(move));
  }

  @Test
  void questionMarkListsTheKeys() throws IOException {
    TablePage.begin(browser, server.address(), "iris", ImmutableMap.of("n", "5"));
    keyboard.tabTo("#board .cell");
    keyboard.press("?");
    String text = browser.find("#keys-text").getText();
    for (String key : new String[] {"← →", "Home, End", "moves", "last", "pieces", "row 3"}) {
      assertTrue(text.contains(key), text);
    }
    browser.picture("keys");
    keyboard.press(Keys.ESCAPE);
    assertFalse(browser.shows("#keys-dialog"));
    assertTrue(keyboard.isOn("#board .cell"));
  }

  @Test
  void typedQuestionsAreReadAloud() {
    TablePage page = TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    assertEquals("No moves yet. Black to move.", ask(page, "last"));
    page.type("b1-b3");
    page.awaitMoves(1);
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    oracle.play("b1-b3");
    ImmutableList<String> legal =
        oracle.position().legalMoves().stream().map(Object::toString).collect(toImmutableList());
    assertEquals(
        legal.size() + " legal moves: " + String.join(", ", legal) + ".", ask(page, "moves"));
    ImmutableList<String> some =
        legal.stream().filter(move -> move.startsWith("a2")).collect(toImmutableList());
    assertEquals(
        some.size() + " legal moves on a2: " + String.join(", ", some) + ".",
        ask(page, "moves a2"));
    assertEquals("No legal moves on b3.", ask(page, "moves b3"));
    assertEquals("Move 1 was b1-b3. White to move.", ask(page, "last"));
    assertEquals(pieces(oracle.position(), 'b', "black"), ask(page, "Pieces black"));
    assertEquals(
        pieces(oracle.position(), 'b', "black") + " " + pieces(oracle.position(), 'w', "white"),
        ask(page, "pieces"));
    assertEquals("a1 to b1 empty, c1 to g1 black piece, h1 empty.", ask(page, "row 1"));
    assertEquals(
        "b1 to b2 empty, b3 black piece, b4 to b7 empty, b8 black piece.", ask(page, "column b"));
    assertEquals("The board has no row 12.", ask(page, "row 12"));
    assertTrue(ask(page, "score").startsWith("White to move. "), page.message());
    assertTrue(ask(page, "help").contains("pieces black"), page.message());
    // An earlier position and a record are asked about in the same way.
    page.press("#to-first");
    browser.await("the start", () -> browser.all("#moves [aria-current='step']").isEmpty());
    assertEquals("a1 empty, b1 to g1 black piece, h1 empty.", ask(page, "row 1"));
    page = TablePage.open(browser, server.address(), "[Game \"loa\"]\n\nb1-b3 *\n", 1);
    assertEquals("Move 1 was b1-b3. White to move.", ask(page, "last"));
  }

  private String ask(TablePage page, String question) {
    browser.run("document.querySelector('#message').textContent = ''");
    page.type(question);
    browser.await("an answer", () -> !page.message().isEmpty());
    assertEquals("", browser.find("#typed").getDomProperty("value"));
    return page.message();
  }

  private static String pieces(Position<?> position, char symbol, String color) {
    ImmutableList<Cell> cells =
        position.board().cells().stream()
            .filter(cell -> position.symbol(cell) == symbol)
            .collect(toImmutableList());
    return "%d %s pieces: %s."
        .formatted(
            cells.size(),
            color,
            cells.stream().map(Cell::toString).collect(Collectors.joining(", ")));
  }
}
