package io.github.boardrules.examples.tables;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All positions that are reached from the start of a game in a few moves, breadth first. Different
 * orders of the same moves lead to equal positions, which are expanded once.
 */
final class Exploration {
  /** A position, the number of sequences of moves that lead to it, and one of them. */
  private static final class Node {
    final Position<?> position;
    final @Nullable Node before;
    final @Nullable Move move;
    long sequences;

    Node(Position<?> position, @Nullable Node before, @Nullable Move move) {
      this.position = position;
      this.before = before;
      this.move = move;
    }

    List<String> moves() {
      List<String> moves = new ArrayList<>();
      for (Node node = this; node.before != null && node.move != null; node = node.before) {
        moves.add(0, node.move.notation());
      }
      return moves;
    }
  }

  /**
   * The positions after a number of moves.
   *
   * @param depth the number of moves
   * @param positions the number of different positions after exactly this number of moves
   * @param reached the number of different positions after at most this number of moves, without
   *     the start
   * @param isExact whether the numbers are exact; otherwise they are estimates
   * @param finished the number of sequences of exactly this number of moves that end the game
   */
  record Depth(int depth, long positions, long reached, boolean isExact, long finished) {}

  final List<Depth> depths = new ArrayList<>();

  /** All moves that were legal in a position that was expanded. */
  final Set<Move> actions = new HashSet<>();

  /** A shortest game; null if none was found. */
  @Nullable List<String> example;

  private Exploration() {}

  /**
   * Explores a game.
   *
   * @param game the game
   * @param maxDepth the number of moves
   * @param memory the maximum number of positions that are counted exactly, and of those kept to be
   *     expanded; the exploration ends before the depth at which there would be more of the latter
   */
  static Exploration of(Game<?> game, int maxDepth, int memory) {
    Exploration exploration = new Exploration();
    Distinct reached = new Distinct(memory);
    List<Node> frontier = new ArrayList<>();
    Node start = new Node(game.start(), null, null);
    start.sequences = 1;
    frontier.add(start);
    // The start is not counted, but a game may return to it.
    for (int depth = 1; depth <= maxDepth && frontier.size() <= memory; depth++) {
      frontier = exploration.expand(frontier, depth, depth < maxDepth, reached, memory);
    }
    return exploration;
  }

  private List<Node> expand(
      List<Node> frontier, int depth, boolean keeps, Distinct reached, int memory) {
    Distinct positions = new Distinct(memory);
    Map<Long, Node> next = new LinkedHashMap<>();
    long finished = 0;
    for (Node node : frontier) {
      List<? extends Move> legal = node.position.legalMoves();
      actions.addAll(legal);
      for (int i = 0; i < legal.size(); i++) {
        Position<?> position = node.position.successor(i);
        long hash = position.hash();
        positions.add(hash);
        reached.add(hash);
        if (position.isOver()) {
          finished += node.sequences;
          if (example == null) {
            example = new Node(position, node, legal.get(i)).moves();
          }
        } else if (keeps && next.size() <= memory) { // one more than the limit ends it
          Node known = next.get(hash);
          if (known == null) {
            known = new Node(position, node, legal.get(i));
            next.put(hash, known);
          }
          known.sequences += node.sequences;
        }
      }
    }
    depths.add(
        new Depth(
            depth,
            positions.count(),
            reached.count(),
            positions.isExact() && reached.isExact(),
            finished));
    return new ArrayList<>(next.values());
  }
}
