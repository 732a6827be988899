package io.github.boardrules.picture;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameInProgress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game that plays by itself, as SVG with SMIL animations and without scripts. Viewers without
 * animations show the last position.
 */
public final class Animation {
  /** The time for which the last position is shown, in moves. */
  private static final int LAST = 4;

  private final Painter painter;
  private final ImmutableList<Picture> pictures;
  private final double seconds;

  /** The number of moves for which one round of the animation lasts. */
  private final int length;

  private Animation(ImmutableList<Picture> pictures, double secondsPerMove) {
    this.pictures = pictures;
    this.painter = pictures.get(0).painter();
    this.length = pictures.size() - 1 + LAST;
    this.seconds = secondsPerMove * length;
  }

  /**
   * {@return an SVG document that shows every position of a game, again and again}
   *
   * @param played the game, which is shown up to its last move
   * @param look how the pictures look
   * @param secondsPerMove the time for which each position is shown, at least 0.05
   * @throws IllegalArgumentException if the time is shorter
   */
  public static String svg(GameInProgress<?> played, Look look, double secondsPerMove) {
    checkArgument(secondsPerMove >= 0.05, "%s seconds", secondsPerMove);
    ImmutableList.Builder<Picture> pictures = ImmutableList.builder();
    for (int ply = 0; ply <= played.lastPly(); ply++) {
      GameInProgress<?> at = played.at(ply);
      Picture picture = Picture.of(at.position()).with(look);
      pictures.add(at.lastMove().map(picture::lastMove).orElse(picture));
    }
    return new Animation(pictures.build(), secondsPerMove).svg();
  }

  private String svg() {
    Picture last = pictures.get(pictures.size() - 1);
    List<ImmutableList<ImmutableList<String>>> layers =
        pictures.stream().map(picture -> picture.layers(painter)).toList();
    ImmutableList.Builder<String> elements = ImmutableList.builder();
    elements.add(painter.frame().filled(painter.style().attributes("paper")));
    elements.addAll(painter.board());
    for (int layer = 0; layer < layers.get(0).size(); layer++) {
      int number = layer;
      elements.addAll(changing(layers.stream().map(all -> all.get(number)).toList()));
    }
    return Svg.document(painter.frame(), last.title(), last.description(), elements.build());
  }

  /**
   * The positions that show an element without interruption.
   *
   * @param from the first position
   * @param to the position after the last one
   */
  private record Run(int from, int to) {}

  /** Returns the elements of a layer, grouped by the positions that show them. */
  private ImmutableList<String> changing(List<ImmutableList<String>> layer) {
    Map<Run, List<String>> runs = new LinkedHashMap<>();
    Map<String, Integer> shown = new LinkedHashMap<>();
    for (int ply = 0; ply <= layer.size(); ply++) {
      List<String> now = ply < layer.size() ? layer.get(ply) : List.of();
      for (Map.Entry<String, Integer> entry : List.copyOf(shown.entrySet())) {
        if (!now.contains(entry.getKey())) {
          Run run = new Run(entry.getValue(), ply);
          runs.computeIfAbsent(run, key -> new ArrayList<>()).add(entry.getKey());
          shown.remove(entry.getKey());
        }
      }
      for (String element : now) {
        shown.putIfAbsent(element, ply);
      }
    }
    ImmutableList.Builder<String> elements = ImmutableList.builder();
    runs.entrySet().stream()
        .sorted(
            Comparator.comparingInt((Map.Entry<Run, ?> entry) -> entry.getKey().from())
                .thenComparingInt(entry -> entry.getKey().to()))
        .forEach(
            entry -> {
              elements.add(start(entry.getKey()));
              elements.addAll(entry.getValue());
              elements.add("</g>");
            });
    return elements.build();
  }

  /** Returns the start of a group that is visible in some positions. */
  private String start(Run run) {
    boolean isFirst = run.from() == 0;
    boolean isLast = run.to() == pictures.size();
    if (isFirst && isLast) {
      return "<g>";
    }
    List<String> values = new ArrayList<>();
    List<String> times = new ArrayList<>();
    if (!isFirst) {
      values.add("hidden");
      times.add("0");
    }
    values.add("visible");
    times.add(time(run.from()));
    if (!isLast) {
      values.add("hidden");
      times.add(time(run.to()));
    }
    return ("<g%s><animate attributeName=\"visibility\" calcMode=\"discrete\" values=\"%s\""
            + " keyTimes=\"%s\" dur=\"%ss\" repeatCount=\"indefinite\"/>")
        .formatted(
            isLast ? "" : " visibility=\"hidden\"",
            String.join(";", values),
            String.join(";", times),
            decimal(seconds));
  }

  private String time(int ply) {
    return ply == 0 ? "0" : decimal((double) ply / length);
  }

  /** Returns a number that is not negative with five decimals. */
  private static String decimal(double value) {
    long parts = Math.round(value * 100_000);
    return parts / 100_000 + "." + Long.toString(100_000 + parts % 100_000).substring(1);
  }
}
