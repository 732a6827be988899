package io.github.boardrules.examples.bulk;

import io.github.boardrules.core.record.RecordFormat;

/**
 * Finds places at which a text can be cut: the parts, read one by one, give the games and problems
 * that the whole gives. All are beginnings of games at the beginning of a line. A cut is found from
 * what stands around it, so damage before it does no harm; where games are damaged, or written in
 * an uncommon way, there are fewer cuts, never wrong ones.
 */
abstract sealed class Cuts permits BrgCuts, SgfCuts {
  /** No cut. */
  static final long NONE = -1;

  private long offset;
  private long lineEnds;
  private boolean afterReturn;

  Cuts() {}

  /** The cuts of a text from its beginning on. */
  static Cuts of(RecordFormat format) {
    return format.id().equals("sgf") ? new SgfCuts(false) : new BrgCuts(false);
  }

  /** The cuts of a text from any byte on. */
  static Cuts inTheMiddle(RecordFormat format) {
    return format.id().equals("sgf") ? new SgfCuts(true) : new BrgCuts(true);
  }

  /**
   * Takes the next byte.
   *
   * @return the offset of the cut that it makes sure, in the same line as this byte; else {@link
   *     #NONE}
   */
  final long accept(byte next) {
    long cut;
    if (next == '\n' || next == '\r') {
      if (next == '\r' || !afterReturn) {
        lineEnds++;
      }
      endLine();
      cut = NONE;
    } else {
      cut = accept(next, offset);
    }
    afterReturn = next == '\r';
    offset++;
    return cut;
  }

  /** How many lines have ended so far: LF, CR and both together end a line. */
  final long lineEnds() {
    return lineEnds;
  }

  /** The first place that may still turn out to be a cut. */
  final long undecided() {
    long candidate = candidate();
    return candidate == NONE ? offset : candidate;
  }

  abstract long accept(byte next, long at);

  abstract void endLine();

  /** The place that may turn out to be a cut; else {@link #NONE}. */
  abstract long candidate();
}
