package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A move of a territory game. Moves are immutable. Two moves are equal if they have the same class
 * and the same notation. Each game has a sealed subclass with a nested class for each kind.
 */
public abstract class TerritoryMove implements Move {
  /** The kinds of moves. */
  public enum Kind {
    /** Names a komi: {@code komi=4.5}. */
    NAME_KOMI,
    /** Chooses a side: {@code vertical} or {@code horizontal}. */
    CHOOSE_SIDE,
    /** Places a stone. Each game has its own notation for placements. */
    PLACEMENT,
    /** Takes the button, in games that have one: {@code button}. */
    TAKE_BUTTON,
    /** Passes: {@code pass}. */
    PASS
  }

  private final Kind kind;
  private final Object subject;
  private final String notation;
  private final ImmutableList<Cell> cells;

  /**
   * Creates a move.
   *
   * @param kind the kind of move
   * @param subject for {@link Kind#NAME_KOMI} a {@link Komi}; for {@link Kind#CHOOSE_SIDE} an
   *     {@link Orientation}; for {@link Kind#PLACEMENT} an object whose {@code toString()} is the
   *     notation; ignored for other kinds
   * @param cells the point of a placement; empty for other kinds
   */
  protected TerritoryMove(Kind kind, Object subject, Cell... cells) {
    this.kind = kind;
    this.subject = checkNotNull(subject, "subject");
    this.notation =
        switch (kind) {
          case NAME_KOMI -> "komi=" + subject;
          case CHOOSE_SIDE -> ((Orientation) subject).notation();
          case PLACEMENT -> subject.toString();
          case TAKE_BUTTON -> "button";
          case PASS -> "pass";
        };
    this.cells = ImmutableList.copyOf(cells);
  }

  /** {@return the kind of move} */
  public final Kind kind() {
    return kind;
  }

  /** {@return the komi that the move names, or empty for other kinds of moves} */
  protected final Optional<Komi> namedKomi() {
    return kind == Kind.NAME_KOMI ? Optional.of((Komi) subject) : Optional.empty();
  }

  /** {@return the side that the move chooses, or empty for other kinds of moves} */
  protected final Optional<Orientation> chosenSide() {
    return kind == Kind.CHOOSE_SIDE ? Optional.of((Orientation) subject) : Optional.empty();
  }

  /** {@return the kind of stone of a placement, from 0; 0 for other kinds of moves} */
  protected int stone() {
    return 0;
  }

  @Override
  public final String notation() {
    return notation;
  }

  @Override
  public final ImmutableList<Cell> cells() {
    return cells;
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof TerritoryMove other
            && getClass() == other.getClass()
            && notation.equals(other.notation));
  }

  @Override
  public final int hashCode() {
    return notation.hashCode();
  }

  @Override
  public final String toString() {
    return notation;
  }
}
