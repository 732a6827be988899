package io.github.boardrules.examples.tables;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.table.Column;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvSchema;

/** Reads rows of JSON Lines, or of comma-separated values whose lists are JSON. */
final class JsonRowReader implements RowReader {
  private static final JsonMapper JSON = new JsonMapper();
  private static final CsvMapper CSV = new CsvMapper();

  private final MappingIterator<JsonNode> rows;
  private final ImmutableList<? extends Column<?>> columns;

  private JsonRowReader(
      MappingIterator<JsonNode> rows, ImmutableList<? extends Column<?>> columns) {
    this.rows = rows;
    this.columns = columns;
  }

  static JsonRowReader openLines(Path file, ImmutableList<? extends Column<?>> columns)
      throws IOException {
    try {
      return new JsonRowReader(JSON.readerFor(JsonNode.class).readValues(file.toFile()), columns);
    } catch (JacksonException e) {
      throw JsonRows.cause(e);
    }
  }

  static JsonRowReader openCsv(Path file, ImmutableList<? extends Column<?>> columns)
      throws IOException {
    try {
      return new JsonRowReader(
          CSV.readerFor(JsonNode.class)
              .with(CsvSchema.emptySchema().withHeader())
              .readValues(file.toFile()),
          columns);
    } catch (JacksonException e) {
      throw JsonRows.cause(e);
    }
  }

  @Override
  public @Nullable List<@Nullable Object> next() throws IOException {
    try {
      if (!rows.hasNextValue()) {
        return null;
      }
      JsonNode row = rows.nextValue();
      List<@Nullable Object> values = new ArrayList<>(columns.size());
      for (Column<?> column : columns) {
        values.add(RowReader.check(column, value(column, row.path(column.name()))));
      }
      return values;
    } catch (JacksonException e) {
      throw JsonRows.cause(e);
    }
  }

  /** Converts a value; in a file of comma-separated values, all are texts, and a null is empty. */
  private static @Nullable Object value(Column<?> column, JsonNode value) {
    if (value.isMissingNode() || value.isNull()) {
      return null;
    }
    boolean isAbsent = value.isString() && value.stringValue().isEmpty();
    return switch (column.type()) {
      case TEXT -> isAbsent && !column.isRequired() ? null : value.asString();
      case INTEGER -> isAbsent ? null : (Integer) value.asInt();
      case LONG -> isAbsent ? null : (Long) value.asLong();
      case BOOLEAN -> isAbsent ? null : (Boolean) value.asBoolean();
      case TEXTS -> isAbsent ? null : texts(value);
      case DATE, DECIMAL, DECIMALS, NUMBERS, SCORES ->
          throw new IllegalArgumentException(column.name());
    };
  }

  private static ImmutableList<String> texts(JsonNode value) {
    JsonNode list = value.isString() ? JSON.readTree(value.stringValue()) : value;
    return list.values().stream().map(JsonNode::asString).collect(toImmutableList());
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }
}
