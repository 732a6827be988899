package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.core.spi.TextScanner;
import io.github.boardrules.core.territory.TerritoryMove.Kind;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Creates, parses, lists and transposes the moves of one territory game.
 *
 * @param <M> the moves of the game
 */
public final class TerritoryMoves<M extends TerritoryMove> {
  private final BiFunction<Kind, Object, M> maker;
  private final ImmutableList<Function<Cell, M>> stones;
  private final ImmutableList<M> pass;
  private final ImmutableList<M> sides;
  private final RecentValues<SquareBoard, ImmutableList<M>> inPlay =
      new RecentValues<>(this::makeInPlay);

  /**
   * Creates the moves of a game.
   *
   * @param maker the constructor of moves other than placements, as in {@link TerritoryMove}
   * @param stones for each kind of stone, a function that creates the placement on a point
   */
  public TerritoryMoves(
      BiFunction<Kind, Object, M> maker, ImmutableList<Function<Cell, M>> stones) {
    this.maker = maker;
    this.stones = stones;
    this.pass = ImmutableList.of(maker.apply(Kind.PASS, Kind.PASS));
    this.sides =
        ImmutableList.of(chooseSide(Orientation.VERTICAL), chooseSide(Orientation.HORIZONTAL));
  }

  private M nameKomi(Komi komi) {
    return maker.apply(Kind.NAME_KOMI, komi);
  }

  private M chooseSide(Orientation side) {
    return maker.apply(Kind.CHOOSE_SIDE, side);
  }

  /** All placements in the order of {@link TerritoryStones}, followed by the pass. */
  ImmutableList<M> inPlay(SquareBoard board) {
    return inPlay.get(board);
  }

  private ImmutableList<M> makeInPlay(SquareBoard board) {
    ImmutableList.Builder<M> moves = ImmutableList.builder();
    for (Function<Cell, M> stone : stones) {
      board.cells().forEach(cell -> moves.add(stone.apply(cell)));
    }
    return moves.addAll(pass).build();
  }

  /** The number of kinds of stones. */
  int kindsOfStones() {
    return stones.size();
  }

  /** The legal moves other than placements. Moves that name a komi are ordered by the komi. */
  ImmutableList<M> withoutStone(TerritoryState state, TerritoryRules rules) {
    return switch (state.phase()) {
      case NAME_KOMI ->
          rules.komi().stream().map(this::nameKomi).collect(ImmutableList.toImmutableList());
      case CHOOSE_SIDE -> sides;
      case PLAY -> pass;
      case OVER -> ImmutableList.of();
    };
  }

  /**
   * Parses a move other than a placement: {@code pass}, {@code komi=3} or {@code vertical}, and
   * leniently {@code komi=3.0} or {@code play vertical}. Letter case is ignored.
   *
   * @return the move; empty, with nothing consumed, if the text starts with none of these words
   * @throws NotationException if the text starts with {@code komi} or {@code play}, but no komi or
   *     side follows
   */
  Optional<M> parse(TextScanner scanner) {
    if (scanner.accept("pass")) {
      return Optional.of(pass.get(0));
    }
    if (scanner.accept("komi")) {
      scanner.expect('=');
      return Optional.of(nameKomi(Komi.read(scanner)));
    }
    boolean play = scanner.accept("play ");
    Optional<Orientation> side = Orientation.parse(scanner);
    if (play && side.isEmpty()) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "vertical or horizontal");
    }
    return side.map(this::chooseSide);
  }

  /** The image of a move on the transposed board. A placement must not be passed. */
  M transposed(M move) {
    return switch (move.kind()) {
      case NAME_KOMI -> nameKomi(move.namedKomi().orElseThrow().negated());
      case CHOOSE_SIDE -> chooseSide(move.chosenSide().orElseThrow().opposite());
      case PLACEMENT, PASS -> move;
    };
  }
}
