package io.github.boardrules.core;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;

/** The reason why a game is over. Each game implements this interface with one enum. */
public interface OutcomeReason {
  /** {@return the name of the constant, such as {@code TWO_PASSES}} Stable across versions. */
  String name();

  /** {@return the name in JSON, such as {@code twoPasses}} Stable across versions. */
  default String jsonName() {
    return CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_CAMEL, name());
  }

  /** {@return the reason in words, such as {@code two passes}} */
  default String title() {
    return Ascii.toLowerCase(name()).replace('_', ' ');
  }
}
