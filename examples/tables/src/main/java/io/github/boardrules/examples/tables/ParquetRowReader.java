package io.github.boardrules.examples.tables;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.table.Column;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.ColumnIOFactory;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.io.RecordReader;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;
import org.jspecify.annotations.Nullable;

/** Reads rows of Apache Parquet that is compressed with Zstandard. Other columns are skipped. */
final class ParquetRowReader implements RowReader {
  private final ParquetFileReader in;
  private final ImmutableList<? extends Column<?>> columns;
  private final MessageType schema;
  private @Nullable RecordReader<Group> rows;
  private long left;

  private ParquetRowReader(
      ParquetFileReader in, ImmutableList<? extends Column<?>> columns, MessageType schema) {
    this.in = in;
    this.columns = columns;
    this.schema = schema;
  }

  static ParquetRowReader open(Path file, ImmutableList<? extends Column<?>> columns)
      throws IOException {
    ParquetReadOptions options =
        ParquetReadOptions.builder(new PlainParquetConfiguration())
            .withCodecFactory(new ZstandardCodecs())
            .build();
    try {
      ParquetFileReader in = ParquetFileReader.open(new LocalInputFile(file), options);
      MessageType whole = in.getFileMetaData().getSchema();
      List<Type> chosen = new ArrayList<>();
      for (Column<?> column : columns) {
        if (!whole.containsField(column.name())) {
          in.close();
          throw new IOException("the file has no column " + column.name());
        }
        chosen.add(whole.getType(column.name()));
      }
      MessageType schema = new MessageType(whole.getName(), chosen);
      in.setRequestedSchema(schema);
      return new ParquetRowReader(in, columns, schema);
    } catch (RuntimeException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  @Override
  public @Nullable List<@Nullable Object> next() throws IOException {
    try {
      while (left == 0) {
        PageReadStore group = in.readNextRowGroup();
        if (group == null) {
          return null;
        }
        left = group.getRowCount();
        rows =
            new ColumnIOFactory()
                .getColumnIO(schema)
                .getRecordReader(group, new GroupRecordConverter(schema));
      }
      left--;
      return values(requireNonNull(rows).read());
    } catch (RuntimeException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private List<@Nullable Object> values(Group row) throws IOException {
    List<@Nullable Object> values = new ArrayList<>(columns.size());
    for (int i = 0; i < columns.size(); i++) {
      boolean isNull = row.getFieldRepetitionCount(i) == 0;
      values.add(RowReader.check(columns.get(i), isNull ? null : value(row, i)));
    }
    return values;
  }

  private Object value(Group row, int index) {
    return switch (columns.get(index).type()) {
      case TEXT -> row.getString(index, 0);
      case INTEGER -> row.getInteger(index, 0);
      case LONG -> row.getLong(index, 0);
      case BOOLEAN -> row.getBoolean(index, 0);
      case TEXTS -> texts(row.getGroup(index, 0));
      case DATE, DECIMAL, DECIMALS, NUMBERS, SCORES ->
          throw new IllegalArgumentException(columns.get(index).name());
    };
  }

  private static ImmutableList<String> texts(Group list) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (int i = 0; i < list.getFieldRepetitionCount(0); i++) {
      texts.add(list.getGroup(0, i).getString(0, 0));
    }
    return texts.build();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
