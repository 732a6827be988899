package io.github.boardrules.examples.connection;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.spi.OptionReader;

/**
 * A game in which each player tries to connect sides of the board. The types differ in the shape of
 * the board and in the sides that each color has to connect. The options are {@code size}, the
 * number of cells on each side, and {@code swap}, whether the second player may swap colors.
 */
public interface ConnectionGameType extends GameType {
  /** {@return the number of cells on each side of the standard board} */
  int standardSize();

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
  default ImmutableList<OptionSpec> options() {
    return ImmutableList.of(
        OptionSpec.integer(
            "size",
            "Board size",
            2,
            HexBoard.MAX_LENGTH,
            standardSize(),
            "The number of cells on each side."),
        new OptionSpec.Flag(
            "swap",
            "Swap",
            true,
            "Whether the second player may swap colors after the first stone."));
  }

  @Override
  default ConnectionGame game(Options options) {
    OptionReader reader = new OptionReader(options(), options);
    return new ConnectionGame(this, board(reader.integer("size")), reader.flag("swap"));
  }
}
