package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.WindowType;

/** Tests what the page says about its connection to the server, and for how long. */
@Tag("proof")
class ConnectionTest {
  /** The number of connections of a browser to a server over HTTP/1.1. */
  private static final int CONNECTIONS = 6;

  /** Makes the page less patient. */
  private static final String LESS_PATIENCE =
      "const timeout = AbortSignal.timeout.bind(AbortSignal);"
          + "AbortSignal.timeout = (time) => timeout(time / 8)";

  /** Waits until a request gets no connection. */
  private static final String AWAIT_FULL =
      """
      const [done] = arguments;
      const ask = () => fetch("style.css", { cache: "no-store", signal: AbortSignal.timeout(4000) }).then(ask, done);
      ask();
      """;

  /** Makes short times shorter, but not those after which a connection is lost. */
  private static final String HURRY =
      "const wait = setTimeout;"
          + "window.setTimeout = (action, time) => wait(action, time < 7000 ? time / 10 : time)";

  /** Ends the connection of the page, which gets none until another script allows it. */
  private static final String CUT =
      """
      window.ask ??= fetch;
      window.fetch = (path, options) =>
        path.includes("/events") ? Promise.reject(new TypeError()) : window.ask(path, options);
      dispatchEvent(new Event("offline"));
      """;

  private static final String MEND =
      "window.fetch = window.ask; dispatchEvent(new Event('online'))";

  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  private final Browser browser = VISIT.browser();
  private final ServerProcess server = VISIT.server();

  @Test
  void pageSaysForAWhileThatTheConnectionIsBack() {
    TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    browser.run(HURRY);
    browser.run(CUT);
    browser.awaitText("#connection", "Connection lost.");
    browser.run(MEND);
    browser.awaitText("#connection", "The connection is back.");
    browser.await("no text", () -> !browser.shows("#connection"));
  }

  @Test
  void connectionThatIsLostAgainIsNotBack() {
    TablePage.begin(browser, server.address(), "loa", ImmutableMap.of());
    browser.run(CUT);
    browser.awaitText("#connection", "Connection lost.");
    browser.run(MEND);
    browser.awaitText("#connection", "The connection is back.");
    long back = System.nanoTime();
    browser.run(CUT);
    browser.awaitText("#connection", "Connection lost.");
    long seconds = (System.nanoTime() - back) / 1_000_000_000;
    assertTrue(seconds < 4, "said " + seconds + " seconds later");
  }

  /** Each table in a window of its own is visible, and follows its match on its own connection. */
  @Test
  void pageSaysThatTablesUseUpTheConnections() {
    URI address = server.address();
    Deque<String> windows = new ArrayDeque<>();
    for (int table = 0; table < CONNECTIONS; table++) {
      windows.add(browser.driver().switchTo().newWindow(WindowType.WINDOW).getWindowHandle());
      TablePage.begin(browser, address, "loa", ImmutableMap.of());
    }
    TablePage page = TablePage.ready(browser);
    browser.run(LESS_PATIENCE);
    browser.driver().executeAsyncScript(AWAIT_FULL);
    page.type("b1-b3");
    browser.awaitText("#message", "close some of them, because it has six connections");
    browser.driver().switchTo().window(windows.remove()).close();
    browser.driver().switchTo().window(windows.getLast());
    page.awaitMoves(1);
  }
}
