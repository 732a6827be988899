package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game: everything that the legal moves and the outcome depend on, including the
 * side to move and, in games with a repetition rule, earlier positions. Immutable, thread-safe and
 * a value. Two positions are equal if and only if their games have equal rules and these rules can
 * never distinguish between them; each game documents what equality includes.
 *
 * <pre>{@code
 * Position<?> position = game.start().play("b1-b3");
 * position.toMove(); // → Optional[SECOND]
 * position.legalMoveCount(); // → 34
 * position.violation("b8-b1").isPresent(); // → true
 * }</pre>
 *
 * @param <M> the moves of the game
 */
public interface Position<M extends Move> {
  /** {@return the game} */
  Game<M> game();

  /** {@return the board of the game} */
  default Board board() {
    return game().board();
  }

  /** {@return the player to move; empty if the game is over} */
  Optional<Player> toMove();

  /**
   * {@return the side of a player; empty before the players have chosen their sides}
   *
   * @param player either player
   */
  Optional<? extends Side> side(Player player);

  /**
   * {@return the side of the player to move; empty if the game is over, and before the players have
   * chosen their sides}
   */
  default Optional<? extends Side> sideToMove() {
    return toMove().flatMap(this::side);
  }

  /** {@return the outcome; empty while the game is in progress, that is, while a move is legal} */
  Optional<Outcome> outcome();

  /** {@return whether the game is over, as {@code outcome().isPresent()}, but possibly cheaper} */
  default boolean isOver() {
    return outcome().isPresent();
  }

  /**
   * {@return all legal moves, without duplicates, in an order that depends on the position only;
   * empty if the game is over} The list is immutable. A game may create each move on access.
   */
  List<M> legalMoves();

  /** {@return the number of legal moves, as {@code legalMoves().size()}, but possibly cheaper} */
  default int legalMoveCount() {
    return legalMoves().size();
  }

  /**
   * {@return whether a move is legal}
   *
   * @param move any move of the game
   */
  default boolean isLegal(M move) {
    return violation(move).isEmpty();
  }

  /**
   * Parses a move as {@link #parseMove(CharSequence)} does and checks it.
   *
   * @param text any text
   * @return whether the text is a legal move
   */
  default boolean isLegal(CharSequence text) {
    return violation(text).isEmpty();
  }

  /**
   * {@return the legal moves whose first {@linkplain Move#cells cell} is the given one, in the
   * order of {@link #legalMoves()}} A front end calls this method when somebody clicks on the cell.
   * Runs in time linear in the number of legal moves.
   *
   * @param cell a cell
   */
  default List<M> movesFrom(Cell cell) {
    checkNotNull(cell, "cell");
    return legalMoves().stream()
        .filter(move -> !move.cells().isEmpty() && move.cells().get(0).equals(cell))
        .toList();
  }

  /**
   * {@return the cells that can come next after the given ones in a legal move} Without arguments,
   * the first cells of all legal moves. Empty if no legal move continues after the given cells:
   * they are those of one or more complete moves, or no legal move begins with them. Runs in time
   * linear in the number of legal moves.
   *
   * <p>With this method, a front end supports clicks in any game: it offers these cells until
   * {@link #movesOn} has moves for the clicked cells, and plays the only one or lists them.
   *
   * @param chosen the first cells of a move, in order
   */
  default CellSet nextCells(Cell... chosen) {
    ImmutableList<Cell> first = ImmutableList.copyOf(chosen);
    List<Cell> next = new ArrayList<>();
    for (M move : legalMoves()) {
      List<Cell> cells = move.cells();
      if (cells.size() > first.size() && cells.subList(0, first.size()).equals(first)) {
        next.add(cells.get(first.size()));
      }
    }
    return board().setOf(next);
  }

  /**
   * {@return the legal moves with exactly the given {@linkplain Move#cells cells}, in the order of
   * {@link #legalMoves()}} Without arguments, the moves without cells, such as a pass, which a
   * front end shows as buttons. There can be several: in Carteso, one for each color of the stone.
   * Runs in time linear in the number of legal moves.
   *
   * @param cells the cells of a move, in order
   */
  default List<M> movesOn(Cell... cells) {
    List<Cell> wanted = List.of(cells);
    return legalMoves().stream().filter(move -> move.cells().equals(wanted)).toList();
  }

  /**
   * {@return the rule that a move breaks; empty if the move is legal}
   *
   * <p>If a move breaks several rules, the violation reports the most informative one. The
   * violation names the cells concerned, so that a front end can highlight them.
   *
   * @param move any move of the game
   */
  Optional<Violation> violation(M move);

