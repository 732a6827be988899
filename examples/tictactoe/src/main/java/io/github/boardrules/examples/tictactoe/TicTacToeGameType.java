package io.github.boardrules.examples.tictactoe;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.SquareBoard;

/**
 * The service for tic-tac-toe: id {@code tictactoe}, options {@code width}, {@code height}, {@code
 * line}. A record: all instances are equal.
 */
public record TicTacToeGameType() implements GameType {
  private static final int STANDARD = 3;

  private static final int MAXIMUM = 8;

  static final Option<Integer> WIDTH =
      Option.integer("width", "Width", STANDARD, MAXIMUM, STANDARD, "The number of files.");

  static final Option<Integer> HEIGHT =
      Option.integer("height", "Height", STANDARD, MAXIMUM, STANDARD, "The number of ranks.");

  static final Option<Integer> LINE =
      Option.integer(
          "line",
          "Line length",
          STANDARD,
          MAXIMUM,
          STANDARD,
          "The number of marks in a winning line.");

  private static final ImmutableList<Option<?>> OPTIONS = ImmutableList.of(WIDTH, HEIGHT, LINE);

  private static final About ABOUT =
      About.traditional(
          """
          Two players, X and O, take turns to put a mark on an empty cell of a board of 3×3 cells. \
          X begins.

          The first player who has three marks next to each other on a rank, on a file or on a \
          diagonal wins. A full board without such a line is a draw.

          Options make the board larger and the line longer. A line of more marks than needed \
          wins, too.\
          """,
          "https://en.wikipedia.org/wiki/Tic-tac-toe");

  @Override
  public String id() {
    return "tictactoe";
  }

  @Override
  public String title() {
    return "Tic-tac-toe";
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public ImmutableList<Option<?>> options() {
    return OPTIONS;
  }

  @Override
  public TicTacToeGame game(Options options) {
    Options given = options.checked(OPTIONS);
    int width = given.get(WIDTH);
    int height = given.get(HEIGHT);
    int line = given.get(LINE);
    if (line > Math.max(width, height)) {
      throw new OptionException(
          OptionException.Code.CONTRADICTION, LINE.name(), "is longer than the board");
    }
    return new TicTacToeGame(SquareBoard.of(width, height), line);
  }
}
