package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.util.concurrent.Striped;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.PlayedGame;
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
          .weigher((String id, Match match) -> parts(match.played()))
          .build();

  /**
   * What takes memory: the positions, and the cells of the board with all that is known of them.
   */
  private static int parts(PlayedGame<?> played) {
    return played.ply() + 1 + played.game().board().size();
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
  Created create(PlayedGame<?> played) throws SQLException {
    checkLength(played);
    if (store.count() >= limits.matches()) {
      throw Refusal.of(503, "full", "There are as many matches as this server takes");
    }
    String first = secrets.token();
    String second = secrets.token();
    SeatTokens tokens = new SeatTokens(Secrets.hash(first), Secrets.hash(second));
    Match match = new Match(secrets.id(), tokens, 0, played);
    store.insert(
        new StoredMatch(
            match.id(),
            played.game().type().id(),
            played.game().options().toString(),
            played.toRecord().setup(),
            tokens,
            match.revision(),
            played.moves().stream().map(Move::notation).collect(toImmutableList())));
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
  private PlayedGame<?> replay(StoredMatch stored) {
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
    return replay.mainLine().orElseThrow().played();
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
          seats.checkTurn(match.played().position());
          PlayedGame<?> played = play(match.played(), move);
          checkLength(played);
          return played;
        },
        (match, played) -> {
          String last = played.lastMove().orElseThrow().notation();
          return store.append(id, match.revision(), played.ply(), last);
        });
  }

  private static PlayedGame<?> play(PlayedGame<?> game, String text) {
    if (game.position().isOver()) {
      throw Refusal.of(409, "over", "The game is over");
    }
    try {
      return game.play(text);
    } catch (NotationException e) {
      throw Refusal.of(422, "notation", String.valueOf(e.getMessage()))
          .with("reason", e.code().name())
          .with("index", e.offset());
    } catch (IllegalMoveException e) {
      Violation violation = e.violation();
      throw Refusal.of(409, "violation", violation.message())
          .with("violation", violation.code().name())
          .with("move", e.move().notation())
          .with("cells", violation.cells().stream().map(Cell::toString).toList());
    }
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
          checkPly(match.played(), plies);
          return match.played().at(plies).branch();
        },
        (match, played) -> store.truncate(id, match.revision(), plies));
  }

  /** What follows from a match by the rules. */
  private interface Step {
    PlayedGame<?> from(Match match);
  }

  /** Tells the database what followed, and whether it takes it. */
  private interface Saving {
    boolean save(Match match, PlayedGame<?> played) throws SQLException;
  }

  private Match change(String id, int version, Step step, Saving saving) throws SQLException {
    Lock lock = locks.get(id);
    lock.lock();
    try {
      Match match = load(id);
      if (match.version() != version) {
        throw stale(match.version());
      }
      PlayedGame<?> played = step.from(match);
      // Until the database has answered, nobody knows what it has.
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

  /**
   * Refuses a number of moves that a game does not have.
   *
   * @param played the game
   * @param plies from none to all of its moves
   */
  static void checkPly(PlayedGame<?> played, int plies) {
    if (plies < 0 || plies > played.ply()) {
      throw Refusal.of(404, "ply", "There are " + played.ply() + " moves")
          .with("version", played.ply());
    }
  }

  private static Refusal stale(int version) {
    return Refusal.of(409, "stale", "The match has gone on").with("version", version);
  }

  private void checkLength(PlayedGame<?> played) {
    if (played.ply() > limits.plies()) {
      throw Refusal.of(409, "too-long", "A match has at most " + limits.plies() + " moves here");
    }
  }
}
