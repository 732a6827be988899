package io.github.boardrules.examples.engine.conform;

import static com.google.common.base.Strings.nullToEmpty;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.trace.StructuredOptions;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A question to an implementation, which keeps one position.
 *
 * @param ask what is asked
 * @param game the id of the game to start; otherwise empty
 * @param values the options of the game to start, as values for JSON; otherwise none
 * @param move the move to play; otherwise empty
 */
public record Question(Ask ask, String game, ImmutableMap<String, Object> values, String move) {
  /** What is asked. */
  public enum Ask {
    /** Which games and options are known? */
    GAMES,
    /** Set up the start of a game. */
    START,
    /** Which moves are legal? */
    LEGAL,
    /** Play a move; if it is illegal, the position stays. */
    PLAY,
    /** Is the game over, and who has won? */
    OUTCOME,
    /** What is the text of the position? */
    POSITION;

    /** {@return the word of the protocol} */
    @JsonValue
    public String word() {
      return Ascii.toLowerCase(name());
    }
  }

  /**
   * {@return a question without arguments}
   *
   * @param ask what is asked
   */
  public static Question of(Ask ask) {
    return new Question(ask, "", ImmutableMap.of(), "");
  }

  /**
   * {@return the request to set up a game}
   *
   * @param type the game
   * @param options its options
   */
  public static Question start(GameType type, Options options) {
    ImmutableMap.Builder<String, Object> values = ImmutableMap.builder();
    for (Option<?> option : type.options()) {
      options.get(option.name()).ifPresent(text -> values.put(option.name(), value(option, text)));
    }
    return new Question(Ask.START, type.id(), values.buildOrThrow(), "");
  }

  private static Object value(Option<?> option, String text) {
    return switch (option.kind()) {
      case INTEGER -> Integer.valueOf(text);
      case FLAG -> Boolean.valueOf(text);
      case CHOICE, TEXT -> text;
    };
  }

  /**
   * {@return the request to play a move}
   *
   * @param move the notation of the move
   */
  public static Question play(String move) {
    return new Question(Ask.PLAY, "", ImmutableMap.of(), move);
  }

  /** {@return the options of the game to start} */
  public Options options() {
    return StructuredOptions.of(values);
  }

  boolean is(Ask other) {
    return ask == other;
  }

  /** {@return the members of the question in the protocol, without its id} */
  @JsonValue
  public ImmutableMap<String, Object> toMap() {
    return switch (ask) {
      case START -> ImmutableMap.of("ask", ask, "game", game, "options", values);
      case PLAY -> ImmutableMap.of("ask", ask, "move", move);
      case GAMES, LEGAL, OUTCOME, POSITION -> ImmutableMap.of("ask", ask);
    };
  }

  /** Returns a question whose members JSON gives, or lacks. */
  @JsonCreator
  static Question of(
      @JsonProperty("ask") Ask ask,
      @JsonProperty("game") @Nullable String game,
      @JsonProperty("options") @Nullable Map<String, @Nullable Object> options,
      @JsonProperty("move") @Nullable String move) {
    ImmutableMap.Builder<String, Object> values = ImmutableMap.builder();
    if (options != null) {
      options.forEach(
          (name, value) -> {
            if (value != null) {
              values.put(name, value);
            }
          });
    }
    return new Question(
        Objects.requireNonNull(ask), nullToEmpty(game), values.buildOrThrow(), nullToEmpty(move));
  }

  /** Returns the question for people. */
  @Override
  public String toString() {
    return (ask.word() + " " + game + move + (values.isEmpty() ? "" : " " + options())).strip();
  }
}
