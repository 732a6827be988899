package io.github.boardrules.examples.tictactoe;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;

/**
 * Tic-tac-toe as a service: id {@code tictactoe}, options {@code width}, {@code height}, {@code
 * line}.
 */
public final class TicTacToeGameType implements GameType {
  static final int USUAL = 3;

  private static final int GREATEST = 8;

  private static final ImmutableList<OptionSpec> OPTIONS =
      ImmutableList.of(
          OptionSpec.integer("width", USUAL, GREATEST, USUAL, "The number of files."),
          OptionSpec.integer("height", USUAL, GREATEST, USUAL, "The number of ranks."),
          OptionSpec.integer("line", USUAL, GREATEST, USUAL, "The marks in a line that wins."));

  /** The type; all instances are alike. */
  public TicTacToeGameType() {}

  @Override
  public String id() {
    return "tictactoe";
  }

  @Override
  public String title() {
    return "Tic-tac-toe";
  }

  @Override
  public ImmutableList<OptionSpec> options() {
    return OPTIONS;
  }

  @Override
  public TicTacToeGame game(Options options) {
    OptionReader reader = new OptionReader(OPTIONS, options);
    int width = reader.integer("width");
    int height = reader.integer("height");
    int line = reader.integer("line");
    if (line > Math.max(width, height)) {
      throw new OptionException(
          OptionException.Code.CONTRADICTION, "line", "is longer than the board");
    }
    return new TicTacToeGame(width, height, line);
  }
}
