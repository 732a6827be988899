package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Provides each test with a browser and a new host of the page without a server, which {@code
 * examples/npm/build} makes. Skips the test unless the system property {@code static.page} names
 * the folder of the page. Fails it if the page has logged errors, and saves a screenshot of a
 * failed test.
 */
final class StaticVisit
    implements BeforeEachCallback, AfterTestExecutionCallback, AfterEachCallback {
  static final int WIDTH = 1100;
  static final int HEIGHT = 900;

  private static final String SKIPPED = "SKIPPED: these tests need -Dstatic.page=FOLDER";

  private @Nullable Browser browser;
  private @Nullable FileHost host;

  Browser browser() {
    if (browser == null) {
      throw new IllegalStateException("not open");
    }
    return browser;
  }

  /** Returns the host of the page. */
  FileHost host() {
    if (host == null) {
      throw new IllegalStateException("not open");
    }
    return host;
  }

  /** Returns the URL of the page. */
  URI address() {
    return host().address();
  }

  /** Returns the URL of another version of the page on the same host. */
  URI otherAddress() {
    return address().resolve("../other/");
  }

  /** Opens the page and stops its host. */
  void openAndGoOffline() {
    browser().driver().get(address().toString());
    awaitGames();
    goOffline();
    browser().driver().navigate().refresh();
    awaitGames();
  }

  private void awaitGames() {
    browser().awaitElement("#games button");
  }

  /** Stops the host for ever, after the page has stored its files. */
  void goOffline() {
    awaitStored();
    host().close();
  }

  /** Waits until the page has stored its files. */
  void awaitStored() {
    browser()
        .await(
            "the page is stored",
            () ->
                browser()
                    .run("return navigator.serviceWorker.controller && 'stored'")
                    .equals("stored"));
  }

  /**
   * Plays a random game on a board of a size to its end. In the middle the host stops, and the page
   * is opened again without it.
   */
  void playAndGoOffline(String game, String size, long seed) throws IOException {
    CompleteGame.Interruption offline =
        page -> {
          ImmutableList<String> moves = page.moves();
          goOffline();
          page.reload();
          assertEquals(moves, page.moves());
        };
    new CompleteGame(browser(), address(), offline).play(game, size, seed);
    browser().picture("static-" + game);
  }

  /** Starts a game with the standard options. */
  TablePage begin(String game) {
    return TablePage.begin(browser(), address(), game, ImmutableMap.of());
  }

  @Override
  public void beforeEach(ExtensionContext context) throws IOException {
    String folder = System.getProperty("static.page");
    if (folder == null) {
      abort(SKIPPED);
      return;
    }
    Files.createDirectories(Path.of("target"));
    browser = Browser.open(WIDTH, HEIGHT);
    host = FileHost.start(Path.of(folder));
  }

  @Override
  public void afterTestExecution(ExtensionContext context) throws IOException {
    if (context.getExecutionException().isPresent()) {
      browser().pictureOfFailure(context.getRequiredTestMethod().getName());
    } else {
      browser().assertQuiet();
    }
  }

  @Override
  public void afterEach(ExtensionContext context) {
    if (browser != null) {
      browser.close();
    }
    if (host != null) {
      host.close();
    }
  }
}
