package io.github.boardrules.examples.server;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.util.concurrent.Striped;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.locks.Lock;

/**
 * The matches that are played. The database has all of them; those that were asked for lately are
 * also kept as positions. Thread-safe.
 *
 * <p>What is kept is never older than the database: a match is read and changed under a lock of its
 * own. Whether a change is based on the last state, the database decides once more.
 */
final class Matches {
  /** Of all matches that are kept together. A part takes half a kilobyte at most. */
  private static final long MOST_PARTS_KEPT = 100_000;

  private final MatchStore store;
  private final Settings.Limits limits;
  private final ReplayOptions replayOptions;
  private final Secrets secrets = new Secrets();
  private final Striped<Lock> locks = Striped.lock(256);
  private final Cache<String, Match> kept =
      CacheBuilder.newBuilder()
          .maximumWeight(MOST_PARTS_KEPT)
          .weigher((String id, Match match) -> parts(match.line()))
          .build();

  /**
   * What takes memory: the positions, and the cells of the board with all that is known of them.
   */
  private static int parts(Line line) {
    return line.positions().size() + line.game().board().size();
  }

  Matches(MatchStore store, GameTypes games, Settings.Limits limits) {
    this.store = store;
    this.limits = limits;
    this.replayOptions = ReplayOptions.of(games);
  }

  /**
   * A match that has just been made.
   *
   * @param match the match
   * @param first the token of FIRST, which is known only now
   * @param second the token of SECOND, which is known only now
   */
  record Created(Match match, String first, String second) {}

  /** Makes a match. */
  Created create(Line line) throws SQLException {
    checkLength(line);
    if (store.count() >= limits.matches()) {
      throw Refusal.of(503, "full", "There are as many matches as this server takes");
    }
    String first = secrets.token();
    String second = secrets.token();
    SeatTokens tokens = new SeatTokens(Secrets.hash(first), Secrets.hash(second));
    Match match = new Match(secrets.id(), tokens, 0, line);
    store.insert(
        new StoredMatch(
            match.id(),
            line.game().type().id(),
            line.game().options().toString(),
            line.setup(),
            tokens,
            match.revision(),
            line.moves()));
    kept.put(match.id(), match);
    return new Created(match, first, second);
  }

  /**
   * The match of a name.
   *
   * @throws Refusal if there is none, or what the database has of it is no legal game
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
          store.find(id).orElseThrow(() -> Refusal.of(404, "unknown", "There is no such match"));
      match = new Match(id, stored.tokens(), stored.revision(), replay(stored));
      kept.put(id, match);
    }
    return match;
  }

  /** Plays a stored game through the rules: nothing is believed because it is in the database. */
  private Line replay(StoredMatch stored) {
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
    return Line.of(replay.mainLine().orElseThrow());
  }

  private static Refusal damaged(String message) {
    return Refusal.of(409, "damaged", "What is stored of this match is no legal game: " + message);
  }

  /**
   * Plays a move.
   *
   * @param id the name of the match
   * @param seats who wants to move
   * @param version the number of moves that the mover has seen
   * @param move the move
   * @throws Refusal if another move came first, it is not the mover's turn, or the rules forbid it
   */
  Match play(String id, Seats seats, int version, String move) throws SQLException {
    return change(
        id,
        version,
        match -> {
          seats.checkTurn(match.line().last());
          Line line = match.line().play(move);
          checkLength(line);
          return line;
        },
        (match, line) -> {
          String played = line.moves().get(line.plies() - 1);
          return store.append(id, match.revision(), line.plies(), played);
        });
  }

  /**
   * Takes moves back.
   *
   * @param id the name of the match
   * @param version the number of moves that the caller has seen
   * @param plies how many moves stay
   * @throws Refusal if another move came first, or there are not so many moves
   */
  Match undo(String id, int version, int plies) throws SQLException {
    return change(
        id,
        version,
        match -> {
          checkPly(match.line(), plies);
          return match.line().upTo(plies);
        },
        (match, line) -> store.truncate(id, match.revision(), plies));
  }

  /** What follows from a match by the rules. */
  private interface Step {
    Line from(Match match);
  }

  /** Tells the database what followed, and whether it takes it. */
  private interface Saving {
    boolean save(Match match, Line line) throws SQLException;
  }

  private Match change(String id, int version, Step step, Saving saving) throws SQLException {
    Lock lock = locks.get(id);
    lock.lock();
    try {
      Match match = load(id);
      if (match.version() != version) {
        throw stale(match.version());
      }
      Line line = step.from(match);
      // Until the database has answered, nobody knows what it has.
      kept.invalidate(id);
      if (!saving.save(match, line)) {
        throw stale(load(id).version());
      }
      Match changed = match.changed(line);
      kept.put(id, changed);
      return changed;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Refuses a number of moves that a line does not have.
   *
   * @param line the line
   * @param plies from none to all of its moves
   */
  static void checkPly(Line line, int plies) {
    if (plies < 0 || plies > line.plies()) {
      throw Refusal.of(404, "ply", "There are " + line.plies() + " moves")
          .with("version", line.plies());
    }
  }

  private static Refusal stale(int version) {
    return Refusal.of(409, "stale", "The match has gone on").with("version", version);
  }

  private void checkLength(Line line) {
    if (line.plies() > limits.plies()) {
      throw Refusal.of(409, "too-long", "A match has at most " + limits.plies() + " moves here");
    }
  }
}
