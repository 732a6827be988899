package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import java.util.Optional;

/** The result of a game: a win for either player, a draw, or unknown. */
public enum GameResult {
  /** {@link Player#FIRST} won. */
  FIRST("1-0"),
  /** {@link Player#SECOND} won. */
  SECOND("0-1"),
  /** The game is drawn. */
  DRAW("1/2-1/2"),
  /** The game is unfinished, or its result is unknown. */
  UNKNOWN("*");

  private static final ImmutableList<GameResult> ALL = ImmutableList.copyOf(values());

  private final String text;

  GameResult(String text) {
    this.text = text;
  }

  /** {@return the result as PGN writes it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, {@code *}} */
  public String text() {
    return text;
  }

  /** {@return the winner; empty for a draw or an unknown result} */
  public Optional<Player> winner() {
    return switch (this) {
      case FIRST -> Optional.of(Player.FIRST);
      case SECOND -> Optional.of(Player.SECOND);
      case DRAW, UNKNOWN -> Optional.empty();
    };
  }

  /**
   * {@return the result of a game that a player won}
   *
   * @param player the winner
   */
  public static GameResult wonBy(Player player) {
    checkNotNull(player, "player");
    return player == Player.FIRST ? FIRST : SECOND;
  }

  /**
   * {@return the result of a finished game}
   *
   * @param outcome how the game ended
   */
  public static GameResult of(Outcome outcome) {
    return outcome.winner().map(GameResult::wonBy).orElse(DRAW);
  }

  /**
   * Parses a result in PGN's notation.
   *
   * @param text any text
   * @return the result; empty if the text is not one
   */
  public static Optional<GameResult> find(CharSequence text) {
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    if (first != '*' && first != '0' && first != '1') {
      return Optional.empty();
    }
    for (GameResult result : ALL) {
      if (result.text.contentEquals(text)) {
        return Optional.of(result);
      }
    }
    return Optional.empty();
  }
}
