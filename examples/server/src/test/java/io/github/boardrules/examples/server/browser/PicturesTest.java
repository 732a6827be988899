package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Options;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.interactions.Actions;

/**
 * Takes pictures of recorded games on the page, to look at, and saves them in {@code
 * target/pictures} if {@code -Dpictures=true}.
 */
@Tag("proof")
class PicturesTest {
  private static final Path RECORDS = Path.of("../records").toAbsolutePath().normalize();

  /** The number of moves before a picture of a screen. */
  private static final int PLIES = 40;

  @RegisterExtension static final Visit VISIT = new Visit(1000, 740);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  /** Large boards, with the legend, on a desktop and a phone, light and dark. */
  @ParameterizedTest
  @CsvSource({
    "linage, 25, 1280, 800, false",
    "linage, 25, 390, 844, true",
    "carteso, 9, 1280, 800, true",
    "carteso, 9, 390, 844, false",
    "iris, 13, 1280, 800, true",
    "iris, 7, 2560, 1440, false",
    "loa, 8, 390, 844, true",
    "hex, 11, 390, 844, false"
  })
  void takesPicturesOfScreens(String game, String size, int width, int height, boolean dark)
      throws IOException {
    browser.resize(width, height);
    browser.prefer(dark ? "dark" : "light");
    browser.touch(width < 600);
    TablePage page =
        TablePage.open(browser, server.address(), record(game, Oracle.options(game, size)), 1)
            .playOn();
    page.awaitMoves(PLIES);
    browser.run("document.querySelector('.view').open = true; scrollTo(0, 0)");
    browser.click(".view label.patterns");
    browser.run("scrollTo(0, 0); document.activeElement.blur()");
    browser.picture("screen-%s-%s-%d%s".formatted(game, size, width, dark ? "-dark" : ""));
    assertEquals((long) width, browser.run("return document.documentElement.scrollWidth"));
    browser.run("localStorage.clear()");
    browser.touch(false);
    browser.prefer("light");
    browser.resize(1000, 740);
  }

  private static String record(String game, ImmutableMap<String, String> options) {
    StringBuilder record =
        new StringBuilder(
            "[Game \"%s\"]\n[Options \"%s\"]\n\n".formatted(game, Options.of(options)));
    Oracle oracle = new Oracle(game, options);
    for (int ply = 0; ply < PLIES; ply++) {
      int index = ply * 7919 % oracle.position().legalMoveCount();
      String move = oracle.position().legalMoves().get(index).notation();
      oracle.play(move);
      record.append(move).append(' ');
    }
    return record.append("*\n").toString();
  }

  @ParameterizedTest
  @CsvSource({
    "loa/mind-sports-olympiad-1997.brg, 1, 22, d6",
    "linage/linage-9x9.brg, 6, 36,",
    "iris/iris-7.brg, 1, 60, c1",
    "carteso/carteso-9x9.brg, 2, 72, e5"
  })
  void takesPictureOfAGame(String file, int number, int ply, @Nullable String cell)
      throws IOException {
    TablePage page =
        TablePage.open(browser, server.address(), RECORDS.resolve(file), number).playOn();
    browser.all("#moves button").get(ply - 1).click();
    browser.await(
        "the URL of the position", () -> browser.driver().getCurrentUrl().endsWith("&ply=" + ply));
    page.press("#undo");
    page.awaitMoves(ply);
    if (cell != null) {
      new Actions(browser.driver())
          .moveToElement(browser.find("[data-cell='" + cell + "']"))
          .perform();
      if (file.startsWith("loa")) {
        page.click(cell);
      }
      browser.awaitElement("#board .signs *");
    }
    assertEquals(ply, page.count());
    browser.picture(file.replaceFirst("/.*", ""));
  }
}
