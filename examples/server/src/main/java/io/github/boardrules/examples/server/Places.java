package io.github.boardrules.examples.server;

import com.google.common.util.concurrent.Striped;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.sql.SQLException;
import java.util.concurrent.locks.Lock;

/**
 * Limits the stored matches: all of them, those that an address created, and those among them in
 * which no move was made on this server. Thread-safe.
 */
final class Places {
  private final MatchStore store;
  private final Limits limits;
  private final Striped<Lock> locks = Striped.lock(64);

  Places(MatchStore store, Limits limits) {
    this.store = store;
    this.limits = limits;
  }

  /**
   * The numbers of stored matches.
   *
   * @param all the matches of all addresses
   * @param ofAddress the matches that an address created
   * @param unplayed those of them in which nobody has moved
   */
  record Counts(long all, long ofAddress, long unplayed) {}

  /**
   * Stores a new match if there is a place for it.
   *
   * @param match the match
   * @param address the address that creates it; see {@link RateLimit#network}
   * @throws Refusal if the server or the address has too many matches
   */
  void store(StoredMatch match, String address) throws SQLException {
    // Two new matches of an address must not take the same place.
    Lock lock = locks.get(address);
    lock.lock();
    try {
      check(store.counts(address));
      store.insert(match, address);
    } finally {
      lock.unlock();
    }
  }

  private void check(Counts counts) {
    if (counts.all() >= limits.matches) {
      throw Refusal.of(
          ServerCode.FULL, "This server stores at most " + limits.matches + " matches");
    }
    if (counts.unplayed() >= limits.unplayedMatches) {
      throw tooMany(limits.unplayedMatches, "matches without a move; play or delete one of them");
    }
    if (counts.ofAddress() >= limits.addressMatches) {
      throw tooMany(limits.addressMatches, "matches; delete one of them");
    }
  }

  private static Refusal tooMany(int limit, String matches) {
    return Refusal.of(
            ServerCode.TOO_MANY_MATCHES, "An address has at most " + limit + " " + matches)
        .with("limit", limit);
  }
}
