/** Tests of Carteso. */
@NullMarked
package io.github.boardrules.carteso;

import org.jspecify.annotations.NullMarked;
