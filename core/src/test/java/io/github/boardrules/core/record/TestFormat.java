package io.github.boardrules.core.record;

import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.record.sgf.SgfFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** The formats of core, SGF with the dialect of the sample game only. */
@SuppressWarnings("ImmutableEnumChecker") // record formats are immutable
public enum TestFormat implements RecordFormat {
  BRG(BrgFormat.BRG),
  SGF(SgfFormat.of(Records.DIALECTS));

  private final RecordFormat format;

  TestFormat(RecordFormat format) {
    this.format = format;
  }

  @Override
  public String id() {
    return format.id();
  }

  @Override
  public RecordReader open(InputStream in, String name, ReadLimits limits) throws IOException {
    return format.open(in, name, limits);
  }

  @Override
  public RecordReader open(Reader in, String name, ReadLimits limits) throws IOException {
    return format.open(in, name, limits);
  }

  @Override
  public boolean canWrite(Replay replay) {
    return format.canWrite(replay);
  }

  @Override
  public void write(Replay replay, Appendable target) throws IOException {
    format.write(replay, target);
  }
}
