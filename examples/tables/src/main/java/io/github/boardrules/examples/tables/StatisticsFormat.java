package io.github.boardrules.examples.tables;

import io.github.boardrules.examples.engine.bulk.Words;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** The format of statistics. */
enum StatisticsFormat {
  /** Lines for people; figures by ply are only in the other formats. */
  TEXT {
    @Override
    String write(List<Statistics> all) {
      StringBuilder text = new StringBuilder();
      all.forEach(statistics -> addLines("", statistics.toMap(), text));
      return text.toString();
    }
  },
  /** One JSON object for each game and its options, on one line each. */
  JSON {
    @Override
    String write(List<Statistics> all) {
      StringBuilder text = new StringBuilder();
      for (Statistics statistics : all) {
        StringWriter line = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), line)) {
          JsonRows.write(statistics.toMap(), out);
        }
        text.append(Words.printable(line.toString())).append('\n');
      }
      return text.toString();
    }
  },
  /** A page with plots. */
  HTML {
    @Override
    String write(List<Statistics> all) {
      return StatisticsPage.of(all);
    }
  };

  private static final JsonFactory FACTORY = new JsonFactory();

  abstract String write(List<Statistics> all);

  private static void addLines(String name, Map<?, ?> map, StringBuilder text) {
    map.forEach(
        (key, value) -> {
          String path = name.isEmpty() ? "" + key : name + " " + key;
          if (value instanceof Map<?, ?> fields) {
            if (!key.equals("counts")) {
              addLines(path, fields, text);
            }
          } else if (key.equals("published") || key.equals("depths")) {
            for (Object row : (List<?>) value) {
              text.append(
                  key.equals("depths") ? depth((Map<?, ?>) row) : published((Map<?, ?>) row));
            }
          } else if (!key.equals("plies")) {
            text.append(
                String.format(Locale.ROOT, "%-24s %s%n", path.replace('_', ' '), show(value)));
          }
        });
  }

  private static String depth(Map<?, ?> row) {
    return String.format(
        Locale.ROOT,
        "depth %-18s %s positions, %s up to here%s, %s finished games%n",
        row.get("depth"),
        show(row.get("positions")),
        show(row.get("reached")),
        Boolean.TRUE.equals(row.get("exact"))
            ? ""
            : String.format(Locale.ROOT, " (estimates, ±%.1f%%)", 100 * Distinct.ERROR),
        show(row.get("finished")));
  }

  private static String published(Map<?, ?> row) {
    String remark = "" + row.get("remark");
    return String.format(
        Locale.ROOT,
        "published %-14s %s, here %s (%s)%s%n",
        row.get("figure"),
        row.get("published"),
        show(row.get("here")),
        row.get("source"),
        remark.isEmpty() ? "" : ": " + remark);
  }

  /** Returns a value with at most two decimals. */
  static String show(@Nullable Object value) {
    if (value instanceof Double number) {
      return String.format(Locale.ROOT, "%.2f", number);
    }
    if (value instanceof List<?> list) {
      return String.join(" ", list.stream().map(String::valueOf).toList());
    }
    return value instanceof Number number
        ? String.format(Locale.ROOT, "%,d", number.longValue())
        : "" + value;
  }
}
