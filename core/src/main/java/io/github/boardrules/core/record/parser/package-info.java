/** Classes that the record formats of this module share. Not exported. */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.record.parser;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
