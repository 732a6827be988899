package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

/**
 * One value of an {@link SgfProperty}.
 *
 * @param text its text, without escapes
 * @param location where it stands
 */
public record SgfValue(String text, TextLocation location) {

  /**
   * Checks that nothing is missing.
   *
   * @param text the text to read
   * @param location where
   */
  public SgfValue {
    checkNotNull(text, "text");
    checkNotNull(location, "location");
  }
}
