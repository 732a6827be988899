/** Applies the conformance kit to Hex and Y, and compares them with a naive model. */
@NullMarked
package io.github.boardrules.examples.connection;

import org.jspecify.annotations.NullMarked;
