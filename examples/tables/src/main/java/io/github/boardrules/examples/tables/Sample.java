package io.github.boardrules.examples.tables;

import com.google.common.collect.Comparators;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Statistics of some games of one game with the same options. Not thread-safe. */
final class Sample {
  /** The first plies, for which figures by ply are kept. */
  static final int MAX_PLY = 1_000;

  private final int memory;

  /** The numbers of moves of the games that ended by the rules. */
  final Histogram lengths = new Histogram();

  /** The numbers of legal moves of the positions in which a move is legal. */
  final Histogram branching = new Histogram();

  /** The numbers of legal moves by ply. */
  final List<Histogram> branchingByPly = new ArrayList<>();

  /** The positions by ply. */
  final List<Distinct> positionsByPly = new ArrayList<>();

  /** The winners: players, sides, {@code DRAW}. */
  final Map<String, Long> winners = new TreeMap<>();

  final Map<String, Long> sides = new TreeMap<>();
  final Map<String, Long> reasons = new TreeMap<>();

  /** All moves that were legal in a position. */
  final Set<Move> actions = new HashSet<>();

  private static final Comparator<Iterable<String>> BY_MOVES =
      Comparators.lexicographical(Comparator.<String>naturalOrder());

  long games;
  long unfinished;
  long shortestGames;
  int shortest = Integer.MAX_VALUE;
  @Nullable List<String> example;

  /**
   * Creates an empty sample.
   *
   * @param memory the maximum number of positions of each ply that are counted exactly
   */
  Sample(int memory) {
    this.memory = memory;
  }

  /** Adds a game: its start, and the position after each move. */
  void add(List<? extends Position<?>> positions, List<? extends Move> moves) {
    games++;
    for (int ply = 0; ply < positions.size(); ply++) {
      add(positions.get(ply), ply);
    }
    Position<?> last = positions.get(positions.size() - 1);
    if (last.outcome().isEmpty()) {
      unfinished++;
      return;
    }
    Outcome outcome = last.outcome().get();
    lengths.add(moves.size(), 1);
    reasons.merge(outcome.reason().jsonName(), 1L, Long::sum);
    winners.merge(outcome.winner().map(Enum::name).orElse("DRAW"), 1L, Long::sum);
    String side = outcome.winner().flatMap(last::side).map(known -> known.name()).orElse("");
    if (!side.isEmpty()) {
      sides.merge(side, 1L, Long::sum);
    }
    if (moves.size() <= shortest) {
      addShortest(moves.size(), 1, moves.stream().map(Move::notation).toList());
    }
  }

  private void add(Position<?> position, int ply) {
    List<? extends Move> legal = position.legalMoves();
    actions.addAll(legal);
    add(position.hash(), legal.size(), ply);
  }

  /**
   * Adds a position.
   *
   * @param hash its hash
   * @param legal the number of legal moves
   * @param ply the number of moves before it
   */
  void add(long hash, int legal, int ply) {
    if (legal > 0) {
      branching.add(legal, 1);
    }
    if (ply <= MAX_PLY) {
      while (branchingByPly.size() <= ply) {
        branchingByPly.add(new Histogram());
        positionsByPly.add(new Distinct(memory));
      }
      if (legal > 0) {
        branchingByPly.get(ply).add(legal, 1);
      }
      positionsByPly.get(ply).add(hash);
    }
  }

  /** Adds the games of another sample. The figures do not depend on the order of the games. */
  void addAll(Sample other) {
    games += other.games;
    unfinished += other.unfinished;
    lengths.addAll(other.lengths);
    branching.addAll(other.branching);
    other.winners.forEach((key, count) -> winners.merge(key, count, Long::sum));
    other.sides.forEach((key, count) -> sides.merge(key, count, Long::sum));
    other.reasons.forEach((key, count) -> reasons.merge(key, count, Long::sum));
    actions.addAll(other.actions);
    for (int ply = 0; ply < other.branchingByPly.size(); ply++) {
      if (ply == branchingByPly.size()) {
        branchingByPly.add(new Histogram());
        positionsByPly.add(new Distinct(memory));
      }
      branchingByPly.get(ply).addAll(other.branchingByPly.get(ply));
      positionsByPly.get(ply).addAll(other.positionsByPly.get(ply));
    }
    if (other.example != null) {
      addShortest(other.shortest, other.shortestGames, other.example);
    }
  }

  /** Adds games of equal length. The example does not depend on the order of the games. */
  void addShortest(int length, long count, List<String> moves) {
    if (length > shortest) {
      return;
    }
    if (length < shortest) {
      shortest = length;
      shortestGames = 0;
      example = null;
    }
    shortestGames += count;
    if (example == null || BY_MOVES.compare(moves, example) < 0) {
      example = moves;
    }
  }
}
