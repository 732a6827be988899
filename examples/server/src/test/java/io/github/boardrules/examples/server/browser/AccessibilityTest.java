package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks all views with axe-core, on a desktop and on a phone, in light and in dark colors. */
@Tag("proof")
class AccessibilityTest {
  @RegisterExtension static final Visit VISIT = new Visit(1280, 800);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();
  private final Axe axe = new Axe(browser);

  @ParameterizedTest
  @CsvSource({"1280, 800", "390, 844"})
  void nothingIsFound(int width, int height) throws IOException {
    browser.resize(width, height);
    ImmutableList.Builder<String> found = ImmutableList.builder();
    String suffix = "-" + width;

    TablePage page = TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    page.type("b1-b3");
    page.awaitMoves(1);
    found.addAll(axe.check("match" + suffix));
    page.type("b3-b4");
    page.awaitRefusal();
    found.addAll(axe.check("refusal" + suffix));
    browser.run("document.querySelector('#keys').click()");
    found.addAll(axe.check("keys" + suffix));
    browser.click("#keys-dialog .main");
    found.addAll(checkInvitation(suffix));
    for (String game : new String[] {"linage", "iris", "carteso", "hex"}) {
      page = TablePage.begin(browser, server.address(), game, ImmutableMap.of());
      browser.click(".view summary");
      browser.click(".view label.patterns");
      found.addAll(axe.check(game + suffix));
      if (!page.targets().isEmpty()) {
        browser.click(".view label.confirm");
        page.click(page.targets().iterator().next());
        found.addAll(axe.check(game + "-asked" + suffix));
      }
      browser.run("localStorage.removeItem('boardrules.board')");
    }
    browser.driver().get(server.address().toString());
    browser.await("the pictures", () -> browser.all("#games .picture svg").size() > 3);
    browser.await("the matches", () -> !browser.find("#matches .state").getText().isEmpty());
    found.addAll(axe.check("home" + suffix));
    browser.click("#new-game");
    browser.click("#new-more summary");
    found.addAll(axe.check("new" + suffix));
    browser.click("#new-form [data-close]");
    browser.click("[aria-label='Rules of Iris']");
    browser.await("the pictures", () -> browser.all("#rules-text svg").size() == 2);
    found.addAll(axe.check("rules" + suffix));
    browser.click("#rules-dialog .main");

    TablePage.askForRecord(browser, server.address());
    TablePage.list(browser, Analyses.BAD);
    browser.awaitElement("#record-games > tr");
    found.addAll(axe.check("records" + suffix));
    browser.click("#record-games button");
    page = TablePage.ready(browser);
    browser.await("the reason", page::isRefusal);
    found.addAll(axe.check("record" + suffix));
    page.press("#share");
    browser.await(
        "a link",
        () -> String.valueOf(browser.find("#share-link").getDomProperty("value")).contains("#"));
    found.addAll(axe.check("share" + suffix));
    String link = browser.run("return document.querySelector('#share-link').value").toString();
    browser.driver().get(server.address() + "embed.html" + link.substring(link.indexOf('#')));
    browser.await("the board", "return document.querySelector('board-rules').view");
    browser.run(
        "document.querySelector('board-rules').shadowRoot.querySelector('.view').open = true");
    found.addAll(axe.check("embed" + suffix));
    browser.driver().get(server.address() + "?match=none");
    browser.awaitShown("#trouble");
    found.addAll(axe.check("trouble" + suffix));
    assertEquals(ImmutableList.of(), found.build());
  }

  /** Checks the element alone, with each game, a move in the making and a refused one. */
  @ParameterizedTest
  @CsvSource({"1280, 800", "390, 844"})
  void nothingIsFoundOnABoard(int width, int height) throws IOException {
    browser.resize(width, height);
    BoardElement board = new BoardElement(browser);
    ImmutableList.Builder<String> found = ImmutableList.builder();
    for (String game : new String[] {"loa", "linage", "iris", "carteso", "hex", "y"}) {
      browser.driver().get(server.address() + "embed.html");
      board.await("return board.hasAttribute('record')");
      board.begin(game, Oracle.smallOptions(game));
      String view = "element-" + game + "-" + width;
      board.run("board.shadowRoot.querySelector('.view').open = true; board.numbers = true");
      Oracle oracle = new Oracle(game, Oracle.smallOptions(game));
      while (oracle.firstCells().isEmpty()) {
        String move = oracle.moves().get(0);
        board.call("play('" + move + "')");
        oracle.play(move);
      }
      board.await("return board.shadowRoot.querySelector('.cell.legal')");
      board.run("board.shadowRoot.querySelector('.cell.legal').focus()");
      if (oracle.isLoa()) {
        board.cell(oracle.firstCells().iterator().next()).click();
        board.await("return board.shadowRoot.querySelector('.chosen')");
      } else {
        board.call("play('" + oracle.moves().get(0) + "')");
      }
      board.call("play('none')");
      found.addAll(axe.check(view));
    }
    assertEquals(ImmutableList.of(), found.build());
  }

  /** Checks the views of a match for which somebody else is invited, and of the invited player. */
  private ImmutableList<String> checkInvitation(String suffix) throws IOException {
    TablePage.fillDialog(browser, server.address(), "iris", ImmutableMap.of());
    browser.click("#new-form [value='second']");
    browser.click("#new-form button.main");
    TablePage.ready(browser);
    browser.click("#invite summary");
    String link = String.valueOf(browser.find("#invitation").getDomProperty("value"));
    ImmutableList.Builder<String> found = ImmutableList.builder();
    found.addAll(axe.check("invitation" + suffix));
    browser.click("#links");
    browser.awaitElement("#links-list input");
    found.addAll(axe.check("links" + suffix));
    browser.click("#links-dialog [data-close]");
    browser.run("localStorage.clear()");
    browser.driver().get(link);
    browser.awaitShown("#join-form button");
    found.addAll(axe.check("join" + suffix));
    browser.click("#join-form button");
    browser.awaitShown("#resign");
    found.addAll(axe.check("joined" + suffix));
    browser.click("#offer-draw");
    browser.awaitShown("#offer");
    found.addAll(axe.check("offer" + suffix));
    browser.click("#withdraw");
    browser.click("#resign");
    browser.awaitShown("#ask-yes");
    found.addAll(axe.check("resign" + suffix));
    browser.click("#ask-yes");
    browser.awaitShown("#rematch");
    found.addAll(axe.check("ended" + suffix));
    return found.build();
  }
}
