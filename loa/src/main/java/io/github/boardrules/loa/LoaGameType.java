package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.RecentValues;

/**
 * The game type of Lines of Action, as a service. The {@linkplain io.github.boardrules.loa package
 * description} lists the options. All instances are equal.
 */
public final class LoaGameType implements GameType {
  /** Thousands of records with the same options then share one game. */
  private static final RecentValues<Options, LoaGame> RECENT = new RecentValues<>(LoaOptions::read);

  /** Creates the type. */
  public LoaGameType() {}

  @Override
  public String id() {
    return "loa";
  }

  @Override
  public String title() {
    return "Lines of Action";
  }

  @Override
  public About about() {
    return LoaAbout.ABOUT;
  }

  @Override
  public ImmutableList<OptionSpec> options() {
    return LoaOptions.SPECS;
  }

  /**
   * {@inheritDoc}
   *
   * <p>If the option {@code setup} is at fault, the cause of the exception is the {@code
   * NotationException}, or the {@code SetupException} with all defects.
   */
  @Override
  public LoaGame game(Options options) throws OptionException {
    return RECENT.get(options);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LoaGameType;
  }

  @Override
  public int hashCode() {
    return LoaGameType.class.hashCode();
  }
}
