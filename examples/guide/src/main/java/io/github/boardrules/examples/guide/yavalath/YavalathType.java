package io.github.boardrules.examples.guide.yavalath;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;

/** The service: id, title, rules and options. A record: all instances are equal. */
public record YavalathType() implements GameType {
  static final Option<Integer> SIDE =
      Option.integer("side", "Board size", 3, 8, 5, "The number of cells on each side.");

  private static final About ABOUT =
      About.of(
          ImmutableList.of("Cameron Browne"),
          2007,
          """
          Black and White take turns to place a stone on an empty cell of a hexagonal board with \
          five cells on each side. Black begins.

          A player who makes four or more stones in a row wins. A player who makes three in a row, \
          and not four, loses. If the board is full and neither has happened, the game is a draw.
          """,
          "https://en.wikipedia.org/wiki/Yavalath");

  @Override
  public String id() {
    return "yavalath";
  }

  @Override
  public String title() {
    return "Yavalath";
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public ImmutableList<Option<?>> options() {
    return ImmutableList.of(SIDE);
  }

  @Override
  public YavalathGame game(Options options) {
    return new YavalathGame(options.checked(options()).get(SIDE));
  }
}
