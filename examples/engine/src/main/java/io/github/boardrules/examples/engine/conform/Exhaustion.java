package io.github.boardrules.examples.engine.conform;

import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Visits the positions of small boards, those that need the fewest plies first, and each once: it
 * keeps their hashes, at most {@value #MAX_POSITIONS} of them. Boards take turns.
 */
final class Exhaustion {
  private static final int MAX_POSITIONS = 1_000_000;

  private final List<Board> boards = new ArrayList<>();
  private final Known known;
  private int turn;
  private int positions;

  /** The positions of a board, each with the one before it. */
  private static final class Board {
    private final Arenas.Start start;
    private final List<Node> nodes = new ArrayList<>();
    private final Set<Long> hashes = new HashSet<>();
    private int next;

    Board(Arenas.Start start) {
      this.start = start;
      nodes.add(new Node(-1, -1));
      hashes.add(start.game().start().hash());
    }
  }

  /** A position: the one before it, and the index of the move between them. */
  private record Node(int before, int move) {}

  Exhaustion(Iterable<Arenas.Start> starts, Known known) {
    this.known = known;
    starts.forEach(start -> boards.add(new Board(start)));
  }

  /** Returns questions about the next position; null if there is none. */
  synchronized @Nullable Script next(
      LibraryImplementation library, NearMisses misses, Random random) {
    while (!boards.isEmpty()) {
      turn = turn >= boards.size() ? 0 : turn;
      Board board = boards.get(turn);
      if (board.next < board.nodes.size()) {
        // Later boards are larger and get fewer turns.
        turn = random.nextInt(4) == 0 ? random.nextInt(boards.size()) : turn + 1;
        return script(board, board.next++, library, misses);
      }
      boards.remove(turn);
    }
    return null;
  }

  private Script script(Board board, int index, LibraryImplementation library, NearMisses misses) {
    List<Integer> path = new ArrayList<>();
    for (Node node = board.nodes.get(index);
        node.before >= 0;
        node = board.nodes.get(node.before)) {
      path.add(node.move);
    }
    Script script = new Script(library, known, board.start);
    for (int i = path.size() - 1; i >= 0; i--) {
      script.play(path.get(i));
    }
    script.askAll();
    script.tryIllegal(misses, 2);
    script.ask(Question.Ask.OUTCOME);
    Position<?> position = script.position();
    if (known.answers(Question.Ask.PLAY)) {
      for (int i = 0; i < position.legalMoveCount() && positions < MAX_POSITIONS; i++) {
        misses.remember(position.legalMoves().get(i).notation());
        if (board.hashes.add(position.successor(i).hash())) {
          board.nodes.add(new Node(index, i));
          positions++;
        }
      }
    }
    return script;
  }
}
