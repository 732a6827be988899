/** Tests of Lines of Action. */
@NullMarked
package io.github.boardrules.loa;

import org.jspecify.annotations.NullMarked;
