package io.github.boardrules.loa;

import io.github.boardrules.core.board.SquareBoard;

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
  /** The board of the published rules, 8×8. {@link LoaRules#board} may be another one. */
  public static final SquareBoard BOARD = SquareBoard.of(8, 8);

  private Loa() {}

  /** {@return the game under the rules {@link LoaRules#SOUCIE}, from the standard start} */
  public static LoaGame game() {
    return game(LoaRules.SOUCIE);
  }

  /**
   * {@return the game under the given rules, from the standard start of their board}
   *
   * @param rules the rules
   */
  public static LoaGame game(LoaRules rules) {
    return game(rules, NamedSetups.standard(rules.board()));
  }

  /**
   * {@return the game under the given rules, from the given start}
   *
   * @param rules the rules
   * @param setup the start
   * @throws io.github.boardrules.core.SetupException with all defects, if the setup is not a
   *     position under these rules
   */
  public static LoaGame game(LoaRules rules, LoaSetup setup) {
    return new LoaGame(rules, setup);
  }
}
