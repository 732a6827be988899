package io.github.boardrules.examples.tables;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Random games. Game number n of a seed is the same whatever the number of games and of threads.
 *
 * @param game the game to play
 * @param seed the seed
 * @param maxPlies the number of moves after which a game is left unfinished
 * @param byInput whether every input has the same chance, where each cell of a move is an input,
 *     and so is a move without cells; otherwise every legal move has the same chance
 */
record RandomGames(Game<?> game, long seed, int maxPlies, boolean byInput) {
  /** The number of games that one task plays. */
  private static final int TASK = 64;

  /** Plays games in parallel and returns their statistics. */
  Sample play(int games, int threads, int memory) {
    ExecutorService players = Executors.newFixedThreadPool(threads);
    try {
      Sample all = new Sample(memory);
      Queue<Future<Sample>> tasks = new ArrayDeque<>();
      for (int first = 0; first < games; first += TASK) {
        int from = first;
        int to = Math.min(games, first + TASK);
        if (tasks.size() == 2 * threads) {
          all.addAll(tasks.remove().get());
        }
        tasks.add(players.submit(() -> playTask(from, to, memory)));
      }
      while (!tasks.isEmpty()) {
        all.addAll(tasks.remove().get());
      }
      return all;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a random game failed", e.getCause());
    } finally {
      players.shutdownNow();
    }
  }

  private Sample playTask(int from, int to, int memory) {
    Sample sample = new Sample(memory);
    for (int number = from; number < to; number++) {
      play(number, sample);
    }
    return sample;
  }

  private void play(int number, Sample sample) {
    SplittableRandom random = new SplittableRandom(new SplittableRandom(seed).nextLong() + number);
    List<Position<?>> positions = new ArrayList<>();
    List<Move> moves = new ArrayList<>();
    Position<?> position = game.start();
    positions.add(position);
    while (!position.isOver() && moves.size() < maxPlies) {
      int index = choose(position.legalMoves(), random);
      moves.add(position.legalMoves().get(index));
      position = position.successor(index);
      positions.add(position);
    }
    sample.add(positions, moves);
  }

  private int choose(List<? extends Move> legal, SplittableRandom random) {
    if (!byInput) {
      return random.nextInt(legal.size());
    }
    int inputs = 0;
    for (Move move : legal) {
      inputs += inputs(move);
    }
    int chosen = random.nextInt(inputs);
    int index = 0;
    for (int before = inputs(legal.get(0)); before <= chosen; before += inputs(legal.get(index))) {
      index++;
    }
    return index;
  }

  private static int inputs(Move move) {
    return Math.max(1, move.cells().size());
  }
}
