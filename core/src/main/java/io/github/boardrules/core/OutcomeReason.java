package io.github.boardrules.core;

/** Why a game is over. Implemented by one enum for each game. */
public interface OutcomeReason {
  /** {@return the constant's name, in capitals with underscores} Part of the API. */
  String name();

  /**
   * {@return the same in lower camel case, as conformance vectors and JSON write it: {@code
   * twoPasses}}
   */
  default String label() {
    return com.google.common.base.CaseFormat.UPPER_UNDERSCORE.to(
        com.google.common.base.CaseFormat.LOWER_CAMEL, name());
  }
}
