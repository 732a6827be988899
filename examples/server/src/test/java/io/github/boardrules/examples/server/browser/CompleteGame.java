package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import java.io.IOException;
import java.net.URI;
import java.util.Collection;
import java.util.Map;
import java.util.Random;

/**
 * A complete game played by clicks, in parallel with the library. At every move, the page must
 * offer exactly the legal moves.
 */
final class CompleteGame {
  private static final ImmutableList<String> STONES = ImmutableList.of("black", "white");

  private final Browser browser;
  private final URI address;
  private final Interruption interruption;

  /** What happens to the host of the page in the middle of a game. */
  interface Interruption {
    void happen(TablePage page) throws IOException;
  }

  CompleteGame(Browser browser, URI address, Interruption interruption) {
    this.browser = browser;
    this.address = address;
    this.interruption = interruption;
  }

  /** Returns a game on a server that is killed and restarted. */
  static CompleteGame of(Visit visit) {
    return new CompleteGame(
        visit.browser(),
        visit.server().address(),
        page -> {
          visit.server().kill();
          awaitConnection(visit.browser(), "Connection lost.");
          visit.server().restart();
          awaitConnection(visit.browser(), "The connection is back.");
          visit.browser().assertQuietDuringRestart();
        });
  }

  private static void awaitConnection(Browser browser, String text) {
    browser.await(text, () -> browser.text("#connection").startsWith(text));
  }

  /**
   * Plays a random game on a board of a size to its end. On the way it clicks illegal cells, takes
   * moves back, reloads the page, and interrupts the host.
   */
  void play(String game, String size, long seed) throws IOException {
    Map<String, String> options = Oracle.options(game, size);
    Oracle oracle = new Oracle(game, options);
    TablePage page = TablePage.begin(browser, address, game, options);
    Random random = new Random(seed);
    int plies = 0;
    while (!oracle.position().isOver()) {
      if (plies % 10 == 4) {
        clickIllegalCells(page, oracle, random);
      }
      if (plies == 8) {
        takeBackAndReplay(page);
      }
      if (plies == 11) {
        page.reload();
      }
      if (plies == 15) {
        interruption.happen(page);
      }
      TablePage.Offers offers = page.offers();
      assertEquals("", trouble(offers, oracle), () -> "after " + page.moves());
      playAny(page, oracle, random, offers);
      page.awaitMoves(++plies);
      oracle.play(page.moves().get(plies - 1));
    }
    assertEquals(ImmutableSet.of(), page.targets());
    assertEquals(ImmutableList.of(), page.buttons());
    assertTrue(page.turn().startsWith(expectedResult(oracle.position())), page.turn());
    browser.picture("end-of-" + game);
  }

  /** Returns the moves that the page offers if they differ from the legal moves, otherwise "". */
  private static String trouble(TablePage.Offers offers, Oracle oracle) {
    if (!oracle.buttons().isEmpty() && oracle.buttons().get(0).startsWith("komi")) {
      return "";
    }
    return offers.buttons().equals(oracle.buttons()) && offers.targets().equals(oracle.firstCells())
        ? ""
        : offers.toString();
  }

  private void playAny(TablePage page, Oracle oracle, Random random, TablePage.Offers offers) {
    ImmutableList<String> buttons = offers.buttons();
    if (offers.targets().isEmpty() && buttons.isEmpty()) {
      page.choose("komi", any(oracle.buttons(), random));
    } else if (offers.targets().isEmpty()) {
      page.pressButtonOf(any(buttons, random));
    } else {
      playCell(page, oracle, random, offers);
    }
  }

  private void playCell(TablePage page, Oracle oracle, Random random, TablePage.Offers offers) {
    if (offers.hasStones()) {
      page.take(any(STONES, random));
    }
    String first = any(offers.targets(), random);
    page.click(first);
    if (oracle.isLoa()) {
      ImmutableSet<String> ends = page.targets();
      assertEquals(oracle.lastCells(first), ends);
      // Prefer captures, because random games of Lines of Action are otherwise very long.
      ImmutableList<String> captures = without(ends, oracle.emptyCells());
      page.click(any(captures.isEmpty() ? ends : captures, random));
    }
  }

  /** Clicks an illegal move and checks that the page shows the reason given by the library. */
  private void clickIllegalCells(TablePage page, Oracle oracle, Random random) {
    ImmutableSet<String> targets = page.targets();
    int moves = page.count();
    String move;
    if (oracle.isLoa()) {
      String from = any(targets, random);
      page.click(from);
      ImmutableSet<String> ends = page.targets();
      String to = any(without(without(oracle.allCells(), ends), targets), random);
      move = from + "-" + to;
      page.click(to);
    } else {
      String cell = any(without(oracle.allCells(), targets), random);
      if (!browser.all(".palette").isEmpty()) {
        page.take("black");
      }
      move = oracle.isCarteso() ? "b:" + cell : cell;
      page.click(cell);
    }
    page.awaitRefusal();
    assertEquals(sentence(oracle.reason(move)), page.message());
    assertEquals(moves, page.count());
    assertEquals(targets, page.targets());
  }

  private static String sentence(String reason) {
    if (reason.matches("[a-z]{1,2}[0-9].*")) {
      return reason + ".";
    }
    return Ascii.toUpperCase(reason.charAt(0)) + reason.substring(1) + ".";
  }

  /** Takes back three moves, shows the first position, and plays the moves again by typing them. */
  private void takeBackAndReplay(TablePage page) {
    ImmutableList<String> moves = page.moves();
    int three = moves.size() - 3;
    browser.all("#moves button").get(three - 1).click();
    browser.await("an earlier position", () -> page.targets().isEmpty());
    assertEquals("Take back to here", page.text("#undo"));
    page.press("#undo");
    page.awaitMoves(three);
    assertEquals(moves.subList(0, three), page.moves());
    for (int move = three; move < moves.size(); move++) {
      page.type(moves.get(move));
      page.awaitMoves(move + 1);
    }
    assertEquals(moves, page.moves());
    assertFalse(page.isRefusal());
  }

  private static String expectedResult(Position<?> position) {
    return position
        .outcome()
        .orElseThrow()
        .winner()
        .map(winner -> sideOf(position, winner) + " wins")
        .orElse("The game is a draw");
  }

  private static String sideOf(Position<?> position, Player player) {
    String name = position.side(player).orElseThrow().name();
    return name.charAt(0) + Ascii.toLowerCase(name.substring(1));
  }

  private static ImmutableList<String> without(
      Collection<String> cells, Collection<String> excluded) {
    return cells.stream().filter(cell -> !excluded.contains(cell)).collect(toImmutableList());
  }

  private static String any(Collection<String> choices, Random random) {
    ImmutableList<String> list = ImmutableList.copyOf(choices);
    return list.get(random.nextInt(list.size()));
  }
}
