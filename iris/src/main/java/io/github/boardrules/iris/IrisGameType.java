package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.trace.SnapshotLimit;
import java.util.List;

/**
 * The game type of Iris, with the id {@code iris}. It has one option, {@code n}: the number of
 * cells on each side of the board. All instances are equal.
 */
@Immutable
public record IrisGameType() implements GameType, SnapshotLimit {
  private static final About ABOUT =
      About.of(
          ImmutableList.of("Craig Duncan"),
          2019,
          """
          Black and White place stones on a hexagon of hexagonal cells, seven on each side. The \
          cells on the edge are colored, the others are gray. Each colored cell has a twin of \
          the same color: the cell straight across the center of the board.

          Black begins with a single stone on a gray cell. After that, each turn is one of three \
          things: a pass; a pair, which is two stones at once on a colored cell and on its twin; \
          or two gray stones, one after the other, on gray cells that are not adjacent to each \
          other. If no gray cell is left for the second stone, it is forfeited and the turn ends \
          with one stone. A player who placed the first stone must place the second one if there \
          is a cell for it.

          The game ends when the board is full, even in the middle of a turn, or when both players \
          pass, one after the other.

          A group is a set of connected stones of one color. It scores a point for each colored \
          cell that it occupies. Each player sorts the scores of their own groups, highest first. \
          The player with the higher first score wins. If the first scores are equal, the second \
          scores decide, and so on; a player who has run out of groups has zero. So one large \
          group beats many small ones, whatever their sum.

          A full board is never a draw. After two passes, the scores can be equal in every place, \
          and the game is a draw.

          An option sets the number of cells on each side. Five is good for beginners.
          """,
          "https://boardgamegeek.com/boardgamedesigner/66694/craig-duncan");

  @Override
  public String id() {
    return "iris";
  }

  @Override
  public String title() {
    return "Iris";
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public List<Option<?>> options() {
    return IrisRules.ALL;
  }

  @Override
  public int maxCellsListed() {
    return 37;
  }

  @Override
  public IrisGame game(Options options) {
    return Iris.game(IrisRules.standard().with(options));
  }
}
