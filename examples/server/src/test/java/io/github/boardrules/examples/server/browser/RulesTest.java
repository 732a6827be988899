package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Tests the dialog with the rules of a game, on a phone. */
@Tag("proof")
class RulesTest {
  private static final int HEIGHT = 740;

  @RegisterExtension static final Visit VISIT = new Visit(360, HEIGHT);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  @ParameterizedTest
  @ValueSource(strings = {"loa", "linage", "iris", "carteso", "tictactoe", "hex", "y"})
  void showsTheRulesOfTheGameType(String id) throws IOException {
    GameType game = GameTypes.installed().get(id);
    browser.driver().get(server.address().toString());
    String button = "[aria-label='Rules of " + game.title() + "']";
    browser.await("the page is ready", () -> !browser.all(button).isEmpty());
    browser.click(button);
    browser.awaitElement("#rules-dialog[open]");
    List<String> shown = browser.all("#rules-text > p").stream().map(WebElement::getText).toList();
    assertEquals(Splitter.on("\n\n").splitToList(game.about().rules()), shown);
    assertFits("#rules-dialog");
    assertFits("#rules-text");
    assertEquals(0L, browser.run("return document.querySelector('#rules-text').scrollTop"));
    String top = "return document.querySelector('#rules-dialog .main').getBoundingClientRect().top";
    assertTrue(((Number) browser.run(top)).intValue() < HEIGHT - 40, "the button is in view");
    browser.picture("rules-" + id);
    new Actions(browser.driver()).sendKeys(Keys.ESCAPE).perform();
    browser.await("the dialog is closed", () -> browser.all("#rules-dialog[open]").isEmpty());
    assertTrue(browser.find(button).isDisplayed());
  }

  private void assertFits(String selector) {
    String box = "document.querySelector('" + selector + "')";
    assertEquals(
        browser.run("return " + box + ".clientWidth"),
        browser.run("return " + box + ".scrollWidth"),
        selector);
  }
}
