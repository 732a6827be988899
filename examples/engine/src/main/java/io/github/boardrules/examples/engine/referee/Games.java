package io.github.boardrules.examples.engine.referee;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import io.github.boardrules.core.trace.StructuredOptions;
import io.github.boardrules.examples.engine.bulk.GameNames;
import java.net.URI;
import java.util.Map;

/** The installed games: their descriptions for people, and games with options. */
public final class Games {
  private static final int MAX_SHOWN = 100;

  private final GameTypes types;

  /**
   * Creates a list of games.
   *
   * @param types the games
   */
  public Games(GameTypes types) {
    this.types = types;
  }

  GameTypes types() {
    return types;
  }

  /** {@return the descriptions of all games} */
  public ImmutableList<ImmutableMap<String, Object>> all() {
    return types.all().stream().map(Games::describe).collect(toImmutableList());
  }

  /**
   * {@return the type of game with an id}
   *
   * @param id the id
   * @throws Refusal if no game has it
   */
  GameType type(String id) {
    try {
      return GameNames.type(types, TextScanner.abbreviate(id, MAX_SHOWN));
    } catch (IllegalArgumentException e) {
      throw Refusal.at(RefereeCode.UNKNOWN_GAME, "/game", String.valueOf(e.getMessage()));
    }
  }

  /**
   * {@return a game}
   *
   * @param id the id of its type
   * @param options the values of options by name
   * @throws Refusal if no game has the id, or the game does not accept the options
   */
  public Game<?> game(String id, Map<String, ?> options) {
    GameType type = type(id);
    try {
      return type.game(StructuredOptions.of(options));
    } catch (OptionException e) {
      throw optionRefusal(e);
    } catch (SetupException e) {
      throw LibraryErrors.badSetup("/options", e);
    } catch (NotationException e) {
      throw LibraryErrors.unreadable("/options", e);
    }
  }

  private static Refusal optionRefusal(OptionException e) {
    String pointer = "/options" + RefereeJson.pointer(e.option());
    Throwable cause = e.getCause();
    if (cause instanceof SetupException setup) {
      return LibraryErrors.badSetup(pointer, setup);
    }
    if (cause instanceof NotationException notation) {
      return LibraryErrors.unreadable(pointer, notation);
    }
    return Refusal.at(RefereeCode.BAD_OPTION, pointer, String.valueOf(e.getMessage()))
        .with("reason", e.code().name())
        .with("option", e.option());
  }

  static ImmutableMap<String, Object> describe(GameType type) {
    GameType.About about = type.about();
    ImmutableMap.Builder<String, Object> game = ImmutableMap.builder();
    game.put("id", type.id()).put("title", type.title()).put("authors", about.authors());
    about.year().ifPresent(year -> game.put("year", year));
    return game.put("players", Player.values().length)
        .put("rules", about.rules())
        .put("links", about.links().stream().map(URI::toString).collect(toImmutableList()))
        .put("options", type.options().stream().map(Games::describe).collect(toImmutableList()))
        .buildOrThrow();
  }

  /** Only choices and some texts have named values, and only whole numbers have bounds. */
  private static ImmutableMap<String, Object> describe(Option<?> option) {
    ImmutableMap.Builder<String, Object> described = ImmutableMap.builder();
    described
        .put("name", option.name())
        .put("kind", Ascii.toLowerCase(option.kind().name()))
        .put("label", option.title())
        .put("description", option.description())
        .put("expected", option.expected())
        .put("default", option.defaultText())
        .put("values", option.values().stream().map(Games::describe).collect(toImmutableList()));
    option
        .range()
        .ifPresent(
            range ->
                described
                    .put("min", range.min())
                    .put("max", range.max())
                    .put("step", range.step()));
    return described.buildOrThrow();
  }

  private static ImmutableMap<String, Object> describe(Option.NamedValue value) {
    return ImmutableMap.of(
        "name", value.name(),
        "label", value.title(),
        "description", value.description(),
        "implied", value.implied().asMap());
  }
}
