package io.github.boardrules.loa;

import io.github.boardrules.core.board.SquareBoard;

/**
 * Lines of Action, by Claude Soucie: where to begin.
 *
 * <pre>{@code
 * LoaPosition position = Loa.game().start();
 * position.legalMoveCount(); // → 36
 * position = position.play("b1-b3");
 * position.play("a4-d4"); // throws IllegalMoveException: the line has 2 pieces, so the move must go 2
 * }</pre>
 */
public final class Loa {
  /** The board of the game, 8×8. */
  public static final SquareBoard BOARD = SquareBoard.of(8, 8);

  /** The most pieces that a side may have, unless {@link LoaRules#anyPieceCount} is set. */
  public static final int MAX_PIECES = 12;

  private Loa() {}

  /** {@return the game by the rules {@link LoaRules#SOUCIE}, from the standard start} */
  public static LoaGame game() {
    return game(LoaRules.SOUCIE);
  }

  /**
   * {@return the game by the given rules, from the standard start}
   *
   * @param rules what decides where published texts differ
   */
  public static LoaGame game(LoaRules rules) {
    return new LoaGame(rules, PositionText.read(PositionText.STANDARD));
  }

  /**
   * {@return the game by the given rules, from a start of one's own}
   *
   * @param rules the rules; those of the game that the setup was made for play no part
   * @param setup the start
   * @throws io.github.boardrules.core.SetupException with all its defects, if the setup is no
   *     position under these rules
   */
  public static LoaGame game(LoaRules rules, LoaSetup setup) {
    return new LoaGame(rules, setup.draft());
  }
}
