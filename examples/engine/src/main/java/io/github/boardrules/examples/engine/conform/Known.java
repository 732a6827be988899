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
import io.github.boardrules.examples.engine.referee.RefereeJson;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
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
    ImmutableList<String> words = strings(answer.path("answers"));
    ImmutableSet<Ask> known =
        ImmutableSet.copyOf(Sets.filter(ALL, ask -> words.contains(ask.word())));
    return new Known(
        answer
            .path("games")
            .valueStream()
            .collect(
                toImmutableMap(
                    game -> game.path("game").asString(""), Known::options, (first, last) -> last)),
        known,
        answer
            .path("lines")
            .valueStream()
            .map(line -> questions(line, known))
            .collect(toImmutableList()));
  }

  private static ImmutableMap<String, ImmutableList<String>> options(JsonNode game) {
    return game.path("options")
        .propertyStream()
        .collect(toImmutableMap(Map.Entry::getKey, option -> strings(option.getValue())));
  }

  static ImmutableList<String> strings(JsonNode values) {
    return values.valueStream().map(value -> value.asString("")).collect(toImmutableList());
  }

  /** Returns the moves of a recorded game with questions before, between and after them. */
  private static ImmutableList<Question> questions(JsonNode line, Set<Ask> answers) {
    Map<String, @Nullable Object> options =
        RefereeJson.MAPPER.convertValue(line.path("options"), new TypeReference<>() {});
    Question start = Question.of(Ask.START, line.path("game").asString(""), options, null);
    return Stream.concat(Stream.of(start), strings(line.path("moves")).stream().map(Question::play))
        .flatMap(
            move ->
                Stream.concat(
                    Stream.of(move),
                    answers.stream().filter(ask -> ask != Ask.PLAY).map(Question::of)))
        .collect(toImmutableList());
  }

  boolean answers(Ask ask) {
    return answers.contains(ask);
  }

  /** Returns whether it can be sent illegal moves: not if it only knows who has won. */
  boolean refusesIllegalMoves() {
    return answers(Ask.PLAY) && (answers(Ask.LEGAL) || !answers(Ask.OUTCOME));
  }
}
