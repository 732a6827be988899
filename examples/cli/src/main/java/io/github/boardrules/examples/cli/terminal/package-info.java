/**
 * A terminal front end that prints boards as text. It contains no rules and names no game: it finds
 * the games as services and uses the API of the library only.
 */
@NullMarked
package io.github.boardrules.examples.cli.terminal;

import org.jspecify.annotations.NullMarked;
