package io.github.boardrules.examples.cli.fuzz;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What targets claim. Here and not JUnit's, which a fuzzer would have to load besides. */
public final class Facts {
  private Facts() {}

  /**
   * Fails unless something holds.
   *
   * @param holds whether it does
   * @param otherwise what to say if not
   */
  public static void check(boolean holds, Supplier<String> otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise.get());
    }
  }

  /**
   * Fails unless two things are equal.
   *
   * @param what what they are
   * @param expected the one
   * @param found the other
   */
  public static void checkEqual(String what, @Nullable Object expected, @Nullable Object found) {
    check(
        Objects.equals(expected, found), () -> what + ": expected " + expected + ", was " + found);
  }
}
