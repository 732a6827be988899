package io.github.boardrules.examples.engine.conform;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.collect.Streams;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
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
  private static final int MAX_NUMBERS = 40;

  /** Values to try of an option with other texts than those with names. */
  private static final ImmutableList<String> TEXTS =
      ImmutableList.of("0.5", "0", "1", "-1", "2.5", "-1..1", "0.5..3.5", "-0.5,0,3");

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

  private Optional<ImmutableList<String>> named(GameType type, String option) {
    return Optional.ofNullable(games.getOrDefault(type.id(), ImmutableMap.of()).get(option));
  }

  /** Returns whether it says that it knows all values of an option. */
  boolean hasAllValues(GameType type, String option) {
    return named(type, option).filter(List::isEmpty).isPresent();
  }

  /** Returns values to try of an option: those that it names, or any; none if it knows none. */
  ImmutableList<String> values(GameType type, Option<?> option) {
    return hasAllValues(type, option.name())
        ? allValues(type, option).distinct().collect(toImmutableList())
        : named(type, option.name()).orElse(ImmutableList.of());
  }

  private static Stream<String> allValues(GameType type, Option<?> option) {
    return switch (option.kind()) {
      case CHOICE -> option.values().stream().map(Option.NamedValue::name);
      case FLAG -> Stream.of("false", "true");
      case INTEGER ->
          option.range().stream()
              .flatMapToInt(r -> IntStream.iterate(r.min(), i -> i <= r.max(), i -> i + r.step()))
              .limit(MAX_NUMBERS)
              .mapToObj(String::valueOf);
      case TEXT -> texts(type, option);
    };
  }

  /** Returns names, the default and what presets imply, these also in other orders, and texts. */
  private static Stream<String> texts(GameType type, Option<?> option) {
    Stream<String> implied =
        type.options().stream()
            .flatMap(preset -> preset.values().stream())
            .flatMap(value -> value.implied().get(option.name()).stream());
    List<String> all = Stream.concat(Stream.of(option.defaultText()), implied).toList();
    return Streams.concat(
        option.values().stream().map(Option.NamedValue::name),
        all.stream(),
        all.stream().flatMap(text -> IntStream.range(0, 6).mapToObj(i -> shuffled(text, i))),
        TEXTS.stream());
  }

  private static String shuffled(String text, long seed) {
    List<String> parts = new ArrayList<>(Splitter.on(',').splitToList(text));
    Collections.shuffle(parts, new Random(seed));
    return Joiner.on(',').join(parts);
  }

  boolean answers(Ask ask) {
    return answers.contains(ask);
  }

  /** Returns whether it can be sent illegal moves: not if it only knows who has won. */
  boolean refusesIllegalMoves() {
    return answers(Ask.PLAY) && (answers(Ask.LEGAL) || !answers(Ask.OUTCOME));
  }
}
