package io.github.boardrules.examples.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How it looks: on a phone, and a game that nobody drew. */
class ScreensTest {
  private static final int PHONE_WIDTH = 360;
  private static final int PHONE_HEIGHT = 740;

  @TempDir private static Path folder;
  private static Browser browser;
  private static ServerProcess server;

  @BeforeAll
  static void open() throws IOException {
    browser = Browser.open(PHONE_WIDTH, PHONE_HEIGHT);
    server = ServerProcess.start(folder);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
    if (server != null) {
      server.close();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"loa", "linage", "iris", "carteso"})
  void aPhoneShowsEverythingWithoutScrollingSideways(String game) throws IOException {
    browser.driver().get(server.address().toString());
    browser.await("the page is ready", () -> !browser.all("#games button").isEmpty());
    assertFits();
    browser.find("#open-record").click();
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
    browser.assertQuiet();
  }

  private static void assertFits() {
    assertEquals((long) PHONE_WIDTH, browser.run("return document.documentElement.scrollWidth"));
  }

  @Test
  void aGameWithoutADrawingIsPlayedByButtons() throws IOException {
    TablePage page = TablePage.begin(browser, server.address(), "tictactoe", ImmutableMap.of());
    assertEquals(9, page.buttons().size());
    ImmutableList<String> moves = ImmutableList.of("b2", "a1", "a3", "c1", "b1", "b3");
    for (int number = 0; number < moves.size(); number++) {
      page.pressButtonOf(moves.get(number));
      page.awaitMoves(number + 1);
    }
    assertEquals(moves, page.moves());
    browser.picture("tictactoe");
    browser.assertQuiet();
    assertTrue(page.occupants().stream().anyMatch(label -> label.startsWith("b2 ")));
  }
}
