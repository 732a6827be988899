package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.SearchContext;

/** Tests the board of this server in the frame of a page of another host. */
@Tag("proof")
class EmbedTest {
  @RegisterExtension static final Visit VISIT = new Visit(800, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  /**
   * The line of a match that the page offers shows it in a frame, where the server judges what is
   * played.
   */
  @Test
  void playsInAFrame(@TempDir Path folder) throws IOException {
    TablePage page =
        TablePage.begin(browser, server.address(), "hex", ImmutableMap.of("size", "5"));
    page.click("c3");
    page.awaitMoves(1);
    page.press("#share");
    browser.await("a line", "return document.querySelector('#share-frame').value");
    Files.writeString(
        folder.resolve("index.html"),
        "<!doctype html><html lang=en><title>Another page</title><link rel=icon href=data:,>"
            + browser.run("return document.querySelector('#share-frame').value"));
    try (FileHost host = FileHost.start(folder)) {
      browser.driver().get(host.address().toString());
      browser.driver().switchTo().frame(0);
      browser.await("the board", "return document.querySelector('board-rules').view");
      assertEquals(1L, browser.run("return document.querySelector('board-rules').ply"));
      SearchContext root = browser.find("board-rules").getShadowRoot();
      root.findElement(By.cssSelector("[data-cell='b2']")).click();
      browser.await("a move", "return document.querySelector('board-rules').ply === 2");
      assertEquals(
          "c3,b2", browser.run("return document.querySelector('board-rules').moves.join()"));
      browser.driver().switchTo().defaultContent();
      browser.picture("embedded-hex");
    }
  }
}
