package io.github.boardrules.examples.npm;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.trace.StructuredOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The codes, cells and places with which the library refuses the bad inputs of the vectors. */
final class VectorRefusals {
  private static final JsonMapper JSON = new JsonMapper();

  private VectorRefusals() {}

  /**
   * Returns the refusals.
   *
   * @param modules the folder with the modules of the games, which contain the vectors
   */
  static List<Map<String, @Nullable Object>> all(Path modules) {
    List<Map<String, @Nullable Object>> lines = new ArrayList<>();
    for (GameType type : GameTypes.installed().all()) {
      for (String file : List.of("bad_inputs", "bad_options")) {
        for (JsonNode vector : vectors(modules, type, file)) {
          Map<String, @Nullable Object> refusal = refusal(type, vector);
          refusal.put("id", file + " " + vector.get("id").asString());
          lines.add(refusal);
        }
      }
    }
    return lines;
  }

  private static List<JsonNode> vectors(Path modules, GameType type, String file) {
    Path folder = modules.resolve(type.id()).resolve("src/test/resources/vectors");
    try (InputStream in =
            Files.newInputStream(folder.resolve(type.id()).resolve(file + ".jsonl.gz"));
        BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(new GZIPInputStream(in), StandardCharsets.UTF_8))) {
      return reader.lines().map(JSON::readTree).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, @Nullable Object> refusal(GameType type, JsonNode vector) {
    Map<String, Object> options = new LinkedHashMap<>();
    vector
        .get("options")
        .properties()
        .forEach(
            option ->
                options.put(option.getKey(), JSON.treeToValue(option.getValue(), Object.class)));
    Map<String, @Nullable Object> refusal;
    try {
      Game<?> game = type.game(StructuredOptions.of(options));
      refusal = refusal(game, vector);
    } catch (SetupException e) {
      refusal = refusal(e.defects().get(0).code().name(), Values.cells(e.defects()), e);
    } catch (OptionException e) {
      refusal = refusal(e.code().name(), List.of(), e);
    } catch (NotationException e) {
      refusal = refusal(e.code().name(), List.of(), e);
      refusal.put("offset", e.offset());
    }
    return refusal;
  }

  private static Map<String, @Nullable Object> refusal(Game<?> game, JsonNode vector) {
    Position<?> position = game.start();
    for (JsonNode move : vector.path("moves")) {
      position = position.play(move.asString());
    }
    Strictness strictness =
        vector.path("strict").asBoolean(false) ? Strictness.STRICT : Strictness.LENIENT;
    Optional<Violation> violation =
        violation(position, vector.path("input").asString(), strictness);
    return Values.map(
        "code",
        violation.map(found -> found.code().name()),
        "cells",
        violation.map(Violation::cells),
        "message",
        violation.map(Violation::message));
  }

  private static <M extends Move> Optional<Violation> violation(
      Position<M> position, String move, Strictness strictness) {
    return position.violation(position.parseMove(move, strictness));
  }

  private static Map<String, @Nullable Object> refusal(
      String code, List<?> cells, RuntimeException failure) {
    return Values.map("code", code, "cells", cells, "message", failure.getMessage());
  }
}
