/**
 * What games need to read and write their notations: a scanner that knows its place, and the error
 * that tells it.
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
