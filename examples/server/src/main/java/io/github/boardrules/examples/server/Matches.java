package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Striped;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.function.Function;

/**
 * The matches of the server. The database stores all of them, and a cache holds the games of
 * recently used ones. Thread-safe.
 *
 * <p>The cache is never older than the database, because every match is loaded and changed under
 * its own lock. In addition, the database rejects a change that is not based on the latest
 * revision.
 */
final class Matches {
  /**
   * The maximum total weight of the cached matches; see {@link #parts}. A part takes at most 512
   * bytes.
   */
  private static final long MAX_CACHE_WEIGHT = 100_000;

  private final MatchStore store;
  private final EventHub events;
  private final Places places;
  private final Limits limits;
  private final Validator validator;
  private final Secrets secrets = new Secrets();
  private final Striped<Lock> locks = Striped.lock(256);
  private final Cache<String, Match> kept =
      CacheBuilder.newBuilder()
          .maximumWeight(MAX_CACHE_WEIGHT)
          .weigher((String id, Match match) -> parts(match.played()))
          .build();

  /**
   * Returns the weight of a game in the cache: its number of positions plus its number of cells,
   * because both take memory.
   */
  private static int parts(GameInProgress<?> played) {
    return played.ply() + 1 + played.game().board().size();
  }

  Matches(MatchStore store, EventHub events, GameTypes games, Limits limits) {
    this.store = store;
    this.events = events;
    this.places = new Places(store, limits);
    this.limits = limits;
    this.validator = Validator.of(games);
  }

  /**
   * A newly created match and the tokens of its players in plain text, which the server does not
   * store.
   *
   * @param match the match
   * @param first the token of the first player
   * @param second the token of the second player
   */
  record Created(Match match, String first, String second) {}

  /**
   * Creates and stores a match.
   *
   * @param played the game, which may have moves
   * @param names the names of players who have one
   * @param address the address that creates the match; see {@link RateLimit#network}
   * @throws Refusal if the game is too long, or there is no place for the match
   */
  Created create(GameInProgress<?> played, Map<Player, String> names, String address)
      throws SQLException {
    String first = secrets.token();
    String second = secrets.token();
    Access access =
        new Access(
            Access.Seat.of(Secrets.hash(first)),
            Access.Seat.of(Secrets.hash(second)),
            Optional.of(secrets.token()));
    StoredMatch stored = store(played, access, names, address);
    // As it will be loaded: without the comments and variations of a record.
    Match match = loaded(stored);
    kept.put(match.id(), match);
    return new Created(match, first, second);
  }

  /** Stores a new match with given tokens. */
  StoredMatch store(
      GameInProgress<?> played, Access access, Map<Player, String> names, String address)
      throws SQLException {
    checkLength(played);
    StoredMatch stored =
        new StoredMatch(
            secrets.id(),
            played.game().type().id(),
            played.game().options().toString(),
            played.toRecord().setup(),
            access,
            MatchInfo.of(Instant.now(), names),
            0,
            false,
            played.moves().stream().map(Move::notation).collect(toImmutableList()));
    places.store(stored, address);
    return stored;
  }

  /** Throws an error if a game has too many moves. */
  void checkLength(GameInProgress<?> played) {
    if (played.ply() > limits.plies) {
      throw Refusal.of(
          ServerCode.TOO_LONG, "A match on this server has at most " + limits.plies + " moves");
    }
  }

  /**
   * Returns the match with an id.
   *
   * @throws Refusal if the match does not exist or its stored game is not legal
   */
  Match find(String id) throws SQLException {
    Match match = kept.getIfPresent(id);
    return match == null ? locked(id, () -> load(id)) : match;
  }

  private interface Work<T> {
    T run() throws SQLException;
  }

  private <T> T locked(String id, Work<T> work) throws SQLException {
    Lock lock = locks.get(id);
    lock.lock();
    try {
      return work.run();
    } finally {
      lock.unlock();
    }
  }

