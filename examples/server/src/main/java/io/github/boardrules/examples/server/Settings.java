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
    checkPort("--port", port);
    checkArgument(!host.isBlank(), "--host must be an address or a host name, but is empty");
    checkArgument(
        !database.toString().isEmpty() && !database.toString().endsWith(Database.EXTENSION),
        "--database must be a file without its extension %s, but is '%s'",
        Database.EXTENSION,
        database);
    // H2 would interpret text after a semicolon as a database option.
    checkArgument(
        !database.toString().contains(";"),
        "database file must not contain a semicolon: %s",
        database);
    for (String origin : origins) {
      checkArgument(
          Origins.isOrigin(origin),
          "--allow-origin must be * or a site as browsers write it, such as https://example.org,"
              + " but is '%s'",
          origin);
    }
    for (String name : hosts) {
      checkArgument(
          Hosts.isName(name),
          "--allow-host must be * or a host name without a port, such as games.example.org, but"
              + " is '%s'",
          name);
    }
  }

  /** Checks that a port is from 0 to 65535. */
  static void checkPort(String option, int port) {
    checkArgument(
        port >= 0 && port <= 65_535, "%s must be from 0 to 65535, but is %s", option, port);
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
