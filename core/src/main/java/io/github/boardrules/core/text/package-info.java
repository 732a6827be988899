/**
 * What games need to read and write their notations: a scanner that knows its place, the rows of a
 * position in the style of FEN, and diagrams.
 *
 * <pre>{@code
 * TextScanner scanner = new TextScanner("12 apples");
 * scanner.number(); // → 12
 * scanner.expectEnd(); // throws NotationException
 * }</pre>
 */
@NullMarked
package io.github.boardrules.core.text;

import org.jspecify.annotations.NullMarked;
