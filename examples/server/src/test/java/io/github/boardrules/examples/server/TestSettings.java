package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;

/** Settings of test servers: a free port, generous limits, and the host name {@code x}. */
final class TestSettings {
  static final Limits WIDE =
      Limits.of(
          "--rate=100000000",
          "--new-matches=100000000",
          "--matches=1000000",
          "--address-matches=1000000",
          "--unplayed-matches=1000000");

  private TestSettings() {}

  static BoardServer start(Path folder) {
    return start(folder, WIDE);
  }

  static BoardServer start(Path folder, Limits limits) {
    return BoardServer.start(
        new Settings(
            "127.0.0.1",
            0,
            folder.resolve("games"),
            limits,
            ImmutableSet.of(),
            ImmutableSet.of("x")));
  }
}
