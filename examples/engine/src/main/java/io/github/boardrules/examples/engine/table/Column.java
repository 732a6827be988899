package io.github.boardrules.examples.engine.table;

import org.jspecify.annotations.Nullable;

/**
 * A column of a table.
 *
 * @param <S> what the table has a row for
 * @param name the name, in snake_case
 * @param type the type of its values
 * @param isRequired whether it has a value in every row, and therefore no nulls
 * @param meaning a phrase for the guide; it says when a value is null
 * @param value computes the value of a row
 */
public record Column<S>(
    String name, ColumnType type, boolean isRequired, String meaning, Value<S> value) {

  /**
   * Computes a value.
   *
   * @param <S> what the table has a row for
   */
  public interface Value<S> {
    /**
     * {@return the value; null if the column is not required and there is none}
     *
     * @param entry what the table has a row for
     */
    @Nullable Object of(S entry);
  }

  static <S> Column<S> required(String name, ColumnType type, String meaning, Value<S> value) {
    return new Column<>(name, type, true, meaning, value);
  }

  static <S> Column<S> optional(String name, ColumnType type, String meaning, Value<S> value) {
    return new Column<>(name, type, false, meaning, value);
  }
}
