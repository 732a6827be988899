package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Course;
import org.jspecify.annotations.Nullable;

/** Linage with its options fixed. Made by {@link Linage}. */
public final class LinageGame implements Game<LinageMove> {
  private final LinageRules rules;
  private final SquareBoard board;
  private final Terrain terrain;
  private final ImmutableList<ImmutableList<LinageMove>> placements;
  private @Nullable LinagePosition start;
  private @Nullable ImmutableList<GameSymmetry<LinageMove>> symmetries;

  LinageGame(LinageRules rules) {
    this.rules = rules;
    this.board = SquareBoard.of(rules.terms().width(), rules.terms().height());
    this.terrain = new Terrain(board, rules.lineLength());
    this.placements =
        ImmutableList.of(
            board.cells().stream().map(LinageMove::place).collect(ImmutableList.toImmutableList()));
  }

  @Override
  public LinageGameType type() {
    return new LinageGameType();
  }

  /** {@return size of the board, length of a line, and opening} */
  public LinageRules rules() {
    return rules;
  }

  @Override
  public Options options() {
    return rules.options();
  }

  @Override
  public SquareBoard board() {
    return board;
  }

  @Override
  public LinagePosition start() {
    LinagePosition found = start;
    if (found == null) {
      found = new LinagePosition(this, board.none(), Course.start(rules.terms()));
      start = found;
    }
    return found;
  }

  /**
   * {@return a hand-made position, not checked yet}
   *
   * @param stones the points where stones lie
   * @param course what is settled, whose turn it is, and how many passes were made in a row
   * @throws IllegalArgumentException if the stones lie on another board
   */
  public LinageSetup setup(CellSet stones, Course course) {
    return new LinageSetup(this, stones, course);
  }

  @Override
  public LinageSetup parseSetup(CharSequence text) {
    return LinageNotation.parseSetup(this, text);
  }

  @Override
  public LinagePosition parsePosition(CharSequence text) {
    return parseSetup(text).position();
  }

  @Override
  public ImmutableList<Violation> defects(Setup<LinageMove> setup) {
    return ((LinageSetup) setup).defects();
  }

  @Override
  public LinagePosition position(Setup<LinageMove> setup) {
    return ((LinageSetup) setup).position();
  }

  @Override
  public ImmutableList<GameSymmetry<LinageMove>> symmetries() {
    ImmutableList<GameSymmetry<LinageMove>> found = symmetries;
    if (found == null) {
      found = LinageSymmetry.all(this);
      symmetries = found;
    }
    return found;
  }

  /** The game on the transposed board with every komi negated; this one if that is the same. */
  LinageGame transposed() {
    LinageGame other = new LinageGame(rules.transposed());
    return other.equals(this) ? this : other;
  }

  Terrain terrain() {
    return terrain;
  }

  /** The placements of the one kind of stones, by the indexes of their points. */
  ImmutableList<ImmutableList<LinageMove>> placements() {
    return placements;
  }

  /** {@return whether the other object is Linage under the same rules} */
  @Override
  public boolean equals(@Nullable Object object) {
    return object == this || (object instanceof LinageGame other && rules.equals(other.rules));
  }

  @Override
  public int hashCode() {
    return rules.hashCode();
  }

  /** {@return the name and the options, for people} */
  @Override
  public String toString() {
    return "Linage " + options();
  }
}
