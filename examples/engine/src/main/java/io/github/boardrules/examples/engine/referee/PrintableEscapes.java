package io.github.boardrules.examples.engine.referee;

import io.github.boardrules.examples.engine.bulk.Words;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.io.SerializedString;

/**
 * Escapes in JSON, beside what must be escaped, all characters that {@link Words#isPrintable} calls
 * not printable, because a terminal obeys some of them. Leaves surrogates alone.
 */
public final class PrintableEscapes extends CharacterEscapes {
  private static final long serialVersionUID = 1L;

  /** Creates the escapes. */
  public PrintableEscapes() {}

  @Override
  public int[] getEscapeCodesForAscii() {
    int[] codes = standardAsciiEscapesForJSON();
    codes[0x7f] = ESCAPE_STANDARD;
    return codes;
  }

  @Override
  public @Nullable SerializableString getEscapeSequence(int c) {
    return c < 0x80 || Character.isSurrogate((char) c) || Words.isPrintable(c)
        ? null
        : new SerializedString(String.format("\\u%04x", c));
  }
}
