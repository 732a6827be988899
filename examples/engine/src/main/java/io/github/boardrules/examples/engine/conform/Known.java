package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.conform.Question.Ask;
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
    ImmutableMap.Builder<String, ImmutableMap<String, ImmutableList<String>>> games =
        ImmutableMap.builder();
    for (var type : types.all()) {
      ImmutableMap.Builder<String, ImmutableList<String>> options = ImmutableMap.builder();
      type.options().forEach(option -> options.put(option.name(), ImmutableList.of()));
      games.put(type.id(), options.buildOrThrow());
    }
    return new Known(games.buildOrThrow(), ALL, ImmutableList.of());
  }

  /** Reads the answer to {@link Ask#GAMES}. */
  static Known read(JsonNode answer) {
    ImmutableMap.Builder<String, ImmutableMap<String, ImmutableList<String>>> games =
        ImmutableMap.builder();
    for (JsonNode game : answer.path("games")) {
      ImmutableMap.Builder<String, ImmutableList<String>> options = ImmutableMap.builder();
      for (var option : game.path("options").properties()) {
        ImmutableList.Builder<String> values = ImmutableList.builder();
        for (JsonNode value : option.getValue()) {
          values.add(value.asString());
        }
        options.put(option.getKey(), values.build());
      }
      games.put(game.path("game").asString(""), options.buildKeepingLast());
    }
    ImmutableSet.Builder<Ask> answers = ImmutableSet.builder();
    for (JsonNode word : answer.path("answers")) {
      ALL.stream().filter(ask -> ask.word().equals(word.asString(""))).forEach(answers::add);
    }
    ImmutableSet<Ask> known = answers.build();
    ImmutableList.Builder<ImmutableList<Question>> recorded = ImmutableList.builder();
    answer.path("lines").forEach(line -> recorded.add(questions(line, known)));
    return new Known(games.buildKeepingLast(), known, recorded.build());
  }

  /** Returns the moves of a recorded game with questions before, between and after them. */
  private static ImmutableList<Question> questions(JsonNode line, ImmutableSet<Ask> answers) {
    ImmutableMap.Builder<String, Object> options = ImmutableMap.builder();
    for (var option : line.path("options").properties()) {
      JsonNode value = option.getValue();
      options.put(
          option.getKey(),
          value.isNumber()
              ? value.asInt(0)
              : value.isBoolean() ? value.asBoolean(false) : value.asString(""));
    }
    ImmutableList<Question> looks =
        answers.stream()
            .filter(ask -> ask != Ask.PLAY)
            .map(Question::of)
            .collect(ImmutableList.toImmutableList());
    ImmutableList.Builder<Question> questions = ImmutableList.builder();
    String game = line.path("game").asString("");
    questions.add(new Question(Ask.START, game, options.buildKeepingLast(), "")).addAll(looks);
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
