package io.github.boardrules.examples.cli;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static java.util.Comparator.naturalOrder;
import static java.util.Comparator.nullsLast;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Range;
import io.github.boardrules.core.Player;
import io.github.boardrules.examples.engine.bulk.GameFacts;
import io.github.boardrules.examples.engine.select.Names;
import io.github.boardrules.examples.engine.table.RecordedDate;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order of selected games.
 *
 * @param by what to sort by, the most important first; empty for the order of the input
 */
record SelectOrder(ImmutableList<By> by) {
  /** What games are sorted by. */
  enum By {
    /** The first day that the date can be; games without a date are last. */
    DATE,
    /** The names of the first and of the second player, without case and accents. */
    PLAYERS,
    /** The number of moves. */
    LENGTH
  }

  /** What of a game is compared; the rest is empty. */
  record Key(@Nullable LocalDate date, String first, String second, int plies) {}

  static SelectOrder of(List<By> by) {
    return new SelectOrder(ImmutableList.copyOf(by));
  }

  boolean needsPlies() {
    return by.contains(By.LENGTH);
  }

  Key key(GameFacts game) {
    boolean hasPlayers = by.contains(By.PLAYERS);
    return new Key(
        by.contains(By.DATE)
            ? RecordedDate.days(game.date()).map(Range::lowerEndpoint).orElse(null)
            : null,
        hasPlayers ? Names.folded(game.player(Player.FIRST)) : "",
        hasPlayers ? Names.folded(game.player(Player.SECOND)) : "",
        needsPlies() ? game.plies() : 0);
  }

  /** Returns a comparator; equal keys stay in the order of the input if the sort is stable. */
  Comparator<Key> comparator() {
    return by.stream()
        .map(SelectOrder::comparator)
        .reduce(Comparator::thenComparing)
        .orElse(comparingInt(Key::plies)); // which were not counted, so that all are equal
  }

  private static Comparator<Key> comparator(By one) {
    return switch (one) {
      case DATE -> comparing(Key::date, nullsLast(naturalOrder()));
      case PLAYERS -> comparing(Key::first).thenComparing(Key::second);
      case LENGTH -> comparingInt(Key::plies);
    };
  }
}
