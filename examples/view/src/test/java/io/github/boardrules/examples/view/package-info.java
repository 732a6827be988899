/** Tests of the views: they say the same as the library. */
@NullMarked
package io.github.boardrules.examples.view;

import org.jspecify.annotations.NullMarked;
