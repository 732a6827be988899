package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Games with faults in successors, outcomes, scores, facts or components. */
final class BrokenPlay {
  private BrokenPlay() {}

  static Stream<BrokenGame> all() {
    return Stream.of(play(), end(), clicks(), facts(), components()).flatMap(List::stream);
  }

  private static List<BrokenGame> play() {
    return List.of(
        BrokenGame.of(
            "playUnchecked does not reset the number of passes",
            Promise.PLAY,
            new Answers() {
              @Override
              RowPosition playUnchecked(AnsweringPosition p, RowMove move) {
                RowPosition next = super.playUnchecked(p, move);
                return move.cell().isPresent() && p.real.passes() == 1
                    ? new RowPosition(next.game(), next.stones(), next.turn(), 1)
                    : next;
              }
            }),
        BrokenGame.of(
            "play modifies the position",
            Promise.PLAY,
            new Answers() {
              @Override
              RowPosition play(AnsweringPosition p, RowMove move) {
                RowPosition next = super.play(p, move);
                p.real = next;
                return next;
              }
            }),
        BrokenGame.of(
            "playUnchecked modifies the position if the move is illegal",
            Promise.PLAY,
            new Answers() {
              @Override
              RowPosition playUnchecked(AnsweringPosition p, RowMove move) {
                RowPosition before = p.real;
                p.real = before.playUnchecked(RowMove.PASS);
                RowPosition next = before.playUnchecked(move);
                p.real = before.violation(move).isEmpty() ? before : p.real;
                return next;
              }
            }),
        BrokenGame.of(
            "the list of moves is mutable and shared",
            Promise.PLAY,
            new Answers() {
              private final Map<RowPosition, List<RowMove>> lists = new HashMap<>();

              @Override
              List<RowMove> legalMoves(AnsweringPosition p) {
                return lists.computeIfAbsent(p.real, real -> new ArrayList<>(real.legalMoves()));
              }
            }),
        BrokenGame.of(
            "a cached answer is published before it is complete",
            Promise.THREADS,
            new Answers() {
              @Override
              int legalMoveCount(AnsweringPosition p) {
                if (p.memory < 0) {
                  p.memory = 0;
                  LockSupport.parkNanos(2_000_000);
                  p.memory = super.legalMoveCount(p);
                }
                return p.memory;
              }
            }),
        BrokenGame.of(
            "the successors are shifted by one move",
            Promise.PLAY,
            new Answers() {
              @Override
              Position<RowMove> successor(AnsweringPosition p, int index) {
                return super.successor(p, (index + 1) % p.legalMoveCount());
              }
            }),
        BrokenGame.of(
            "the successors are in reverse order",
            Promise.PLAY,
            new Answers() {
              @Override
              List<Position<RowMove>> successors(List<Position<RowMove>> successors) {
                return Lists.reverse(successors);
              }
            }));
  }

  private static List<BrokenGame> end() {
    return List.of(
        BrokenGame.of(
            "the outcome changes between calls",
            Promise.END,
            new Answers() {
              @Override
              Optional<Outcome> outcome(AnsweringPosition p) {
                p.memory++;
                return super.outcome(p).map(o -> p.memory % 2 == 1 ? o.swapPlayers() : o);
              }
            }),
        BrokenGame.of(
            "a finished game has a legal move",
            Promise.END,
            new Answers() {
              @Override
              boolean isOver(AnsweringPosition p) {
                return super.isOver(p) || p.real.legalMoves().size() == 2;
              }
            }),
        BrokenGame.of(
            "a finished game has a player to move",
            Promise.END,
            new Answers() {
              @Override
              Optional<Player> toMove(AnsweringPosition p) {
                return Optional.of(p.real.turn());
              }
            }),
        BrokenGame.of(
            "the leader of the score does not win",
            Promise.END,
            new Answers() {
              @Override
              Optional<Outcome> outcome(AnsweringPosition p) {
                return super.outcome(p)
                    .map(o -> new Outcome(Optional.of(Player.FIRST), o.reason(), o.score()));
              }
            }));
  }

