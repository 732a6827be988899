/** Tests of everything that the guide says. */
@NullMarked
package io.github.boardrules.examples.guide;

import org.jspecify.annotations.NullMarked;
