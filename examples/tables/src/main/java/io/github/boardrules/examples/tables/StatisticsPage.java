package io.github.boardrules.examples.tables;

import com.google.common.html.HtmlEscapers;
import com.google.errorprone.annotations.FormatMethod;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes statistics as one HTML page with plots in SVG, without scripts and other files. */
final class StatisticsPage {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 200;
  private static final int MARGIN = 48;
  private static final String STYLE =
      "body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}"
          + "table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.2rem .6rem;"
          + "text-align:left}svg{max-width:100%;height:auto}";

  private final StringBuilder html = new StringBuilder();

  private StatisticsPage() {}

  static String of(List<Statistics> all) {
    StatisticsPage page = new StatisticsPage();
    page.html
        .append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<title>Statistics of games</title>\n<style>" + STYLE + "</style>\n</head>\n")
        .append("<body>\n<h1>Statistics of games</h1>\n");
    all.forEach(statistics -> page.add(statistics.toMap()));
    return page.html.append("</body>\n</html>\n").toString();
  }

  private void add(Map<String, Object> map) {
    html.append(
        "<h2>" + escape(map.get("game") + " " + map.getOrDefault("options", "")) + "</h2>\n");
    html.append("<table>\n");
    addFigures("", map);
    html.append("</table>\n");
    if (map.get("length") instanceof Map<?, ?> length
        && length.get("counts") instanceof Map<?, ?> counts) {
      Map<Double, Double> bars = new LinkedHashMap<>();
      counts.forEach((value, count) -> bars.put(number("" + value), number("" + count)));
      plot("Games by number of moves", bars, true);
    }
    if (map.get("plies") instanceof List<?> plies) {
      plot("Mean number of legal moves by ply", byPly(plies, "branching"), false);
      plot("Different positions by ply", byPly(plies, "positions"), false);
    }
    addPublished((List<?>) map.getOrDefault("published", List.of()));
  }

  private static Map<Double, Double> byPly(List<?> plies, String name) {
    Map<Double, Double> points = new LinkedHashMap<>();
    for (Object ply : plies) {
      Map<?, ?> row = (Map<?, ?>) ply;
      if (row.get(name) != null) {
        points.put(number("" + row.get("ply")), number("" + row.get(name)));
      }
    }
    return points;
  }

  private static double number(String text) {
    return Double.parseDouble(text);
  }

  private void addFigures(String name, Map<?, ?> map) {
    map.forEach(
        (key, value) -> {
          String path = name.isEmpty() ? "" + key : name + " " + key;
          if (value instanceof Map<?, ?> fields) {
            if (!key.equals("counts")) {
              addFigures(path, fields);
            }
          } else if (!(value instanceof List<?>) || key.equals("example") || key.equals("absent")) {
            row("td", List.of(path.replace('_', ' '), StatisticsFormat.show(value)));
          } else if (key.equals("depths")) {
            for (Object depth : (List<?>) value) {
              addFigures("depth " + ((Map<?, ?>) depth).get("depth"), (Map<?, ?>) depth);
            }
          }
        });
  }

  private void addPublished(List<?> rows) {
    if (rows.isEmpty()) {
      return;
    }
    html.append("<h3>Published figures</h3>\n<table>\n");
    List<String> names = List.of("figure", "published", "here", "source", "remark");
    row("th", names);
    for (Object row : rows) {
      row("td", names.stream().map(name -> show((Map<?, ?>) row, name)).toList());
    }
    html.append("</table>\n");
  }

  private static String show(Map<?, ?> row, String name) {
    Object value = row.get(name);
    return value == null ? "" : StatisticsFormat.show(value);
  }

  private void row(String tag, List<String> cells) {
    html.append("<tr>");
    cells.forEach(cell -> html.append("<" + tag + ">" + escape(cell) + "</" + tag + ">"));
    html.append("</tr>\n");
  }

  /** Adds a plot of points in ascending order, as bars or as a line. */
  private void plot(String title, Map<Double, Double> points, boolean asBars) {
    if (points.isEmpty()) {
      return;
    }
    List<Double> xs = new ArrayList<>(points.keySet());
    double from = xs.get(0);
    double to = xs.get(xs.size() - 1) + 1;
    double max = points.values().stream().mapToDouble(Double::doubleValue).max().orElse(1);
    html.append("<h3>" + escape(title) + "</h3>\n");
    html.append(
        format(
            "<svg viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\""
                + " aria-label=\"%s\">\n",
            WIDTH, HEIGHT, WIDTH, HEIGHT, escape(title)));
    double bar = (WIDTH - 2.0 * MARGIN) / (to - from);
    StringBuilder line = new StringBuilder();
    points.forEach(
        (x, y) -> {
          double left = MARGIN + (x - from) * bar;
          double height = (HEIGHT - MARGIN) * y / max;
          if (asBars) {
            html.append(
                format(
                    "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"#36c\"/>\n",
                    left, HEIGHT - MARGIN / 2.0 - height, Math.max(1, bar), height));
          } else {
            line.append(format("%.1f,%.1f ", left + bar / 2, HEIGHT - MARGIN / 2.0 - height));
          }
        });
    if (!asBars) {
      html.append(
          "<polyline fill=\"none\" stroke=\"#36c\" stroke-width=\"2\" points=\""
              + line.toString().strip()
              + "\"/>\n");
    }
    label(MARGIN, HEIGHT - 4, "middle", from);
    label(WIDTH - MARGIN, HEIGHT - 4, "middle", to - 1);
    label(MARGIN - 4, HEIGHT - MARGIN / 2, "end", 0);
    label(MARGIN - 4, MARGIN / 2 + 4, "end", max);
    html.append("</svg>\n");
  }

  private void label(int x, int y, String anchor, double value) {
    html.append(
        format(
            "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" font-size=\"12\">%s</text>\n",
            x,
            y,
            anchor,
            value == Math.rint(value) ? format("%.0f", value) : format("%.1f", value)));
  }

  @FormatMethod
  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  private static String escape(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }
}
