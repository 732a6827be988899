package io.github.boardrules.interchange;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.loa.LoaPosition;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Statements of records about positions of Lines of Action. Each returns the difference between the
 * statement and a position; empty if there is none.
 */
final class LoaStatements {
  private LoaStatements() {}

  /** The record lists the legal moves, in the notation of the library. */
  static Function<LoaPosition, Optional<String>> legalMoves(Set<String> moves) {
    return position -> {
      ImmutableSet<String> legal =
          position.legalMoves().stream().map(Move::notation).collect(toImmutableSet());
      return first(moves, legal)
          .map(move -> "The record lists the illegal move " + move)
          .or(
              () ->
                  first(legal, moves)
                      .map(move -> "The record does not list the legal move " + move));
    };
  }

  private static Optional<String> first(Set<String> moves, Set<String> others) {
    return Optional.ofNullable(Iterables.getFirst(Sets.difference(moves, others), null));
  }

  /** The record gives the number of legal moves. */
  static Function<LoaPosition, Optional<String>> legalMoveCount(String count) {
    return position -> differ("legal moves", count, Integer.toString(position.legalMoves().size()));
  }

  /**
   * The record draws the board.
   *
   * @param rows the rows from the top, with {@code x} for Black, {@code o} for White and a dot for
   *     an empty cell
   */
  static Function<LoaPosition, Optional<String>> board(String rows) {
    return position -> {
      String cells = PlayStrategyStart.cells(PlayStrategyStart.placement(position));
      return differ("board", rows, cells.replace('L', 'x').replace('l', 'o'));
    };
  }

  /** The record gives the stones as PlayStrategy writes them. */
  static Function<LoaPosition, Optional<String>> placement(String fen) {
    return position -> {
      String real = PlayStrategyStart.placement(position);
      return fen.startsWith(real + " ") ? Optional.empty() : differ("stones", fen, real);
    };
  }

  /** The record says whether the game is over. */
  static Function<LoaPosition, Optional<String>> over(boolean isOver) {
    String not =
        isOver
            ? "The record says that the game is over, which it is not"
            : "The record does not say that the game is over";
    return position -> position.isOver() == isOver ? Optional.empty() : Optional.of(not);
  }

  /** The record names the player to move, 0 or 1. */
  static Function<LoaPosition, Optional<String>> toMove(int player) {
    return position ->
        differ(
            "player to move",
            Integer.toString(player + 1),
            position.toMove().map(to -> to == Player.FIRST ? "1" : "2").orElse("none"));
  }

  /** The record writes a legal move with or without the mark of a capture. */
  static Function<LoaPosition, Optional<String>> move(String text, String notation) {
    return position ->
        Optional.of(position.parseMove(notation).notation())
            .filter(real -> !real.equals(notation))
            .map(real -> "The record writes " + text + " for the move " + real);
  }

  private static Optional<String> differ(String what, String recorded, String real) {
    return recorded.equals(real)
        ? Optional.empty()
        : Optional.of(
            "The "
                + what
                + " of the record: "
                + GameReport.excerpt(recorded)
                + ", by the rules: "
                + GameReport.excerpt(real));
  }
}
