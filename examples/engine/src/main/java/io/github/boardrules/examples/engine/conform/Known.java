package io.github.boardrules.examples.engine.conform;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * What an implementation knows.
 *
 * @param games the values of the options that it knows, by game and option; no values if it knows
 *     all of them; an option that is missing has its default
 * @param answers the questions that it can answer beyond {@link Ask#START}
 * @param recorded the games that it knows, if it knows recorded games only: questions about each
 */
public record Known(
    ImmutableMap<String, ImmutableMap<String, ImmutableList<String>>> games,
    ImmutableSet<Ask> answers,
    ImmutableList<ImmutableList<Question>> recorded) {
  /** All questions beyond {@link Ask#START}. */
  static final ImmutableSet<Ask> ALL =
      ImmutableSet.of(Ask.LEGAL, Ask.PLAY, Ask.OUTCOME, Ask.POSITION);

  /**
   * {@return everything about some games}
   *
   * @param types the games
   */
  public static Known all(GameTypes types) {
    return new Known(
        types.all().stream().collect(toImmutableMap(GameType::id, Known::options)),
        ALL,
        ImmutableList.of());
  }

  private static ImmutableMap<String, ImmutableList<String>> options(GameType type) {
    return type.options().stream()
        .collect(toImmutableMap(Option::name, option -> ImmutableList.of()));
  }

  /** Reads the answer to {@link Ask#GAMES}. */
  static Known read(JsonNode answer) {
    ImmutableSet<String> words = ImmutableSet.copyOf(strings(answer.path("answers")));
    ImmutableSet<Ask> known =
        ImmutableSet.copyOf(Sets.filter(ALL, ask -> words.contains(ask.word())));
    ImmutableMap.Builder<String, ImmutableMap<String, ImmutableList<String>>> games =
        ImmutableMap.builder();
    for (JsonNode game : answer.path("games")) {
      games.put(
          game.path("game").asString(""),
          game.path("options")
              .propertyStream()
              .collect(toImmutableMap(Map.Entry::getKey, option -> strings(option.getValue()))));
    }
    return new Known(
        games.buildKeepingLast(),
        known,
        answer
            .path("lines")
            .valueStream()
            .map(l -> questions(l, known))
            .collect(toImmutableList()));
  }

  static ImmutableList<String> strings(JsonNode values) {
    return values.valueStream().map(value -> value.asString("")).collect(toImmutableList());
  }

  /** Returns the moves of a recorded game with questions before, between and after them. */
  private static ImmutableList<Question> questions(JsonNode line, ImmutableSet<Ask> answers) {
    ImmutableList<Question> looks =
        Sets.difference(answers, ImmutableSet.of(Ask.PLAY)).stream()
            .map(Question::of)
            .collect(toImmutableList());
    ImmutableList.Builder<Question> questions = ImmutableList.builder();
    questions.add(Question.start(line)).addAll(looks);
    for (JsonNode move : line.path("moves")) {
      questions.add(Question.play(move.asString(""))).addAll(looks);
    }
    return questions.build();
  }

  boolean answers(Ask ask) {
    return answers.contains(ask);
  }

  /** Returns whether it can be sent illegal moves: not if it only knows who has won. */
  boolean refusesIllegalMoves() {
    return answers(Ask.PLAY) && (answers(Ask.LEGAL) || !answers(Ask.OUTCOME));
  }
}
