package io.github.boardrules.examples.connection;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.board.HexBoard;

/**
 * The service for Y: id {@code y}, on a triangle, by default with 13 cells on each side. Both
 * colors connect all three sides. All instances are equal.
 *
 * <p>The standard board has 91 cells, about as many as the board on which the game is sold, which
 * has 93 points and is not a regular triangle. The swap is on by default, because players of Y
 * generally use it. The year is that of the invention by the two authors.
 */
public record YGameType() implements ConnectionGameType {
  private static final About ABOUT =
      About.of(
          ImmutableList.of("Craige Schensted", "Charles Titus"),
          1953,
          """
          Black and White take turns to place a stone on an empty cell of a triangle of hexagonal \
          cells, thirteen on each side. Black begins. Stones are never moved or removed.

          Whoever first connects all three sides of the board by one chain of adjacent stones wins. \
          A corner cell belongs to both of its sides. The chain need not have the shape of a Y: one \
          from a corner to the opposite side is enough.

          Because the first stone is an advantage, the second player may swap as the second move of \
          the game: the players exchange colors, so that the second player takes over the black \
          stone, and the first player continues with a white one.

          A draw is impossible: on a full board, exactly one of the players has connected the three \
          sides.

          Options set the number of cells on each side and turn the swap off.
          """,
          "https://en.wikipedia.org/wiki/Y_(game)",
          "https://www.hexwiki.net/index.php/Y");

  private static final Option<Integer> SIZE = ConnectionGameType.size(13);

  @Override
  public String id() {
    return "y";
  }

  @Override
  public String title() {
    return "Y";
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
    return HexBoard.triangle(size);
  }

  @Override
  public ImmutableSet<Integer> goals(Color color) {
    return ImmutableSet.of(0, 1, 2);
  }
}
