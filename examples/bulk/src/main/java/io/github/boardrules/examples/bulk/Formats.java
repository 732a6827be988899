package io.github.boardrules.examples.bulk;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.record.sgf.SgfFormat;
import java.util.Optional;

/** The record formats that the examples read and write. */
public final class Formats {
  /** BRG and SGF, in this order. */
  public static final ImmutableList<RecordFormat> ALL =
      ImmutableList.of(BrgFormat.BRG, SgfFormat.SGF);

  private Formats() {}

  /**
   * {@return the format with an id, ignoring case; empty if it does not exist}
   *
   * @param id an id: {@code sgf}
   */
  public static Optional<RecordFormat> find(String id) {
    return ALL.stream().filter(format -> format.id().equals(Ascii.toLowerCase(id))).findFirst();
  }
}
