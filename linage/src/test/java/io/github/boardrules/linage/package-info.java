/** Tests of Linage. */
@NullMarked
package io.github.boardrules.linage;

import org.jspecify.annotations.NullMarked;
