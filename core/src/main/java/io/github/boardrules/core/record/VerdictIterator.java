package io.github.boardrules.core.record;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.AbstractIterator;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Streams;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Judges the games of a reader one after the other. A text without a game has one verdict with the
 * problem {@code NOT_A_GAME}. If the text could not be read to its end, the last verdict says so:
 * that of the game that was cut, or one without a game.
 */
final class VerdictIterator extends AbstractIterator<GameVerdict> {
  private final RecordReader reader;
  private final String name;
  private final ReplayOptions options;
  private final Damage damage;
  private Optional<ParsedGame> held = Optional.empty();
  private long games;
  private boolean ended;

  VerdictIterator(RecordReader reader, String name, ReplayOptions options, Damage damage) {
    this.reader = reader;
    this.name = name;
    this.options = options;
    this.damage = damage;
  }

  /** Opens a reader of a text that ends where reading fails. */
  interface Opening {
    RecordReader open() throws IOException;
  }

  /** Returns the verdicts on a text. Closes the text with the stream, or if it cannot be opened. */
  static Stream<GameVerdict> stream(
      Closeable text, String name, ReplayOptions options, Damage damage, Opening opening) {
    try {
      RecordReader reader = opening.open();
      return Streams.stream(new VerdictIterator(reader, name, options, damage))
          .onClose(() -> close(reader));
    } catch (IOException e) {
      close(text);
      throw new UncheckedIOException(e);
    } catch (RuntimeException e) {
      close(text);
      throw e;
    }
  }

  private static void close(Closeable text) {
    try {
      text.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected @Nullable GameVerdict computeNext() {
    Optional<ParsedGame> next = ended ? Optional.empty() : held.or(this::read);
    held = Optional.empty();
    if (next.isPresent()) {
      games = next.get().number();
      GameVerdict verdict = GameVerdict.of(next.get(), options);
      if (damage.failure().isPresent()) {
        held = read();
        if (held.isEmpty() && isCut(verdict)) {
          ended = true;
          return cut(verdict, damage.failure().get());
        }
      }
      return verdict;
    }
    boolean isFirst = games == 0;
    Optional<IOException> failure = ended ? Optional.empty() : damage.failure();
    boolean hasMore = !ended && (isFirst || failure.isPresent());
    ended = true;
    if (!hasMore) {
      return endOfData();
    }
    TextLocation place =
        isFirst ? new TextLocation(name, 1, 1, 0) : new TextLocation(name, 0, 0, 0);
    RecordProblem problem =
        failure
            .map(e -> Damage.problem(e, place, 0))
            .orElse(RecordProblem.of(Code.NOT_A_GAME, place, 0, "The text contains no game"));
    return withoutAGame(place, problem);
  }

  private Optional<ParsedGame> read() {
    try {
      return reader.next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private GameVerdict withoutAGame(TextLocation place, RecordProblem problem) {
    GameRecord nothing = GameRecord.builder().locations(place, ImmutableMap.of()).build();
    Replay replay = new Replay(nothing, Optional.empty(), problem);
    return new GameVerdict(games + 1, replay, ImmutableList.of(problem));
  }

  /** Returns whether the game lacks its end, or its last move may be a part of a move. */
  private static boolean isCut(GameVerdict verdict) {
    return hasNothing(verdict.record())
        || verdict.problems().stream().anyMatch(problem -> isEffect(problem, verdict));
  }

  private static boolean hasNothing(GameRecord record) {
    return record.moves().isEmpty() && record.header().claim().isEmpty();
  }

  private static GameVerdict cut(GameVerdict verdict, IOException failure) {
    int plies = verdict.record().moves().size();
    TextLocation place =
        verdict.problems().stream()
            .filter(problem -> isEffect(problem, verdict))
            .reduce((one, later) -> later)
            .map(RecordProblem::location)
            .orElse(verdict.record().location());
    ImmutableList<RecordProblem> others =
        verdict.problems().stream()
            .filter(problem -> !isEffect(problem, verdict))
            .collect(toImmutableList());
    RecordProblem problem = Damage.problem(failure, place, plies);
    return new GameVerdict(
        verdict.number(),
        verdict.replay(),
        ImmutableList.<RecordProblem>builder().addAll(others).add(problem).build());
  }

  /** Returns whether a problem is an effect of the missing end of the game. */
  private static boolean isEffect(RecordProblem problem, GameVerdict verdict) {
    GameRecord record = verdict.record();
    return switch (problem.code()) {
      case UNEXPECTED_END, UNCLOSED_TEXT -> true;
      case UNREADABLE_MOVE, ILLEGAL_MOVE, GAME_OVER -> problem.ply() == record.moves().size();
      default -> hasNothing(record);
    };
  }
}
