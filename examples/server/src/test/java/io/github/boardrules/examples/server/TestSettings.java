package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Settings of test servers: a free port, generous limits, and the host name {@code x}. */
final class TestSettings {
  static final Limits WIDE =
      Limits.of(
          "--rate=100000000",
          "--new-matches=100000000",
          "--matches=1000000",
          "--address-matches=1000000",
          "--unplayed-matches=1000000");

  /** The time between signs of life of an event stream, which show that a client is gone. */
  static final Duration LIFE = Duration.ofMillis(200);

  /** The sample records. */
  static final Path RECORDS = Path.of("..", "records");

  private TestSettings() {}

  static BoardServer start(Path folder) {
    return start(folder, WIDE);
  }

  static BoardServer start(Path folder, Limits limits) {
    return start(folder, limits, Optional.empty());
  }

  /** Starts a server that finds positions in a folder of records. */
  static BoardServer startWithRecords(Path folder, Path records) {
    return start(folder, WIDE, Optional.of(new Settings.RecordFolder(records, index(folder))));
  }

  /** Returns the folder of the index of a server with records. */
  static Path index(Path folder) {
    return folder.resolve("games.index");
  }

  private static BoardServer start(
      Path folder, Limits limits, Optional<Settings.RecordFolder> records) {
    return BoardServer.start(
        new Settings(
            "127.0.0.1",
            0,
            folder.resolve("games"),
            limits,
            ImmutableSet.of(),
            ImmutableSet.of("x"),
            records),
        LIFE);
  }
}
