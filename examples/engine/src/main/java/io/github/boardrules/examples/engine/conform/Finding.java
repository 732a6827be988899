package io.github.boardrules.examples.engine.conform;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.RulesText;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import io.github.boardrules.picture.Picture;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * A difference for people and for files: the game up to it, both answers and the rule.
 *
 * @param difference the difference
 * @param type the game
 * @param game the game up to the difference
 * @param seconds the seconds until it was found and shrunk
 */
public record Finding(
    Difference difference, GameType type, GameInProgress<?> game, double seconds) {
  private static final int WIDTH = 80;

  /**
   * {@return a finding}
   *
   * @param types the games
   * @param difference the difference
   * @param seconds the time until it was found and shrunk
   */
  public static Finding of(GameTypes types, Difference difference, double seconds) {
    GameType type = types.get(difference.start().game());
    GameInProgress<?> game = GameInProgress.of(type.game(difference.start().options()));
    List<Question> all = difference.questions();
    for (Question question : all.subList(all.lastIndexOf(difference.start()), all.size() - 1)) {
      if (question.is(Ask.PLAY) && game.position().isLegal(question.move())) {
        game = game.play(question.move());
      }
    }
    return new Finding(difference, type, game, seconds);
  }

  /** {@return the number of plies of the record} */
  public int plies() {
    return game.ply();
  }

  /** {@return the game up to the difference, as a record in the format BRG} */
  public String record() {
    return BrgFormat.BRG.write(game);
  }

  /** {@return the position of the difference, as SVG} */
  public String svg() {
    Picture picture = Picture.of(game.position());
    return game.lastMove().map(picture::lastMove).orElse(picture).svg();
  }

  /** {@return the code of the rule that decides} */
  public String code() {
    return DecidingRule.code(difference, game.position());
  }

  private String rule() {
    return DecidingRule.paragraph(type, code()).orElse("");
  }

  /** {@return the library's answer, for people, with the score in words} */
  public String expected() {
    Optional<Score> score =
        game.position()
            .outcome()
            .filter(over -> difference.question().is(Ask.OUTCOME))
            .flatMap(Outcome::score);
    return difference.expected().summary(difference.found())
        + score.map(points -> ", the score is " + points).orElse("");
  }

  /** {@return the implementation's answer, for people} */
  public String found() {
    return difference.found().summary(difference.expected());
  }

  /** {@return the finding as lines for people} */
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    Position<?> position = game.position();
    lines.add(title() + ":");
    difference.questions().forEach(question -> lines.add("  " + Words.printable("" + question)));
    lines.add("position:   " + position.text());
    position.diagram().lines().forEach(line -> lines.add("  " + line));
    lines.add("boardrules:  " + expected());
    lines.addAll(("the program: " + found()).replace("\n", "\n  ").lines().toList());
    if (!rule().isEmpty()) {
      lines.add("rule (" + code() + "):");
      RulesText.wrap(rule(), WIDTH).forEach(line -> lines.add("  " + line));
    }
    options().forEach(lines::add);
    return lines.build();
  }

  /** {@return what is different, in one line} */
  public String title() {
    return "%s: another answer to '%s' after %s"
        .formatted(
            type.id(),
            Words.printable("" + difference.question()),
            plies() == 1 ? "1 ply" : plies() + " plies");
  }

  /** Returns what the options of the game mean. */
  private Stream<String> options() {
    Options given = difference.start().options();
    return type.options().stream()
        .flatMap(
            option ->
                option.values().stream()
                    .filter(value -> given.get(option.name()).equals(Optional.of(value.name())))
                    .map(v -> "  " + option.name() + "=" + v.name() + ": " + v.description()));
  }

  /** {@return the finding for JSON, which {@link #questions} reads again} */
  public ImmutableMap<String, Object> toMap() {
    return ImmutableMap.<String, Object>builder()
        .put("game", type.id())
        .put("title", title())
        .put("plies", plies())
        .put("seconds", Math.round(seconds * 10) / 10.0)
        .put("questions", difference.questions().stream().map(Question::toMap).toList())
        .put("position", game.position().text())
        .put("expected", expected())
        .put("found", found())
        .put("code", code())
        .put("rule", rule())
        .put("record", record())
        .buildOrThrow();
  }

  /**
   * {@return the questions of a finding}
   *
   * @param types the games
   * @param finding an object as {@link #toMap} returns it
   * @throws IllegalArgumentException with a sentence for people, if it is not a finding
   */
  public static ImmutableList<Question> questions(GameTypes types, JsonNode finding) {
    ImmutableList<Question> all =
        finding.path("questions").valueStream().map(Question::read).collect(toImmutableList());
    if (all.isEmpty() || !all.get(0).is(Ask.START)) {
      throw new IllegalArgumentException("it has no \"questions\" that begin with \"start\"");
    }
    GameType ignored = types.get(all.get(0).game());
    return all;
  }
}
