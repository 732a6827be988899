package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.trace.SnapshotLimit;
import java.util.List;

/**
 * The Carteso game type. The {@linkplain io.github.boardrules.carteso package description} explains
 * the options. All instances are equal.
 */
@Immutable
public record CartesoGameType() implements GameType, SnapshotLimit {
  private static final About ABOUT =
      About.of(
          ImmutableList.of("Luis Bolaños Mures", "Corey L. Clark"),
          2016,
          """
          Two players, Vertical and Horizontal, play on a board of 9×9 points. Stones are black or \
          white, and both players place stones of either color: nobody owns a color.

          A group is a set of stones of one color that are connected along the lines of the grid \
          and cannot be made larger. Its span is the smallest rectangle that contains it. A group \
          that spans more rows than columns belongs to Vertical, and a group that spans more \
          columns than rows belongs to Horizontal. A group that spans as many rows as columns \
          belongs to the opponent of the side that placed the last stone.

          A group is finished if no further stones of its color, placed on empty points and \
          connected to it, could make its span larger. Stones of the other color block the way.

          First the komi is agreed on: the first player names the number of points that Horizontal \
          receives for playing second, and the second player chooses to play Vertical or \
          Horizontal. Vertical moves first, then the sides alternate. A turn is a pass, which is \
          always legal, or one stone of either color on any empty point.

          After each stone, every finished group on the board that is not claimed yet is claimed by \
          the side that owns it at that moment. A claim lasts for the rest of the game and \
          includes all stones that join the group later.

          The game ends when both players pass, one after the other. Each side scores a point for \
          each stone of the groups that it has claimed, and Horizontal adds the komi. Groups that \
          nobody has claimed count for nobody. The higher score wins, and equal scores are a draw.

          Options set the size of the board and the values of the komi.
          """,
          "https://boardgamegeek.com/boardgamedesigner/47001/luis-bolanos-mures");

  @Override
  public String id() {
    return "carteso";
  }

  @Override
  public String title() {
    return "Carteso";
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public List<Option<?>> options() {
    return CartesoRules.SHARED;
  }

  @Override
  public int maxCellsListed() {
    return 36;
  }

  @Override
  public CartesoGame game(Options options) {
    return Carteso.game(CartesoRules.standard().with(options));
  }
}
