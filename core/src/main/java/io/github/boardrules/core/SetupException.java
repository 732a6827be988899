package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;

/** Thrown when a setup is not a position of its game. */
public final class SetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient ImmutableList<Violation> defects;

  /**
   * Creates an exception.
   *
   * @param defects all defects of the setup, at least one
   */
  public SetupException(ImmutableList<Violation> defects) {
    super(
        defects.stream()
            .map(Violation::message)
            .collect(Collectors.joining("; ", "Not a position: ", "")));
    this.defects = defects;
  }

  /** {@return all defects of the setup, not only the first} */
  public ImmutableList<Violation> defects() {
    return defects;
  }
}
