/**
 * Parsing of texts: the exception for a text that does not follow its notation, the strictness of
 * parsing, and, for authors of games and formats, a scanner that tracks its offset and the
 * detection of UTF-16.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.text;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
