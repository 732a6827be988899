package io.github.boardrules.examples.server;

import static com.google.common.base.Preconditions.checkArgument;

import java.nio.file.Path;

/**
 * The settings of a server.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 for any free port
 * @param database the database file, without the extension {@code .mv.db}
 * @param limits the limits on requests and storage
 */
record Settings(String host, int port, Path database, Limits limits) {
  Settings {
    checkArgument(port >= 0 && port <= 65_535, "port must be from 0 to 65535, but is %s", port);
    // H2 would interpret text after a semicolon as a database option.
    checkArgument(
        !database.toString().contains(";"),
        "database file must not contain a semicolon: %s",
        database);
  }

  /**
   * The limits on requests and storage.
   *
   * @param rate the maximum number of API requests per minute and address; a burst may use all of
   *     them at once
   * @param bodyBytes the maximum size of a request in bytes, except uploads of records
   * @param recordBytes the maximum size of uploaded records in bytes
   * @param recordGames the maximum number of games in an upload
   * @param plies the maximum number of moves in a match
   * @param matches the maximum number of matches in the database
   */
  record Limits(
      int rate, long bodyBytes, long recordBytes, int recordGames, int plies, long matches) {
    Limits {
      checkArgument(rate >= 1, "rate must be at least 1, but is %s", rate);
      checkArgument(bodyBytes >= 1, "body-bytes must be at least 1, but is %s", bodyBytes);
      checkArgument(recordBytes >= 1, "record-bytes must be at least 1, but is %s", recordBytes);
      checkArgument(recordGames >= 1, "record-games must be at least 1, but is %s", recordGames);
      checkArgument(plies >= 1, "plies must be at least 1, but is %s", plies);
      checkArgument(matches >= 1, "matches must be at least 1, but is %s", matches);
    }
  }
}
