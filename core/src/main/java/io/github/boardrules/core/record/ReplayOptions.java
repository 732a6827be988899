package io.github.boardrules.core.record;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.text.Strictness;
import java.util.Optional;

/**
 * How to replay a {@link GameRecord}: the known games, and what to do with values that a record
 * does not state. Immutable.
 */
public final class ReplayOptions {
  final GameTypes games;
  private final Optional<String> defaultGame;
  private final Options overriding;
  final Strictness strictness;
  final boolean variations;

  private ReplayOptions(
      GameTypes games,
      Optional<String> defaultGame,
      Options overriding,
      Strictness strictness,
      boolean variations) {
    this.games = games;
    this.defaultGame = defaultGame;
    this.overriding = overriding;
    this.strictness = strictness;
    this.variations = variations;
  }

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
    return new ReplayOptions(games, Optional.empty(), Options.none(), Strictness.LENIENT, false);
  }

  /**
   * {@return the same with a game for records that name none}
   *
   * @param id the id of the game
   */
  public ReplayOptions withDefaultGame(String id) {
    return new ReplayOptions(games, Optional.of(id), overriding, strictness, variations);
  }

  /**
   * {@return the same with options that take precedence over those of the record} If there is a
   * default game, they do not apply to records of other games.
   *
   * @param options the options; they are checked when a game is made with them
   */
  public ReplayOptions withOverridingOptions(Options options) {
    return new ReplayOptions(games, defaultGame, options, strictness, variations);
  }

  /**
   * {@return the same with another strictness}
   *
   * @param how how moves have to be written
   */
  public ReplayOptions withStrictness(Strictness how) {
    return new ReplayOptions(games, defaultGame, overriding, how, variations);
  }

  /** {@return the same, but the problems of a game include those of its variations} */
  public ReplayOptions withVariations() {
    return new ReplayOptions(games, defaultGame, overriding, strictness, true);
  }

  Optional<String> game(GameRecord record) {
    return record.game().or(() -> defaultGame);
  }

  Options options(GameRecord record) {
    boolean apply = defaultGame.isEmpty() || game(record).equals(defaultGame);
    return apply ? record.options().with(overriding) : record.options();
  }
}
