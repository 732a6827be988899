package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the layout on a phone and the pages of games without a drawing. */
@Tag("proof")
class ScreensTest {
  private static final int PHONE_WIDTH = 360;
  private static final int PHONE_HEIGHT = 740;

  @RegisterExtension static final Visit VISIT = new Visit(PHONE_WIDTH, PHONE_HEIGHT);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  @ParameterizedTest
  @ValueSource(strings = {"loa", "linage", "iris", "carteso"})
  void fitsAPhoneWithoutHorizontalScrolling(String game) throws IOException {
    browser.driver().get(server.address().toString());
    browser.awaitElement("#games button");
    assertFits();
    TablePage.askForRecord(browser, server.address());
    assertFits();
    TablePage page = TablePage.begin(browser, server.address(), game, ImmutableMap.of());
    assertFits();
    if (page.targets().isEmpty()) {
      page.type("komi=12.5");
      page.awaitMoves(1);
      assertFits();
      page.type("vertical");
      page.awaitMoves(2);
      assertFits();
    }
    browser.picture("phone-" + game);
  }

  private void assertFits() {
    assertEquals((long) PHONE_WIDTH, browser.run("return document.documentElement.scrollWidth"));
  }

  @Test
  void gameWithoutADrawingIsPlayedByClicks() throws IOException {
    TablePage page = TablePage.begin(browser, server.address(), "tictactoe", ImmutableMap.of());
    assertEquals(9, page.targets().size());
    assertEquals(ImmutableList.of(), page.buttons());
    ImmutableList<String> moves = ImmutableList.of("b2", "a1", "a3", "c1", "b1", "b3");
    for (int number = 0; number < moves.size(); number++) {
      page.click(moves.get(number));
      page.awaitMoves(number + 1);
    }
    assertEquals(moves, page.moves());
    page.click("b2");
    page.awaitRefusal();
    assertEquals(moves, page.moves());
    browser.picture("tictactoe");
    assertTrue(page.occupants().stream().anyMatch(label -> label.startsWith("b2 ")));
  }

  @ParameterizedTest
  @CsvSource({"hex, b2 swap a1 b1 a2 b3", "y, c1 a1 c2 b1 c3"})
  void connectionGamesArePlayedByClicks(String game, String line) throws IOException {
    TablePage page = TablePage.begin(browser, server.address(), game, ImmutableMap.of("size", "3"));
    List<String> moves = Splitter.on(' ').splitToList(line);
    for (int number = 0; number < moves.size(); number++) {
      assertEquals(number == 1, page.buttons().contains("swap"));
      if (moves.get(number).equals("swap")) {
        page.pressButtonOf(moves.get(number));
      } else {
        page.click(moves.get(number));
      }
      page.awaitMoves(number + 1);
    }
    assertEquals(moves, page.moves());
    assertEquals(ImmutableList.of(), page.buttons());
    assertTrue(page.turn().startsWith("Black wins"), page.turn());
    browser.picture(game);
  }
}
