/** The programs that the guide explains. */
@NullMarked
package io.github.boardrules.examples.guide;

import org.jspecify.annotations.NullMarked;
