/**
 * Fuzz tests of all parsers. Each class whose name ends in {@code Fuzz} is a target: its {@code
 * fuzzerTestOneInput} checks properties that hold for any input and throws an error if one fails.
 *
 * <p>{@link io.github.boardrules.examples.cli.fuzz.FuzzInputsTest} runs the targets in every build,
 * on the inputs in {@code src/test/resources/fuzz} and on inputs derived from real games. {@link
 * io.github.boardrules.examples.cli.fuzz.Fuzzing} runs a coverage-guided fuzzer, in the profile
 * {@code fuzz}.
 */
@NullMarked
package io.github.boardrules.examples.cli.fuzz;

import org.jspecify.annotations.NullMarked;
