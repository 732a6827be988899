package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Striped;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.examples.referee.LibraryErrors;
import io.github.boardrules.examples.referee.Records;
import io.github.boardrules.examples.referee.Refusal;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;

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
  private final Places places;
  private final Limits limits;
  private final ReplayOptions replayOptions;
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

  Matches(MatchStore store, GameTypes games, Limits limits) {
    this.store = store;
    this.places = new Places(store, limits);
    this.limits = limits;
    this.replayOptions = ReplayOptions.of(games);
  }

  /**
   * A newly created match and its tokens in plain text, which the server does not store.
   *
   * @param match the match
   * @param first the token of the first player
   * @param second the token of the second player
   */
  record Created(Match match, String first, String second) {}

  /**
   * Creates and stores a match.
   *
   * @param played the game with the moves played so far
   * @param address the address that creates the match; see {@link RateLimit#network}
   * @throws Refusal if the game is too long, or there is no place for the match
   */
  Created create(GameInProgress<?> played, String address) throws SQLException {
    checkLength(played);
    String first = secrets.token();
    String second = secrets.token();
    SeatTokens tokens = new SeatTokens(Secrets.hash(first), Secrets.hash(second));
    StoredMatch stored =
        new StoredMatch(
            secrets.id(),
            played.game().type().id(),
            played.game().options().toString(),
            played.toRecord().setup(),
            tokens,
            0,
            played.moves().stream().map(Move::notation).collect(toImmutableList()));
    places.store(stored, address);
    // As it will be loaded: without the comments and variations of a record.
    Match match = new Match(stored.id(), tokens, stored.revision(), replay(stored));
    kept.put(match.id(), match);
    return new Created(match, first, second);
  }

  /**
   * Returns the match with an id.
   *
   * @throws Refusal if the match does not exist or its stored game is not legal
   */
  Match find(String id) throws SQLException {
    Match match = kept.getIfPresent(id);
    if (match != null) {
      return match;
    }
    Lock lock = locks.get(id);
    lock.lock();
    try {
      return load(id);
    } finally {
      lock.unlock();
    }
  }

  private Match load(String id) throws SQLException {
    Match match = kept.getIfPresent(id);
    if (match == null) {
      StoredMatch stored =
          store
              .find(id)
              .orElseThrow(() -> Refusal.of(ServerCode.UNKNOWN_MATCH, "This match does not exist"));
      match = new Match(id, stored.tokens(), stored.revision(), replay(stored));
      kept.put(id, match);
    }
    return match;
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
    Replay replay = Replay.of(record.build(), replayOptions);
    Optional<RecordProblem> problem = replay.problems().stream().findFirst();
    if (problem.isPresent()) {
      throw damaged(problem.get().message())
          .with("reason", problem.get().reason())
          .with("ply", problem.get().ply());
    }
    return replay.played().orElseThrow();
  }

  private static Refusal damaged(String message) {
    return Refusal.of(ServerCode.DAMAGED, "The stored game of this match is not legal: " + message);
  }

  /**
   * Plays a move. A move that was already played at this version by the same player is accepted
   * again without a change, because the client may have lost the response.
   *
   * @param id the id of the match
   * @param seats the players whose tokens the request contains
   * @param version the number of moves that the client has seen
   * @param move the move in any notation that the game parses
   * @return the game up to this move
   * @throws Refusal if the version is out of date, another player is to move, or the move is not
   *     legal
   */
  GameInProgress<?> play(String id, Seats seats, int version, String move) throws SQLException {
    Lock lock = locks.get(id);
    lock.lock();
    try {
      GameInProgress<?> current = load(id).played();
      return isRepeated(current, seats, version, move)
          ? current.at(version + 1)
          : playNew(id, seats, version, move);
    } finally {
      lock.unlock();
    }
  }

  private GameInProgress<?> playNew(String id, Seats seats, int version, String move)
      throws SQLException {
    return change(
            id,
            version,
            match -> {
              seats.checkTurn(match.played().position());
              GameInProgress<?> played = play(match.played(), move);
              checkLength(played);
              return played;
            },
            (match, played) -> {
              String last = played.lastMove().orElseThrow().notation();
              return store.append(id, match.revision(), played.ply(), last);
            })
        .played();
  }

  /** Returns whether a player has played this move at this version. */
  private static boolean isRepeated(GameInProgress<?> game, Seats seats, int version, String move) {
    if (version < 0 || version >= game.ply()) {
      return false;
    }
    Position<?> position = game.at(version).position();
    try {
      return position.toMove().map(seats.held()::contains).orElse(false)
          && position.parseMove(move, Strictness.LENIENT).equals(game.moves().get(version));
    } catch (NotationException e) {
      return false;
    }
  }

  private static GameInProgress<?> play(GameInProgress<?> game, String text) {
    if (game.position().isOver()) {
      throw Refusal.of(ServerCode.GAME_OVER, "The game is over");
    }
    try {
      return game.play(text);
    } catch (NotationException e) {
      throw LibraryErrors.unreadable("/move", e);
    } catch (IllegalMoveException e) {
      throw LibraryErrors.illegal("/move", e);
    }
  }

  /**
   * Takes back moves.
   *
   * @param id the id of the match
   * @param version the number of moves that the client has seen
   * @param plies the number of moves to keep
   * @throws Refusal if the version is out of date or the match has fewer moves
   */
  Match undo(String id, int version, int plies) throws SQLException {
    return change(
        id,
        version,
        match -> {
          Records.checkPly(match.played(), plies, "/to");
          return match.played().at(plies).lineOnly();
        },
        (match, played) -> store.truncate(id, match.revision(), plies));
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
  private void delete(String id, Deletion deletion) throws SQLException {
    Lock lock = locks.get(id);
    lock.lock();
    try {
      deletion.run();
      kept.invalidate(id);
    } finally {
      lock.unlock();
    }
  }

  private interface Deletion {
    void run() throws SQLException;
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

  /** Computes the next state of a match by the rules. */
  private interface Step {
    GameInProgress<?> from(Match match);
  }

  /** Stores the next state of a match. Returns false if the stored match has changed meanwhile. */
  private interface Saving {
    boolean save(Match match, GameInProgress<?> played) throws SQLException;
  }

  private Match change(String id, int version, Step step, Saving saving) throws SQLException {
    Lock lock = locks.get(id);
    lock.lock();
    try {
      Match match = load(id);
      if (match.version() != version) {
        throw stale(match.version());
      }
      GameInProgress<?> played = step.from(match);
      // If saving fails with an exception, the state of the database is unknown.
      kept.invalidate(id);
      if (!saving.save(match, played)) {
        throw stale(load(id).version());
      }
      Match changed = match.changed(played);
      kept.put(id, changed);
      return changed;
    } finally {
      lock.unlock();
    }
  }

  private static Refusal stale(int version) {
    return Refusal.of(ServerCode.STALE, "The match has changed; it now has " + version + " moves")
        .with("version", version);
  }

  private void checkLength(GameInProgress<?> played) {
    if (played.ply() > limits.plies) {
      throw Refusal.of(
          ServerCode.TOO_LONG, "A match on this server has at most " + limits.plies + " moves");
    }
  }
}
