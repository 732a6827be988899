package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.territory.Komi;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Plays complete games of uniformly random legal moves. A game of Lines of Action stops after 1000
 * moves. In the other games, a player passes only if no other move is legal.
 */
@SuppressWarnings("NullAway.Init") // filled in by JMH
public class PlayoutBenchmark {
  /** The games that {@link #fourGames} mixes. */
  static final List<Contest> FOUR =
      List.of(Contest.LOA, Contest.LINAGE_9, Contest.CARTESO_9, Contest.IRIS_7);

  /** Called by JMH. */
  public PlayoutBenchmark() {}

  /** One game, alone in its process. */
  @State(Scope.Thread)
  public static class One {
    /** The game. */
    @Param public Contest contest;

    private RandomPlay random;
    private Position<?> start;

    /** Called by JMH. */
    public One() {}

    /** Creates the game and the random generator. */
    @Setup
    public void begin() {
      random = new RandomPlay(contest, 12_345);
      start = contest.newGame().start();
    }
  }

  /** All four games in one process. */
  @State(Scope.Thread)
  public static class Four {
    private final One[] games = new One[FOUR.size()];

    /** Called by JMH. */
    public Four() {}

    /** Creates the games. */
    @Setup
    public void begin() {
      for (int i = 0; i < games.length; i++) {
        games[i] = new One();
        games[i].contest = FOUR.get(i);
        games[i].begin();
      }
    }
  }

  /** The options of a new game. */
  @State(Scope.Thread)
  public static class Rules {
    /** The game. */
    @Param({"LINAGE_9", "LINAGE_19", "CARTESO_9", "CARTESO_19"})
    public Contest territory;

    private int halfPoints;

    /** Called by JMH. */
    public Rules() {}
  }

  /**
   * Plays a game. One operation is one game.
   *
   * @param game the game
   * @param count counts the moves
   * @return the outcome; empty if the game was stopped
   */
  @Benchmark
  public Optional<Outcome> playout(One game, PlyCount count) {
    return game.random.play(game.start, count);
  }

  /**
   * Plays a game of each of {@link #FOUR}. One operation is four games.
   *
   * @param four the games
   * @param count counts the moves
   * @param outcomes consumes the outcomes
   */
  @Benchmark
  public void fourGames(Four four, PlyCount count, Blackhole outcomes) {
    for (One game : four.games) {
      outcomes.consume(game.random.play(game.start, count));
    }
  }

  /**
   * Creates a game whose komi differs from that of the game before.
   *
   * @param rules the rules
   * @return the game
   */
  @Benchmark
  public Game<?> newGame(Rules rules) {
    rules.halfPoints = rules.halfPoints % 100 + 1;
    return rules.territory.newGame(Komi.ofHalfPoints(rules.halfPoints));
  }
}
