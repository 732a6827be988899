/**
 * A game server with an HTTP and JSON API and an embedded database. The server contains no rules
 * and names no game: it finds the games as services and uses the API of the library only.
 */
@NullMarked
package io.github.boardrules.examples.server;

import org.jspecify.annotations.NullMarked;
