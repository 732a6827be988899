package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.SquareBoard;
import org.jspecify.annotations.Nullable;

/** Lines of Action under fixed rules, from a fixed start. An immutable value. */
public final class LoaGame implements Game<LoaMove> {
  private static final LoaGameType TYPE = new LoaGameType();

  private final LoaRules rules;
  private final LoaPosition start;

  LoaGame(LoaRules rules, LoaSetup start) {
    this.rules = checkNotNull(rules, "rules");
    this.start = new SetupCheck(start, this).position();
  }

  /** {@return the rules} */
  public LoaRules rules() {
    return rules;
  }

  @Override
  public LoaGameType type() {
    return TYPE;
  }

  @Override
  public Options options() {
    return LoaOptions.write(this);
  }

  @Override
  public SquareBoard board() {
    return Loa.BOARD;
  }

  @Override
  public LoaPosition start() {
    return start;
  }

  /** {@inheritDoc} Also accepts the names and the lists of pieces of the option {@code setup}. */
  @Override
  public LoaSetup parseSetup(CharSequence text) throws NotationException {
    return LoaNotation.parseSetup(text);
  }

  @Override
  public LoaPosition parsePosition(CharSequence text) throws NotationException, SetupException {
    return position(parseSetup(text));
  }

  /** {@inheritDoc} The codes are {@link LoaDefect}s. */
  @Override
  public ImmutableList<Violation> defects(Setup<LoaMove> setup) {
    return new SetupCheck(LoaSetup.cast(setup), this).defects();
  }

  @Override
  public LoaPosition position(Setup<LoaMove> setup) throws SetupException {
    return new SetupCheck(LoaSetup.cast(setup), this).position();
  }

  /** {@return the eight symmetries of the board, then the same with the colours swapped} */
  @Override
  public ImmutableList<GameSymmetry<LoaMove>> symmetries() {
    return LoaSymmetry.ALL;
  }

  /** {@return whether the other object is a game with equal rules and an equal start} */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LoaGame game && rules.equals(game.rules) && start.equals(game.start);
  }

  @Override
  public int hashCode() {
    return 31 * rules.hashCode() + start.hashCode();
  }

  /** {@return the title and the options: {@code Lines of Action repetitionAt=3}} */
  @Override
  public String toString() {
    return (TYPE.title() + " " + options()).trim();
  }
}
