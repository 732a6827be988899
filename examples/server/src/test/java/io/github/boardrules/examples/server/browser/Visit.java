package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Provides a browser to the tests of a class, and the server of all tests. Fails a test if the page
 * has logged errors, and saves a screenshot of a failed test.
 */
final class Visit implements BeforeAllCallback, AfterTestExecutionCallback, AfterAllCallback {
  private final int width;
  private final int height;
  private final boolean hasTabs;
  private @Nullable Browser browser;
  private @Nullable ServerProcess server;

  /** Creates a visit with a page of the given size. */
  Visit(int width, int height) {
    this(width, height, false);
  }

  private Visit(int width, int height, boolean hasTabs) {
    this.width = width;
    this.height = height;
    this.hasTabs = hasTabs;
  }

  /** Returns a visit in which all tabs but one are hidden. */
  static Visit withTabs(int width, int height) {
    return new Visit(width, height, true);
  }

  Browser browser() {
    if (browser == null) {
      throw new IllegalStateException("not open");
    }
    return browser;
  }

  ServerProcess server() {
    if (server == null) {
      throw new IllegalStateException("not open");
    }
    return server;
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    browser = hasTabs ? Browser.openWithTabs(width, height) : Browser.open(width, height);
    server = ServerProcess.shared();
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
  public void afterAll(ExtensionContext context) {
    if (browser != null) {
      browser.close();
    }
  }
}
