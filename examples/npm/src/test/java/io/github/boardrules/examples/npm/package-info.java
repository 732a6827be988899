/** The answers of the JVM, with which the gate compares those of the package. */
@NullMarked
package io.github.boardrules.examples.npm;

import org.jspecify.annotations.NullMarked;
