package io.github.boardrules.loa;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.conformance.Choices;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import org.jspecify.annotations.Nullable;

/**
 * Long games without captures, in which positions are repeated or the filter reports that they may
 * be.
 */
class HistoryProperties {
  private static final int PLIES = 300;

  /** Under these rules a position may occur twice. */
  private static final LoaGame GAME = Loa.game(LoaRules.COMPUTER_TOURNAMENT);

  @Property
  void occurrencesAreCounted(@ForAll Choices random) {
    LoaPosition position = GAME.start();
    Map<String, Integer> seen = new HashMap<>();
    boolean seemsRepeated = false;
    for (int ply = 0; ply < PLIES; ply++) {
      int occurrences = seen.merge(placement(position), 1, Integer::sum);
      assertEquals(occurrences, position.occurrences(), position::text);
      assertEquals(occurrences >= 3, position.isOver(), position::text);
      boolean inFilter = (HistoryNode.filterBits(position.key) & ~position.filter) == 0;
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

  /**
   * The filter has the bits of exactly the positions that can be repeated, so that most positions
   * are recognized as new without a search.
   */
  @Property
  void theFilterHasWhatCanBeRepeated(@ForAll Choices random, @ForAll boolean isOfPlacements) {
    String rules = isOfPlacements ? "repetitionOf=PLACEMENT" : "repetitionOf=POSITION";
    LoaGame game = Loa.game().type().game(Options.parse(rules + " repetitionAt=5"));
    LoaPosition position = game.parsePosition("black:a1,a8,h1;white:c5,d2,f7;toMove:BLACK");
    List<LoaPosition> earlier = new ArrayList<>();
    for (int ply = 0; ply < PositionBlock.MIN_SIZE + 30; ply++) {
      long expected = 0;
      for (int back = 1; back <= position.recentCount; back++) {
        LoaPosition before = earlier.get(earlier.size() - back);
        if (isOfPlacements || back % 2 == 0) {
          long key = isOfPlacements ? arrangementKey(before) : before.transpositionKey();
          expected |= 1L << (key & 63) | 1L << (key >>> 6 & 63);
        }
      }
      assertEquals(expected, position.filter, "after " + ply + " plies");
      assertEquals(ply % PositionBlock.MIN_SIZE, position.recentCount);
      List<LoaPosition> next = quietOnes(position);
      next.removeIf(LoaPosition::isOver);
      earlier.add(position);
      position = choose(position, next, random);
    }
  }

  private static long arrangementKey(LoaPosition position) {
    return Zobrist.arrangement(
        position.game().tables,
        position.pieces(Color.BLACK),
        position.pieces(Color.WHITE),
        Color.BLACK);
  }

  /** Seven blocks of minimum size become three of different sizes. */
  @Property
  void sortedBlocksCountTheEarlierPositions(@ForAll Choices random) {
    LoaPosition position = GAME.parsePosition("black:a1,a8,h1;white:c5,d2,f7;toMove:BLACK");
    List<LoaPosition> earlier = new ArrayList<>();
    while (earlier.size() < 7 * PositionBlock.MIN_SIZE + 10) {
      List<LoaPosition> next = quietOnes(position);
      next.removeIf(LoaPosition::isOver);
      earlier.add(position);
      position = next.get(random.nextInt(next.size()));
    }
    Map<String, Integer> sorted = new HashMap<>();
    earlier
        .subList(0, earlier.size() - position.recentCount)
        .forEach(before -> sorted.merge(placement(before), 1, Integer::sum));
    assertEquals(10, position.recentCount);
    assertEquals(7 * PositionBlock.MIN_SIZE, sorted.values().stream().mapToInt(n -> n).sum());
    for (LoaPosition before : earlier) {
      int expected = sorted.getOrDefault(placement(before), 0);
      assertEquals(expected, requireNonNull(position.common.blocks()).count(before), before::text);
    }
  }

  /**
   * Whoever knows the keys can make a game whose positions all have keys that end alike: a search
   * still ends soon.
   */
  @Property
  void keysThatEndAlikeDoNotShareSlots(@ForAll Choices random) {
    LoaPosition position = GAME.parsePosition("black:a1,a8,h1;white:c5,d2,f7;toMove:BLACK");
    for (int ply = 0; ply < 8 * PositionBlock.MIN_SIZE; ply++) {
      List<LoaPosition> next = quietOnes(position);
      next.removeIf(LoaPosition::isOver);
      position = choose(next, random);
    }
    @Nullable HistoryNode[] table = requireNonNull(position.common.blocks()).table;
    assertEquals(32 * PositionBlock.MIN_SIZE, table.length);
    assertTrue(longestRun(table) < 100, () -> "a run of " + longestRun(table));
  }

  /** Chooses one of the positions whose keys end with bits that are as small as possible. */
  private static LoaPosition choose(List<LoaPosition> next, Random random) {
    Collections.shuffle(next, random);
    return Collections.min(next, Comparator.comparingLong(after -> after.repetitionKey() & 0xe00));
  }

  /** Returns the length of the longest run of slots that are taken. */
  private static int longestRun(@Nullable HistoryNode[] table) {
    int longest = 0;
    int run = 0;
    for (HistoryNode node : table) {
      run = node == null ? 0 : run + 1;
      longest = Math.max(longest, run);
    }
    return longest;
  }

  /** A removal into the hole begins a new history, like a capture. */
  @Property
  void occurrencesAreCountedFromARemovalOn(@ForAll Choices random) {
    LoaGame game =
        Loa.game().type().game(Options.parse("size=9 hole=CENTER repetition=DRAW repetitionAt=5"));
    LoaPosition position =
        game.parsePosition("black:d5,f5,a1,c3;white:a9,h9,i4;toMove:BLACK").play("c3-e5");
    Map<String, Integer> seen = new HashMap<>();
    for (int ply = 0; ply < 2 * PositionBlock.MIN_SIZE + 10; ply++) {
      int occurrences = seen.merge(placement(position), 1, Integer::sum);
      assertEquals(occurrences, position.occurrences(), position::text);
      List<LoaPosition> next = quietOnes(position);
      next.removeIf(LoaPosition::isOver);
      position = choose(position, next, random);
    }
    assertEquals(10, position.recentCount);
  }

  private static String placement(LoaPosition position) {
    return position.pieces(Color.BLACK) + " " + position.pieces(Color.WHITE) + position.turn();
  }

  /** Returns the positions after the moves that neither capture nor connect. */
  private static List<LoaPosition> quietOnes(LoaPosition position) {
    List<LoaPosition> next = new ArrayList<>();
    for (LoaMove move : position.legalMoves()) {
      LoaPosition after = position.playUnchecked(move);
      boolean connected = after.isConnected(Color.BLACK) || after.isConnected(Color.WHITE);
      if (after.previous != null && !connected) {
        next.add(after);
      }
    }
    return next;
  }

  /** Chooses a random position, but sometimes one that occurred two or four plies earlier. */
  private static LoaPosition choose(LoaPosition position, List<LoaPosition> next, Random random) {
    if (random.nextInt(8) == 7) {
      LoaPosition at = position;
      for (int back = 0; back < 3 && at.previous != null; back++) {
        at = at.previous;
        for (LoaPosition after : next) {
          if (after.isRepetitionOf(at)) {
            return after;
          }
        }
      }
    }
    return next.get(random.nextInt(next.size()));
  }
}