  /**
   * {@return the rule that a move breaks, parsed as {@link #parseMove(CharSequence)} does; see
   * {@link #violation(CharSequence, Strictness)}}
   *
   * @param text any text
   */
  default Optional<Violation> violation(CharSequence text) {
    try {
      return violation(parseMove(text));
    } catch (NotationException e) {
      return Optional.of(Violation.of(e));
    }
  }

  /**
   * Parses a move and returns the rule that it breaks. A text that is not a move in the notation of
   * the game is a violation as well: its code is a {@link NotationException.Code}, and its
   * parameters are {@code problem}, a sentence, and {@code offset}, the number of characters before
   * the error.
   *
   * @param text any text
   * @param strictness which spellings to accept
   * @return the rule; empty if the text is a legal move
   */
  default Optional<Violation> violation(CharSequence text, Strictness strictness) {
    M move;
    try {
      move = parseMove(text, strictness);
    } catch (NotationException e) {
      return Optional.of(Violation.of(e));
    }
    return violation(move);
  }

  /**
   * {@return the position after a move} This position is unchanged.
   *
   * @param move any move of the game
   * @throws IllegalMoveException if the move is illegal
   */
  default Position<M> play(M move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(move, violation(move).orElseThrow());
    }
    return playUnchecked(move);
  }

  /**
   * {@return the position after a move whose type the caller does not know} As {@link #play(Move)},
   * but callable on {@code Position<?>}. Parses the notation of the move.
   *
   * @param move a move
   * @throws IllegalArgumentException if the move is not one of this game
   * @throws IllegalMoveException if the move is illegal
   */
  default Position<M> playAny(Move move) {
    String notation = move.notation();
    M own;
    try {
      own = parseMove(notation, Strictness.STRICT);
    } catch (NotationException e) {
      throw new IllegalArgumentException(notation + " is not a move of this game", e);
    }
    checkArgument(own.equals(move), "%s is not a move of this game", notation);
    return play(own);
  }

  /**
   * Parses a move as {@link #parseMove(CharSequence)} does and plays it.
   *
   * @param text a move
   * @return the position after the move
   * @throws NotationException if the text is not a move in the notation of the game
   * @throws IllegalMoveException if the move is illegal
   */
  default Position<M> play(CharSequence text) {
    return play(parseMove(text));
  }

  /**
   * {@return the position after a legal move, without checking the move}
   *
   * <p>If the move is illegal, the result is unspecified: the method may throw any unchecked
   * exception or return an object that is not a position of the game.
   *
   * @param move a legal move
   */
  Position<M> playUnchecked(M move);

  /**
   * {@return the position after the legal move with an index} Equivalent to {@code
   * playUnchecked(legalMoves().get(index))}, but callable on {@code Position<?>}: code for any game
   * can walk the game tree without a cast.
   *
   * @param index an index of {@link #legalMoves()}
   * @throws IndexOutOfBoundsException if there is no such legal move
   */
  default Position<M> successor(int index) {
    return playUnchecked(legalMoves().get(index));
  }

  /**
   * {@return the positions after each of the legal moves, in the order of {@link #legalMoves()}}
   * The list is an immutable view: each access to an element plays its move again.
   */
  default List<Position<M>> successors() {
    return Lists.transform(Collections.unmodifiableList(legalMoves()), this::playUnchecked);
  }

  /**
   * Parses a move as people type it. It need not be legal. Accepts what {@link Strictness#LENIENT}
   * accepts, and also other marks, blanks or nothing between the parts of a move, if only one move
   * can be meant: {@code b3b5}, {@code b3 b5}, {@code h2 - f2}, {@code b3–b5} and {@code b3→b5}.
   * Records do not: there, blanks separate moves. The message of an exception names a legal move as
   * an example.
   *
   * @param text a move
   * @return the move
   * @throws NotationException if the text is not a move, or could be several
   */
  default M parseMove(CharSequence text) {
    return TypedMoves.parse(this, text);
  }

  /**
   * Parses a move. It need not be legal.
   *
   * @param text a move
   * @param strictness which spellings to accept
   * @return the move
   * @throws NotationException if the text is not a move in the notation of the game, or names a
   *     cell that the board does not have
   */
  M parseMove(CharSequence text, Strictness strictness);

  /**
   * {@return the kind of piece or stone on a cell; empty if the cell is empty}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  Optional<? extends Occupant> occupant(Cell cell);

  /**
   * {@return the symbol of a cell in diagrams: {@code .} if it is empty, otherwise the {@linkplain
   * Occupant#symbol letter} of its occupant}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  default char symbol(Cell cell) {
    Optional<? extends Occupant> occupant = occupant(cell);
    return occupant.isPresent() ? occupant.get().symbol() : '.';
  }

  /**
   * {@return the connected components that matter in the rules of the game, ordered by their first
   * cells} Computed anew by every call. Empty in games without such components.
   */
  default List<? extends Component> components() {
    return ImmutableList.of();
  }

  /**
   * {@return facts about the position, by name, for programs that do not know the game} Each game
   * documents its facts, and their names and types are stable across versions. A value has a type
   * that JSON has: it is a {@link String} or {@code null}, an {@link Integer}, a {@link Boolean},
   * an immutable {@link List} of such values, or an immutable {@link Map} from names to such
   * values. Computed anew by every call. Empty by default.
   */
  default Map<String, @Nullable Object> facts() {
    return Map.of();
  }

  /**
   * {@return a well-mixed 64-bit hash} Equal positions have equal hashes, on every machine and in
   * every version of the library.
   *
   * <p>Runs in at most linear time in the size of the board.
   */
  long hash();

  /**
   * {@return the position in one line} {@link Game#parsePosition} accepts it. Stable across
   * versions. By default, the same as {@link #toString}.
   */
  default String text() {
    return toString();
  }

  /**
   * {@return the setup of this position: the contents of its text, as data} {@link Game#position}
   * converts it back to an equal position. Games return their own type of setup.
   */
  default Setup toSetup() {
    return game().parseSetup(text());
  }

  /**
   * {@return a key for transposition tables} If two positions of one game are in progress and have
   * the same key, they have the same arrangement of pieces, the same side to move, the same legal
   * moves and the same agreements on which the outcome depends and which later turns cannot change,
   * such as the komi and the sides of the players, unless 64-bit hashes collide. Unlike {@link
   * #hash()}, the key does not depend on earlier positions or on counts of plies or passes, unless
   * a game documents otherwise.
   *
   * <p>Runs in at most linear time in the size of the board. The default is {@link #hash()}.
   */
  default long transpositionKey() {
    return hash();
  }

  /**
   * {@return the smallest {@linkplain #transpositionKey() transposition key} among those of this
   * position and its images in the same game, compared as unsigned numbers} It is the same for all
   * positions that the {@linkplain Game#symmetries() symmetries} of the game map to each other,
   * whatever happened before. The players may be swapped. In games whose positions know earlier
   * ones, it can be the key of another image than the {@linkplain #canonical() canonical} one.
   *
   * <p>Computes one key for each symmetry and creates no image, unless a game cannot avoid that.
   */
  default long canonicalTranspositionKey() {
    return CanonicalForm.transpositionKey(this);
  }

  /**
   * {@return the canonical image of this position: the same for all positions that the {@linkplain
   * Game#symmetries() symmetries} of the game map to each other}
   *
   * <p>It is the image with the smallest {@link #hash()}, compared as unsigned numbers, and among
   * images with equal hashes the one with the smallest {@link #text()}. Images that belong to a
   * different game, for example on a rotated board, are ignored. The players may be swapped.
   *
   * <p>Computes one hash for each symmetry and creates one image, or more if hashes are equal.
   */
  default Position<M> canonical() {
    return canonicalForm().position();
  }

  /**
   * {@return the {@linkplain #canonical() canonical} image, with the symmetry that maps this
   * position to it} Costs the same as {@link #canonical()}.
   */
  default CanonicalForm<M> canonicalForm() {
    return CanonicalForm.of(this, true);
  }

  /**
   * {@return the canonical image among those of symmetries that do not {@linkplain
   * GameSymmetry#swapsPlayers() swap the players}, with its symmetry} It is the same for all
   * positions that these symmetries map to each other.
   */
  default CanonicalForm<M> canonicalFormWithoutSwap() {
    return CanonicalForm.of(this, false);
  }

  /**
   * {@return the representative of the moves that are symmetric to a move in this position: the
   * first of them in {@link #legalMoves()}} Only symmetries that map the position to itself and do
   * not {@linkplain GameSymmetry#swapsPlayers() swap the players} count. Statistics count symmetric
   * first moves together, and a search tries one of them.
   *
   * <p>Computes the hash of an image for each symmetry; otherwise linear in the number of legal
   * moves.
   *
   * @param move a legal move
   * @throws IllegalArgumentException if the move is illegal
   */
  default M canonicalMove(Move move) {
    return CanonicalForm.move(this, move);
  }

  /**
   * {@return a picture of the board for a terminal} It has a line for each rank, from the top, with
   * the numbers of the ranks on the left and the letters of the files at the bottom. Every line
   * ends with a line feed.
   */
  default String diagram() {
    return board().diagram(this::symbol);
  }

  /** Returns the same as {@link #text()}. */
  @Override
  String toString();

  /**
   * Returns whether the other object is an equal position of a game with equal rules. The start
   * position is not one of the rules: equal positions may belong to games with different start
   * positions.
   */
  @Override
  boolean equals(Object other);

  @Override
  int hashCode();
}
