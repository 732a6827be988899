package io.github.boardrules.interchange;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.loa.LoaPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Statements of a record about positions of Lines of Action, and their comparison with the rules.
 */
final class LoaComparison {
  private final List<Statement> statements = new ArrayList<>();

  /**
   * A statement.
   *
   * @param ply the number of moves before the position
   * @param difference describes the difference between the statement and the position; empty if
   *     there is none
   */
  private record Statement(
      int ply, TextLocation at, Function<LoaPosition, Optional<String>> difference) {}

  private void add(int ply, TextLocation at, Function<LoaPosition, Optional<String>> difference) {
    statements.add(new Statement(ply, at, difference));
  }

  /** The record lists the legal moves, in the notation of the library. */
  void legalMoves(int ply, Set<String> moves, TextLocation at) {
    add(ply, at, position -> difference(moves, legalMoves(position)));
  }

  private static ImmutableSet<String> legalMoves(LoaPosition position) {
    return position.legalMoves().stream().map(Move::notation).collect(toImmutableSet());
  }

  private static Optional<String> difference(Set<String> recorded, Set<String> legal) {
    Optional<String> extra = first(recorded, legal);
    return extra.isPresent()
        ? extra.map(move -> "The record lists the illegal move " + move)
        : first(legal, recorded).map(move -> "The record does not list the legal move " + move);
  }

  private static Optional<String> first(Set<String> moves, Set<String> others) {
    return Optional.ofNullable(Iterables.getFirst(Sets.difference(moves, others), null));
  }

  /** The record gives the number of legal moves. */
  void legalMoveCount(int ply, String count, TextLocation at) {
    add(
        ply,
        at,
        position -> differ("legal moves", count, Integer.toString(position.legalMoves().size())));
  }

  /**
   * The record draws the board.
   *
   * @param rows the rows from the top, with {@code x} for Black, {@code o} for White and a dot for
   *     an empty cell
   */
  void board(int ply, String rows, TextLocation at) {
    add(ply, at, position -> differ("board", rows, rows(position)));
  }

  private static String rows(LoaPosition position) {
    StringBuilder rows = new StringBuilder();
    for (int y = position.board().height() - 1; y >= 0; y--) {
      for (int x = 0; x < position.board().width(); x++) {
        rows.append(
            position
                .pieceAt(new Cell(x, y))
                .map(color -> color == Color.BLACK ? 'x' : 'o')
                .orElse('.'));
      }
      rows.append(y > 0 ? "/" : "");
    }
    return rows.toString();
  }

  /** The record gives the stones as PlayStrategy writes them. */
  void placement(int ply, String fen, TextLocation at) {
    add(
        ply,
        at,
        position -> {
          String real = PlayStrategyStart.placement(position);
          return fen.equals(real) || fen.startsWith(real + " ")
              ? Optional.empty()
              : differ("stones", fen, real);
        });
  }

  /** The record says whether the game is over. */
  void over(int ply, boolean isOver, TextLocation at) {
    add(
        ply,
        at,
        position ->
            position.isOver() == isOver
                ? Optional.empty()
                : Optional.of(
                    isOver
                        ? "The record says that the game is over, which it is not"
                        : "The record does not say that the game is over"));
  }

  /** The record names the player to move, 0 or 1. */
  void toMove(int ply, int player, TextLocation at) {
    add(
        ply,
        at,
        position ->
            differ(
                "player to move",
                Integer.toString(player + 1),
                position.toMove().map(to -> to == Player.FIRST ? "1" : "2").orElse("none")));
  }

  private static Optional<String> differ(String what, String recorded, String real) {
    return recorded.equals(real)
        ? Optional.empty()
        : Optional.of(
            "The "
                + what
                + " of the record: "
                + Draft.excerpt(recorded)
                + ", by the rules: "
                + Draft.excerpt(real));
  }

  /**
   * Reports all statements that differ from the rules, and moves with a wrong mark of a capture.
   * Ignores positions after an illegal move.
   */
  void compare(Draft draft) {
    if (!draft.isFull()) {
      draft
          .replay()
          .ifPresent(
              line -> {
                compareStatements(line, draft);
                compareMarks(line, draft);
              });
    }
  }

  private void compareStatements(LineReplay line, Draft draft) {
    for (Statement statement : statements) {
      if (statement.ply <= line.legalPlies()
          && line.positions().get(statement.ply) instanceof LoaPosition position) {
        statement
            .difference
            .apply(position)
            .ifPresent(
                message ->
                    draft.problem(
                        Code.POSITION_CONTRADICTED, statement.at, statement.ply, message));
      }
    }
  }

  private static void compareMarks(LineReplay line, Draft draft) {
    for (int i = 0; i < line.legalPlies(); i++) {
      RecordedMove recorded = line.recorded().get(i);
      String move = line.moves().get(i).notation();
      if (!recorded.notation().equals(move)) {
        String message = "The record writes " + recorded.text() + " for the move " + move;
        draft.problem(Code.POSITION_CONTRADICTED, recorded.location(), i + 1, message);
      }
    }
  }
}
