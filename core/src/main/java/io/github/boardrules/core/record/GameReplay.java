package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A verdict with the record of the game, the positions between its legal moves, and the replayed
 * variations. A {@link Validator} replays texts and records, and {@link GameInProgress#toReplay()}
 * a game in progress. Immutable.
 *
 * <p>Replaying takes time nearly linear in the number of moves.
 */
@Immutable
public final class GameReplay extends GameVerdict {
  GameReplay(
      long number, GameRecord record, Played played, int plies, List<RecordProblem> problems) {
    super(number, record, played, plies, problems);
  }

  /** {@return the record} */
  public GameRecord record() {
    return record;
  }

  /** {@return the main line; empty if the record has no known game or no valid start} */
  public Optional<LineReplay> mainLine() {
    return played.line();
  }

  /**
   * Replays every variation of the record, at any depth, that begins no later than the first
   * illegal move of the line around it, in the order of the text. Each is replayed when the stream
   * reaches it.
   *
   * @return the replayed variations
   */
  public Stream<LineReplay> variations() {
    return mainLine().stream().flatMap(LineReplay::variations);
  }

  /**
   * {@return the legal moves at the beginning as a game in progress, with the tags, comments and
   * legal variations of the record, at the end of the main line; empty if the record has no known
   * game or no valid start} Every call replays the variations.
   */
  public Optional<GameInProgress<?>> toGame() {
    return mainLine().map(line -> GameInProgress.of(header(), line));
  }

  /**
   * {@return a key that finds the same game again; empty unless the record {@link #isValid()}} Two
   * games have the same key if they have the same game, options, start and moves, up to the
   * symmetries of the game that do not {@linkplain
   * io.github.boardrules.core.GameSymmetry#swapsPlayers() swap the players}; games that are equal
   * only after such a swap have different keys. It does not matter whether an option or the record
   * gives the start. Names, results, terminations, comments and variations do not matter.
   *
   * <p>The key has 128 bits, as 32 hexadecimal digits: the first half of the SHA-256 hash of the
   * {@link #canonicalText()}. It is the same on every machine and in every version of the library.
   * Each call computes it anew.
   */
  public Optional<String> key() {
    return isValid() ? mainLine().map(GameKey::of) : Optional.empty();
  }

  /**
   * {@return the text whose hash is the {@link #key()}; empty unless the record {@link #isValid()}}
   * A line each for the id of the game, its options without a setup, its start and its moves, all
   * of the image of the game with the smallest text; lines are separated by LF. So sorted texts
   * keep a game next to those that continue it: a game, as played or as an image of it, begins with
   * the moves of another one exactly if its text begins with the other's lines.
   *
   * <pre>{@code
   * GameReplay replay = GameInProgress.of(Loa.game()).play("g1-g3").play("h7-f7").toReplay();
   * replay.canonicalText().orElseThrow().lines().skip(3).toList(); // → [b1-b3, a7-c7]
   * }</pre>
   *
   * <p>The text never changes. Each call computes it anew, in time linear in the number of moves
   * for each symmetry that still maps the game to the smallest text, at most 12 in the games of
   * this library and usually one after a few moves.
   */
  public Optional<String> canonicalText() {
    return isValid() ? mainLine().map(GameKey::text) : Optional.empty();
  }

  /** {@inheritDoc} They also decide whether it has a {@link #key()}. */
  @Override
  public GameReplay with(List<RecordProblem> all) {
    return new GameReplay(number(), record, played, plies(), ImmutableList.copyOf(all));
  }
}
