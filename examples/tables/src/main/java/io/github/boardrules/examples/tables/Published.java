package io.github.boardrules.examples.tables;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A published figure.
 *
 * @param game the id of the game
 * @param options the options of the game, as a text
 * @param figure the name of the figure in the statistics
 * @param value the published value
 * @param source the publication
 * @param remark why the figure here differs, or an empty text
 */
record Published(
    String game, String options, String figure, String value, String source, String remark) {
  /** All figures, from the file {@code published.tsv}. */
  static final ImmutableList<Published> ALL = read();

  private static ImmutableList<Published> read() {
    ImmutableList.Builder<Published> all = ImmutableList.builder();
    try {
      for (String line :
          Resources.readLines(
              Resources.getResource(Published.class, "published.tsv"), StandardCharsets.UTF_8)) {
        if (!line.startsWith("#")) {
          List<String> fields = Splitter.on('\t').splitToList(line);
          all.add(
              new Published(
                  fields.get(0),
                  fields.get(1),
                  fields.get(2),
                  fields.get(3),
                  fields.get(4),
                  fields.get(5)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all.build();
  }
}
