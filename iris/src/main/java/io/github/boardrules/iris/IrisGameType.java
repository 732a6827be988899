package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.spi.RecentGames;
import io.github.boardrules.core.trace.TraceLimit;

/** Iris as a service: id {@code iris}, one option {@code n}, the number of cells on a side. */
public final class IrisGameType implements GameType, TraceLimit {
  private static final RecentGames<Integer, IrisGame> RECENT = new RecentGames<>(Iris::game);

  static final String SIDE = "n";

  private static final ImmutableList<OptionSpec> OPTIONS =
      ImmutableList.of(
          OptionSpec.integer(
              SIDE,
              Iris.MIN_SIDE,
              Iris.MAX_SIDE,
              Iris.STANDARD_SIDE,
              "The number of cells on each side of the hexagonal board."));

  /** The type; all instances are alike. */
  public IrisGameType() {}

  @Override
  public String id() {
    return "iris";
  }

  @Override
  public String title() {
    return "Iris";
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
    return RECENT.get(new OptionReader(OPTIONS, options).integer(SIDE));
  }
}
