package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;

/** A setup is not a position of its game. */
public final class SetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient ImmutableList<Violation> defects;

  /**
   * All the defects of a setup; at least one.
   *
   * @param defects what is wrong with the setup
   */
  public SetupException(ImmutableList<Violation> defects) {
    super(
        defects.stream()
            .map(Violation::message)
            .collect(Collectors.joining("; ", "Not a position: ", "")));
    this.defects = defects;
  }

  /** {@return every defect of the setup, not only the first one found} */
  public ImmutableList<Violation> defects() {
    return defects;
  }
}
