package io.github.boardrules.core.record;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Streams;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The verdict on one recorded game: its result and all problems. A {@link Validator} creates one
 * for each game of a text. A {@link GameReplay} is a verdict with the record and the positions.
 * Immutable. Two verdicts are equal only if they are the same object.
 */
@Immutable
public class GameVerdict {
  private static final Comparator<RecordProblem> BY_PLACE =
      Comparator.comparingLong(problem -> problem.location().offset());

  private final long number;
  final GameRecord record;
  final Played played;
  private final int plies;
  private final ImmutableList<RecordProblem> problems;

  GameVerdict(
      long number, GameRecord record, Played played, int plies, List<RecordProblem> problems) {
    this.number = number;
    this.record = record;
    this.played = played;
    this.plies = plies;
    this.problems = ImmutableList.copyOf(problems);
  }

  /**
   * Returns the verdict on a game that was played.
   *
   * @param record the record, with or without its moves
   * @param plies the number of recorded moves
   * @param found the problems that were found while it was read
   */
  static GameVerdict of(
      long number,
      GameRecord record,
      Played played,
      int plies,
      List<RecordProblem> found,
      boolean withVariations,
      ReadLimits limits) {
    List<RecordProblem> problems = limits.limit(found);
    ImmutableList<RecordProblem> byRules = played.problems(record);
    if (problems.isEmpty() && byRules.isEmpty() && !withVariations) {
      return new GameVerdict(number, record, played, plies, problems);
    }
    Optional<RecordProblem> noGame = Noise.problem(problems, record, played, byRules);
    if (noGame.isPresent()) {
      return withoutAGame(number, record.location(), noGame.get());
    }
    // If the setup is not understood, what follows says nothing about the moves and the result.
    boolean isSetupKnown = problems.stream().noneMatch(GameVerdict::isAboutTheSetup);
    // If the rest of the game is skipped, it may have named the game.
    boolean isNameSkipped =
        record.game().isEmpty()
            && problems.stream().anyMatch(problem -> problem.code().isOfALimit());
    Stream<RecordProblem> ofPlay =
        (isSetupKnown ? byRules.stream() : Stream.<RecordProblem>empty())
            .filter(problem -> !isNameSkipped || problem.code() != Code.UNKNOWN_GAME);
    Stream<RecordProblem> inVariations =
        withVariations
            ? played.line().stream()
                .flatMap(LineReplay::variations)
                .flatMap(variation -> variation.problem().stream())
                .map(ProblemData::inVariation)
            : Stream.empty();
    List<RecordProblem> all =
        Streams.concat(problems.stream(), ofPlay, inVariations)
            .sorted(BY_PLACE)
            .collect(toImmutableList());
    return new GameVerdict(number, record, played, plies, limits.limit(all));
  }

  /** Returns a verdict that says why there is no game at a place. */
  static GameVerdict withoutAGame(long number, TextLocation place, RecordProblem problem) {
    GameRecord nothing = GameRecord.builder().locations(place, ImmutableMap.of()).build();
    Played none = new Played(Optional.empty(), Optional.empty(), Optional.of(problem));
    return new GameVerdict(number, nothing, none, 0, ImmutableList.of(problem));
  }

  /**
   * {@return this verdict with other problems, for example at places in a larger text} They decide
   * whether it {@link #isValid()}.
   *
   * @param all the problems, in the order in which {@link #problems()} returns them
   */
  public GameVerdict with(List<RecordProblem> all) {
    return new GameVerdict(number, record, played, plies, ImmutableList.copyOf(all));
  }

  /** Returns this verdict with its record and its positions, which the replay has kept. */
  GameReplay withReplay() {
    return new GameReplay(number, record, played, plies, problems);
  }

  private static boolean isAboutTheSetup(RecordProblem problem) {
    return problem.code() == Code.UNSUPPORTED_SETUP
        || problem.code() == Code.UNREADABLE_SETUP
        || problem.code() == Code.UNSUPPORTED_ENCODING;
  }

  /** {@return the number of the game in its text, counted from 1} */
  public long number() {
    return number;
  }

  /**
   * {@return the problems found by reading and by replay, in the order of their locations; empty
   * for a valid game}
   */
  public List<RecordProblem> problems() {
    return problems;
  }

  /** {@return the tags, the comment on the game, the claimed result and the termination} */
  public RecordHeader header() {
    return record.header();
  }

  /** {@return where the game begins in its text} */
  public TextLocation location() {
    return record.location();
  }

  /** {@return the number of recorded moves of the main line, legal or not} */
  public int plies() {
    return plies;
  }

  /** {@return the number of legal moves at the beginning of the main line} */
  public int legalPlies() {
    return played.legalPlies();
  }

  /**
   * {@return the position after the last legal move; empty if the record has no known game or no
   * valid start}
   */
  public Optional<Position<?>> last() {
    return played.end().map(LineEnd::last);
  }

  /** {@return whether the game has no problems} */
  public boolean isValid() {
    return problems.isEmpty();
  }

  /** {@return whether the text could not be read to its end, which this verdict reports} */
  public boolean isDamaged() {
    return problems.stream().anyMatch(problem -> problem.code().isDamage());
  }

