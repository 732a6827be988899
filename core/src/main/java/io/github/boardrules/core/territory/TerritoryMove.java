package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A move of a territory game. Immutable and a value: two moves are equal if they have the same
 * class and the same notation.
 *
 * <p>Each game has a sealed subclass with a nested class for each {@linkplain Kind kind}.
 */
public abstract class TerritoryMove implements Move {
  /** The kinds of moves. */
  public enum Kind {
    /** Names a komi: {@code komi=4.5}. */
    NAME_KOMI,
    /** Chooses a side: {@code vertical} or {@code horizontal}. */
    CHOOSE_SIDE,
    /** Places a stone, in the notation of its game. */
    PLACEMENT,
    /** Places no stone: {@code pass}. */
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
   * @param subject a {@link Komi} to name it, an {@link Orientation} to choose it; of a placement
   *     an object whose text is the notation; of a pass the kind itself
   * @param cells the point of a placement
   */
  protected TerritoryMove(Kind kind, Object subject, Cell... cells) {
    this.kind = kind;
    this.subject = checkNotNull(subject, "%s of null", kind);
    this.notation =
        switch (kind) {
          case NAME_KOMI -> "komi=" + subject;
          case CHOOSE_SIDE -> ((Orientation) subject).notation();
          case PLACEMENT -> subject.toString();
          case PASS -> "pass";
        };
    this.cells = ImmutableList.copyOf(cells);
  }

  /** {@return the kind of move} */
  public final Kind kind() {
    return kind;
  }

  /** {@return the komi that the move names; empty for moves of other kinds} */
  public final Optional<Komi> namedKomi() {
    return kind == Kind.NAME_KOMI ? Optional.of((Komi) subject) : Optional.empty();
  }

  /** {@return the side that the move chooses; empty for moves of other kinds} */
  public final Optional<Orientation> chosenSide() {
    return kind == Kind.CHOOSE_SIDE ? Optional.of((Orientation) subject) : Optional.empty();
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
