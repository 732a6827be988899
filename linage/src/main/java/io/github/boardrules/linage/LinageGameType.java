package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import java.util.List;

/**
 * The Linage game type. The {@linkplain io.github.boardrules.linage package description} explains
 * the options. All instances are equal.
 */
@Immutable
public record LinageGameType() implements GameType {
  private static final About ABOUT =
      About.of(
          ImmutableList.of("Luis Bolaños Mures"),
          2016,
          """
          Two players, Vertical and Horizontal, divide a board of 9×9 points. Both place the same \
          neutral stones. A region is a set of empty points that are connected along the lines of \
          the grid and cannot be made larger. A line is three empty points in a row, next to each \
          other: in a column for Vertical, in a row for Horizontal.

          A region belongs to Vertical if it contains vertical lines only, and to Horizontal if it \
          contains horizontal lines only. A region that contains both is free. At all times, every \
          region must contain at least one line.

          First the komi is agreed on: the first player names the number of points that Horizontal \
          receives for playing second, and the second player chooses to play Vertical or \
          Horizontal. Vertical moves first, then the sides alternate.

          A turn is a pass, which is always legal, or a stone on an empty point of a free region. \
          A stone may not be placed if a region would be left without any line. So nobody can \
          place stones in a region that belongs to a side: it is safe for the rest of the game. A \
          point that is forbidden because of a region without a line may become legal later.

          The game ends when both players pass, one after the other, and not before, even if no \
          stone can be placed any more. Each side scores a point for each empty point of its \
          regions, and Horizontal adds the komi. Free regions and stones count for nobody. The \
          higher score wins, and equal scores are a draw. A komi with half a point rules out a draw \
          as long as nobody has taken the button; once it is taken, a whole komi does.

          Options set the size of the board, the length of a line, the values of the komi, an end \
          without free regions and a button that is worth half a point.
          """,
          "https://boardgamegeek.com/boardgame/219420/linage");

  @Override
  public String id() {
    return "linage";
  }

  @Override
  public String title() {
    return "Linage";
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public List<Option<?>> options() {
    return LinageRules.ALL;
  }

  @Override
  public LinageGame game(Options options) {
    return Linage.game(LinageRules.standard().with(options));
  }
}
