package io.github.boardrules.examples.guide;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToLongFunction;

/** Monte Carlo tree search for every game, with a table of the positions that it has visited. */
public final class Mcts {
  private static final double EXPLORATION = 1.4;

  /** What the search knows about a position. */
  private static final class Node {
    int visits;
    double firstPoints; // of the first player: 1 for a win, ½ for a draw
  }

  private final Map<Long, Node> table = new HashMap<>();
  private final ToLongFunction<Position<?>> key;
  private final Random random;

  /**
   * Creates a search with an empty table.
   *
   * @param key the key of the table: {@code Position::transpositionKey}
   * @param random the source of randomness; equal seeds give equal moves
   */
  public Mcts(ToLongFunction<Position<?>> key, Random random) {
    this.key = key;
    this.random = random;
  }

  /**
   * {@return the move to which most games of the search led}
   *
   * @param <M> the type of the moves
   * @param position a position that is not over
   * @param games the number of games to play
   */
  public <M extends Move> M best(Position<M> position, int games) {
    for (int i = 0; i < games; i++) {
      playOneGame(position);
    }
    List<Position<M>> successors = position.successors();
    int best = 0;
    for (int i = 1; i < successors.size(); i++) {
      if (node(successors.get(i)).visits > node(successors.get(best)).visits) {
        best = i;
      }
    }
    return position.legalMoves().get(best);
  }

  private void playOneGame(Position<?> start) {
    List<Node> path = new ArrayList<>();
    Position<?> position = start;
    path.add(node(position));
    while (!position.isOver() && path.get(path.size() - 1).visits > 0) {
      position = select(position);
      path.add(node(position));
    }
    while (!position.isOver()) {
      position = position.successor(random.nextInt(position.legalMoveCount()));
    }
    double points = points(position);
    for (Node node : path) {
      node.visits++;
      node.firstPoints += points;
    }
  }

  /** Returns the successor with the highest upper confidence bound. */
  private Position<?> select(Position<?> position) {
    Player player = position.toMove().orElseThrow(); // not by turns: in Iris one moves twice
    double log = Math.log(node(position).visits + 1);
    return position.successors().stream()
        .max(Comparator.comparingDouble(next -> bound(node(next), player, log)))
        .orElseThrow();
  }

  private double bound(Node node, Player player, double log) {
    if (node.visits == 0) {
      return 1000 + random.nextDouble(); // try every move once, in any order
    }
    double first = node.firstPoints / node.visits;
    double points = player == Player.FIRST ? first : 1 - first;
    return points + EXPLORATION * Math.sqrt(log / node.visits);
  }

  private static double points(Position<?> over) {
    return over.outcome()
        .orElseThrow()
        .winner()
        .map(player -> player == Player.FIRST ? 1.0 : 0.0)
        .orElse(0.5);
  }

  private Node node(Position<?> position) {
    return table.computeIfAbsent(key.applyAsLong(position), unused -> new Node());
  }
}
