/**
 * How texts are read: the exception for a text that does not follow its notation, how strictly a
 * notation is read, and, for authors of games, a scanner that knows its place.
 */
@NullMarked
package io.github.boardrules.core.text;

import org.jspecify.annotations.NullMarked;
