/** Tests that compare the views with the library. */
@NullMarked
package io.github.boardrules.picture.view;

import org.jspecify.annotations.NullMarked;
