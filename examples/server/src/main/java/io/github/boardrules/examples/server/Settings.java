package io.github.boardrules.examples.server;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The settings of a server.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 for any free port
 * @param database the database file, without the extension {@code .mv.db}
 * @param limits the limits on requests and storage
 * @param origins the sites whose pages may ask questions; {@code *} for all sites
 * @param hosts the host names of the server besides {@code host}; {@code *} for any name
 * @param records the records in which positions are found; empty if none are
 */
record Settings(
    String host,
    int port,
    Path database,
    Limits limits,
    ImmutableSet<String> origins,
    ImmutableSet<String> hosts,
    Optional<RecordFolder> records) {
  /**
   * A folder of records.
   *
   * @param folder the folder
   * @param index the folder of its index, which the server makes
   */
  record RecordFolder(Path folder, Path index) {}

  Settings {
    checkArgument(port >= 0 && port <= 65_535, "port must be from 0 to 65535, but is %s", port);
    // H2 would interpret text after a semicolon as a database option.
    checkArgument(
        !database.toString().contains(";"),
        "database file must not contain a semicolon: %s",
        database);
  }

  /** Creates settings without records. */
  Settings(
      String host,
      int port,
      Path database,
      Limits limits,
      ImmutableSet<String> origins,
      ImmutableSet<String> hosts) {
    this(host, port, database, limits, origins, hosts, Optional.empty());
  }
}
