/** Validates archives on Apache Spark, on one machine or on a cluster. */
@NullMarked
package io.github.boardrules.examples.spark;

import org.jspecify.annotations.NullMarked;
