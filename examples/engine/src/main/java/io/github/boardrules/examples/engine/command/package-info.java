/**
 * What the programs of the command line share: the options that select a game, a position or
 * records, the progress bar, the exit statuses, and how mistakes are reported.
 */
@NullMarked
package io.github.boardrules.examples.engine.command;

import org.jspecify.annotations.NullMarked;
