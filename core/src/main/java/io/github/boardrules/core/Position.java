package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.Diagram;
import io.github.boardrules.core.trace.Trace;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Everything at one moment of a game that legality and outcome depend on. Immutable, safe to share
 * between threads, and a value: two positions are equal exactly when no continuation of the game
 * can tell them apart by the rules of their game (each game says what that takes).
 *
 * <pre>{@code
 * Position<?> position = game.start().play("b1-b3");
 * position.toMove(); // Optional[SECOND]
 * position.legalMoves(); // every move that play accepts, and no other
 * }</pre>
 *
 * @param <M> the moves of the game
 */
public interface Position<M extends Move> {
  /** {@return the game that is played: its rules, options and board} */
  Game<M> game();

  /** {@return the board that is played on} */
  default Board board() {
    return game().board();
  }

  /** {@return the seat to make the next move; empty when the game is over} */
  Optional<Player> toMove();

  /**
   * {@return what a seat plays; empty while the sides are not chosen yet}
   *
   * @param player the seat
   */
  Optional<Side> side(Player player);

  /**
   * {@return what the seat to move plays; empty when the game is over or the sides are not chosen
   * yet}
   */
  default Optional<Side> sideToMove() {
    return toMove().flatMap(this::side);
  }

  /**
   * {@return how the game ended; empty while it goes on} A position is over exactly when no move is
   * legal.
   */
  Optional<Outcome> outcome();

  /**
   * {@return whether the game is over: the same as {@code outcome().isPresent()}, without the cost}
   */
  boolean isOver();

  /**
   * {@return every legal move, each once, in an order that depends on nothing but the position}
   * Empty when the game is over. The list is immutable; taking it costs little, its elements are
   * made when asked for.
   */
  List<M> legalMoves();

  /** {@return the number of legal moves, without making them} */
  int legalMoveCount();

  /**
   * {@return whether {@link #play(Move)} accepts the move: the same as {@code
   * violation(move).isEmpty()}}
   *
   * @param move a move
   */
  default boolean isLegal(M move) {
    return violation(move).isEmpty();
  }

  /**
   * {@return the rule that the move breaks, the most telling one first; empty exactly when it is
   * legal}
   *
   * @param move a move
   */
  Optional<Violation> violation(M move);

  /**
   * {@return the position after a legal move} This position does not change.
   *
   * @param move a move
   * @throws IllegalMoveException if the move is not legal here
   */
  Position<M> play(M move);

  /**
   * {@return the position after a move that the caller knows to be legal here, without asking
   * again}
   *
   * <p>For a move that is not legal nothing is promised but that this position stays as it is: what
   * comes back may be no position of the game, or an unchecked exception is thrown.
   *
   * @param move a move
   */
  Position<M> playUnchecked(M move);

  /**
   * Reads a move as {@link Strictness#LENIENT} and plays it.
   *
   * @param text the text to read
   * @return the position after the move
   * @throws NotationException if the text is no move in this game's notation
   * @throws IllegalMoveException if the move is not legal here
   */
  default Position<M> play(CharSequence text) {
    return play(parseMove(text, Strictness.LENIENT));
  }

  /**
   * {@return the position after one of the legal moves}
   *
   * <p>With {@link #successors()} this walks the positions of a game whose moves are not known at
   * compile time: it needs no move, and so works for {@code Position<?>}.
   *
   * @param index the index of the move in {@link #legalMoves()}
   * @throws IndexOutOfBoundsException if there is no legal move with that index
   */
  default Position<M> successor(int index) {
    return playUnchecked(legalMoves().get(index));
  }

  /**
   * {@return the positions after the legal moves, in the order of {@link #legalMoves()}} The list
   * is immutable; it plays a move each time an element is asked for.
   */
  default List<Position<M>> successors() {
    return Lists.transform(Collections.unmodifiableList(legalMoves()), this::playUnchecked);
  }

  /**
   * Parses a move and {@linkplain #violation(Move) judges} it.
   *
   * @param text the text to parse
   * @param strictness how the move has to be written
   * @return the rule that the move breaks; empty if it is legal
   * @throws NotationException if the text is not a move in this game's notation
   */
  default Optional<Violation> violation(CharSequence text, Strictness strictness) {
    return violation(parseMove(text, strictness));
  }

  /**
   * Reads a move. The result need not be legal.
   *
   * @param text the text to read
   * @param strictness how exactly
   * @return the move, equal to the one that was written
   * @throws NotationException if the text is no move in this game's notation, or names a cell that
   *     the board does not have
   */
  M parseMove(CharSequence text, Strictness strictness);

  /**
   * {@return what lies on a cell: {@code .} for nothing, else a letter that the game's notation
   * explains}
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  char symbol(Cell cell);

  /**
   * {@return the connected components that the rules of the game speak of, ordered by their first
   * cells} Found at every call. Empty by default, for games whose rules know no components.
   */
  default ImmutableList<? extends Component> components() {
    return ImmutableList.of();
  }

  /**
   * {@return what can be said of the position in the words of its game, by name, for programs that
   * do not know the game} Each game says which facts it has, and the names are part of its API; the
   * values are such as {@link Trace} describes. They are found at every call. None by default.
   */
  default ImmutableMap<String, Object> facts() {
    return ImmutableMap.of();
  }

  /**
   * {@return a hash of 64 well-mixed bits: equal for equal positions, the same in every run, on
   * every machine and in every later version of the library} Kept with the position, so asking
   * costs nothing.
   */
  long hash();

  /** {@return the position in one line, as {@link Game#parsePosition} reads it} Part of the API. */
  String text();

  /**
   * {@return of all images of this position under the symmetries of its game that belong to an
   * equal game, the one with the least {@link #hash()} (as an unsigned number) and {@link #text()}:
   * the same for all of them}
   */
  default Position<M> canonical() {
    return Symmetries.canonical(this);
  }

  /** {@return the board as people draw it in a terminal, several lines, with coordinates} */
  default String diagram() {
    return Diagram.of(board(), this::symbol);
  }

  /** The same as {@link #text()}. */
  @Override
  String toString();

  /**
   * Returns whether the other object is an equal position of a game with equal rules. The start of
   * a game is not one of its rules: equal positions may belong to games that start elsewhere.
   */
  @Override
  boolean equals(Object other);

  /** In accordance with {@link #equals}. */
  @Override
  int hashCode();
}
