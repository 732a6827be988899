package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A {@link StaticVisit} of all tests of a class, to a page that was stored once and has no host any
 * more. The tests share what the page has stored of itself, but nothing that they store.
 */
final class OfflineVisit
    implements BeforeAllCallback, BeforeEachCallback, AfterTestExecutionCallback, AfterAllCallback {
  private final StaticVisit visit = new StaticVisit();

  Browser browser() {
    return visit.browser();
  }

  /** Returns the URL of the page. */
  URI address() {
    return visit.address();
  }

  /** Starts a game with the standard options. */
  TablePage begin(String game) {
    return visit.begin(game);
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    visit.beforeEach(context);
    visit.openAndGoOffline();
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    browser().resize(StaticVisit.WIDTH, StaticVisit.HEIGHT);
    browser().run("localStorage.clear(); sessionStorage.clear()");
    browser().driver().get(address().toString());
    browser().awaitElement("#games button");
  }

  @Override
  public void afterTestExecution(ExtensionContext context) throws IOException {
    visit.afterTestExecution(context);
  }

  @Override
  public void afterAll(ExtensionContext context) {
    visit.afterEach(context);
  }
}
