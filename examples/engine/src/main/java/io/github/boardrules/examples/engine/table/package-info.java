/**
 * Tables of games and of plies, for those who study games: their columns, and the rows of a
 * verdict. Independent of the format of a file and of how the work is distributed.
 */
@NullMarked
package io.github.boardrules.examples.engine.table;

import org.jspecify.annotations.NullMarked;
