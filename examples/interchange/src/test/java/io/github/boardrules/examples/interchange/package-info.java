@NullMarked
package io.github.boardrules.examples.interchange;

import org.jspecify.annotations.NullMarked;
