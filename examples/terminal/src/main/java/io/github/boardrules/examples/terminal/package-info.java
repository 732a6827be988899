/**
 * Games in a terminal, drawn with letters. No line of it knows a rule or a game: the games are
 * found as services, and whatever is to be known of them the library is asked.
 */
@NullMarked
package io.github.boardrules.examples.terminal;

import org.jspecify.annotations.NullMarked;
