package io.github.boardrules.examples.engine.bulk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import java.io.IOException;
import java.io.InputStream;
import java.util.Comparator;
import java.util.Optional;

/**
 * The record formats that the examples read and write: those on the class path. They are searched
 * for once, because a search takes a millisecond and each file asks for them; the programs have one
 * class loader, so that the thread does not matter.
 */
public final class Formats {
  private static final RecordFormats INSTALLED = RecordFormats.installed();

  private static final ImmutableSet<String> FIRST = ImmutableSet.of("brg", "sgf");

  /** BRG and SGF, then all others. */
  public static final ImmutableList<RecordFormat> ALL =
      INSTALLED.all().stream()
          .sorted(Comparator.comparing(format -> !FIRST.contains(format.id())))
          .collect(toImmutableList());

  private Formats() {}

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
