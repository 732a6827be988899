package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Provides two players and a watcher to the tests of a class, and the server of all tests. Saves
 * screenshots of a failed test.
 */
final class PartyVisit implements BeforeAllCallback, AfterTestExecutionCallback, AfterAllCallback {
  private final int width;
  private final int height;
  private @Nullable ServerProcess server;
  private @Nullable Party party;

  /** Creates a visit in which the guest has a screen of the given size. */
  PartyVisit(int width, int height) {
    this.width = width;
    this.height = height;
  }

  ServerProcess server() {
    if (server == null) {
      throw new IllegalStateException("not open");
    }
    return server;
  }

  Party party() {
    if (party == null) {
      throw new IllegalStateException("not open");
    }
    return party;
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    server = ServerProcess.shared();
    party = Party.open(server, width, height);
  }

  @Override
  public void afterTestExecution(ExtensionContext context) throws IOException {
    if (context.getExecutionException().isPresent()) {
      String test = context.getRequiredTestMethod().getName();
      party().host().browser().pictureOfFailure(test + "-host");
      party().guest().browser().pictureOfFailure(test + "-guest");
      party().watcher().browser().pictureOfFailure(test + "-watcher");
    }
  }

  /** Saves a screenshot of each of the three, as {@link Browser#picture} does. */
  void picture(String name) throws IOException {
    party().host().browser().picture(name + "-host");
    party().guest().browser().picture(name + "-guest");
    party().watcher().browser().picture(name + "-watcher");
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException {
    if (party != null) {
      party.close();
    }
  }
}
