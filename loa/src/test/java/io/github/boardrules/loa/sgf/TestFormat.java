package io.github.boardrules.loa.sgf;

import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.brg.BrgFormat;

/** The formats of records of Lines of Action. */
final class TestFormat {
  static final RecordFormat BRG = BrgFormat.BRG;
  static final RecordFormat SGF = new SgfFormat();

  private TestFormat() {}
}
