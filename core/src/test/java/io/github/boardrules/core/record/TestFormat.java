package io.github.boardrules.core.record;

import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.IOException;

/** The formats of core. */
@SuppressWarnings("ImmutableEnumChecker") // record formats are immutable
public enum TestFormat implements RecordFormat {
  BRG(BrgFormat.BRG);

  private final RecordFormat format;

  TestFormat(RecordFormat format) {
    this.format = format;
  }

  @Override
  public String id() {
    return format.id();
  }

  @Override
  public RecordScanner open(RecordInput in) {
    return format.open(in);
  }

  @Override
  public boolean canWrite(GameReplay replay) {
    return format.canWrite(replay);
  }

  @Override
  public void write(GameReplay replay, Appendable target) throws IOException {
    format.write(replay, target);
  }
}
