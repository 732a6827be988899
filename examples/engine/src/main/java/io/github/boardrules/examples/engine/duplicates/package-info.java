/** Games that were recorded more than once. */
@NullMarked
package io.github.boardrules.examples.engine.duplicates;

import org.jspecify.annotations.NullMarked;