  private static List<BrokenGame> clicks() {
    return List.of(
        BrokenGame.of(
            "a legal move cannot be clicked on",
            Promise.LEGALITY,
            new Answers() {
              @Override
              CellSet nextCells(AnsweringPosition p, CellSet cells) {
                return cells.isEmpty() ? cells : cells.without(cells.first());
              }
            }),
        BrokenGame.of(
            "a complete move seems to continue",
            Promise.LEGALITY,
            new Answers() {
              @Override
              CellSet nextCells(AnsweringPosition p, CellSet cells) {
                return cells.isEmpty() && p.legalMoveCount() > 1 ? p.board().all() : cells;
              }
            }),
        BrokenGame.of(
            "a cell has no moves although one begins there",
            Promise.LEGALITY,
            new Answers() {
              @Override
              List<RowMove> movesFrom(AnsweringPosition p, List<RowMove> moves) {
                return p.real.passes() == 0 ? moves : List.of();
              }
            }),
        BrokenGame.of(
            "a cell has the moves of all cells",
            Promise.LEGALITY,
            new Answers() {
              @Override
              List<RowMove> movesFrom(AnsweringPosition p, List<RowMove> moves) {
                return moves.isEmpty() ? moves : p.legalMoves();
              }
            }));
  }

  private static List<BrokenGame> facts() {
    return List.of(
        BrokenGame.of(
            "a fact is not a plain value",
            Promise.FACTS,
            new Answers() {
              @Override
              Map<String, @Nullable Object> facts(AnsweringPosition p) {
                return Collections.singletonMap("turn", p.real.turn());
              }
            }),
        BrokenGame.of(
            "a fact is a number in some positions and a text in others",
            Promise.FACTS,
            new Answers() {
              @Override
              Map<String, @Nullable Object> facts(AnsweringPosition p) {
                return Collections.singletonMap(
                    "passes", p.real.passes() == 0 ? "none" : p.real.passes());
              }
            }),
        BrokenGame.of(
            "a fact is missing in some positions",
            Promise.FACTS,
            new Answers() {
              @Override
              Map<String, @Nullable Object> facts(AnsweringPosition p) {
                return p.real.passes() == 0 ? Map.of() : super.facts(p);
              }
            }));
  }

  private static List<BrokenGame> components() {
    return List.of(
        BrokenGame.of(
            "a component has no cells",
            Promise.COMPONENTS,
            new Answers() {
              @Override
              ImmutableList<RowPosition.Run> components(AnsweringPosition p) {
                return with(super.components(p), p.board().none());
              }
            }),
        BrokenGame.of(
            "two components share a cell",
            Promise.COMPONENTS,
            new Answers() {
              @Override
              ImmutableList<RowPosition.Run> components(AnsweringPosition p) {
                return with(super.components(p), p.board().all());
              }
            }),
        BrokenGame.of(
            "a component is on another board",
            Promise.COMPONENTS,
            new Answers() {
              @Override
              ImmutableList<RowPosition.Run> components(AnsweringPosition p) {
                return with(super.components(p), SquareBoard.of(1, 1).all());
              }
            }),
        BrokenGame.of(
            "the components are in reverse order",
            Promise.COMPONENTS,
            new Answers() {
              @Override
              ImmutableList<RowPosition.Run> components(AnsweringPosition p) {
                return super.components(p).reverse();
              }
            }),
        BrokenGame.of(
            "the owner of a component is not a side of the game",
            Promise.COMPONENTS,
            new Answers() {
              @Override
              ImmutableList<RowPosition.Run> components(AnsweringPosition p) {
                return super.components(p).stream()
                    .map(run -> new RowPosition.Run(run.cells(), Optional.of(Stranger.RED)))
                    .collect(ImmutableList.toImmutableList());
              }
            }));
  }

  private enum Stranger implements Side {
    RED
  }

  private static ImmutableList<RowPosition.Run> with(
      ImmutableList<RowPosition.Run> runs, CellSet cells) {
    return ImmutableList.<RowPosition.Run>builder()
        .addAll(runs)
        .add(new RowPosition.Run(cells, Optional.empty()))
        .build();
  }
}
