package io.github.boardrules.examples.engine.conform;

import com.google.common.primitives.ImmutableIntArray;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;

/**
 * Visits the positions of small boards, those that need the fewest plies first, and each once: it
 * keeps their hashes, at most {@value #MAX_POSITIONS} of them. Half of the turns go to any board,
 * the others mostly to the first ones, so that the smallest boards are visited to the end.
 */
final class Exhaustion {
  private static final int MAX_POSITIONS = 1_000_000;

  private final List<Board> boards = new ArrayList<>();
  private int positions;

  /**
   * The positions of a board.
   *
   * @param start the start
   * @param paths the positions to visit: the indexes of the moves that lead there
   * @param hashes the positions that have been seen
   */
  private record Board(Arenas.Start start, Queue<ImmutableIntArray> paths, Set<Long> hashes) {}

  Exhaustion(Iterable<Arenas.Start> starts) {
    for (Arenas.Start start : starts) {
      Queue<ImmutableIntArray> paths = new ArrayDeque<>(List.of(ImmutableIntArray.of()));
      boards.add(new Board(start, paths, new HashSet<>()));
    }
  }

  /** Adds questions about the next position; returns whether there was one. */
  synchronized boolean next(Script script, NearMisses misses, Random random) {
    boards.removeIf(board -> board.paths.isEmpty());
    if (boards.isEmpty()) {
      return false;
    }
    int size = boards.size();
    boolean isAny = random.nextBoolean();
    int turn = isAny ? random.nextInt(size) : (int) Math.pow(size, random.nextDouble()) - 1;
    Board board = boards.get(turn);
    ImmutableIntArray path = board.paths.remove();
    script.start(board.start);
    path.forEach(script::play);
    script.askAll();
    script.tryIllegal(2);
    script.ask(Ask.OUTCOME);
    Position<?> position = script.position();
    boolean isPlayed = script.known().answers(Ask.PLAY);
    for (int i = 0; i < position.legalMoveCount() && isPlayed && positions < MAX_POSITIONS; i++) {
      misses.remember(position.legalMoves().get(i).notation());
      if (board.hashes.add(position.successor(i).hash())) {
        board.paths.add(ImmutableIntArray.builder().addAll(path).add(i).build());
        positions++;
      }
    }
    return true;
  }
}
