package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
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
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.PointerInput.MouseButton;
import org.openqa.selenium.interactions.PointerInput.Origin;
import org.openqa.selenium.interactions.Sequence;

/**
 * Opens the pages of the README of the npm package, exactly as they are there, and plays on them.
 */
@Tag("proof")
class StaticBoardTest {
  private static final Path README = Path.of("../npm/README.md");
  private static final Pattern PAGE = Pattern.compile("```html\n(.*?)```", Pattern.DOTALL);
  private static final int PLIES = 8;

  private static final String ROOT =
      "const root = document.querySelector('board-rules').shadowRoot;";

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
    String page = System.getProperty("static.page");
    if (page != null) {
      Path built = Path.of(page).resolveSibling("package").normalize();
      host = FileHost.start(folder, ImmutableMap.of("node_modules/boardrules/", built));
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
  @CsvSource({
    "loa, click",
    "loa, keys",
    "loa, touch",
    "loa, drag",
    "linage, click",
    "linage, keys",
    "linage, touch",
    "iris, click",
    "iris, keys",
    "iris, touch",
    "carteso, click",
    "carteso, keys",
    "carteso, touch"
  })
  void playsByEachWayOfInput(String game, String way) throws IOException {
    open("game.html");
    Browser browser = visit.browser();
    browser.run("games.value = arguments[0]; games.onchange()", game);
    await("return !!board.view && board.game === '" + game + "' && board.view.text.length > 0");
    browser
        .driver()
        .executeAsyncScript("document.querySelector('board-rules').ready.then(arguments[0])");
    Oracle oracle = new Oracle(game, options(game));
    Random random = new Random(game.hashCode());
    for (int ply = 0; ply < PLIES; ply++) {
      ImmutableList<String> legal = oracle.moves();
      String move = legal.get(random.nextInt(legal.size()));
      if (Oracle.cells(move).isEmpty()) {
        browser.run("document.querySelector('board-rules').play(arguments[0])", move);
      } else {
        assertEquals(oracle.firstCells(), targets());
        make(move, way, oracle.isLoa());
      }
      oracle.play(move);
      await("return board.ply === " + (ply + 1));
      assertEquals(
          oracle.position().toString(),
          browser.run("return document.querySelector('board-rules').position"));
    }
    browser.picture("element-" + game + "-" + way);
  }

  /**
   * Makes a move of one or two clicks, the color of the stone of which is chosen first if it has
   * one.
   */
  private void make(String move, String way, boolean isTwoClicks) {
    if (move.indexOf(':') == 1) {
      String kind = move.startsWith("b:") ? "black" : "white";
      visit
          .browser()
          .run(ROOT + "root.querySelector(`[name=kind][value=${arguments[0]}]`).click()", kind);
    }
    ImmutableList<String> cells = Oracle.cells(move);
    if (way.equals("drag")) {
      drag(cell(cells.get(0)), cell(cells.get(1)));
      return;
    }
    for (String name : cells.subList(0, isTwoClicks ? 2 : 1)) {
      switch (way) {
        case "keys" -> {
          visit
              .browser()
              .run(ROOT + "root.querySelector(`[data-cell=${arguments[0]}]`).focus()", name);
          cell(name).sendKeys(Keys.ENTER);
        }
        case "touch" ->
            press(new PointerInput(PointerInput.Kind.TOUCH, "finger"), cell(name), cell(name));
        default ->
            press(new PointerInput(PointerInput.Kind.MOUSE, "mouse"), cell(name), cell(name));
      }
    }
  }

  private void drag(WebElement from, WebElement to) {
    press(new PointerInput(PointerInput.Kind.MOUSE, "mouse"), from, to);
  }

  private void press(PointerInput pointer, WebElement from, WebElement to) {
    Sequence sequence = new Sequence(pointer, 0);
    sequence.addAction(pointer.createPointerMove(Duration.ZERO, Origin.fromElement(from), 0, 0));
    sequence.addAction(pointer.createPointerDown(MouseButton.LEFT.asArg()));
    if (!from.equals(to)) {
      sequence.addAction(
          pointer.createPointerMove(Duration.ofMillis(50), Origin.fromElement(to), 0, 0));
    }
    sequence.addAction(pointer.createPointerUp(MouseButton.LEFT.asArg()));
    visit.browser().driver().perform(ImmutableList.of(sequence));
  }

  /** Escape takes back a click; a refused move says which rule it breaks, and where. */
  @Test
  void refusesInWords() throws IOException {
    open("game.html");
    Browser browser = visit.browser();
    await("return !!board.view");
    browser.run(
        "document.querySelector('board-rules').addEventListener('refused', ({ detail }) =>"
            + " (globalThis.refusal = detail))");
    Oracle oracle = new Oracle("loa", ImmutableMap.of());
    make("b1-b4", "click", true);
    browser.await("a refusal", "return globalThis.refusal");
    assertEquals(oracle.reason("b1-b4"), browser.run("return refusal.message"));
    cell("b1").click();
    await("return board.shadowRoot.querySelectorAll('.chosen').length === 1");
    cell("b1").sendKeys(Keys.ESCAPE);
    await("return board.shadowRoot.querySelectorAll('.chosen').length === 0");
    assertEquals(0L, browser.run("return document.querySelector('board-rules').ply"));
  }

  /** A record is stepped through with keys, and leaves as a link, a picture and a text. */
  @Test
  void showsARecord() throws IOException {
    open("record.html");
    Browser browser = visit.browser();
    await("return board.moves?.length === 4 && board.ply === 2");
    cell("a1").sendKeys(Keys.END);
    await("return board.ply === 4");
    cell("a1").sendKeys(Keys.PAGE_UP);
    await("return board.ply === 3");
    cell("b3").click();
    assertEquals(3L, browser.run("return document.querySelector('board-rules').ply"));
    await("return board.shadowRoot.textContent.includes('This board is only shown')");
    URI embedded = URI.create(call("link('" + visit.address().resolve("embed.html") + "')"));
    assertTrue(call("svg()").startsWith("<svg"));
    String position =
        browser.run("return document.querySelector('board-rules').position").toString();
    browser.driver().get(embedded.toString());
    await("return board.position === '" + position + "'");
    browser.picture("element-embedded");
  }

  private String call(String method) {
    return String.valueOf(
        visit
            .browser()
            .driver()
            .executeAsyncScript(
                "document.querySelector('board-rules')." + method + ".then(arguments[0])"));
  }

  private void open(String page) {
    visit.browser().driver().get(Objects.requireNonNull(host).address().resolve(page).toString());
    await("return board.ready !== undefined && !!board.view");
  }

  private void await(String script) {
    visit.browser().await(script, "const board = document.querySelector('board-rules');" + script);
  }

  private WebElement cell(String name) {
    return visit
        .browser()
        .find("board-rules")
        .getShadowRoot()
        .findElement(By.cssSelector("[data-cell='" + name + "']"));
  }

  private ImmutableSet<String> targets() {
    Object found =
        visit
            .browser()
            .run(
                ROOT + "return [...root.querySelectorAll('.cell.legal')].map(e => e.dataset.cell)");
    return ((List<?>) found).stream().map(Object::toString).collect(ImmutableSet.toImmutableSet());
  }

  private static Map<String, String> options(String game) {
    return switch (game) {
      case "loa" -> ImmutableMap.of();
      case "iris" -> ImmutableMap.of("n", "5");
      default -> ImmutableMap.of("width", "7", "height", "7");
    };
  }
}
