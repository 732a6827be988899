package io.github.boardrules.examples.server;

import static com.google.common.base.Preconditions.checkArgument;

import java.nio.file.Path;

/**
 * How a server runs, and how much it takes from strangers.
 *
 * @param host the address to listen at
 * @param port the port to listen at; 0 for any that is free
 * @param database the file of the database, without the ending that is added to it
 * @param limits how much it takes
 */
record Settings(String host, int port, Path database, Limits limits) {
  Settings {
    checkArgument(port >= 0 && port <= 65_535, "port %s", port);
    // What follows a semicolon would be an option of the database.
    checkArgument(!database.toString().contains(";"), "database %s", database);
  }

  /**
   * How much a server takes from strangers.
   *
   * @param rate the API requests a minute from one address; as many may come at once
   * @param bodyBytes the bytes of a request, but for records to validate
   * @param recordBytes the bytes of records to validate
   * @param recordGames the games in one text of records
   * @param plies the moves of one match
   * @param matches the matches in the database
   */
  record Limits(
      int rate, long bodyBytes, long recordBytes, int recordGames, int plies, long matches) {
    Limits {
      checkArgument(rate >= 1, "rate %s", rate);
      checkArgument(bodyBytes >= 1, "bytes of a request %s", bodyBytes);
      checkArgument(recordBytes >= 1, "bytes of records %s", recordBytes);
      checkArgument(recordGames >= 1, "games of a text %s", recordGames);
      checkArgument(plies >= 1, "moves of a match %s", plies);
      checkArgument(matches >= 1, "matches %s", matches);
    }
  }
}
