package io.github.boardrules.examples.connection;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.HexBoard;

/**
 * A game in which each player tries to connect sides of the board. The types differ in the shape of
 * the board and in the sides that each color has to connect. The options are {@code size}, the
 * number of cells on each side, and {@code swap}, whether the second player may swap colors.
 */
public interface ConnectionGameType extends GameType {
  /** Whether the second player may swap colors. */
  Option<Boolean> SWAP =
      Option.flag(
          "swap", "Swap", true, "Whether the second player may swap colors after the first stone.");

  /**
   * {@return an option for the size of the board}
   *
   * @param standard the number of cells on each side of the standard board
   */
  static Option<Integer> size(int standard) {
    return Option.integer(
        "size",
        "Board size",
        2,
        HexBoard.MAX_LENGTH,
        standard,
        "The number of cells on each side.");
  }

  /** {@return the option for the size of the board} */
  Option<Integer> size();

  /**
   * {@return the board of a given size}
   *
   * @param size the number of cells on each side, 2 to {@link HexBoard#MAX_LENGTH}
   */
  HexBoard board(int size);

  /**
   * {@return the sides that a color has to connect: their places in the list {@link
   * HexBoard#sides()}}
   *
   * @param color black or white
   */
  ImmutableSet<Integer> goals(Color color);

  @Override
  default ImmutableList<Option<?>> options() {
    return ImmutableList.of(size(), SWAP);
  }

  @Override
  default ConnectionGame game(Options options) {
    Options given = options.checked(options());
    return new ConnectionGame(this, board(given.get(size())), given.get(SWAP));
  }
}
