/**
 * What games need to read and write their notations: a scanner that knows its place, the rows of a
 * position in the style of FEN, and diagrams.
 */
@NullMarked
package io.github.boardrules.core.text;

import org.jspecify.annotations.NullMarked;
