/**
 * Fuzzing of everything that reads text. Each class that ends in {@code Fuzz} is a target: its
 * {@code fuzzerTestOneInput} says what must be true of any input whatever, and throws an error
 * where it is not.
 *
 * <p>{@link io.github.boardrules.examples.cli.fuzz.FuzzInputsTest} gives the targets what is kept
 * in {@code src/test/resources/fuzz} and what real games yield, in every build. {@link
 * io.github.boardrules.examples.cli.fuzz.Fuzzing} lets a fuzzer find inputs of its own, guided by
 * the code they reach, in the profile {@code fuzz}.
 */
@NullMarked
package io.github.boardrules.examples.cli.fuzz;

import org.jspecify.annotations.NullMarked;
