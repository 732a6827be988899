package io.github.boardrules.examples.engine.conform;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.errorprone.annotations.FormatMethod;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.Locale;
import java.util.Optional;

/**
 * What was compared in a game.
 *
 * @param game the id of the game
 * @param asked the number of questions of the search
 * @param compared the numbers of equal answers, by kind
 * @param notAsked the questions that the implementation cannot answer
 * @param finding the smallest difference that was found
 * @param seconds the time that it took
 */
public record GameReport(
    String game,
    long asked,
    ImmutableSortedMap<String, Long> compared,
    ImmutableList<Ask> notAsked,
    Optional<Finding> finding,
    double seconds) {
  /** {@return whether no game could be set up} */
  public boolean isEmpty() {
    return finding.isEmpty() && !compared.containsKey("starts");
  }

  /**
   * {@return how many planted mistakes as many questions have found in other programs, by class;
   * none if there is a finding}
   */
  public ImmutableSortedMap<String, PlantedMistakes> planted() {
    return finding.isPresent() || isEmpty()
        ? ImmutableSortedMap.of()
        : PlantedMistakes.of(game, asked);
  }

  /** {@return the report as lines for people} */
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    finding.ifPresent(found -> lines.addAll(found.lines()));
    lines.add(
        isEmpty()
            ? game + ": nothing was compared"
            : format(
                "%s: %s in %.1f s, compared",
                game, finding.isPresent() ? "1 finding" : "no difference", seconds));
    compared.forEach((kind, number) -> lines.add(format("%,12d %s", number, kind)));
    if (!notAsked.isEmpty()) {
      lines.add(
          "  not asked: " + Joiner.on(", ").join(notAsked.stream().map(Ask::word).iterator()));
    }
    if (!planted().isEmpty()) {
      lines.add(format("found by %,d questions of the mistakes planted in other programs:", asked));
      planted().forEach((name, found) -> lines.add(format("%12s %s", found, name)));
    }
    return lines.build();
  }

  @FormatMethod
  private static String format(String text, Object... values) {
    return String.format(Locale.ROOT, text, values);
  }

  /** {@return the report for JSON} */
  public ImmutableMap<String, Object> toMap() {
    return ImmutableMap.of(
        "game", game,
        "seconds", seconds,
        "questions", asked,
        "compared", compared,
        "notAsked", notAsked.stream().map(Ask::word).toList(),
        "planted", planted(),
        "finding", finding.map(Finding::toMap));
  }
}
