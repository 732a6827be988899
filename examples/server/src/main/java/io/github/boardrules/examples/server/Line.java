package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.VariationReplay;
import java.util.Optional;

/**
 * A game as it was played so far. Immutable.
 *
 * @param positions the position before the first move, and that after each move
 * @param moves the moves in canonical notation
 */
record Line(ImmutableList<Position<?>> positions, ImmutableList<String> moves) {

  static <M extends Move> Line of(Game<M> game) {
    return new Line(ImmutableList.of(game.start()), ImmutableList.of());
  }

  static Line of(VariationReplay played) {
    return new Line(
        played.positions(), played.moves().stream().map(Move::toString).collect(toImmutableList()));
  }

  Game<?> game() {
    return positions.get(0).game();
  }

  int plies() {
    return moves.size();
  }

  Position<?> last() {
    return positions.get(moves.size());
  }

  /** The position in which it began, if that is not the usual one. */
  Optional<String> setup() {
    Position<?> start = positions.get(0);
    return start.equals(game().start()) ? Optional.empty() : Optional.of(start.text());
  }

  /** The first moves of it. The rest is not kept, as it would be behind a view of the lists. */
  Line upTo(int plies) {
    return new Line(
        ImmutableList.copyOf(positions.subList(0, plies + 1)),
        ImmutableList.copyOf(moves.subList(0, plies)));
  }

  /**
   * One move more.
   *
   * @param text the move in any notation that the game reads
   * @throws Refusal if the game is over, or the text is no legal move
   */
  Line play(String text) {
    if (last().isOver()) {
      throw Refusal.of(409, "over", "The game is over");
    }
    return play(last(), text);
  }

  private <M extends Move> Line play(Position<M> position, String text) {
    M move;
    try {
      move = position.parseMove(text, Strictness.LENIENT);
    } catch (NotationException e) {
      throw Refusal.of(422, "notation", String.valueOf(e.getMessage()))
          .with("reason", e.code().name())
          .with("index", e.offset());
    }
    Optional<Violation> violation = position.violation(move);
    if (violation.isPresent()) {
      throw illegal(move, violation.get());
    }
    return new Line(
        ImmutableList.<Position<?>>builderWithExpectedSize(positions.size() + 1)
            .addAll(positions)
            .add(position.playUnchecked(move))
            .build(),
        ImmutableList.<String>builderWithExpectedSize(moves.size() + 1)
            .addAll(moves)
            .add(move.toString())
            .build());
  }

  private static Refusal illegal(Move move, Violation violation) {
    return Refusal.of(409, "violation", violation.message())
        .with("violation", violation.code().name())
        .with("move", move.toString())
        .with("cells", violation.cells().stream().map(Cell::toString).toList());
  }
}
