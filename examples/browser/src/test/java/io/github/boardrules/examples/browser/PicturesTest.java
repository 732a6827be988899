package io.github.boardrules.examples.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.interactions.Actions;

/** The pictures of the README, {@code target/pictures}: written games, in their middle. */
class PicturesTest {
  private static final Path RECORDS = Path.of("../records").toAbsolutePath().normalize();

  @TempDir private static Path folder;
  private static Browser browser;
  private static ServerProcess server;

  @BeforeAll
  static void open() throws IOException {
    browser = Browser.open(1000, 700);
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
  @CsvSource({
    "loa/mind-sports-olympiad-1997.brg, 1, 22, d6",
    "linage/linage-9x9.brg, 1, 42,",
    "iris/iris-7.brg, 2, 50, c1",
    "carteso/carteso-9x9.brg, 2, 68, e5"
  })
  void aGameInItsMiddle(String file, int number, int ply, @Nullable String cell)
      throws IOException {
    browser.driver().get(server.address().toString());
    browser.await("the page is ready", () -> !browser.all("#games button").isEmpty());
    browser.find("#open-record").click();
    browser.find("#record-file").sendKeys(RECORDS.resolve(file).toString());
    browser.find("#record-number").clear();
    browser.find("#record-number").sendKeys(Integer.toString(number));
    browser.await("the file is read", () -> browser.find("#record-text").isDisplayed());
    browser.find("#record-form button.main").click();
    TablePage page = TablePage.ready(browser);
    browser.all("#moves button").get(ply - 1).click();
    browser.await("its place", () -> browser.driver().getCurrentUrl().endsWith("&ply=" + ply));
    page.press("#undo");
    page.awaitMoves(ply);
    if (cell != null) {
      new Actions(browser.driver())
          .moveToElement(browser.find("[data-cell='" + cell + "']"))
          .perform();
      if (file.startsWith("loa")) {
        page.click(cell);
      }
      browser.await("what belongs to it is shown", () -> !browser.all("#board .signs *").isEmpty());
    }
    assertEquals(ply, page.count());
    browser.picture(file.replaceFirst("/.*", ""));
  }
}
