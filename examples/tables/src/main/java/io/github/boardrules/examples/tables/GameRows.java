package io.github.boardrules.examples.tables;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.escape.Escaper;
import com.google.common.escape.Escapers;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.Judging;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Judges the valid games of a table again, as records in BRG, so that they can be measured. */
final class GameRows implements TableFiles.Rows {
  /** The columns that a row must have, in this order. */
  static final String[] COLUMNS = {"number", "options", "setup", "moves", "valid"};

  /** The length of the text that is judged at a time. */
  private static final int TEXT = 1 << 20;

  private static final Escaper TAG =
      Escapers.builder()
          .addEscape('\\', "\\\\")
          .addEscape('"', "\\\"")
          .addEscape('\n', "\\n")
          .build();

  private final Judging<?> judging;
  private final StringBuilder text = new StringBuilder();

  /** The numbers of rows of invalid games, and of files that could not be read to their end. */
  long invalid;

  long unread;

  GameRows(Judging<?> judging) {
    this.judging = judging;
  }

  @Override
  public void accept(String game, List<@Nullable Object> row) {
    if (Long.valueOf(0).equals(row.get(0))) {
      unread++;
    } else if (!Boolean.TRUE.equals(row.get(4))) {
      invalid++;
    } else {
      addTag("Game", game);
      addTag("Options", row.get(1));
      addTag("Setup", row.get(2));
      text.append('\n');
      ((List<?>) requireNonNull(row.get(3))).forEach(move -> text.append(move).append('\n'));
      text.append("*\n\n");
      if (text.length() > TEXT) {
        judge();
      }
    }
  }

  private void addTag(String name, @Nullable Object value) {
    if (value != null) {
      text.append('[').append(name).append(" \"").append(TAG.escape("" + value)).append("\"]\n");
    }
  }

  /** Judges the games that were not judged yet. */
  void judge() {
    byte[] records = text.toString().getBytes(UTF_8);
    text.setLength(0);
    judging.unnamed("table", Optional.of(BrgFormat.BRG), new ByteArrayInputStream(records));
  }
}
