package io.github.boardrules.examples.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.interactions.Actions;

/**
 * Takes pictures of recorded games on the page, to look at, and saves them in {@code
 * target/pictures}.
 */
class PicturesTest {
  private static final Path RECORDS = Path.of("../records").toAbsolutePath().normalize();

  @RegisterExtension static final Visit VISIT = new Visit(1000, 740);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

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
      browser.await("the marks of the cell", () -> !browser.all("#board .signs *").isEmpty());
    }
    assertEquals(ply, page.count());
    browser.picture(file.replaceFirst("/.*", ""));
  }
}
