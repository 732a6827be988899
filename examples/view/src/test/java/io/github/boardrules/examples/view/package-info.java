/** Tests that compare the views with the library. */
@NullMarked
package io.github.boardrules.examples.view;

import org.jspecify.annotations.NullMarked;
