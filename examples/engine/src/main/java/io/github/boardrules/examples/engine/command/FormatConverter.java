package io.github.boardrules.examples.engine.command;

import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.examples.engine.bulk.Formats;
import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the id of a record format on the command line, and lists all ids. */
public final class FormatConverter implements ITypeConverter<RecordFormat>, Iterable<String> {
  /** Creates a converter. */
  public FormatConverter() {}

  @Override
  public RecordFormat convert(String value) {
    return Formats.find(value)
        .orElseThrow(
            () ->
                new TypeConversionException("expected one of " + names() + ", but found " + value));
  }

  @Override
  public Iterator<String> iterator() {
    return Formats.ALL.stream().map(RecordFormat::id).iterator();
  }

  private String names() {
    return String.join(", ", this);
  }
}