  private Match load(String id) throws SQLException {
    Match match = kept.getIfPresent(id);
    if (match == null) {
      match =
          loaded(
              store
                  .find(id)
                  .orElseThrow(
                      () -> Refusal.of(ServerCode.UNKNOWN_MATCH, "This match does not exist")));
      kept.put(id, match);
    }
    return match;
  }

  private Match loaded(StoredMatch stored) {
    return new Match(
        stored.id(),
        stored.access(),
        stored.info(),
        stored.revision(),
        stored.hasMoved(),
        replay(stored));
  }

  /**
   * Replays a stored game by the rules, so that a damaged database cannot cause illegal positions.
   */
  private GameInProgress<?> replay(StoredMatch stored) {
    GameRecord.Builder record = GameRecord.builder().game(stored.game());
    record.moves(stored.moves().stream().map(RecordedMove::of).toList());
    stored.setup().ifPresent(record::setup);
    try {
      record.options(Options.parse(stored.options()));
    } catch (IllegalArgumentException e) {
      throw damaged(String.valueOf(e.getMessage()));
    }
    GameReplay replay = validator.replay(record.build());
    Optional<RecordProblem> problem = replay.problems().stream().findFirst();
    if (problem.isPresent()) {
      throw damaged(problem.get().message())
          .with("reason", problem.get().reason())
          .with("ply", problem.get().ply());
    }
    return replay.toGame().orElseThrow();
  }

  private static Refusal damaged(String message) {
    return Refusal.of(ServerCode.DAMAGED, "The stored game of this match is not legal: " + message);
  }

  /** Computes a change of a match. */
  interface Step {
    Change from(Match match) throws SQLException;
  }

  /**
   * Changes a match, and sends the event to those who follow it. The change is on disk when this
   * method returns.
   *
   * @param id the id of the match
   * @param step computes the change, or refuses it
   */
  Change change(String id, Step step) throws SQLException {
    return locked(
        id,
        () -> {
          Match match = load(id);
          Change change = step.from(match);
          if (change.after().isPresent()) {
            save(match, change.after().get(), change);
          }
          return change;
        });
  }

  private void save(Match before, Match after, Change change) throws SQLException {
    // If saving fails with an exception, the state of the database is unknown.
    kept.invalidate(before.id());
    if (!store.save(before, after)) {
      throw stale(load(before.id()).plies());
    }
    kept.put(after.id(), after);
    events.publish(after, change);
  }

  /** Returns the error for a request that is based on an earlier state of a match. */
  static Refusal stale(int plies) {
    String moves = Words.count(plies, "move");
    String message =
        "The match has %s, so the next move has the number %s".formatted(moves, plies + 1);
    return Refusal.of(ServerCode.STALE, message).with("plies", plies);
  }

  /** Uses the current state of a match, which nobody changes meanwhile. */
  <T> T read(String id, Function<Match, T> use) throws SQLException {
    return locked(id, () -> use.apply(load(id)));
  }

  /**
   * Deletes a match.
   *
   * @param id the id of the match
   */
  void delete(String id) throws SQLException {
    delete(id, () -> store.delete(id));
  }

  /** Deletes a match from the database and then from the cache. */
  private void delete(String id, Work<Integer> deletion) throws SQLException {
    int deleted =
        locked(
            id,
            () -> {
              int rows = deletion.run();
              kept.invalidate(id);
              return rows;
            });
    if (deleted > 0) {
      events.end(id);
    }
  }

  /** Deletes the matches that have expired. */
  void deleteExpired() throws SQLException {
    long now = store.time().seconds();
    long unplayed = now - TimeUnit.HOURS.toSeconds(limits.unplayedHours);
    long unchanged = now - TimeUnit.DAYS.toSeconds(limits.expiryDays);
    ImmutableList<String> ids;
    do {
      ids = store.expired(unplayed, unchanged);
      for (String id : ids) {
        delete(id, () -> store.deleteExpired(id, unplayed, unchanged));
      }
    } while (!ids.isEmpty());
  }
}
