package io.github.boardrules.loa;

import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.RecentValues;

/**
 * The entry point to Lines of Action, a game by Claude Soucie.
 *
 * <pre>{@code
 * LoaPosition position = Loa.game().start();
 * position.legalMoveCount(); // → 36
 * position = position.play("b1-b3");
 * position.play("a4-d4"); // throws IllegalMoveException: the line has 2 pieces
 * }</pre>
 */
public final class Loa {
  /** The board of the published rules, 8×8. {@link LoaRules#BOARD} may be another one. */
  public static final SquareBoard BOARD = SquareBoard.of(8, 8);

  private record Start(LoaRules rules, LoaSetup setup) {}

  private static final RecentValues<Start, LoaGame> RECENT =
      new RecentValues<>(start -> new LoaGame(start.rules(), start.setup()));

  private Loa() {}

  /**
   * {@return the game under the rules {@link LoaRules#SOUCIE}, from the standard start} The call is
   * cheap, because recently used games are cached.
   */
  public static LoaGame game() {
    return game(LoaRules.standard());
  }

  /**
   * {@return the game under the given rules, from the standard start of their board} The call is
   * cheap if the rules were used recently, because recently used games are cached.
   *
   * @param rules the rules
   */
  public static LoaGame game(LoaRules rules) {
    return game(rules, NamedSetups.standard(rules.board()));
  }

  /**
   * {@return the game under the given rules, from the given start} The call is cheap if the rules
   * and the start were used recently, because recently used games are cached.
   *
   * @param rules the rules
   * @param setup the start
   * @throws io.github.boardrules.core.SetupException with all defects, if the setup is not a
   *     position under these rules
   */
  public static LoaGame game(LoaRules rules, LoaSetup setup) {
    return RECENT.get(new Start(rules, setup));
  }
}
