package io.github.boardrules.examples.engine.conform;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.RulesText;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import io.github.boardrules.picture.Picture;
import java.util.Optional;

/**
 * A difference for people and for files: the game up to it, both answers and the rule. As JSON it
 * has the same members.
 *
 * @param game the id of the game
 * @param title what is different, in one line
 * @param plies the number of plies of the record
 * @param seconds the time until it was found and shrunk
 * @param questions the questions; the answers to the last one differ
 * @param position the text of the position
 * @param diagram the position as a diagram
 * @param expected the library's answer, for people
 * @param found the implementation's answer, for people
 * @param code the code of the rule that decides
 * @param rule the paragraph of the rules that decides; empty if none is known
 * @param options what the options of the game mean, if their values have names
 * @param record the game up to the difference, as a record in the format BRG
 * @param svg the position as SVG, which is not part of the JSON
 */
public record Finding(
    String game,
    String title,
    int plies,
    double seconds,
    ImmutableList<Question> questions,
    String position,
    String diagram,
    String expected,
    String found,
    String code,
    String rule,
    ImmutableList<String> options,
    String record,
    @JsonIgnore String svg) {
  private static final int WIDTH = 80;

  /** Returns a finding. */
  static Finding of(GameTypes types, Difference difference, double seconds) {
    GameType type = types.get(difference.start().game());
    GameInProgress<?> game = difference.game(type);
    Position<?> position = game.position();
    Question question = difference.question();
    String code = DecidingRule.code(difference, position);
    Optional<Outcome> outcome = position.outcome().filter(over -> question.is(Ask.OUTCOME));
    Picture picture = Picture.of(position);
    return new Finding(
        type.id(),
        "%s: another answer to '%s' after %d %s"
            .formatted(
                type.id(),
                Words.printable(question.toString()),
                game.ply(),
                game.ply() == 1 ? "ply" : "plies"),
        game.ply(),
        seconds,
        difference.questions(),
        position.text(),
        position.diagram(),
        difference.expected().summary(difference.found())
            + outcome.flatMap(Outcome::score).map(score -> ", the score is " + score).orElse(""),
        difference.found().summary(difference.expected()),
        code,
        DecidingRule.paragraph(type, code).orElse(""),
        meanings(type, difference.start().options()),
        BrgFormat.BRG.write(game),
        game.lastMove().map(picture::lastMove).orElse(picture).svg());
  }

  private static ImmutableList<String> meanings(GameType type, Options options) {
    return type.options().stream()
        .flatMap(
            option ->
                option.values().stream()
                    .filter(value -> options.get(option.name()).equals(Optional.of(value.name())))
                    .map(v -> option.name() + "=" + v.name() + ": " + v.description() + implied(v)))
        .collect(toImmutableList());
  }

  private static String implied(Option.NamedValue value) {
    return value.implied().isEmpty() ? "" : " Implies " + value.implied() + ".";
  }

  /** {@return the finding as lines for people} */
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(title + ":");
    questions.forEach(question -> lines.add("  " + Words.printable(question.toString())));
    lines.add("position:    " + position);
    diagram.lines().forEach(line -> lines.add("  " + line));
    lines.add("boardrules:  " + expected);
    lines.addAll(("the program: " + found).replace("\n", "\n  ").lines().toList());
    if (!rule.isEmpty()) {
      lines.add("rule (" + code + "):");
      RulesText.wrap(rule, WIDTH).forEach(line -> lines.add("  " + line));
    }
    options.forEach(option -> RulesText.wrap(option, WIDTH).forEach(o -> lines.add("  " + o)));
    return lines.build();
  }

  /**
   * {@return the questions of a finding}
   *
   * @param types the games
   * @param json a finding as JSON
   * @throws IllegalArgumentException with a sentence for people, if it is not a finding
   * @throws tools.jackson.core.JacksonException if it is not JSON, or an element of "questions" is
   *     no question
   */
  public static ImmutableList<Question> questions(GameTypes types, String json) {
    ImmutableList<Question> all =
        RefereeJson.MAPPER
            .readTree(json)
            .path("questions")
            .valueStream()
            .map(question -> RefereeJson.MAPPER.treeToValue(question, Question.class))
            .collect(toImmutableList());
    if (all.isEmpty() || !all.get(0).is(Ask.START)) {
      throw new IllegalArgumentException("it has no \"questions\" that begin with \"start\"");
    }
    GameType ignored = types.get(all.get(0).game());
    return all;
  }
}
