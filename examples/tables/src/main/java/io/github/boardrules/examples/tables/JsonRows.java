package io.github.boardrules.examples.tables;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.table.Column;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes rows as JSON Lines. */
final class JsonRows implements RowWriter {
  private static final JsonFactory JSON = JsonFactory.builder().rootValueSeparator("\n").build();

  private final JsonGenerator out;
  private final ImmutableList<? extends Column<?>> columns;
  private boolean isEmpty = true;

  private JsonRows(JsonGenerator out, ImmutableList<? extends Column<?>> columns) {
    this.out = out;
    this.columns = columns;
  }

  static JsonRows open(Path file, ImmutableList<? extends Column<?>> columns) throws IOException {
    return new JsonRows(
        JSON.createGenerator(ObjectWriteContext.empty(), RowWriter.text(file)), columns);
  }

  @Override
  public void write(List<@Nullable Object> row) throws IOException {
    isEmpty = false;
    try {
      out.writeStartObject();
      for (int i = 0; i < row.size(); i++) {
        Object value = row.get(i);
        if (value != null) {
          out.writeName(columns.get(i).name());
          write(value, out);
        }
      }
      out.writeEndObject();
    } catch (JacksonException e) {
      throw cause(e);
    }
  }

  /** Writes a value of any column. */
  static void write(@Nullable Object value, JsonGenerator out) {
    if (value == null) {
      out.writeNull();
    } else if (value instanceof Integer number) {
      out.writeNumber(number);
    } else if (value instanceof Long number) {
      out.writeNumber(number);
    } else if (value instanceof Double number) {
      out.writeNumber(number);
    } else if (value instanceof Boolean flag) {
      out.writeBoolean(flag);
    } else if (value instanceof List<?> list) {
      out.writeStartArray();
      list.forEach(item -> write(item, out));
      out.writeEndArray();
    } else if (value instanceof Map<?, ?> map) {
      out.writeStartObject();
      map.forEach(
          (name, item) -> {
            out.writeName(String.valueOf(name));
            write(item, out);
          });
      out.writeEndObject();
    } else {
      out.writeString(value.toString());
    }
  }

  /** Returns the error of the file that a generator has wrapped. */
  static IOException cause(JacksonException e) {
    return e.getCause() instanceof IOException io ? io : new IOException(e);
  }

  @Override
  public long memory() {
    return 2 * TEXT_BUFFER;
  }

  @Override
  public void close() throws IOException {
    try {
      if (!isEmpty) {
        out.writeRaw('\n');
      }
      out.close();
    } catch (JacksonException e) {
      throw cause(e);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
