package io.github.boardrules.loa.sgf;

import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.loa.sgf.TextEncoding.Form;
import java.nio.charset.StandardCharsets;

/**
 * Finds the characters of an encoding in a text that is not decoded yet, so that a byte of ASCII
 * that is a part of one has no meaning of its own, and so that they can be counted. The characters
 * of the text are those of a {@link RecordInput} with raw bytes: one may be several bytes, which
 * happen to be valid UTF-8.
 */
final class MultibyteScanner {
  static final char ESCAPE = '\u001b';

  /** The first of the first bytes of GB18030 for characters that are surrogate pairs in UTF-16. */
  private static final int FIRST_SUPPLEMENTARY = 0x90;

  private final Form form;

  /** The number of bytes that the current character still needs. */
  private int left;

  private int lead;

  /** The first byte of a character of four bytes of which two were read, or 0. */
  private int firstLead;

  private char highSurrogate;
  private int added;

  /** The state of ISO-2022-JP: whether a character of ASCII is a part of another one. */
  private boolean isShifted;

  private boolean isDouble;
  private String sequence = "";

  MultibyteScanner(Form form) {
    this.form = form;
  }

  /** Returns whether an encoding has the same form as this scanner. */
  boolean isFor(TextEncoding encoding) {
    return encoding.form() == form;
  }

  /** Returns one scanner for each form in which a byte of ASCII may be a part of a character. */
  static MultibyteScanner[] all() {
    return new MultibyteScanner[] {
      new MultibyteScanner(Form.DOUBLE_BYTE),
      new MultibyteScanner(Form.SHIFT_JIS),
      new MultibyteScanner(Form.ISO_2022_JP)
    };
  }

  /** Begins another text. */
  void restart() {
    left = 0;
    firstLead = 0;
    highSurrogate = 0;
    isShifted = false;
    sequence = "";
  }

  /** Returns whether the next character is a part of one that is not in ASCII. */
  boolean isPart(int c) {
    added = 0;
    if (form == Form.ISO_2022_JP) {
      return c < 0x80 ? isPartOfEscaped(c) : c >= 0;
    }
    if (c >= 0 && c < 0x80) {
      return isTrail(c);
    }
    if (c >= 0) {
      addBytes((char) c);
    }
    return c >= 0;
  }

  /**
   * Returns how many characters the last part has in the encoding, less the one that it is here: -1
   * for the first byte of two.
   */
  int added() {
    return added;
  }

  private boolean isTrail(int c) {
    boolean isTrail = left > 0 && form.isAmbiguous() && c >= (form == Form.DOUBLE_BYTE ? '0' : '@');
    left = 0;
    boolean isHalf = isTrail && c <= '9';
    if (isHalf && firstLead > 0) {
      added = firstLead < FIRST_SUPPLEMENTARY ? -1 : 0;
      firstLead = 0;
    } else {
      firstLead = isHalf ? lead : 0;
    }
    return isTrail;
  }

  private void addBytes(char c) {
    added = -1;
    if (Character.isHighSurrogate(c)) {
      highSurrogate = c;
    } else if (highSurrogate == 0 && Character.isLowSurrogate(c)) {
      addByte(c & 0xff);
    } else {
      String whole = highSurrogate == 0 ? String.valueOf(c) : "" + highSurrogate + c;
      highSurrogate = 0;
      for (byte b : whole.getBytes(StandardCharsets.UTF_8)) {
        addByte(b & 0xff);
      }
    }
  }

  private void addByte(int b) {
    left = left > 0 ? left - 1 : following(b);
    lead = b;
    added += left > 0 ? 0 : 1;
  }

  /** Returns the number of bytes that follow the first byte of a character. */
  private int following(int b) {
    return switch (form) {
      case SHIFT_JIS -> (b >= 0x81 && b <= 0x9f) || (b >= 0xe0 && b <= 0xfc) ? 1 : 0;
      case DOUBLE_BYTE -> b >= 0x81 && b <= 0xfe ? 1 : 0;
      case EUC -> b == 0x8f ? 2 : b == 0x8e || (b >= 0xa1 && b <= 0xfe) ? 1 : 0;
      default -> 0;
    };
  }

  private boolean isPartOfEscaped(int c) {
    if (c == ESCAPE || !sequence.isEmpty()) {
      sequence = c == ESCAPE ? "" + ESCAPE : sequence + (char) c;
      added = -1;
      endSequence();
      return true;
    }
    if (c < ' ') {
      isShifted &= c != '\n';
      return false;
    }
    left = isShifted && isDouble ? 1 - left : 0;
    added = -left;
    return isShifted;
  }

  /** Changes the state at the end of a sequence such as {@code ESC $ B}. */
  private void endSequence() {
    boolean isOpen = sequence.length() == 1 || sequence.endsWith("$") || sequence.endsWith("(");
    if (isOpen && sequence.length() < 4) {
      return;
    }
    isDouble = sequence.indexOf('$') > 0;
    isShifted = isDouble || sequence.endsWith("I");
    left = 0;
    sequence = "";
  }
}
