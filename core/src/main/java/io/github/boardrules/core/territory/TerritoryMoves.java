package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
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
  private final ImmutableList<M> buttonAndPass;
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
   * @param buttonAndPass the move that takes the button, if the game can have one, and the pass
   */
  public TerritoryMoves(
      ImmutableList<Function<Cell, M>> stones,
      Function<Komi, M> nameKomi,
      Function<Orientation, M> chooseSide,
      ImmutableList<M> buttonAndPass) {
    this.stones = stones;
    this.nameKomi = nameKomi;
    this.chooseSide = chooseSide;
    this.buttonAndPass = buttonAndPass;
    this.pass = buttonAndPass.subList(buttonAndPass.size() - 1, buttonAndPass.size());
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
   * Returns the legal moves other than placements, if the stones do not end the game. Moves that
   * name a komi are ordered by the komi; the pass is the last move.
   *
   * @param hasButton whether the game has a button
   */
  ImmutableList<M> withoutStone(TerritoryState state, TerritoryRules rules, boolean hasButton) {
    return switch (state.phase()) {
      case NAME_KOMI ->
          rules.komi().stream().map(nameKomi).collect(ImmutableList.toImmutableList());
      case CHOOSE_SIDE -> sides;
      case PLAY -> hasButton && state.button().isEmpty() ? buttonAndPass : pass;
      case OVER -> ImmutableList.of();
    };
  }

  /**
   * Parses a move other than a placement: {@code pass}, {@code komi=3} or {@code vertical}, and
   * leniently {@code komi=3.0} or {@code play vertical}. Letter case is ignored.
   *
   * @param hasButton whether {@code button} is a move
   * @return the move; empty, with nothing consumed, if the text starts with none of these words
   * @throws NotationException if the text starts with {@code komi} or {@code play}, but no komi or
   *     side follows
   */
  Optional<M> parse(TextScanner scanner, boolean hasButton) {
    if (scanner.accept("pass")) {
      return Optional.of(pass.get(0));
    }
    if (hasButton && scanner.accept("button")) {
      return Optional.of(buttonAndPass.get(0));
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

  /** Returns the image of a move on the transposed board. A placement must not be passed. */
  M transposed(M move) {
    return switch (move.kind()) {
      case NAME_KOMI -> nameKomi.apply(move.namedKomi().orElseThrow().negated());
      case CHOOSE_SIDE -> chooseSide.apply(move.chosenSide().orElseThrow().opposite());
      case PLACEMENT, TAKE_BUTTON, PASS -> move;
    };
  }
}