  /**
   * {@return who won, by the rules or else by the termination of a legal game, which may be a
   * claimed draw; otherwise {@code UNKNOWN}} A claimed win decides nothing: if a record claims
   * {@code 1-0}, but neither its moves nor a {@link Termination} end the game, the record is valid,
   * since nothing contradicts the claim, and its result is {@code UNKNOWN} with the {@link
   * #claimCheck()} {@code UNDECIDABLE}. To believe such claims, ask {@code header().result()}. A
   * claimed draw in an unfinished game counts as an agreed draw, and the result is {@code DRAW}.
   */
  public GameResult result() {
    return outcome()
        .map(GameResult::of)
        .or(() -> termination().map(Termination::result))
        .orElse(GameResult.UNKNOWN);
  }

  /**
   * {@return how the rules ended the game: winner, reason and score; empty if they did not, or if a
   * move is illegal}
   */
  public Optional<Outcome> outcome() {
    return played.outcome();
  }

  /**
   * {@return how a legal game ended other than by its rules; empty if the rules ended it, if it is
   * unfinished, or if a move is illegal} If the record does not name the loser, the loser follows
   * from the claimed result. A claimed draw in an unfinished game counts as agreed.
   */
  public Optional<Termination> termination() {
    return played.termination(header());
  }

  /** {@return whether the result that the record claims is correct} */
  public ClaimedResult.Check claimCheck() {
    return played.check(header());
  }

  /**
   * {@return the verdict in one line for people: the number of moves and the result, or the first
   * problem} It may contain text of the record, and therefore any characters.
   */
  public String summary() {
    if (isValid()) {
      return plies + (plies == 1 ? " move, " : " moves, ") + ending();
    }
    RecordProblem first = problems.get(0);
    String ply = first.ply() > 0 ? "ply " + first.ply() + ": " : "";
    String words = words(first);
    String why = words.equals(first.message()) ? "" : ", " + first.message();
    String place =
        first.location().line() == 0
            ? ""
            : " (line " + first.location().line() + ", column " + first.location().column() + ")";
    String more = problems.size() > 1 ? ", and more" : "";
    return ply + words + why + " [" + first.reason() + "]" + place + more;
  }

  /** Returns a problem in words: {@code illegal b3-b5} for the illegal move of the main line. */
  private String words(RecordProblem problem) {
    Optional<List<Violation>> violations = Optional.of(problem.violations());
    return played
        .end()
        .filter(line -> line.problem().map(RecordProblem::violations).equals(violations))
        .flatMap(LineEnd::refused)
        .map(move -> "illegal " + move)
        .orElse(problem.message());
  }

  private String ending() {
    return last()
        .flatMap(position -> position.outcome().map(outcome -> outcome.summary(position)))
        .or(() -> termination().map(this::text))
        .orElse("unfinished");
  }

  private String text(Termination termination) {
    return termination.kind() == Termination.Kind.AGREED_DRAW
        ? "agreed draw"
        : termination.kind().text()
            + termination.loser().map(loser -> " by " + title(loser)).orElse("");
  }

  private String title(Player player) {
    return played
        .side(player)
        .map(Side::title)
        .orElse(player == Player.FIRST ? "first player" : "second player");
  }

  /**
   * {@return the verdict as an object for JSON, with these entries} It contains only strings,
   * numbers, Booleans, lists and maps of these. What is absent is left out, and nothing is null.
   *
   * <ul>
   *   <li>{@code source}, the name of the text; {@code number}, the {@link #number}; {@code valid},
   *       whether there are no problems
   *   <li>{@code game}, the id of the game; {@code options}, a map of texts, the options of the
   *       game or, if it cannot be played, of the record; {@code setup}, the text of the position
   *       in which the game begins, if it is not the start of the game
   *   <li>{@code players}, a map from {@code FIRST} and {@code SECOND} to names; {@code event} and
   *       {@code date}, as the record writes them
   *   <li>{@code plies}, the number of recorded moves; {@code legalPlies}, the number of legal
   *       moves at the beginning
   *   <li>{@code claimed}, the result that the record claims: {@code FIRST}, {@code SECOND} or
   *       {@code DRAW}
   *   <li>{@code result}, if the rules or a {@link Termination} decide the game: a map of {@code
   *       winner}, which is {@code FIRST}, {@code SECOND} or {@code DRAW}; {@code side}, the name
   *       of the winner's side; and, if the rules decide, {@code reason}, a {@linkplain
   *       io.github.boardrules.core.OutcomeReason#jsonName() name in JSON}, and {@code score}, a
   *       map of {@linkplain io.github.boardrules.core.Score#points() points}
   *   <li>{@code termination}, the {@linkplain Termination#text() text} of how the game ended other
   *       than by its rules
   *   <li>{@code problems}, a list of {@link RecordProblem#toMap()}; empty for a valid game
   * </ul>
   */
  public Map<String, Object> toMap() {
    return VerdictMap.of(this);
  }

  /** Returns the number of the game and the {@link #summary()}. */
  @Override
  public String toString() {
    return "game " + number + ": " + summary();
  }
}
