package io.github.boardrules.examples.engine.bulk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.record.sgf.SgfFormat;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The record formats that the examples read and write: those on the class path. They are searched
 * for once, because a search takes a millisecond and each file asks for them; the programs have one
 * class loader, so that the thread does not matter.
 */
public final class Formats {
  private static final RecordFormats INSTALLED = RecordFormats.installed();

  /** BRG and SGF, then all others by their ids. */
  public static final ImmutableList<RecordFormat> ALL =
      Stream.concat(
              Stream.of(BrgFormat.BRG, SgfFormat.SGF),
              INSTALLED.all().stream().filter(Formats::isOfAnotherModule))
          .collect(toImmutableList());

  private Formats() {}

  private static boolean isOfAnotherModule(RecordFormat format) {
    return !(format instanceof BrgFormat) && !(format instanceof SgfFormat);
  }

  /**
   * {@return the format with an id, ignoring case; empty if it does not exist}
   *
   * @param id an id: {@code sgf}
   */
  public static Optional<RecordFormat> find(String id) {
    return ALL.stream().filter(format -> format.id().equals(Ascii.toLowerCase(id))).findFirst();
  }

  /**
   * {@return the format of a text, detected from its name and its start} A text that no other
   * format recognizes is BRG.
   *
   * @param in the text, which must support {@code mark}; its position does not change
   * @param name the name of the text; may be empty
   * @throws IOException if the first bytes cannot be read
   */
  public static RecordFormat detect(InputStream in, String name) throws IOException {
    return INSTALLED.detect(in, name);
  }
}
