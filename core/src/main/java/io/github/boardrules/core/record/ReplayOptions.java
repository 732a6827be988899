package io.github.boardrules.core.record;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Strictness;
import java.util.Optional;

/**
 * What a {@link Replay} takes from its caller. Immutable.
 *
 * @param games the games that there are
 * @param defaultGame the game of records that name none
 * @param defaultOptions options that hold where the record gives no other value, if the record is
 *     of the default game or there is none
 * @param overridingOptions options that hold whatever the record says
 * @param strictness how exactly the moves have to be written
 */
public record ReplayOptions(
    GameTypes games,
    Optional<String> defaultGame,
    Options defaultOptions,
    Options overridingOptions,
    Strictness strictness) {

  /**
   * {@return everything from the record, with the games that are installed, read leniently} Looks
   * for them anew each time, and games that were made are kept for the next record of the same
   * options: ask once.
   */
  public static ReplayOptions installed() {
    return of(GameTypes.installed());
  }

  /**
   * {@return everything from the record, with the given games, read leniently}
   *
   * @param games those that records may be of
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
   * {@return the same with other options for what records leave open}
   *
   * @param options by name; nothing is checked before a game is made
   */
  public ReplayOptions withDefaultOptions(Options options) {
    return new ReplayOptions(games, defaultGame, options, overridingOptions, strictness);
  }

  /**
   * {@return the same with other options that hold whatever records say}
   *
   * @param options by name; nothing is checked before a game is made
   */
  public ReplayOptions withOverridingOptions(Options options) {
    return new ReplayOptions(games, defaultGame, defaultOptions, options, strictness);
  }

  /**
   * {@return the same with another way to read moves}
   *
   * @param how how exactly
   */
  public ReplayOptions withStrictness(Strictness how) {
    return new ReplayOptions(games, defaultGame, defaultOptions, overridingOptions, how);
  }

  /**
   * The options to play with: the caller's defaults, then the record's own, then what overrides.
   */
  Options options(GameRecord record) {
    boolean ours =
        defaultGame.isEmpty() || record.game().isEmpty() || defaultGame.equals(record.game());
    Options base = ours ? defaultOptions : Options.none();
    return base.with(record.options()).with(overridingOptions);
  }
}
