/**
 * Questions about games, positions, moves and records as JSON, and their answers. The server
 * answers them over HTTP, the command line over standard input and output. Names no game: finds the
 * games as services.
 */
@NullMarked
package io.github.boardrules.examples.engine.referee;

import org.jspecify.annotations.NullMarked;
