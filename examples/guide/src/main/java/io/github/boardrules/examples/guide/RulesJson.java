package io.github.boardrules.examples.guide;

import static java.util.Objects.requireNonNullElse;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.trace.Snapshot;
import io.github.boardrules.core.trace.StructuredOptions;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;

/** Writes the types of the library as JSON, and reads positions, options and cells. */
public final class RulesJson {
  private RulesJson() {}

  /** A position in JSON. Missing texts become empty, which the library rejects. */
  private record PositionJson(String game, Options options, String text) {
    PositionJson {
      game = requireNonNullElse(game, "");
      options = requireNonNullElse(options, Options.none());
      text = requireNonNullElse(text, "");
    }

    static PositionJson of(Position<?> position) {
      Game<?> game = position.game();
      return new PositionJson(game.type().id(), game.options(), position.text());
    }

    Position<?> read(GameTypes types, DeserializationContext context) {
      return types
          .find(game)
          .orElseThrow(() -> context.weirdStringException(game, GameType.class, "not installed"))
          .game(options)
          .parsePosition(text);
    }
  }

  /**
   * {@return a module for Jackson}
   *
   * @param types the games to read, usually {@link GameTypes#installed()}
   */
  public static SimpleModule module(GameTypes types) {
    SimpleModule module = new SimpleModule("boardrules");
    write(module, Cell.class, Cell::notation);
    write(module, Move.class, Move::notation);
    write(module, Options.class, Options::asMap);
    write(module, Game.class, g -> ImmutableMap.of("game", g.type().id(), "options", g.options()));
    write(module, Position.class, PositionJson::of);
    write(module, Outcome.class, outcome -> Snapshot.of(outcome));
    write(module, RecordProblem.class, RecordProblem::toMap);
    write(module, GameVerdict.class, GameVerdict::toMap);
    read(module, Cell.class, (json, context) -> Cell.parse(context.readValue(json, String.class)));
    read(module, Options.class, RulesJson::options);
    read(
        module,
        Position.class,
        (json, context) -> context.readValue(json, PositionJson.class).read(types, context));
    return module;
  }

  private static Options options(JsonParser json, DeserializationContext context) {
    JavaType map = context.getTypeFactory().constructMapType(Map.class, String.class, Object.class);
    return json.hasToken(JsonToken.VALUE_STRING)
        ? Options.parse(json.getString())
        : StructuredOptions.of(context.<Map<String, ?>>readValue(json, map));
  }

  private static <T> void write(SimpleModule module, Class<T> type, Function<T, ?> value) {
    module.addSerializer(
        type,
        new ValueSerializer<T>() {
          @Override
          public void serialize(T object, JsonGenerator json, SerializationContext context) {
            context.writeValue(json, value.apply(object));
          }
        });
  }

  private static <T> void read(
      SimpleModule module, Class<T> type, BiFunction<JsonParser, DeserializationContext, T> value) {
    module.addDeserializer(
        type,
        new ValueDeserializer<T>() {
          @Override
          public T deserialize(JsonParser json, DeserializationContext context) {
            try {
              return value.apply(json, context);
            } catch (IllegalArgumentException e) { // Unwrapped, Spring would respond with 500.
              throw DatabindException.from(json, e.getMessage(), e);
            }
          }
        });
  }
}
