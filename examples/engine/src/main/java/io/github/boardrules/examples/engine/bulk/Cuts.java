package io.github.boardrules.examples.engine.bulk;

import io.github.boardrules.core.record.RecordFormat;

/**
 * Finds the offsets at which a text can be cut: reading the parts separately yields the same games
 * and problems as reading the whole text. Every cut is the start of a game at the start of a line.
 * A cut is recognized by its immediate context, so earlier damage does not matter. Texts with
 * damaged games or an unusual layout have fewer cuts, but never wrong ones.
 */
abstract sealed class Cuts permits BrgCuts, SgfCuts, NoCuts {
  /** The value that means that no cut was found. */
  static final long NONE = -1;

  private long offset;

  Cuts() {}

  /** Returns a finder for a text that is read from its start. */
  static Cuts of(RecordFormat format) {
    return of(format, false);
  }

  /** Returns a finder for a text that is read from an arbitrary byte. */
  static Cuts inTheMiddle(RecordFormat format) {
    return of(format, true);
  }

  private static Cuts of(RecordFormat format, boolean inTheMiddle) {
    return switch (format.id()) {
      case "brg" -> new BrgCuts(inTheMiddle);
      case "sgf" -> new SgfCuts(inTheMiddle);
      default -> new NoCuts();
    };
  }

  /**
   * Processes the next byte.
   *
   * @return the offset of the cut that this byte confirms, which is in the same line; otherwise
   *     {@link #NONE}
   */
  final long accept(byte next) {
    long cut = NONE;
    if (next == '\n' || next == '\r') {
      endLine();
    } else {
      cut = accept(next, offset);
    }
    offset++;
    return cut;
  }

  /** Returns the offset of the first byte that may still turn out to be a cut. */
  final long undecided() {
    long candidate = candidate();
    return candidate == NONE ? offset : candidate;
  }

  abstract long accept(byte next, long at);

  abstract void endLine();

  /** Returns the offset that may turn out to be a cut, or {@link #NONE}. */
  abstract long candidate();
}
