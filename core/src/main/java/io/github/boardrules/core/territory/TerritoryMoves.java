package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.TextScanner;
import java.util.Optional;
import java.util.function.Function;

/**
 * Creates the moves of one territory game: parses, lists and transposes them.
 *
 * @param <M> the moves of the game
 */
public final class TerritoryMoves<M extends TerritoryMove> {
  private final ImmutableList<Function<Cell, M>> stones;
  private final Function<Komi, M> nameKomi;
  private final Function<Orientation, M> chooseSide;
  private final ImmutableList<M> pass;
  private final ImmutableList<M> sides;

  /**
   * Creates a factory from the factory methods of a game.
   *
   * @param stones for each kind of stone the placement of such a stone on a point
   * @param nameKomi names a komi
   * @param chooseSide chooses a side
   * @param pass the pass
   */
  public TerritoryMoves(
      ImmutableList<Function<Cell, M>> stones,
      Function<Komi, M> nameKomi,
      Function<Orientation, M> chooseSide,
      M pass) {
    this.stones = stones;
    this.nameKomi = nameKomi;
    this.chooseSide = chooseSide;
    this.pass = ImmutableList.of(pass);
    this.sides =
        ImmutableList.of(
            chooseSide.apply(Orientation.VERTICAL), chooseSide.apply(Orientation.HORIZONTAL));
  }

  /** The placements of all kinds of stones on all points, kind by kind, followed by the pass. */
  ImmutableList<M> inPlay(SquareBoard board) {
    ImmutableList.Builder<M> moves = ImmutableList.builder();
    for (Function<Cell, M> stone : stones) {
      board.cells().forEach(cell -> moves.add(stone.apply(cell)));
    }
    return moves.addAll(pass).build();
  }

  /** The legal moves that place no stone, the lowest komi first. */
  ImmutableList<M> withoutStone(TerritoryState state, TerritoryRules rules) {
    return switch (state.phase()) {
      case NAME_KOMI ->
          rules.komi().stream().map(nameKomi).collect(ImmutableList.toImmutableList());
      case CHOOSE_SIDE -> sides;
      case PLAY -> pass;
      case OVER -> ImmutableList.of();
    };
  }

  /**
   * Parses a move that places no stone, in any letter case: {@code pass}, {@code komi=3}, {@code
   * vertical}; also {@code komi=3.0} and {@code play vertical}.
   *
   * @return the move; empty, with nothing consumed, if the text does not start like one
   * @throws NotationException if the text starts like such a move but is none
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
    Optional<Orientation> side = Orientation.parse(scanner);
    if (play && side.isEmpty()) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "vertical or horizontal");
    }
    return side.map(chooseSide);
  }

  /** The move that replaces a move without a stone on the transposed board. */
  M transposed(M move) {
    return switch (move.kind()) {
      case NAME_KOMI -> nameKomi.apply(move.namedKomi().orElseThrow().negated());
      case CHOOSE_SIDE -> chooseSide.apply(move.chosenSide().orElseThrow().opposite());
      case PLACEMENT, PASS -> move;
    };
  }
}
