package io.github.boardrules.examples.engine.conform;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Lists;
import com.google.errorprone.annotations.FormatMethod;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.Locale;
import java.util.Optional;

/**
 * What was compared in a game. As JSON it has the same members.
 *
 * @param game the id of the game
 * @param seconds the time that it took
 * @param questions the number of questions of the search
 * @param compared the numbers of equal answers, by kind
 * @param notAsked the questions that the implementation cannot answer
 * @param planted how many planted mistakes as many questions have found in other programs, by
 *     class; none if there is a finding
 * @param finding the smallest difference that was found
 */
public record GameReport(
    String game,
    double seconds,
    long questions,
    ImmutableSortedMap<String, Long> compared,
    ImmutableList<Ask> notAsked,
    ImmutableSortedMap<String, PlantedMistakes> planted,
    Optional<Finding> finding) {
  /** {@return why the implementation fails the check; empty if no answer differs} */
  public Optional<String> failure() {
    return finding.isEmpty() && !compared.containsKey("starts")
        ? Optional.of("nothing was compared")
        : finding.map(Finding::title);
  }

  /** {@return the report as lines for people} */
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    finding.ifPresent(found -> lines.addAll(found.lines()));
    String result = finding.isPresent() ? "1 finding" : failure().orElse("no difference");
    String counts = compared.isEmpty() ? "" : "; equal answers:";
    lines.add(format("%s: %s in %.1f s%s", game, result, seconds, counts));
    compared.forEach((kind, number) -> lines.add(format("%,12d %s", number, kind)));
    if (!notAsked.isEmpty()) {
      lines.add("  not asked: " + Joiner.on(", ").join(Lists.transform(notAsked, Ask::word)));
    }
    if (!planted.isEmpty()) {
      lines.add(
          format("found by %,d questions of the mistakes planted in other programs:", questions));
      planted.forEach((name, found) -> lines.add(format("%12s %s", found, name)));
    }
    return lines.build();
  }

  @FormatMethod
  private static String format(String text, Object... values) {
    return String.format(Locale.ROOT, text, values);
  }
}
