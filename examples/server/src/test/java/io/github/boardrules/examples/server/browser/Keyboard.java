package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** The keyboard of a person who does not use a mouse. */
final class Keyboard {
  /** The maximum number of tab presses, well above the number of elements of the page. */
  private static final int MAX_TABS = 60;

  private final Browser browser;

  Keyboard(Browser browser) {
    this.browser = browser;
  }

  void press(CharSequence... keys) {
    new Actions(browser.driver()).sendKeys(keys).perform();
  }

  /** Presses the tab key until an element has the focus, and returns how often. */
  int tabTo(String selector) {
    for (int tabs = 0; tabs < MAX_TABS; tabs++) {
      if (isOn(selector)) {
        return tabs;
      }
      press(Keys.TAB);
    }
    throw new AssertionError("the tab key does not reach " + selector);
  }

  /** Returns whether an element that matches a selector has the focus. */
  boolean isOn(String selector) {
    return (boolean) browser.run("return document.activeElement.matches(arguments[0])", selector);
  }

  /** Returns the cell that has the focus. */
  String focused() {
    return browser.run("return document.activeElement.dataset.cell").toString();
  }

  /** Presses arrow keys toward a cell until it has the focus. */
  void goTo(String cell) {
    for (int steps = 0; !focused().equals(cell); steps++) {
      assertTrue(steps < 40, "arrow keys do not reach " + cell + "; focused: " + focused());
      List<?> way =
          (List<?>)
              browser.run(
                  "const at = (name) => {"
                      + "  const cell = document.querySelector(`[data-cell='${name}']`);"
                      + "  const { left, right, top, bottom } = cell.getBoundingClientRect();"
                      + "  return { x: (left + right) / 2, y: (top + bottom) / 2 };"
                      + "};"
                      + "const [a, b] = [at(arguments[0]), at(arguments[1])];"
                      + "return [b.x - a.x, b.y - a.y].map((way) => Math.round(way / 9))",
                  focused(),
                  cell);
      long x = ((Number) way.get(0)).longValue();
      long y = ((Number) way.get(1)).longValue();
      press(
          y != 0
              ? (y > 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP)
              : (x > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT));
    }
  }

  /** Inserts a text where the focus is, like pasting it. */
  void paste(String text) {
    browser.driver().executeCdpCommand("Input.insertText", ImmutableMap.of("text", text));
  }
}
