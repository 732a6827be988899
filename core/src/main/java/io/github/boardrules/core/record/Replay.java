package io.github.boardrules.core.record;

import static java.util.Objects.requireNonNull;

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
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The replay of a {@link GameRecord} by the rules of its game: the positions, the legal moves at
 * the beginning, the first illegal move and the result. Immutable. Two replays are equal only if
 * they are the same object.
 *
 * <p>Replaying takes time nearly linear in the number of moves.
 */
@Immutable
public final class Replay {
  private final GameRecord record;
  private final RecordHeader header;
  private final Optional<LineReplay> mainLine;
  private final Optional<LineEnd> end;
  private final ImmutableList<RecordProblem> problems;
  private final ClaimedResult.Check resultCheck;

  Replay(GameRecord record, LineReplay mainLine) {
    this(record, Optional.of(mainLine), Optional.of(mainLine.end()));
  }

  /**
   * Creates a replay.
   *
   * @param mainLine the main line; empty if it was not kept, or if the game could not begin
   * @param end how far it is legal; empty if the game could not begin
   * @param problems why the game could not begin
   */
  Replay(
      GameRecord record,
      Optional<LineReplay> mainLine,
      Optional<LineEnd> end,
      RecordProblem... problems) {
    this.record = record;
    this.header = record.header();
    this.mainLine = mainLine;
    this.end = end;
    ImmutableList.Builder<RecordProblem> all = ImmutableList.builder();
    all.add(problems);
    end.flatMap(LineEnd::problem).ifPresent(all::add);
    header
        .tag("Termination")
        .filter(text -> !Termination.isKnown(text))
        .ifPresent(text -> all.add(unknownTermination(text)));
    this.resultCheck = checkResult();
    if (resultCheck == ClaimedResult.Check.CONTRADICTED) {
      all.add(contradiction());
    }
    this.problems = all.build();
  }

  static Replay of(GameRecord record, Validator validator) {
    Start start = Start.of(record, validator);
    return start.position() == null
        ? new Replay(record, Optional.empty(), Optional.empty(), requireNonNull(start.problem()))
        : new Replay(
            record, LineReplay.play(start.position(), record.moves(), 1, validator.strictness));
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

  /** {@return the record that was replayed} */
  public GameRecord record() {
    return record;
  }

  /** {@return the main line; empty if the record has no known game or no valid start} */
  public Optional<LineReplay> mainLine() {
    return mainLine;
  }

  /** {@return the number of legal moves at the beginning of the main line} */
  public int legalPlies() {
    return end.map(LineEnd::legalPlies).orElse(0);
  }

  /**
   * {@return the problems found by the replay; empty for a legal game with a correct result} Syntax
   * errors are not among them.
   */
  public List<RecordProblem> problems() {
    return problems;
  }

  /** {@return how the game ended by its rules; empty if it is unfinished or a move is illegal} */
  public Optional<Outcome> outcome() {
    return end.flatMap(played -> played.last().outcome());
  }

  /** {@return whether the claimed result is correct} */
  public ClaimedResult.Check resultCheck() {
    return resultCheck;
  }

  /**
   * {@return how a legal game ended other than by its rules; empty if the rules ended it, if it is
   * unfinished, or if a move is illegal} If the record does not name the loser, the loser follows
   * from the claimed result. A claimed draw in an unfinished game counts as agreed.
   */
  public Optional<Termination> termination() {
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

  /**
   * Replays every variation of the record, at any depth, that begins no later than the first
   * illegal move of the line around it, in the order of the text. Each is replayed when the stream
   * reaches it.
   *
   * @return the replayed variations
   */
  public Stream<LineReplay> variations() {
    return mainLine.stream().flatMap(LineReplay::variations);
  }

  /**
   * {@return the legal moves at the beginning as a game in progress, with the tags, comments and
   * legal variations of the record, at the end of the main line; empty if the record has no known
   * game or no valid start} Every call replays the variations.
   */
  public Optional<GameInProgress<?>> toGame() {
    return mainLine.map(line -> GameInProgress.of(header, line));
  }

  /** Returns how far the main line is legal; empty if the game could not begin. */
  Optional<LineEnd> end() {
    return end;
  }

  Optional<Side> side(Player player) {
    return end.flatMap(played -> played.last().side(player));
  }

  private ClaimedResult.Check checkResult() {
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

  private RecordProblem unknownTermination(String text) {
    return RecordProblem.of(
        Code.BAD_TAG,
        record.location("Termination"),
        0,
        "Expected how the game ended, such as resignation, time forfeit by FIRST, agreement or"
            + " abandoned, found "
            + TextScanner.abbreviate(text, 40));
  }

  private RecordProblem contradiction() {
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

  /** Returns the game, what its main line says of itself, and the first problem, for people. */
  @Override
  public String toString() {
    Stream<String> line = mainLine.stream().map(all -> all.last().game().type().id() + ", " + all);
    Stream<String> problem = problems.stream().limit(1).map(RecordProblem::message);
    return Stream.concat(line, problem).collect(Collectors.joining(", "));
  }
}
