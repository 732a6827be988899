package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the rules make of a record: the positions, the legal moves at the beginning, the first one
 * that is not, and the result. Immutable.
 */
public final class Replay {
  private final GameRecord record;
  private final Optional<VariationReplay> line;
  private final ImmutableList<RecordProblem> problems;
  private final ResultCheck resultCheck;

  private Replay(GameRecord record, Optional<VariationReplay> line, RecordProblem... problems) {
    this.record = record;
    this.line = line;
    ImmutableList.Builder<RecordProblem> all = ImmutableList.builder();
    all.add(problems);
    line.flatMap(VariationReplay::problem).ifPresent(all::add);
    this.resultCheck = checkResult();
    if (resultCheck == ResultCheck.CONTRADICTED) {
      all.add(contradiction());
    }
    this.problems = all.build();
  }

  /**
   * Replays the main line of a record, up to the first move that is not legal. Nothing that the
   * record says causes an exception; all that is wrong is among the {@link #problems()}.
   *
   * @param record what to replay
   * @param options what the record leaves open, and how to read
   * @return the replay
   */
  public static Replay of(GameRecord record, ReplayOptions options) {
    Optional<String> id = record.game().or(options::defaultGame);
    Optional<GameType> type = id.flatMap(options.games()::find);
    if (type.isEmpty()) {
      String message = id.isEmpty() ? "The record names no game" : "There is no game " + id.get();
      return failed(record, RecordProblem.of(Code.UNKNOWN_GAME, place(record, "Game"), 0, message));
    }
    Game<?> game;
    try {
      game = options.games().game(type.get(), options.options(record));
    } catch (OptionException e) {
      return failed(record, "Options", Code.BAD_OPTION, e.code().name(), 0, e);
    } catch (SetupException e) {
      return failed(record, "Options", Code.BAD_SETUP, codes(e), 0, e);
    }
    try {
      Position<?> start =
          record.setup().isPresent() ? game.parsePosition(record.setup().get()) : game.start();
      VariationReplay line = VariationReplay.play(start, record.moves(), 1, options.strictness());
      return new Replay(record, Optional.of(line));
    } catch (NotationException e) {
      return failed(record, "Setup", Code.BAD_SETUP, e.code().name(), e.offset(), e);
    } catch (SetupException e) {
      return failed(record, "Setup", Code.BAD_SETUP, codes(e), 0, e);
    }
  }

  private static String codes(SetupException e) {
    return e.defects().stream()
        .map(defect -> defect.code().name())
        .distinct()
        .collect(Collectors.joining(","));
  }

  private static Replay failed(
      GameRecord record, String tag, Code code, String reason, int offset, Exception e) {
    TextLocation place = place(record, tag).plus(offset);
    String message = String.valueOf(e.getMessage());
    return failed(record, new RecordProblem(code, reason, place, 0, message));
  }

  private static Replay failed(GameRecord record, RecordProblem problem) {
    return new Replay(record, Optional.empty(), problem);
  }

  private static TextLocation place(GameRecord record, String tag) {
    return record.location(tag);
  }

  /** {@return the record that was replayed} */
  public GameRecord record() {
    return record;
  }

  /** {@return the main line; empty when there is no game, or no position, to play it from} */
  public Optional<VariationReplay> line() {
    return line;
  }

  /** {@return the number of legal moves at the beginning of the main line} */
  public int legalPlies() {
    return line.map(VariationReplay::legalPlies).orElse(0);
  }

  /**
   * {@return everything that is wrong with the record; empty for a legal game with a true result}
   */
  public ImmutableList<RecordProblem> problems() {
    return problems;
  }

  /**
   * {@return how the game ended by the rules; empty if it did not, or if a move before the end is
   * illegal}
   */
  public Optional<Outcome> outcome() {
    return line.flatMap(played -> played.last().outcome());
  }

  /** {@return the side that won by the rules; empty if none did} */
  public Optional<Side> winningSide() {
    return outcome().flatMap(Outcome::winner).flatMap(this::side);
  }

  /** {@return whether the claimed result is the real one} */
  public ResultCheck resultCheck() {
    return resultCheck;
  }

  /**
   * {@return how a legal game ended that the rules did not end, in words: {@code resign by WHITE},
   * {@code forfeit by BLACK}, {@code time by WHITE}, {@code agreed draw}, {@code unfinished}, with
   * the names of the sides, or the seats where the sides are not chosen yet} Empty if the rules
   * ended the game, or a move is not legal.
   */
  public Optional<String> ending() {
    if (line.isEmpty() || line.get().problem().isPresent() || outcome().isPresent()) {
      return Optional.empty();
    }
    Optional<Termination> ending = record.termination();
    if (ending.isEmpty()) {
      boolean agreed = record.result() == GameResult.DRAW;
      return Optional.of(agreed ? Termination.Kind.AGREED_DRAW.label() : "unfinished");
    }
    Optional<Player> loser =
        ending.get().by().or(() -> record.result().winner().map(Player::opponent));
    String word = ending.get().kind().label();
    return Optional.of(word + loser.map(player -> " by " + name(player)).orElse(""));
  }

  private String name(Player player) {
    return side(player).map(Side::name).orElse(player.name());
  }

  private Optional<Side> side(Player player) {
    return line.flatMap(played -> played.last().side(player));
  }

  private ResultCheck checkResult() {
    GameResult claimed = record.result();
    if (record.claim().isEmpty() && record.termination().isEmpty()) {
      return ResultCheck.NO_CLAIM;
    }
    GameResult real = outcome().map(GameResult::of).orElse(GameResult.UNKNOWN);
    GameResult told =
        record.termination().map(ending -> told(ending, claimed)).orElse(GameResult.UNKNOWN);
    if (isContradiction(claimed, real) || isContradiction(claimed, told)) {
      return ResultCheck.CONTRADICTED;
    }
    if (isContradiction(told, real)) {
      return ResultCheck.CONTRADICTED;
    }
    boolean legal = line.isPresent() && line.get().problem().isEmpty();
    boolean decided = real != GameResult.UNKNOWN || (legal && told != GameResult.UNKNOWN);
    return decided && claimed != GameResult.UNKNOWN ? ResultCheck.AGREES : ResultCheck.UNDECIDABLE;
  }

  /** What an ending says; one that does not name its loser says that the claim is meant. */
  private static GameResult told(Termination ending, GameResult claimed) {
    return ending.result() == GameResult.UNKNOWN && claimed != GameResult.DRAW
        ? claimed
        : ending.result();
  }

  private static boolean isContradiction(GameResult one, GameResult other) {
    return one != GameResult.UNKNOWN && other != GameResult.UNKNOWN && one != other;
  }

  private RecordProblem contradiction() {
    String claimed =
        record.claim().map(ClaimedResult::text).orElseGet(() -> record.result().text());
    String real =
        outcome()
            .map(Outcome::toString)
            .orElseGet(() -> record.termination().map(BrgTags::termination).orElse(""));
    TextLocation place = record.location(record.claim().isPresent() ? "Result" : "Termination");
    String message = "The record claims " + claimed + ", the game says " + real;
    return RecordProblem.of(Code.RESULT_CONTRADICTED, place, legalPlies(), message);
  }
}
