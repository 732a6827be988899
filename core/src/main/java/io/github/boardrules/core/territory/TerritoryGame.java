package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.TextScanner;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A territory game with its options fixed. Games are equal if their classes and their {@linkplain
 * #rules() rules} are equal.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param <S> the setups of the game
 */
public abstract class TerritoryGame<
        M extends TerritoryMove, P extends TerritoryPosition<M, P>, S extends TerritorySetup<M>>
    implements Game<M> {
  private final TerritoryRules territory;
  private final TerritoryMoves<M> moves;
  private final Class<S> setupType;
  private final SquareBoard board;
  private final ImmutableList<M> movesInPlay;
  private @Nullable P start;
  private @Nullable ImmutableList<GameSymmetry<M>> symmetries;

  /**
   * Creates a game.
   *
   * @param territory the size of the board and the opening
   * @param moves creates the moves of the game
   * @param setupType the class of the setups of the game
   */
  protected TerritoryGame(TerritoryRules territory, TerritoryMoves<M> moves, Class<S> setupType) {
    this.territory = territory;
    this.moves = moves;
    this.setupType = setupType;
    this.board = SquareBoard.of(territory.width(), territory.height());
    this.movesInPlay = moves.inPlay(board);
  }

  /** {@return the rules of this game, a value} */
  public abstract Record rules();

  /** {@return the size of the board and the opening, the rules that all territory games have} */
  public final TerritoryRules territory() {
    return territory;
  }

  @Override
  public final SquareBoard board() {
    return board;
  }

  final TerritoryMoves<M> moves() {
    return moves;
  }

  final ImmutableList<M> movesInPlay() {
    return movesInPlay;
  }

  /**
   * {@return the placement that lists of legal moves contain}
   *
   * @param kind the kind of stone, from 0
   * @param cell a point of the board
   */
  protected final M placement(int kind, Cell cell) {
    return movesInPlay.get(kind * board.size() + board.index(cell));
  }

  @Override
  public final P start() {
    P found = start;
    if (found == null) {
      found = start(TerritoryState.start(territory));
      start = found;
    }
    return found;
  }

  /**
   * {@return the position with an empty board}
   *
   * @param state everything but the board
   */
  protected abstract P start(TerritoryState state);

  @Override
  public abstract S parseSetup(CharSequence text);

  @Override
  public final P parsePosition(CharSequence text) {
    return position(parseSetup(text));
  }

  /**
   * {@inheritDoc}
   *
   * <p>The codes are those of {@link TerritoryDefect} and of the game. Whether a sequence of moves
   * leads to the position is not checked.
   */
  @Override
  public final ImmutableList<Violation> defects(Setup<M> setup) {
    S own = own(setup);
    ImmutableList<Violation> common = commonDefects(own);
    return isOnBoard(own.stones())
        ? ImmutableList.<Violation>builder().addAll(common).addAll(check(own).defects()).build()
        : common;
  }

  private ImmutableList<Violation> commonDefects(S setup) {
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    Set<Cell> stones = setup.stones();
    defects.addAll(TerritoryLegality.defects(setup.state(), territory, !stones.isEmpty()));
    if (!isOnBoard(stones)) {
      for (Cell cell : stones) {
        if (!board.contains(cell)) {
          defects.add(TerritoryLegality.offBoard(TerritoryDefect.OFF_BOARD, board, cell));
        }
      }
    }
    return defects.build();
  }

  /** Whether all cells are on the board; constant time for sets of its cells. */
  private boolean isOnBoard(Set<Cell> cells) {
    return (cells instanceof CellSet set && set.board().equals(board))
        || cells.stream().allMatch(board::contains);
  }

  /**
   * {@return a check of the board of a setup}
   *
   * @param setup a setup without stones off the board
   */
  protected abstract BoardCheck<P> check(S setup);

  @Override
  public final P position(Setup<M> setup) {
    S own = own(setup);
    if (!commonDefects(own).isEmpty()) {
      throw new SetupException(defects(own));
    }
    BoardCheck<P> check = check(own);
    ImmutableList<Violation> defects = check.defects();
    if (!defects.isEmpty()) {
      throw new SetupException(defects);
    }
    return check.position();
  }

  /**
   * {@return the points of some stones}
   *
   * @param stones cells of the board
   */
  protected final CellSet points(Set<Cell> stones) {
    return stones instanceof CellSet set && set.board().equals(board) ? set : board.setOf(stones);
  }

  private S own(Setup<M> setup) {
    checkArgument(setupType.isInstance(setup), "not a %s: %s", setupType.getSimpleName(), setup);
    return setupType.cast(setup);
  }

  final M parseMove(CharSequence text, Strictness strictness) {
    TextScanner scanner = new TextScanner(text);
    M move = moves.parse(scanner).orElseGet(() -> readPlacement(text, scanner));
    scanner.expectEnd();
    TerritoryText.checkExactness(text, move, strictness);
    return move;
  }

  /**
   * Parses a placement leniently and leaves the rest of the text.
   *
   * @param text the whole text, which starts with the placement
   * @param scanner the start of the text
   * @return the placement, on a point of the board
   */
  protected abstract M readPlacement(CharSequence text, TextScanner scanner);

  @Override
  public final ImmutableList<GameSymmetry<M>> symmetries() {
    ImmutableList<GameSymmetry<M>> found = symmetries;
    if (found == null) {
      found = findSymmetries();
      symmetries = found;
    }
    return found;
  }

  /** {@return the symmetries, the identity first} */
  protected abstract ImmutableList<GameSymmetry<M>> findSymmetries();

  /**
   * {@return a symmetry of the game for each symmetry of the board: first for those that keep the
   * sides, then for the transpositions}
   *
   * @param maker makes a symmetry of the game from one of the board and whether it swaps the sides
   */
  protected final ImmutableList<GameSymmetry<M>> symmetries(
      BiFunction<Symmetry, Boolean, GameSymmetry<M>> maker) {
    ImmutableList.Builder<GameSymmetry<M>> all = ImmutableList.builder();
    board.uprightSymmetries().forEach(cells -> all.add(maker.apply(cells, false)));
    board.transpositions().forEach(cells -> all.add(maker.apply(cells, true)));
    return all.build();
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof TerritoryGame<?, ?, ?> other
            && getClass() == other.getClass()
            && rules().equals(other.rules()));
  }

  @Override
  public final int hashCode() {
    return rules().hashCode();
  }

  /** {@return the title and the options, for people} */
  @Override
  public final String toString() {
    return (type().title() + " " + options()).trim();
  }
}
