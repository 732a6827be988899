package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Games with faults in legality, and consistent games with other rules. */
final class BrokenRules {
  private BrokenRules() {}

  static Stream<BrokenGame> all() {
    return Stream.of(legality(), outside()).flatMap(List::stream);
  }

  private static List<BrokenGame> legality() {
    return List.of(
        BrokenGame.of(
            "a legal move is missing from the list and from the count",
            Promise.LEGALITY,
            new Answers() {
              @Override
              List<RowMove> legalMoves(AnsweringPosition p) {
                List<RowMove> moves = super.legalMoves(p);
                return moves.size() < 3 ? moves : moves.subList(1, moves.size());
              }

              @Override
              int legalMoveCount(AnsweringPosition p) {
                return legalMoves(p).size();
              }
            }),
        BrokenGame.of(
            "a legal move is listed twice",
            Promise.LEGALITY,
            new Answers() {
              @Override
              List<RowMove> legalMoves(AnsweringPosition p) {
                List<RowMove> moves = super.legalMoves(p);
                return moves.isEmpty() ? moves : with(moves, moves.get(0));
              }

              @Override
              int legalMoveCount(AnsweringPosition p) {
                return legalMoves(p).size();
              }
            }),
        BrokenGame.of(
            "the list denies that it contains its first move",
            Promise.LEGALITY,
            new Answers() {
              @Override
              List<RowMove> legalMoves(AnsweringPosition p) {
                return denying(super.legalMoves(p));
              }
            }),
        BrokenGame.of(
            "a move to an occupied cell is listed",
            Promise.LEGALITY,
            new Answers() {
              @Override
              List<RowMove> legalMoves(AnsweringPosition p) {
                RowMove occupied = RowMove.on(new Cell(0, 0));
                List<RowMove> moves = super.legalMoves(p);
                return moves.isEmpty() || moves.contains(occupied) ? moves : with(moves, occupied);
              }

              @Override
              RowPosition play(AnsweringPosition p, RowMove move) {
                return super.playUnchecked(p, move);
              }
            }),
        BrokenGame.of(
            "the number of legal moves is wrong",
            Promise.LEGALITY,
            new Answers() {
              @Override
              int legalMoveCount(AnsweringPosition p) {
                return p.real.isOver() ? 0 : p.real.stones().length() + 1;
              }
            }),
        BrokenGame.of(
            "an illegal move has no violation",
            Promise.LEGALITY,
            new Answers() {
              @Override
              Optional<Violation> violation(AnsweringPosition p, RowMove move) {
                return super.violation(p, move).filter(v -> v.code() != RowGame.Rule.OCCUPIED);
              }
            }),
        BrokenGame.of(
            "null is an illegal move",
            Promise.NULLS,
            new Answers() {
              @Override
              boolean isLegal(AnsweringPosition p, @Nullable RowMove move) {
                return move != null && super.isLegal(p, move);
              }
            }),
        BrokenGame.of(
            "a legal move has a violation",
            Promise.LEGALITY,
            new Answers() {
              @Override
              Optional<Violation> violation(AnsweringPosition p, RowMove move) {
                return p.real.passes() > 0 && move.equals(RowMove.PASS)
                    ? Optional.of(Violation.of(RowGame.Rule.TOO_MANY_PASSES, "One is enough."))
                    : super.violation(p, move);
              }
            }),
        BrokenGame.of(
            "isLegal does not check that the cell is on the board",
            Promise.LEGALITY,
            new Answers() {
              @Override
              boolean isLegal(AnsweringPosition p, RowMove move) {
                return super.isLegal(p, move)
                    || (!p.real.isOver() && move.cell().stream().noneMatch(p.board()::contains));
              }
            }),
        BrokenGame.of(
            "a move off the board throws what arrays throw",
            Promise.LEGALITY,
            new Answers() {
              @Override
              Optional<Violation> violation(AnsweringPosition p, RowMove move) {
                return move.cell()
                        .filter(cell -> p.real.stones().charAt(cell.x()) == 'b')
                        .isPresent()
                    ? Optional.of(Violation.of(RowGame.Rule.OCCUPIED, "There is a stone."))
                    : super.violation(p, move);
              }
            }),
        BrokenGame.of(
            "a cell off the board is empty",
            Promise.LEGALITY,
            new Answers() {
              @Override
              Optional<Color> occupant(AnsweringPosition p, Cell cell) {
                return p.board().contains(cell) ? super.occupant(p, cell) : Optional.empty();
              }
            }),
        BrokenGame.of(
            "the text of every move is legal",
            Promise.MOVE_TEXT,
            new Answers() {
              @Override
              boolean isLegal(AnsweringPosition p, CharSequence text) {
                return true;
              }
            }),
        BrokenGame.of(
            "an illegal move is played",
            Promise.LEGALITY,
            new Answers() {
              @Override
              RowPosition play(AnsweringPosition p, RowMove move) {
                return p.real.isOver() ? p.real : super.play(p, move);
              }
            }),
        BrokenGame.of(
            "an illegal move is refused with a different exception",
            Promise.LEGALITY,
            new Answers() {
              @Override
              RowPosition play(AnsweringPosition p, RowMove move) {
                if (!isLegal(p, move)) {
                  throw new IllegalStateException("no");
                }
                return super.play(p, move);
              }
            }));
  }

  /**
   * A game that keeps every promise but has other rules. Only the vectors and perft tables detect
   * it.
   */
  private static List<BrokenGame> outside() {
    return List.of(
        new BrokenGame(
            "the wrong player is to move",
            BrokenGame.GAMES,
            new Answers() {
              @Override
              Optional<Player> toMove(AnsweringPosition p) {
                return super.toMove(p).map(player -> p.real.passes() == 0 ? player : Player.FIRST);
              }
            }),
        new BrokenGame(
            "the player with fewer stones wins",
            BrokenGame.GAMES,
            new Answers() {
              @Override
              Optional<Outcome> outcome(AnsweringPosition p) {
                return super.outcome(p).map(Outcome::swapPlayers);
              }
            }),
        new BrokenGame(
            "no player may pass before the first stone",
            BrokenGame.PERFT,
            new Answers() {
              @Override
              List<RowMove> legalMoves(AnsweringPosition p) {
                List<RowMove> moves = super.legalMoves(p);
                return p.real.stones().contains("b") || p.real.isOver()
                    ? moves
                    : moves.subList(0, moves.size() - 1);
              }

              @Override
              int legalMoveCount(AnsweringPosition p) {
                return legalMoves(p).size();
              }
            }));
  }

  private static List<RowMove> with(List<RowMove> moves, RowMove more) {
    return ImmutableList.<RowMove>builder().addAll(moves).add(more).build();
  }

  private static List<RowMove> denying(List<RowMove> moves) {
    return new AbstractList<>() {
      @Override
      public RowMove get(int index) {
        return moves.get(index);
      }

      @Override
      public int size() {
        return moves.size();
      }

      @Override
      public boolean contains(@Nullable Object move) {
        return moves.indexOf(move) > 0;
      }
    };
  }
}
