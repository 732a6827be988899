package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.examples.server.browser.BoardElement.Way;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/**
 * Opens the pages of the README of the npm package, exactly as they are there, and plays on them.
 */
@Tag("proof")
class StaticBoardTest {
  private static final Path README = Path.of("../npm/README.md");
  private static final Pattern PAGE = Pattern.compile("```html\n(.*?)```", Pattern.DOTALL);

  @RegisterExtension final StaticVisit visit = new StaticVisit();
  @TempDir Path folder;
  private @Nullable FileHost host;

  @BeforeEach
  void host() throws IOException {
    ImmutableList<String> pages =
        PAGE.matcher(Files.readString(README))
            .results()
            .map((MatchResult page) -> page.group(1))
            .collect(ImmutableList.toImmutableList());
    assertTrue(pages.get(0).lines().count() <= 30 && pages.get(1).lines().count() <= 10);
    Files.writeString(folder.resolve("game.html"), pages.get(0));
    Files.writeString(folder.resolve("record.html"), pages.get(1));
    Files.writeString(folder.resolve("opponent.html"), pages.get(2));
    String page = System.getProperty("static.page");
    if (page != null) {
      Path built = Path.of(page).resolveSibling("package").normalize();
      host =
          FileHost.start(
              folder,
              ImmutableMap.of("node_modules/boardrules/", built),
              ServerProcess.shared().address());
    }
  }

  @AfterEach
  void stop() {
    if (host != null) {
      host.close();
    }
  }

  /** What may be clicked, and the position after each move, are those of the library. */
  @ParameterizedTest
  @ValueSource(strings = {"loa", "linage", "iris", "carteso"})
  void playsEachGame(String game) throws IOException {
    open("game.html");
    visit.browser().run("games.value = arguments[0]; games.onchange()", game);
    board().await("return board.game === '" + game + "'");
    board().awaitReady();
    board().playsAs(new Oracle(game, Oracle.smallOptions(game)), Way.CLICK);
  }

  /** Escape takes back a click; a refused move says which rule it breaks, and where. */
  @Test
  void refusesInWords() throws IOException {
    open("game.html");
    Browser browser = visit.browser();
    board().await("return !!board.view");
    browser.run(
        "document.querySelector('board-rules').addEventListener('refused', ({ detail }) =>"
            + " (globalThis.refusal = detail))");
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    board().make("b1-b4", Way.CLICK, true);
    browser.await("a refusal", "return globalThis.refusal");
    assertEquals(oracle.reason("b1-b4"), browser.run("return refusal.message"));
    board().cell("b1").click();
    board().await("return board.shadowRoot.querySelectorAll('.chosen').length === 1");
    board().cell("b1").sendKeys(Keys.ESCAPE);
    board().await("return board.shadowRoot.querySelectorAll('.chosen').length === 0");
    assertEquals(0L, browser.run("return document.querySelector('board-rules').ply"));
  }

  /** A record is stepped through with keys, and leaves as a link, a picture and a text. */
  @Test
  void showsARecord() throws IOException {
    open("record.html");
    Browser browser = visit.browser();
    board().await("return board.moves?.length === 4 && board.ply === 2");
    board().cell("a1").sendKeys(Keys.END);
    board().await("return board.ply === 4");
    board().cell("a1").sendKeys(Keys.PAGE_UP);
    board().await("return board.ply === 3");
    board().cell("b3").click();
    assertEquals(3L, browser.run("return document.querySelector('board-rules').ply"));
    board().await("return board.shadowRoot.textContent.includes('This board is only shown')");
    URI embedded =
        URI.create(board().call("link('" + visit.address().resolve("embed.html") + "')"));
    assertTrue(board().call("svg()").startsWith("<svg"));
    String position =
        browser.run("return document.querySelector('board-rules').position").toString();
    browser.driver().get(embedded.toString());
    board().await("return board.position === '" + position + "'");
    browser.picture("element-embedded");
  }

  /** A source that a page makes of another one. */
  @Test
  void playsAgainstAnOpponent() {
    open("opponent.html");
    board().await("return board.source.play.length === 2 && board.ply === 0");
    board().awaitReady();
    for (int ply = 2; ply <= 6; ply += 2) {
      Oracle oracle = new Oracle("loa", ImmutableMap.of());
      moves().forEach(oracle::play);
      board().make(oracle.moves().get(0), Way.CLICK, true);
      board().await("return board.ply === " + ply);
    }
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    moves().forEach(oracle::play);
    assertEquals(oracle.position().toString(), board().run("return board.position"));
  }

  private ImmutableList<String> moves() {
    return ((List<?>) board().run("return board.moves"))
        .stream().map(Object::toString).collect(ImmutableList.toImmutableList());
  }

  /** Plays Hex and Y by the rules of a server, because the package has only four games. */
  @ParameterizedTest
  @ValueSource(strings = {"hex", "y"})
  void asksAServerForOtherGames(String game) throws IOException {
    open("record.html");
    board()
        .run(
            "board.setAttribute('server', '.'); board.readonly = false;"
                + " board.removeAttribute('ply')");
    board().begin(game, Oracle.smallOptions(game));
    board().playsAs(new Oracle(game, Oracle.smallOptions(game)), Way.CLICK);
  }

  @ParameterizedTest
  @CsvSource({"1280, 800", "390, 844"})
  void nothingIsFound(int width, int height) throws IOException {
    Browser browser = visit.browser();
    browser.resize(width, height);
    Axe axe = new Axe(browser);
    ImmutableList.Builder<String> found = ImmutableList.builder();
    open("game.html");
    for (String game : new String[] {"loa", "linage", "iris", "carteso"}) {
      browser.run("games.value = arguments[0]; games.onchange()", game);
      board().await("return board.game === '" + game + "'");
      board().awaitReady();
      found.addAll(axe.check("package-" + game + "-" + width));
    }
    for (String page : new String[] {"record", "opponent"}) {
      open(page + ".html");
      board().awaitReady();
      found.addAll(axe.check("package-" + page + "-" + width));
    }
    String link = board().call("link('" + visit.address().resolve("embed.html") + "')");
    browser.driver().get(link);
    board().await("return board.view");
    found.addAll(axe.check("package-embed-" + width));
    assertEquals(ImmutableList.of(), found.build());
  }

  private BoardElement board() {
    return new BoardElement(visit.browser());
  }

  private void open(String page) {
    visit.browser().driver().get(Objects.requireNonNull(host).address().resolve(page).toString());
    board().awaitReady();
  }
}
