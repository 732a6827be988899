/**
 * Games over HTTP and JSON, kept in an embedded database. No line of it knows a rule or a game: the
 * games are found as services, and whatever is to be known of them the library is asked.
 */
@NullMarked
package io.github.boardrules.examples.server;

import org.jspecify.annotations.NullMarked;
