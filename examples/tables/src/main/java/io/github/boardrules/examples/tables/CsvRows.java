package io.github.boardrules.examples.tables;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.table.Column;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes rows as comma-separated values (RFC 4180) in UTF-8. A null is an empty field. All values
 * but numbers and Booleans are quoted, in all rows: readers of several files guess from the first
 * whether fields are quoted.
 */
final class CsvRows implements RowWriter {
  private static final JsonFactory JSON = new JsonFactory();

  private final Writer out;

  private CsvRows(Writer out) {
    this.out = out;
  }

  static CsvRows open(Path file, ImmutableList<? extends Column<?>> columns) throws IOException {
    Writer out = RowWriter.text(file);
    out.write(columns.stream().map(Column::name).collect(Collectors.joining(",")) + "\r\n");
    return new CsvRows(out);
  }

  @Override
  public void write(List<@Nullable Object> row) throws IOException {
    for (int i = 0; i < row.size(); i++) {
      out.write(i == 0 ? "" : ",");
      Object value = row.get(i);
      if (value instanceof Number || value instanceof Boolean) {
        out.write(value.toString());
      } else if (value != null) {
        out.write(quote(value instanceof List || value instanceof Map ? json(value) : "" + value));
      }
    }
    out.write("\r\n");
  }

  private static String quote(String text) {
    return "\"" + text.replace("\"", "\"\"") + "\"";
  }

  private static String json(Object value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      JsonRows.write(value, json);
    }
    return text.toString();
  }

  @Override
  public long memory() {
    return 2 * TEXT_BUFFER;
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
