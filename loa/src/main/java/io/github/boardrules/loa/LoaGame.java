package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.board.SquareBoard;
import org.jspecify.annotations.Nullable;

/** Lines of Action by certain rules and from a certain start. Immutable and a value. */
public final class LoaGame implements Game<LoaMove> {
  private static final LoaGameType TYPE = new LoaGameType();

  private final LoaRules rules;
  private final LoaPosition start;

  LoaGame(LoaRules rules, Draft start) {
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

  /**
   * {@inheritDoc} Also the names and the lists of pieces that the option {@code setup} takes are
   * read.
   */
  @Override
  public LoaSetup parseSetup(CharSequence text) throws NotationException {
    return new LoaSetup(this, PositionText.read(text));
  }

  @Override
  public LoaPosition parsePosition(CharSequence text) throws NotationException, SetupException {
    return parseSetup(text).position();
  }

  /** The eight symmetries of the board, and the same with the colours swapped. */
  @Override
  public ImmutableList<GameSymmetry<LoaMove>> symmetries() {
    return LoaSymmetry.ALL;
  }

  /** {@return whether the other object is a game by equal rules from an equal start} */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LoaGame game && rules.equals(game.rules) && start.equals(game.start);
  }

  @Override
  public int hashCode() {
    return 31 * rules.hashCode() + start.hashCode();
  }

  /** {@return the type and the options, for people} */
  @Override
  public String toString() {
    return (TYPE.id() + " " + options()).trim();
  }
}
