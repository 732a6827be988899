package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Colour;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

/** Long games without captures, in which positions are repeated or only seem to be. */
class HistoryProperties {
  private static final int PLIES = 300;

  /** By these rules a position may occur twice, and no placement ends the game but a connection. */
  private static final LoaGame GAME = Loa.game(LoaRules.COMPUTER_TOURNAMENT);

  @Property(tries = 100)
  void occurrencesAreCounted(@ForAll long seed) {
    Random random = new Random(seed);
    LoaPosition position = GAME.start();
    Map<String, Integer> seen = new HashMap<>();
    boolean seemsRepeated = false;
    for (int ply = 0; ply < PLIES; ply++) {
      int occurrences = seen.merge(placement(position), 1, Integer::sum);
      assertEquals(occurrences, position.occurrences(), position::text);
      assertEquals(occurrences >= 3, position.isOver(), position::text);
      boolean inFilter = (History.filterBits(position.key()) & ~position.filter()) == 0;
      seemsRepeated |= inFilter && occurrences == 1;
      List<LoaPosition> next = quietOnes(position);
      if (position.isOver() || next.isEmpty()) {
        break;
      }
      position = choose(position, next, random);
    }
    Statistics.label("repeated").collect(seen.containsValue(2));
    Statistics.label("repeated").coverage(c -> c.check(true).count(n -> n > 0));
    Statistics.label("seems repeated").collect(seemsRepeated);
    Statistics.label("seems repeated").coverage(c -> c.check(true).count(n -> n > 0));
  }

  private static String placement(LoaPosition position) {
    return position.pieces(Colour.BLACK) + " " + position.pieces(Colour.WHITE) + position.turn();
  }

  /** What moves lead to that neither capture nor connect. */
  private static List<LoaPosition> quietOnes(LoaPosition position) {
    List<LoaPosition> next = new ArrayList<>();
    for (LoaMove move : position.legalMoves()) {
      LoaPosition after = position.playUnchecked(move);
      boolean connected = after.isConnected(Colour.BLACK) || after.isConnected(Colour.WHITE);
      if (after.previous() != null && !connected) {
        next.add(after);
      }
    }
    return next;
  }

  /** Any; but sometimes one that the game has had already two or four plies before. */
  private static LoaPosition choose(LoaPosition position, List<LoaPosition> next, Random random) {
    if (random.nextInt(8) == 0) {
      LoaPosition at = position;
      for (int back = 0; back < 3 && at.previous() != null; back++) {
        at = at.previous();
        for (LoaPosition after : next) {
          if (after.repeats(at)) {
            return after;
          }
        }
      }
    }
    return next.get(random.nextInt(next.size()));
  }
}
