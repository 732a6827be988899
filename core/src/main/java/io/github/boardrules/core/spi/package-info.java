/**
 * Building blocks for authors of games: the reader of options, position texts, builders and checks
 * of setups, stable hashes, lazy move lists and a cache of games. Programs that play, show or judge
 * games do not need this package.
 */
@NullMarked
package io.github.boardrules.core.spi;

import org.jspecify.annotations.NullMarked;
