package io.github.boardrules.core.territory.spi;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Creates, parses, lists and transposes the moves of one territory game.
 *
 * @param <M> the moves of the game
 */
public final class TerritoryMoves<M extends TerritoryMove> {
  final ImmutableList<Function<Cell, M>> stones;
  private final Function<Komi, M> nameKomi;
  private final Function<Orientation, M> chooseSide;
  private final ImmutableList<M> pass;
  private final ImmutableList<M> sides;
  private final RecentValues<SquareBoard, ImmutableList<M>> placements =
      new RecentValues<>(this::makePlacements);

  /**
   * Creates the moves of a game.
   *
   * @param stones for each kind of stone, a function that creates the placement on a point
   * @param nameKomi creates the move that names a komi
   * @param chooseSide creates the move that chooses a side
   * @param pass the pass
   */
  public TerritoryMoves(
      List<Function<Cell, M>> stones,
      Function<Komi, M> nameKomi,
      Function<Orientation, M> chooseSide,
      M pass) {
    this.stones = ImmutableList.copyOf(stones);
    this.nameKomi = checkNotNull(nameKomi, "nameKomi");
    this.chooseSide = chooseSide;
    this.pass = ImmutableList.of(pass);
    this.sides =
        ImmutableList.of(
            chooseSide.apply(Orientation.VERTICAL), chooseSide.apply(Orientation.HORIZONTAL));
  }

  /** Returns all placements in the order of {@link TerritoryStones}. */
  ImmutableList<M> placements(SquareBoard board) {
    return placements.get(board);
  }

  private ImmutableList<M> makePlacements(SquareBoard board) {
    ImmutableList.Builder<M> moves = ImmutableList.builder();
    for (Function<Cell, M> stone : stones) {
      board.cells().forEach(cell -> moves.add(stone.apply(cell)));
    }
    return moves.build();
  }

  /**
   * Returns the legal moves that all territory games have, without placements, if the stones do not
   * end the game. Moves that name a komi are ordered by the komi.
   */
  ImmutableList<M> withoutStone(TerritoryState state, ImmutableSortedSet<Komi> komi) {
    return switch (state.phase()) {
      case NAMING_KOMI -> komi.stream().map(nameKomi).collect(ImmutableList.toImmutableList());
      case CHOOSING_SIDE -> sides;
      case PLAYING -> pass;
      case OVER -> ImmutableList.of();
    };
  }

  /**
   * Parses a move that all territory games have: {@code pass}, {@code komi=3} or {@code vertical},
   * and leniently {@code komi=3.0} or {@code play vertical}. Letter case is ignored.
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
      return Optional.of(nameKomi.apply(Komi.read(scanner)));
    }
    boolean play = scanner.accept("play ");
    Optional<Orientation> side = Orientation.read(scanner);
    if (play && side.isEmpty()) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "vertical or horizontal");
    }
    return side.map(chooseSide);
  }

  /** Returns the image of a move on the transposed board. A placement must not be passed. */
  M transposed(M move) {
    return move.komi()
        .map(komi -> nameKomi.apply(komi.negated()))
        .or(() -> move.side().map(side -> chooseSide.apply(side.opposite())))
        .orElse(move);
  }
}
