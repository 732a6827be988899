package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.github.boardrules.core.Player;
import io.github.boardrules.examples.server.browser.Party.Guest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Measures what a match costs each browser after the page is loaded: all bytes of all connections,
 * in both directions, with the headers of HTTP. Prints how soon moves appear. The match of Lines of
 * Action, which costs most, is the longest.
 */
@Tag("proof")
class CostTest {
  private static final int HUNDRED = 100;
  private static final int MAX_BYTES = 100_000;

  /** Notes when the list of moves grows. */
  private static final String WATCH =
      """
      window.seen = [];
      new MutationObserver(() => {
        const count = document.querySelectorAll("#moves li").length;
        if (count > window.seen.length) {
          window.seen.push(performance.timeOrigin + performance.now());
        }
      }).observe(document.querySelector("#moves"), { childList: true });
      """;

  private static final String SENT =
      """
      window.sent = [];
      document.querySelector("#typing").addEventListener(
        "submit", () => window.sent.push(performance.timeOrigin + performance.now()), true);
      """;

  @RegisterExtension static final PartyVisit VISIT = new PartyVisit(1100, 900);

  @ParameterizedTest
  @CsvSource({"loa, 40, 6", "linage, 30, 1", "iris, 30, 1", "carteso, 30, 1"})
  void matchCostsAtMostAHundredKilobytes(String game, int maxPlies, long seed) throws IOException {
    Party party = VISIT.party();
    PartyGame match = new PartyGame(party, game, "", seed);
    for (Guest each : party.all()) {
      each.awaitText("#presence", "here");
      each.browser().run(WATCH + SENT);
      each.line().reset();
    }
    List<Player> movers = new ArrayList<>();
    while (match.game().ply() < maxPlies && !match.game().position().isOver()) {
      movers.add(match.mover());
      String move = match.anyMove();
      party.play(match.mover(), move, match.game().ply() + 1);
      match.follow(move);
    }
    int plies = match.game().ply();
    System.out.printf(
        "%s, %d moves, millis until the other page has the move: %s%n",
        game, plies, delays(party, movers));
    for (Guest each : party.all()) {
      long bytes = each.line().bytes();
      System.out.printf(
          "%s, %d moves: %d bytes, %d requests%n", game, plies, bytes, each.line().requests());
    }
    for (Guest each : party.all()) {
      long perHundred = each.line().bytes() * HUNDRED / plies;
      assertTrue(perHundred <= MAX_BYTES, game + ": " + perHundred + " bytes for 100 moves");
    }
  }

  /** Returns the median and the maximum time between a click and the other page. */
  private static String delays(Party party, List<Player> movers) {
    List<Double> delays = new ArrayList<>();
    Multiset<Player> counts = HashMultiset.create();
    for (int ply = 0; ply < movers.size(); ply++) {
      Player mover = movers.get(ply);
      double sent = number(party.of(mover), "sent", counts.count(mover));
      counts.add(mover);
      delays.add(number(party.of(mover.opponent()), "seen", ply) - sent);
    }
    Collections.sort(delays);
    return ImmutableList.of(
            Math.round(delays.get(delays.size() / 2)), Math.round(delays.get(delays.size() - 1)))
        .toString();
  }

  private static double number(Guest guest, String list, int index) {
    return ((Number) guest.browser().run("return window[arguments[0]][arguments[1]]", list, index))
        .doubleValue();
  }
}
