package io.github.boardrules.examples.connection;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.board.HexBoard;

/**
 * The service for Hex: id {@code hex}, on a rhombus, by default of 11×11 cells. Black connects the
 * bottom with the top, and White connects the left side with the right side. All instances are
 * equal.
 */
public record HexGameType() implements ConnectionGameType {
  private static final About ABOUT =
      About.of(
          ImmutableList.of("Piet Hein", "John Nash"),
          1942,
          """
          Black and White take turns to place a stone on an empty cell of a rhombus of hexagonal \
          cells, eleven on each side. Black begins. Stones are never moved or removed.

          Black tries to connect the bottom side of the board with the top side by a chain of \
          adjacent black stones, and White the left side with the right side. A corner cell \
          belongs to both of its sides. Whoever connects the two sides first wins.

          Because the first stone is a great advantage, the second player may swap as the second \
          move of the game: the players exchange colors, so that the second player takes over the \
          black stone, and the first player continues with a white one.

          A draw is impossible: on a full board, exactly one of the players has connected the two \
          sides.

          Options set the number of cells on each side and turn the swap off.
          """,
          "https://en.wikipedia.org/wiki/Hex_(board_game)",
          "https://www.hexwiki.net/index.php/Rules");

  private static final Option<Integer> SIZE = ConnectionGameType.size(11);

  @Override
  public String id() {
    return "hex";
  }

  @Override
  public String title() {
    return "Hex";
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Option<Integer> size() {
    return SIZE;
  }

  @Override
  public HexBoard board(int size) {
    return HexBoard.rhombus(size);
  }

  @Override
  public ImmutableSet<Integer> goals(Color color) {
    return color == Color.BLACK ? ImmutableSet.of(0, 2) : ImmutableSet.of(1, 3);
  }
}
