package io.github.boardrules.core.text;

import com.google.errorprone.annotations.Immutable;

/**
 * The code of an error: why a text cannot be read, which rule a move or a setup breaks, what is
 * wrong with an option or a record. Each kind of error implements this interface with an enum; each
 * game has one for moves and one for setups. Later versions may add constants.
 */
@Immutable
public interface ErrorCode {
  /** {@return the name of the constant, such as {@code NOT_ON_A_LINE}} Stable across versions. */
  String name();
}
