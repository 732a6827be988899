package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import io.github.boardrules.core.trace.StructuredOptions;
import io.github.boardrules.examples.bulk.GameNames;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The endpoint that lists the installed games, and the parsing of game options. */
final class GamesApi {
  private final GameTypes games;

  GamesApi(GameTypes games) {
    this.games = games;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/api/games", this::list);
  }

  private record Games(ImmutableList<GameAnswer> games) {}

  /** A game. The year is missing if it is not known. */
  private record GameAnswer(
      String id,
      String title,
      ImmutableList<String> authors,
      @Nullable Integer year,
      int players,
      String rules,
      ImmutableList<URI> links,
      ImmutableList<OptionAnswer> options) {
    static GameAnswer of(GameType type) {
      GameType.About about = type.about();
      return new GameAnswer(
          type.id(),
          type.title(),
          about.authors(),
          about.year().isPresent() ? about.year().getAsInt() : null,
          about.players(),
          about.rules(),
          about.links(),
          type.options().stream().map(OptionAnswer::of).collect(toImmutableList()));
    }
  }

  /**
   * An option of a game. Only choices and some texts have named values, and only whole numbers have
   * bounds.
   */
  private record OptionAnswer(
      String name,
      String kind,
      String label,
      String description,
      String expected,
      @JsonProperty("default") String defaultText,
      ImmutableList<ValueAnswer> values,
      @Nullable Integer min,
      @Nullable Integer max,
      @Nullable Integer step) {
    static OptionAnswer of(OptionSpec spec) {
      OptionSpec.WholeNumber number = spec instanceof OptionSpec.WholeNumber n ? n : null;
      return new OptionAnswer(
          spec.name(),
          kind(spec),
          spec.label(),
          spec.description(),
          spec.expected(),
          spec.defaultText(),
          spec.values().stream().map(ValueAnswer::of).collect(toImmutableList()),
          number == null ? null : number.min(),
          number == null ? null : number.max(),
          number == null ? null : number.step());
    }

    private static String kind(OptionSpec spec) {
      if (spec instanceof OptionSpec.Choice) {
        return "choice";
      }
      if (spec instanceof OptionSpec.Flag) {
        return "flag";
      }
      return spec instanceof OptionSpec.WholeNumber ? "integer" : "text";
    }
  }

  /** A value of an option that has a name. */
  private record ValueAnswer(
      String name, String label, String description, ImmutableMap<String, String> implied) {
    static ValueAnswer of(OptionSpec.NamedValue value) {
      return new ValueAnswer(
          value.name(),
          value.label(),
          value.description(),
          ImmutableMap.copyOf(value.implied().asMap()));
    }
  }

  private void list(Context context) {
    Json.answer(
        context,
        200,
        new Games(games.all().stream().map(GameAnswer::of).collect(toImmutableList())));
  }

  private GameType type(String id) {
    try {
      return GameNames.type(games, id);
    } catch (IllegalArgumentException e) {
      String message = TextScanner.abbreviate(String.valueOf(e.getMessage()), 300);
      throw Refusal.of(422, "game", message);
    }
  }

  /**
   * Returns the game that a request asks for.
   *
   * @param id the id of the game
   * @param options the option values by name
   * @throws Refusal if the game is not installed or does not accept these options
   */
  Game<?> game(String id, Map<String, ?> options) {
    GameType type = type(id);
    try {
      return type.game(StructuredOptions.of(options));
    } catch (OptionException e) {
      throw Refusal.of(422, "option", String.valueOf(e.getMessage()))
          .with("reason", e.code().name())
          .with("option", e.option());
    } catch (SetupException e) {
      throw Refusal.of(422, "setup", String.valueOf(e.getMessage()))
          .with("defects", e.defects().stream().map(defect -> defect.code().name()).toList());
    } catch (NotationException e) {
      throw Refusal.of(422, "setup", String.valueOf(e.getMessage()))
          .with("reason", e.code().name())
          .with("index", e.offset());
    }
  }
}
