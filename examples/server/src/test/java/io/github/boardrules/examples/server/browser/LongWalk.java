package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.net.URI;
import java.util.Random;
import org.openqa.selenium.Keys;

/** A game of 400 plies that is opened, and walked through at both ends, by keyboard alone. */
final class LongWalk {
  private static final int PLIES = 400;

  /** The number of plies at either end that are walked through. */
  private static final int AT_ENDS = 60;

  /** The number of those that are walked through one by one; the others are ten keys at a time. */
  private static final int ONE_BY_ONE = 10;

  private static final ImmutableMap<String, String> LARGE =
      ImmutableMap.of("width", "21", "height", "21");
  private static final ImmutableMap<Character, String> STONES =
      ImmutableMap.of('b', "black stone", 'w', "white stone");

  private final Browser browser;
  private final URI address;
  private final Keyboard keyboard;

  LongWalk(Browser browser, URI address) {
    this.browser = browser;
    this.address = address;
    this.keyboard = new Keyboard(browser);
  }

  /** Pastes a record, opens it, and walks through it. No mouse and no script moves anything. */
  void walk() throws IOException {
    ImmutableList<String> moves = longGame();
    String record =
        "[Game \"carteso\"]\n[Options \"height=21 width=21\"]\n\n"
            + String.join(" ", moves)
            + " *\n";
    browser.driver().get(address.toString());
    browser.awaitElement("#games button");
    keyboard.tabTo("#open-record");
    keyboard.press(Keys.ENTER);
    browser.awaitElement("#library:not([hidden])");
    keyboard.tabTo("#paste summary");
    keyboard.press(Keys.ENTER);
    keyboard.tabTo("#record-text");
    keyboard.paste(record);
    keyboard.tabTo("#record-check");
    keyboard.press(Keys.ENTER);
    TablePage page = TablePage.ready(browser);
    assertEquals(moves, page.moves());

    keyboard.press(Keys.HOME);
    awaitPly(0);
    for (int ply = 1; ply <= AT_ENDS; ply += ply < ONE_BY_ONE ? 1 : 10) {
      keyboard.press(Keys.ARROW_RIGHT.toString().repeat(ply <= ONE_BY_ONE ? 1 : 10));
      check(page, moves, ply);
    }
    keyboard.press(Keys.END);
    check(page, moves, PLIES);
    for (int back = 1; back <= AT_ENDS; back += back < ONE_BY_ONE ? 1 : 10) {
      keyboard.press(Keys.ARROW_LEFT.toString().repeat(back <= ONE_BY_ONE ? 1 : 10));
      check(page, moves, PLIES - back);
    }
    keyboard.press(Keys.END);
    awaitPly(PLIES);
    keyboard.press(Keys.ARROW_LEFT.toString().repeat(30));
    awaitPly(PLIES - 30);
    keyboard.press(Keys.ARROW_RIGHT);
    awaitPly(PLIES - 29);
    keyboard.press(Keys.HOME);
    awaitPly(0);
    keyboard.press(Keys.END);
    awaitPly(PLIES);
    // On the board, arrow keys go to neighbors.
    keyboard.tabTo("#board .cell");
    keyboard.press(Keys.PAGE_UP);
    awaitPly(PLIES - 1);
    keyboard.press(Keys.ARROW_RIGHT);
    awaitPly(PLIES - 1);
    // The list of moves is one tab stop, at the current move, and follows the game.
    keyboard.tabTo("#moves button");
    assertTrue(keyboard.isOn("[aria-current='step']"));
    keyboard.press(Keys.ARROW_UP);
    awaitPly(PLIES - 2);
    assertTrue(keyboard.isOn("#moves [aria-current='step']"));
    keyboard.press(Keys.TAB);
    assertFalse(keyboard.isOn("#moves *"));
    browser.picture("walk");
  }

  /** Checks the position after a number of moves, and what the page says about it. */
  private void check(TablePage page, ImmutableList<String> moves, int ply) {
    awaitPly(ply);
    assertFalse(keyboard.isOn("body"), "nothing has the focus");
    String said = page.message();
    assertTrue(said.startsWith("Move " + ply + " was " + moves.get(ply - 1) + "."), said);
    if (ply % 20 == 0) {
      Oracle oracle = new Oracle("carteso", LARGE);
      moves.subList(0, ply).forEach(oracle::play);
      assertEquals(oracle.occupants(STONES), page.occupants());
    }
  }

  private static ImmutableList<String> longGame() {
    Oracle oracle = new Oracle("carteso", LARGE);
    Random random = new Random(7);
    ImmutableList.Builder<String> moves = ImmutableList.builder();
    for (int ply = 0; ply < PLIES; ply++) {
      ImmutableList<String> legal =
          oracle.position().legalMoves().stream()
              .map(Object::toString)
              .filter(move -> !move.equals("pass"))
              .collect(toImmutableList());
      String move = legal.get(random.nextInt(legal.size()));
      moves.add(move);
      oracle.play(move);
    }
    return moves.build();
  }

  private void awaitPly(int ply) {
    browser.await(
        "move " + ply,
        () ->
            browser
                .run(
                    "const all = [...document.querySelectorAll('#moves button')];"
                        + "return 1 + all.findIndex((e) => e.ariaCurrent === 'step')")
                .equals((long) ply));
  }
}
