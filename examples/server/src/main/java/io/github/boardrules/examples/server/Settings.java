package io.github.boardrules.examples.server;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;

/**
 * The settings of a server.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 for any free port
 * @param database the database file, without the extension {@code .mv.db}
 * @param limits the limits on requests and storage
 * @param origins the sites whose pages may ask questions; {@code *} for all sites
 * @param hosts the host names of the server besides {@code host}; {@code *} for any name
 */
record Settings(
    String host,
    int port,
    Path database,
    Limits limits,
    ImmutableSet<String> origins,
    ImmutableSet<String> hosts) {
  Settings {
    checkArgument(port >= 0 && port <= 65_535, "port must be from 0 to 65535, but is %s", port);
    // H2 would interpret text after a semicolon as a database option.
    checkArgument(
        !database.toString().contains(";"),
        "database file must not contain a semicolon: %s",
        database);
  }

  /** Creates settings with which only pages of the server itself may use the API. */
  Settings(String host, int port, Path database, Limits limits) {
    this(host, port, database, limits, ImmutableSet.of(), ImmutableSet.of());
  }
}
