package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.PointerInput.Kind;
import org.openqa.selenium.interactions.PointerInput.MouseButton;
import org.openqa.selenium.interactions.PointerInput.Origin;
import org.openqa.selenium.interactions.Sequence;

/** The element {@code <board-rules>} of any page, as people see and use it. */
final class BoardElement {
  /** The ways in which people make moves. */
  enum Way {
    CLICK,
    DRAG,
    TOUCH,
    TOUCH_DRAG,
    KEYS
  }

  private static final String BOARD = "const board = document.querySelector('board-rules');";

  private static final String FOCUSED =
      "return board.shadowRoot.activeElement?.dataset?.cell ?? ''";

  /** The arrow key from a cell toward another one, first up or down. */
  private static final String DIRECTION =
      """
      const [from, to] = [...arguments].map((name) => board.shadowRoot
        .querySelector(`[data-cell="${name}"]`).getBoundingClientRect());
      const [right, down] = [to.left + to.right - from.left - from.right,
        to.top + to.bottom - from.top - from.bottom];
      return Math.abs(down) < 18 ? right < 0 ? "LEFT" : "RIGHT" : down < 0 ? "UP" : "DOWN";
      """;

  private static final int PLIES = 5;

  private final Browser browser;

  BoardElement(Browser browser) {
    this.browser = browser;
  }

  /** Shows a new game. */
  void begin(String game, Map<String, String> options) {
    String text =
        options.entrySet().stream()
            .map(each -> each.getKey() + "=" + each.getValue())
            .reduce("", (before, each) -> (before + " " + each).trim());
    run(
        "board.removeAttribute('record'); Object.assign(board, { game: arguments[0], options:"
            + " arguments[1] })",
        game,
        text);
    awaitReady();
  }

  /** Waits until the element shows what was set last. */
  void awaitReady() {
    await("return board.ready");
    browser.driver().executeAsyncScript(BOARD + "board.ready.then(arguments[0])");
    await("return board.view");
  }

  /** Waits until a script about {@code board} returns a value that is true in JavaScript. */
  void await(String script) {
    browser.await(script, BOARD + script);
  }

  Object run(String script, Object... arguments) {
    return browser.run(BOARD + script, arguments);
  }

  /** Returns the result of a method that returns a promise. */
  String call(String method) {
    return String.valueOf(
        browser.driver().executeAsyncScript(BOARD + "board." + method + ".then(arguments[0])"));
  }

  WebElement find(String selector) {
    return browser.find("board-rules").getShadowRoot().findElement(By.cssSelector(selector));
  }

  WebElement cell(String name) {
    return find("[data-cell='" + name + "']");
  }

  /** Returns the cells that can be clicked. */
  ImmutableSet<String> targets() {
    Object found =
        run(
            "return [...board.shadowRoot.querySelectorAll('.cell.legal')]"
                + ".map(cell => cell.dataset.cell)");
    return ((List<?>) found).stream().map(Object::toString).collect(ImmutableSet.toImmutableSet());
  }

  /**
   * Plays random moves in a way. What may be clicked, and the position after each move, are those
   * of the library.
   */
  void playsAs(Oracle oracle, Way way) throws IOException {
    String game = oracle.position().game().type().id();
    Random random = new Random(game.hashCode());
    for (int ply = 0; ply < PLIES; ply++) {
      ImmutableList<String> legal = oracle.moves();
      String move = legal.get(random.nextInt(legal.size()));
      if (Oracle.cells(move).isEmpty()) {
        run("board.play(arguments[0])", move);
      } else {
        assertEquals(oracle.firstCells(), targets());
        make(move, way, oracle.isLoa());
      }
      oracle.play(move);
      await("return board.ply === " + (ply + 1));
      assertEquals(oracle.position().toString(), run("return board.position"));
    }
    browser.picture("element-" + game + "-" + way);
  }

  /** Makes a move of one or two clicks, after a choice of the color of its stone if it has one. */
  void make(String move, Way way, boolean isTwoClicks) {
    if (move.indexOf(':') == 1) {
      String kind = move.startsWith("b:") ? "black" : "white";
      run("board.shadowRoot.querySelector(`[name=kind][value=${arguments[0]}]`).click()", kind);
    }
    ImmutableList<String> cells = Oracle.cells(move);
    if (way == Way.KEYS) {
      cells.subList(0, isTwoClicks ? 2 : 1).forEach(this::enter);
    } else if (way == Way.CLICK || way == Way.TOUCH) {
      cells.subList(0, isTwoClicks ? 2 : 1).forEach(name -> press(way, cell(name), cell(name), 0));
    } else if (isTwoClicks) {
      press(way, cell(cells.get(0)), cell(cells.get(1)), 0);
    } else {
      dragOverOthers(way, cells.get(0));
    }
  }

  /** A stone is not dragged: only a press that ends where it began places one. */
  private void dragOverOthers(Way way, String name) {
    Object ply = run("return board.ply");
    String other = targets().stream().filter(each -> !each.equals(name)).findFirst().orElse(name);
    if (!other.equals(name)) {
      press(way, cell(other), cell(name), 0);
      assertEquals(ply, run("return board.ply"));
      assertEquals(0L, run("return board.shadowRoot.querySelectorAll('.chosen').length"));
    }
    press(way, cell(name), cell(name), way == Way.DRAG ? 10 : 0);
  }

  /** Walks to a cell with the arrow keys, and presses Enter. */
  private void enter(String name) {
    String focused = run(FOCUSED).toString();
    if (focused.isEmpty()) {
      run("board.shadowRoot.querySelector('.cell[tabindex=\"0\"]').focus()");
      focused = run(FOCUSED).toString();
    }
    Keyboard keyboard = new Keyboard(browser);
    for (int steps = 0; !focused.equals(name); steps++) {
      if (steps > 60) {
        throw new AssertionError("arrow keys do not reach " + name + " from " + focused);
      }
      keyboard.press(Keys.valueOf("ARROW_" + run(DIRECTION, focused, name)));
      focused = run(FOCUSED).toString();
    }
    keyboard.press(Keys.ENTER);
  }

  /** Presses on an element, moves to another one and a few pixels further, and releases. */
  private void press(Way way, WebElement from, WebElement to, int pixels) {
    Kind kind = way == Way.TOUCH || way == Way.TOUCH_DRAG ? Kind.TOUCH : Kind.MOUSE;
    PointerInput pointer = new PointerInput(kind, kind.name());
    Sequence sequence = new Sequence(pointer, 0);
    sequence.addAction(pointer.createPointerMove(Duration.ZERO, Origin.fromElement(from), 0, 0));
    sequence.addAction(pointer.createPointerDown(MouseButton.LEFT.asArg()));
    if (!from.equals(to) || pixels > 0) {
      sequence.addAction(
          pointer.createPointerMove(Duration.ofMillis(50), Origin.fromElement(to), pixels, pixels));
    }
    sequence.addAction(pointer.createPointerUp(MouseButton.LEFT.asArg()));
    browser.driver().perform(ImmutableList.of(sequence));
  }
}
