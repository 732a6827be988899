package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkElementIndex;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.text.Strictness;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A sequence of recorded moves, the main line or a variation, replayed as far as it is legal.
 * Immutable. Two replays are equal only if they are the same object.
 */
@Immutable
@SuppressWarnings("Immutable") // authors promise that their types are immutable
public final class LineReplay {
  private final List<RecordedMove> recorded;
  private final int firstPly;
  private final ImmutableList<Position<?>> positions;
  private final ImmutableList<Move> moves;
  private final Optional<Move> refused;
  private final Optional<RecordProblem> problem;
  private final Variations variations;

  /** Replays the alternatives to a move of a line. */
  interface Variations {
    /**
     * Returns a replayed variation.
     *
     * @param recorded the moves of the variation
     * @param index the index of the move that it replaces
     * @param number the index of the variation among those of the move
     */
    LineReplay replay(List<RecordedMove> recorded, int index, int number);
  }

  LineReplay(
      List<RecordedMove> recorded,
      int firstPly,
      ImmutableList<Position<?>> positions,
      ImmutableList<Move> moves,
      Optional<Move> refused,
      Optional<RecordProblem> problem,
      Variations variations) {
    this.recorded = recorded;
    this.firstPly = firstPly;
    this.positions = positions;
    this.moves = moves;
    this.refused = refused;
    this.problem = problem;
    this.variations = variations;
  }

  /** {@return the moves of the record, legal or not} */
  public List<RecordedMove> recorded() {
    return recorded;
  }

  /** {@return the ply of the first recorded move, counted from 1} */
  public int firstPly() {
    return firstPly;
  }

  /** {@return the position before the first move and the position after each legal move} */
  public List<Position<?>> positions() {
    return positions;
  }

  /** {@return the legal moves at the beginning of the line} */
  public List<Move> moves() {
    return moves;
  }

  /** {@return the first illegal move; empty if there is none, or if it could not be parsed} */
  public Optional<Move> refused() {
    return refused;
  }

  /** {@return the problem of the move that ended the replay; empty if all moves are legal} */
  public Optional<RecordProblem> problem() {
    return problem;
  }

  /** {@return the number of legal moves at the beginning} */
  public int legalPlies() {
    return moves.size();
  }

  /** {@return the position after the last legal move} */
  public Position<?> last() {
    return positions.get(positions.size() - 1);
  }

  /**
   * {@return an alternative to a move, replayed}
   *
   * @param index the index of the move, 0 to {@link #legalPlies()}
   * @param number the index of the alternative among the {@linkplain RecordedMove#variations()
   *     variations} of the move
   * @throws IndexOutOfBoundsException if there is no such move or variation, or an earlier move is
   *     illegal
   */
  public LineReplay variation(int index, int number) {
    checkElementIndex(index, positions.size(), "move");
    return variations.replay(recorded.get(index).variations().get(number), index, number);
  }

  /** Returns the variations of the moves of this line, each followed by its own variations. */
  Stream<LineReplay> variations() {
    return IntStream.range(0, Math.min(recorded.size(), legalPlies() + 1))
        .boxed()
        .flatMap(
            index ->
                IntStream.range(0, recorded.get(index).variations().size())
                    .mapToObj(number -> variation(index, number)))
        .flatMap(variation -> Stream.concat(Stream.of(variation), variation.variations()));
  }

  static <M extends Move> LineReplay play(
      Position<M> start, List<RecordedMove> recorded, int firstPly, Strictness strictness) {
    LinePlayer<M> player = new LinePlayer<>(start, firstPly, strictness);
    ImmutableList.Builder<Position<?>> positions =
        ImmutableList.builderWithExpectedSize(recorded.size() + 1);
    ImmutableList.Builder<Move> moves = ImmutableList.builderWithExpectedSize(recorded.size());
    positions.add(start);
    for (RecordedMove next : recorded) {
      @Nullable M move = player.play(next.notation(), next.text(), next.location());
      if (move == null) {
        break;
      }
      positions.add(player.last());
      moves.add(move);
    }
    ImmutableList<Position<?>> all = positions.build();
    return new LineReplay(
        recorded,
        firstPly,
        all,
        moves.build(),
        player.end().refused(),
        player.end().problem(),
        (line, index, number) -> play(all.get(index), line, firstPly + index, strictness));
  }

  /** Returns how far the line is legal. */
  LineEnd end() {
    return new LineEnd(last(), legalPlies(), refused, problem);
  }

  /** Returns the number of legal moves, that of all moves, and the last position, for people. */
  @Override
  public String toString() {
    return legalPlies() + " of " + recorded.size() + " plies: " + last().text();
  }
}
