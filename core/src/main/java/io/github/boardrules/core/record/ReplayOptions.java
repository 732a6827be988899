package io.github.boardrules.core.record;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Strictness;
import java.util.Optional;

/**
 * How to replay a {@link GameRecord}: the known games, and defaults for values that a record does
 * not state. Immutable.
 *
 * @param games the known games
 * @param defaultGame the id of the game of records that name none
 * @param defaultOptions values of options that the record does not set, for records that name no
 *     game or the default game
 * @param overridingOptions options that take precedence over those of the record
 * @param strictness how moves have to be written
 */
public record ReplayOptions(
    GameTypes games,
    Optional<String> defaultGame,
    Options defaultOptions,
    Options overridingOptions,
    Strictness strictness) {

  /**
   * {@return options that take everything from the record, with the installed games and lenient
   * parsing} Searches the class path at every call: call it once and keep the result.
   */
  public static ReplayOptions installed() {
    return of(GameTypes.installed());
  }

  /**
   * {@return options that take everything from the record, with the given games and lenient
   * parsing}
   *
   * @param games the known games
   */
  public static ReplayOptions of(GameTypes games) {
    return new ReplayOptions(
        games, Optional.empty(), Options.none(), Options.none(), Strictness.LENIENT);
  }

  /**
   * {@return the same with a game for records that name none}
   *
   * @param id the id of the game
   */
  public ReplayOptions withDefaultGame(String id) {
    return new ReplayOptions(games, Optional.of(id), defaultOptions, overridingOptions, strictness);
  }

  /**
   * {@return the same with other default options}
   *
   * @param options the options; they are checked when a game is made with them
   */
  public ReplayOptions withDefaultOptions(Options options) {
    return new ReplayOptions(games, defaultGame, options, overridingOptions, strictness);
  }

  /**
   * {@return the same with other overriding options}
   *
   * @param options the options; they are checked when a game is made with them
   */
  public ReplayOptions withOverridingOptions(Options options) {
    return new ReplayOptions(games, defaultGame, defaultOptions, options, strictness);
  }

  /**
   * {@return the same with another strictness}
   *
   * @param how how moves have to be written
   */
  public ReplayOptions withStrictness(Strictness how) {
    return new ReplayOptions(games, defaultGame, defaultOptions, overridingOptions, how);
  }

  /** Merges the options: the caller's defaults, then the record's own, then the overriding ones. */
  Options options(GameRecord record) {
    boolean defaultsApply =
        defaultGame.isEmpty() || record.game().isEmpty() || defaultGame.equals(record.game());
    Options base = defaultsApply ? defaultOptions : Options.none();
    return base.with(record.options()).with(overridingOptions);
  }
}
