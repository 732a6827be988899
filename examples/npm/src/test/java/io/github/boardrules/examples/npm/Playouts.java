package io.github.boardrules.examples.npm;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Measures random playouts on the JVM. {@code bench/playouts.js} plays the same games through the
 * package.
 */
public final class Playouts {
  private static final int MAX_PLIES = 1000;

  private int state = 1;

  private Playouts() {}

  /**
   * Prints the rates as JSON: random games a second, by the id of the game.
   *
   * @param args the seconds to measure each game for, after as many to warm up
   */
  public static void main(String[] args) {
    double seconds = Double.parseDouble(args[0]);
    List<String> rates = new ArrayList<>();
    for (var type : GameTypes.installed().all()) {
      Position<?> start = type.game(Options.none()).start();
      Playouts playouts = new Playouts();
      playouts.rate(start, seconds);
      double rate = playouts.rate(start, seconds);
      rates.add(String.format(Locale.ROOT, "\"%s\": %.1f", type.id(), rate));
    }
    System.out.println("{" + String.join(", ", rates) + "}");
  }

  private double rate(Position<?> start, double seconds) {
    long begin = System.nanoTime();
    double elapsed;
    int games = 0;
    do {
      play(start);
      games++;
      elapsed = (System.nanoTime() - begin) / (double) TimeUnit.SECONDS.toNanos(1);
    } while (elapsed < seconds);
    return games / elapsed;
  }

  private void play(Position<?> start) {
    Position<?> position = start;
    for (int ply = 0; ply < MAX_PLIES && !position.isOver(); ply++) {
      state = state * 1103515245 + 12345;
      position =
          position.successor(Integer.remainderUnsigned(state >>> 8, position.legalMoveCount()));
    }
  }
}
