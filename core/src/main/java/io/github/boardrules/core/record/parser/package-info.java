/** Classes that the record formats of this module share. Not exported. */
@NullMarked
package io.github.boardrules.core.record.parser;

import org.jspecify.annotations.NullMarked;
