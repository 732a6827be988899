package io.github.boardrules.examples.cli.fuzz;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Assertions for the targets. They avoid JUnit, which the fuzzer would have to load, too. */
public final class Facts {
  private Facts() {}

  /**
   * Fails unless a condition holds.
   *
   * @param holds the condition
   * @param otherwise the message of the failure
   */
  public static void check(boolean holds, Supplier<String> otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise.get());
    }
  }

  /**
   * Fails unless two values are equal.
   *
   * @param what a name of the values for the message
   * @param expected the expected value
   * @param found the actual value
   */
  public static void checkEqual(String what, @Nullable Object expected, @Nullable Object found) {
    check(
        Objects.equals(expected, found), () -> what + ": expected " + expected + ", was " + found);
  }
}
