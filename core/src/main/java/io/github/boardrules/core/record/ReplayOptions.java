package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.text.Strictness;
import java.util.Optional;

/**
 * Options for replaying a {@link GameRecord}: the known games, defaults and overrides, and the
 * strictness of parsing. Immutable.
 */
@Immutable
public final class ReplayOptions {
  @SuppressWarnings("Immutable") // authors promise that their types are immutable
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
   * parsing} Every call searches the class path: call this method once and keep the result.
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
    checkNotNull(games, "games");
    return new ReplayOptions(games, Optional.empty(), Options.none(), Strictness.LENIENT, false);
  }

  /**
   * {@return the same options with a default game for records that name none}
   *
   * @param id the id of the game
   */
  public ReplayOptions withDefaultGame(String id) {
    return new ReplayOptions(games, Optional.of(id), overriding, strictness, variations);
  }

  /**
   * {@return the same replay options with game options that take precedence over those of the
   * record} If there is a default game, they do not apply to records of other games.
   *
   * @param options the options of the game; they are checked when a game is created with them
   */
  public ReplayOptions withOverridingOptions(Options options) {
    checkNotNull(options, "options");
    return new ReplayOptions(games, defaultGame, options, strictness, variations);
  }

  /**
   * {@return the same options with another strictness}
   *
   * @param how which spellings of moves to accept
   */
  public ReplayOptions withStrictness(Strictness how) {
    checkNotNull(how, "how");
    return new ReplayOptions(games, defaultGame, overriding, how, variations);
  }

  /** {@return the same options, but the problems of a game include those of its variations} */
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
