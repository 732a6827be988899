package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How far the main line of a record is legal.
 *
 * @param line the main line with its positions; empty if it was not kept
 * @param end the end of its legal part; empty if the game could not begin
 * @param failure why the game could not begin
 */
@Immutable
record Played(Optional<LineReplay> line, Optional<LineEnd> end, Optional<RecordProblem> failure) {
  static Played of(GameRecord record, Validator validator) {
    Start start = Start.of(record, validator);
    return start.position() == null
        ? new Played(Optional.empty(), Optional.empty(), Optional.ofNullable(start.problem()))
        : of(LineReplay.play(start.position(), record.moves(), 1, validator.strictness));
  }

  static Played of(LineReplay line) {
    return new Played(Optional.of(line), Optional.of(line.end()), Optional.empty());
  }

  /**
   * The first position of a record.
   *
   * @param position the position; null if there is none
   * @param problem why there is none
   */
  record Start(@Nullable Position<?> position, @Nullable RecordProblem problem) {
    static Start of(GameRecord record, Validator validator) {
      if (record.setupProblem().isPresent()) {
        return failed(record.setupProblem().get());
      }
      Optional<String> id = validator.game(record);
      Optional<GameType> type = id.flatMap(validator.games::find);
      if (type.isEmpty()) {
        String message =
            id.isEmpty()
                ? "The record names no game"
                : "No rules for " + id.get() + " are installed";
        return failed(RecordProblem.of(Code.UNKNOWN_GAME, record.location("Game"), 0, message));
      }
      Game<?> game;
      try {
        game = type.get().game(validator.options(record));
      } catch (OptionException e) {
        return failed(RecordProblem.of(Code.BAD_OPTION, record.location("Options"), e));
      } catch (SetupException e) {
        return failed(RecordProblem.of(Code.BAD_SETUP, record.location("Options"), e));
      }
      try {
        return new Start(
            record.setup().isPresent() ? game.parsePosition(record.setup().get()) : game.start(),
            null);
      } catch (NotationException | SetupException e) {
        return failed(RecordProblem.of(Code.BAD_SETUP, record.location("Setup"), e));
      }
    }

    private static Start failed(RecordProblem problem) {
      return new Start(null, problem);
    }
  }

  /** Returns the problems of the moves and of the result that a record claims. */
  ImmutableList<RecordProblem> problems(GameRecord record) {
    ImmutableList.Builder<RecordProblem> all = ImmutableList.builder();
    failure.ifPresent(all::add);
    end.flatMap(LineEnd::problem).ifPresent(all::add);
    record
        .header()
        .tag("Termination")
        .filter(text -> !Termination.isKnown(text))
        .ifPresent(text -> all.add(unknownTermination(record, text)));
    if (check(record.header()) == ClaimedResult.Check.CONTRADICTED) {
      all.add(contradiction(record));
    }
    return all.build();
  }

  int legalPlies() {
    return end.map(LineEnd::legalPlies).orElse(0);
  }

  Optional<Outcome> outcome() {
    return end.flatMap(played -> played.last().outcome());
  }

  Optional<Side> side(Player player) {
    return end.flatMap(played -> played.last().side(player));
  }

  /** Returns {@link GameVerdict#termination()} of a record with a header. */
  Optional<Termination> termination(RecordHeader header) {
    if (end.isEmpty() || end.get().problem().isPresent() || outcome().isPresent()) {
      return Optional.empty();
    }
    if (header.termination().isEmpty()) {
      return header.result() == GameResult.DRAW
          ? Optional.of(Termination.agreedDraw())
          : Optional.empty();
    }
    return header.termination().map(known -> known.withLoserOf(header.result()));
  }

  /** Returns whether the result that a header claims is correct. */
  ClaimedResult.Check check(RecordHeader header) {
    if (header.claim().isEmpty() && header.termination().isEmpty()) {
      return ClaimedResult.Check.NO_CLAIM;
    }
    GameResult claimed = header.result();
    GameResult real = outcome().map(GameResult::of).orElse(GameResult.UNKNOWN);
    Optional<Termination> termination = header.termination();
    GameResult implied =
        termination.map(known -> known.withLoserOf(claimed).result()).orElse(GameResult.UNKNOWN);
    if (differ(claimed, real)
        || termination.filter(known -> !known.allows(claimed) || !known.allows(real)).isPresent()) {
      return ClaimedResult.Check.CONTRADICTED;
    }
    boolean isLegal = end.isPresent() && end.get().problem().isEmpty();
    boolean isDecided = real != GameResult.UNKNOWN || (isLegal && implied != GameResult.UNKNOWN);
    return isDecided && claimed != GameResult.UNKNOWN
        ? ClaimedResult.Check.AGREES
        : ClaimedResult.Check.UNDECIDABLE;
  }

  private static boolean differ(GameResult one, GameResult other) {
    return one != GameResult.UNKNOWN && other != GameResult.UNKNOWN && one != other;
  }

  private static RecordProblem unknownTermination(GameRecord record, String text) {
    return RecordProblem.of(
        Code.BAD_TAG,
        record.location("Termination"),
        0,
        "Expected how the game ended, such as resignation, time forfeit by FIRST, agreement or"
            + " abandoned, found "
            + TextScanner.abbreviate(text, 40));
  }

  private RecordProblem contradiction(GameRecord record) {
    RecordHeader header = record.header();
    boolean hasClaim = header.claim().stream().anyMatch(c -> c.result() != GameResult.UNKNOWN);
    String termination = header.termination().map(this::words).orElse("");
    String claimed =
        hasClaim
            ? "claims " + header.claim().orElseThrow().text()
            : "says that the game ended by " + termination;
    String real =
        outcome()
            .map(outcome -> "by the rules " + outcome.summary(end.orElseThrow().last()))
            .orElse("also says that the game ended by " + termination);
    TextLocation place = record.location(header.claim().isPresent() ? "Result" : "Termination");
    String message = "The record " + claimed + ", but " + real;
    return RecordProblem.of(Code.RESULT_CONTRADICTED, place, legalPlies(), message);
  }

  private String words(Termination termination) {
    String loser = termination.loser().map(player -> " of " + title(player)).orElse("");
    return termination.kind().text() + loser;
  }

  private String title(Player player) {
    String other = player == Player.FIRST ? "the first player" : "the second player";
    return side(player).map(Side::title).orElse(other);
  }
}
