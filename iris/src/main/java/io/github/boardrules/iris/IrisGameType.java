package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.core.trace.TraceLimit;

/**
 * The game type of Iris, with the id {@code iris}. It has one option, {@code n}: the number of
 * cells on each side of the board. All instances are equal.
 */
public record IrisGameType() implements GameType, TraceLimit {
  private static final RecentValues<IrisRules, IrisGame> RECENT = new RecentValues<>(Iris::game);

  static final String SIDE_LENGTH = "n";

  private static final ImmutableList<OptionSpec> OPTIONS =
      ImmutableList.of(
          OptionSpec.integer(
              SIDE_LENGTH,
              Iris.MIN_SIDE,
              Iris.MAX_SIDE,
              Iris.STANDARD_SIDE,
              "The number of cells on each side of the hexagonal board."));

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
    return IrisAbout.ABOUT;
  }

  @Override
  public ImmutableList<OptionSpec> options() {
    return OPTIONS;
  }

  @Override
  public int maxCellsListed() {
    return 37;
  }

  @Override
  public IrisGame game(Options options) {
    return RECENT.get(new IrisRules(new OptionReader(OPTIONS, options).integer(SIDE_LENGTH)));
  }

  @Override
  public String toString() {
    return title();
  }
}
