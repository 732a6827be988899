/**
 * Building blocks for authors of games: parsing of texts and options, stable hashes, lazy move
 * lists, diagrams, bitboard operations and a cache of games. Programs that play, show or judge
 * games do not need this package.
 */
@NullMarked
package io.github.boardrules.core.spi;

import org.jspecify.annotations.NullMarked;
