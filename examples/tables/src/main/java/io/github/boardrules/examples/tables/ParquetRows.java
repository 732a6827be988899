package io.github.boardrules.examples.tables;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.boardrules.examples.engine.table.Column;
import io.github.boardrules.examples.engine.table.ColumnType;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.jspecify.annotations.Nullable;

/**
 * Writes rows as Apache Parquet, compressed with Zstandard. The only class that knows the library
 * that writes Parquet.
 */
final class ParquetRows implements RowWriter {
  /** A row group is in memory until it is complete; several files are open at a time. */
  private static final long ROW_GROUP = 4L << 20;

  private final ParquetWriter<List<@Nullable Object>> out;

  private ParquetRows(ParquetWriter<List<@Nullable Object>> out) {
    this.out = out;
  }

  static ParquetRows open(Path file, ImmutableList<? extends Column<?>> columns)
      throws IOException {
    return new ParquetRows(
        new Builder(new LocalOutputFile(file), columns)
            .withConf(new PlainParquetConfiguration())
            .withCodecFactory(new ZstandardCodecs())
            .withCompressionCodec(CompressionCodecName.ZSTD)
            .withRowGroupSize(ROW_GROUP)
            .build());
  }

  /** Returns the schema of a file. */
  static MessageType schema(ImmutableList<? extends Column<?>> columns) {
    return new MessageType(
        "row",
        columns.stream()
            .map(
                column ->
                    type(
                        column.name(),
                        column.type(),
                        column.isRequired() ? Type.Repetition.REQUIRED : Type.Repetition.OPTIONAL))
            .toArray(Type[]::new));
  }

  private static Type type(String name, ColumnType type, Type.Repetition repetition) {
    return switch (type) {
      case TEXT ->
          Types.primitive(PrimitiveTypeName.BINARY, repetition)
              .as(LogicalTypeAnnotation.stringType())
              .named(name);
      case INTEGER -> Types.primitive(PrimitiveTypeName.INT32, repetition).named(name);
      case LONG -> Types.primitive(PrimitiveTypeName.INT64, repetition).named(name);
      case DECIMAL -> Types.primitive(PrimitiveTypeName.DOUBLE, repetition).named(name);
      case BOOLEAN -> Types.primitive(PrimitiveTypeName.BOOLEAN, repetition).named(name);
      case DATE ->
          Types.primitive(PrimitiveTypeName.INT32, repetition)
              .as(LogicalTypeAnnotation.dateType())
              .named(name);
      case TEXTS ->
          Types.list(repetition)
              .requiredElement(PrimitiveTypeName.BINARY)
              .as(LogicalTypeAnnotation.stringType())
              .named(name);
      case DECIMALS -> Types.list(repetition).optionalElement(PrimitiveTypeName.DOUBLE).named(name);
      case NUMBERS ->
          Types.map(repetition)
              .key(PrimitiveTypeName.BINARY)
              .as(LogicalTypeAnnotation.stringType())
              .requiredValue(PrimitiveTypeName.INT32)
              .named(name);
      case SCORES ->
          Types.map(repetition)
              .key(PrimitiveTypeName.BINARY)
              .as(LogicalTypeAnnotation.stringType())
              .requiredListValue()
              .requiredElement(PrimitiveTypeName.DOUBLE)
              .named(name);
    };
  }

  @Override
  public void write(List<@Nullable Object> row) throws IOException {
    out.write(row);
  }

  /** The size of the whole file, because the library does not tell what is in memory. */
  @Override
  public long memory() {
    return out.getDataSize();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  private static final class Builder
      extends ParquetWriter.Builder<List<@Nullable Object>, Builder> {
    private final ImmutableList<? extends Column<?>> columns;

    Builder(OutputFile file, ImmutableList<? extends Column<?>> columns) {
      super(file);
      this.columns = columns;
    }

    @Override
    protected Builder self() {
      return this;
    }

    @Override
    @SuppressWarnings("deprecation") // abstract; the other one is called
    protected WriteSupport<List<@Nullable Object>> getWriteSupport(Configuration unused) {
      return new Rows(columns);
    }

    @Override
    protected WriteSupport<List<@Nullable Object>> getWriteSupport(ParquetConfiguration unused) {
      return new Rows(columns);
    }
  }

  /** Breaks rows down into the values of the columns. */
  private static final class Rows extends WriteSupport<List<@Nullable Object>> {
    private final ImmutableList<? extends Column<?>> columns;
    private @Nullable RecordConsumer consumer;

    Rows(ImmutableList<? extends Column<?>> columns) {
      this.columns = columns;
    }

    @Override
    @SuppressWarnings("deprecation") // abstract; the other one is called
    public WriteContext init(Configuration unused) {
      return new WriteContext(schema(columns), Map.of());
    }

    @Override
    public WriteContext init(ParquetConfiguration unused) {
      return new WriteContext(schema(columns), Map.of());
    }

    @Override
    public void prepareForWrite(RecordConsumer recordConsumer) {
      this.consumer = recordConsumer;
    }

    @Override
    public void write(List<@Nullable Object> row) {
      RecordConsumer out = consumer;
      if (out == null) {
        throw new IllegalStateException("write before prepareForWrite");
      }
      out.startMessage();
      for (int i = 0; i < row.size(); i++) {
        Object value = row.get(i);
        if (value != null) {
          out.startField(columns.get(i).name(), i);
          add(value, out);
          out.endField(columns.get(i).name(), i);
        }
      }
      out.endMessage();
    }

    private static void add(Object value, RecordConsumer out) {
      if (value instanceof String text) {
        out.addBinary(Binary.fromString(text));
      } else if (value instanceof Integer number) {
        out.addInteger(number);
      } else if (value instanceof Long number) {
        out.addLong(number);
      } else if (value instanceof Double number) {
        out.addDouble(number);
      } else if (value instanceof Boolean flag) {
        out.addBoolean(flag);
      } else if (value instanceof LocalDate date) {
        out.addInteger(Ints.checkedCast(date.toEpochDay()));
      } else if (value instanceof List<?> list) {
        addList(list, out);
      } else if (value instanceof Map<?, ?> map) {
        addMap(map, out);
      } else {
        throw new IllegalArgumentException("No column has values of " + value.getClass());
      }
    }

    private static void addList(List<?> list, RecordConsumer out) {
      out.startGroup();
      if (!list.isEmpty()) {
        out.startField("list", 0);
        for (Object item : list) {
          out.startGroup();
          if (item != null) {
            addField("element", 0, item, out);
          }
          out.endGroup();
        }
        out.endField("list", 0);
      }
      out.endGroup();
    }

    private static void addMap(Map<?, ?> map, RecordConsumer out) {
      out.startGroup();
      if (!map.isEmpty()) {
        out.startField("key_value", 0);
        map.forEach(
            (key, value) -> {
              out.startGroup();
              addField("key", 0, key, out);
              addField("value", 1, value, out);
              out.endGroup();
            });
        out.endField("key_value", 0);
      }
      out.endGroup();
    }

    private static void addField(String name, int index, Object value, RecordConsumer out) {
      out.startField(name, index);
      add(value, out);
      out.endField(name, index);
    }
  }
}
