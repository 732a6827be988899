package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests responses that arrive after the user has moved on. */
@Tag("proof")
class LateAnswersTest {
  private static final ImmutableList<String> MOVES = ImmutableList.of("b1-b3", "h2-f2", "c1-c3");
  private static final Map<Character, String> PIECES =
      ImmutableMap.of('b', "black piece", 'w', "white piece");

  /**
   * A script that holds back the first responses of some URLs until they are released, in any
   * order.
   */
  private static final String HOLD =
      """
      const [part, most] = arguments;
      const send = window.fetch;
      window.asked = [];
      window.held = [];
      window.fetch = async (path, options) => {
        asked.push(path);
        const answer = await send(path, options);
        if (path.includes(part) && held.length < most) {
          const body = await answer.text();
          answer.text = async () => body;
          answer.json = async () => JSON.parse(body);
          await new Promise((release) => held.push({ path, release }));
        }
        return answer;
      };
      """;

  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  /** Opens a game of three moves. The page has loaded its last position only. */
  private TablePage begin() {
    TablePage page = TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    for (int i = 0; i < MOVES.size(); i++) {
      page.type(MOVES.get(i));
      page.awaitMoves(i + 1);
    }
    page.reload();
    return page;
  }

  private void hold(String part, int most) {
    browser.run(HOLD, part, most);
  }

  private void awaitHeld(String path) {
    browser.await(
        "a response is held back",
        () ->
            browser
                .run("return held.some(({ path }) => path.endsWith(arguments[0]))", path)
                .equals(true));
  }

  private void release(String path) {
    browser.run("held.find(({ path }) => path.endsWith(arguments[0])).release()", path);
  }

  private void assertShows(TablePage page, int plies) {
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    MOVES.subList(0, plies).forEach(oracle::play);
    assertEquals(oracle.occupants(PIECES), page.occupants());
  }

  @Test
  void abandonedPositionIsNotShown() {
    TablePage page = begin();
    page.press("#to-previous");
    browser.await(
        "the URL of the position", () -> browser.driver().getCurrentUrl().endsWith("&ply=2"));
    hold("/views/", 2);
    page.press("#to-first");
    awaitHeld("/views/0");
    page.press("#to-last");
    release("/views/0");
    assertShows(page, 3);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void latestRequestedPositionIsShown(int comesFirst) {
    TablePage page = begin();
    hold("/views/", 2);
    page.press("#to-first");
    awaitHeld("/views/0");
    browser.all("#moves button").get(0).click();
    awaitHeld("/views/1");
    release("/views/" + comesFirst);
    release("/views/" + (1 - comesFirst));
    assertShows(page, 1);
  }

  @Test
  void positionTakenBackMeanwhileIsNotShown() {
    TablePage page = begin();
    hold("/views/", 1);
    page.press("#to-previous");
    awaitHeld("/views/2");
    for (int moves = 2; moves >= 1; moves--) {
      page.press("#undo");
      page.awaitMoves(moves);
    }
    release("/views/2");
    assertShows(page, 1);
    assertFalse(browser.driver().getCurrentUrl().contains("ply"));
  }

  @Test
  void doubleClickTakesBackOneMove() {
    TablePage page = begin();
    hold("/offers", 1);
    browser.run("const undo = document.querySelector('#undo'); undo.click(); undo.click()");
    awaitHeld("/offers");
    release("/offers");
    page.awaitMoves(2);
    assertEquals("Position after 2 moves. Black to move.", page.message());
    assertEquals(1L, browser.run("return asked.filter((path) => path.endsWith('/offers')).length"));
  }
}
