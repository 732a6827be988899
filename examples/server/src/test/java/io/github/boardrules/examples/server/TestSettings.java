package io.github.boardrules.examples.server;

import java.nio.file.Path;

/** Settings of test servers: a free port and generous limits. */
final class TestSettings {
  static final Settings.Limits WIDE =
      new Settings.Limits(100_000_000, 1_000_000, 10_000_000, 1000, 5000, 1_000_000);

  private TestSettings() {}

  static BoardServer start(Path folder) {
    return start(folder, WIDE);
  }

  static BoardServer start(Path folder, Settings.Limits limits) {
    return BoardServer.start(new Settings("127.0.0.1", 0, folder.resolve("games"), limits));
  }
}
