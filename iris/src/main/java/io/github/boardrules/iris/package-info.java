/** The rules of Iris. */
@NullMarked
package io.github.boardrules.iris;

import org.jspecify.annotations.NullMarked;
