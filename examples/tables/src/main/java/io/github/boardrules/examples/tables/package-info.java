/** The command line with two more commands: tables and statistics for those who study games. */
@NullMarked
package io.github.boardrules.examples.tables;

import org.jspecify.annotations.NullMarked;
