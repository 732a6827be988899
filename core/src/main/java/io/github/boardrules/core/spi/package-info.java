/**
 * What the author of a game builds on, and nobody else needs.
 *
 * <p>Stable like the rest of the API, but apart from it: a program that only plays, shows or judges
 * games never imports this package.
 */
@NullMarked
package io.github.boardrules.core.spi;

import org.jspecify.annotations.NullMarked;
