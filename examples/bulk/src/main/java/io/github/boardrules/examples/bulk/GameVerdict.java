package io.github.boardrules.examples.bulk;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.VariationReplay;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The verdict on one game of a file: the parsed game, its replay and all problems.
 *
 * @param file the name of the file
 * @param game the parsed game
 * @param replay the replay of the game
 * @param problems the problems of parsing, then those of the replay; empty for a valid game
 * @param linesBefore the number of lines of the file before the text to which locations refer
 */
public record GameVerdict(
    String file,
    ParsedGame game,
    Replay replay,
    ImmutableList<RecordProblem> problems,
    long linesBefore) {

  /**
   * Judges a game.
   *
   * @param file the name of the file
   * @param linesBefore the number of lines of the file before the text from which the game was read
   * @param game the game
   * @param options how to replay the game
   * @return the verdict
   */
  public static GameVerdict of(
      String file, long linesBefore, ParsedGame game, ReplayOptions options) {
    Replay replay = Replay.of(game.record(), options);
    ImmutableList.Builder<RecordProblem> problems = ImmutableList.builder();
    problems.addAll(game.problems());
    if (game.problems().stream().noneMatch(GameVerdict::isAboutTheSetup)) {
      problems.addAll(replay.problems());
    }
    return new GameVerdict(file, game, replay, problems.build(), linesBefore);
  }

  /**
   * Judges one game of a text.
   *
   * @param file the name of the file
   * @param reader the text, from its start
   * @param number the number of the game, counted from 1
   * @param options supplies the options for replaying a record
   * @return the verdict; empty if the text has fewer games
   * @throws IOException if the text cannot be read
   */
  public static Optional<GameVerdict> of(
      String file, RecordReader reader, long number, Function<GameRecord, ReplayOptions> options)
      throws IOException {
    Optional<ParsedGame> game = reader.next();
    while (game.isPresent() && game.get().number() < number) {
      game = reader.next();
    }
    return game.filter(found -> found.number() == number)
        .map(found -> of(file, 0, found, options.apply(found.record())));
  }

  /** Returns whether a problem concerns the setup, in which case the replay only repeats it. */
  private static boolean isAboutTheSetup(RecordProblem problem) {
    return problem.code() == RecordProblem.Code.UNSUPPORTED_SETUP
        || problem.code() == RecordProblem.Code.UNREADABLE_SETUP;
  }

  /** {@return whether the game has no problems} */
  public boolean isValid() {
    return problems.isEmpty();
  }

  /** {@return the first problem; empty for a valid game} */
  public Optional<RecordProblem> first() {
    return problems.stream().findFirst();
  }

  /**
   * {@return the line of a problem in the file}
   *
   * @param problem a problem of this game
   */
  public long line(RecordProblem problem) {
    return linesBefore + problem.location().line();
  }

  /**
   * {@return the first problem in words, for example {@code illegal b3-b5}; empty for a valid game}
   */
  public Optional<String> problem() {
    return first()
        .map(
            first ->
                first.code() == RecordProblem.Code.ILLEGAL_MOVE
                    ? replay
                        .mainLine()
                        .flatMap(VariationReplay::refused)
                        .map(move -> "illegal " + move)
                        .orElse(first.message())
                    : first.message());
  }

  private Optional<String> winner() {
    return replay.outcome().map(outcome -> outcome.winner().map(this::name).orElse("DRAW"));
  }

  private String name(Player player) {
    return replay
        .mainLine()
        .flatMap(line -> line.last().side(player))
        .map(Side::name)
        .orElse(player.name());
  }

  /**
   * {@return the verdict in one line of text for people} Control characters of the record are
   * escaped.
   *
   * @param number the number of the game in its file, or a placeholder
   */
  public String inWords(String number) {
    String rest =
        first()
            .map(first -> inWords(first) + (problems.size() > 1 ? ", and more" : ""))
            .orElseGet(() -> game.record().moves().size() + " moves, " + result());
    return (isValid() ? "ok   " : "BAD  ")
        + Words.printable(file)
        + " #"
        + number
        + ": "
        + Words.printable(rest);
  }

  private String inWords(RecordProblem first) {
    String ply = first.ply() > 0 ? "ply " + first.ply() + ": " : "";
    String words = problem().orElse("");
    String why = words.equals(first.message()) ? "" : ", " + first.message();
    String place = " (line " + line(first) + ", column " + first.location().column();
    return ply + words + why + " [" + first.reason() + "]" + place + ")";
  }

  private String result() {
    return replay
        .mainLine()
        .map(VariationReplay::last)
        .flatMap(position -> position.outcome().map(outcome -> outcome.text(position)))
        .orElseGet(this::ending);
  }

  /** The ending of a game that the rules did not end: {@code resignation by White}. */
  private String ending() {
    GameRecord record = game.record();
    return record
        .termination()
        .filter(termination -> termination.kind() != Termination.Kind.AGREED_DRAW)
        .map(termination -> termination.kind().text() + by(termination, record))
        .or(replay::ending)
        .orElse("unfinished");
  }

  private String by(Termination termination, GameRecord record) {
    return termination
        .by()
        .or(() -> record.result().winner().map(Player::opponent))
        .map(loser -> " by " + title(loser))
        .orElse("");
  }

  private String title(Player player) {
    return replay
        .mainLine()
        .flatMap(line -> line.last().side(player))
        .map(Side::title)
        .orElse(player == Player.FIRST ? "first player" : "second player");
  }

  /**
   * {@return the verdict as an object for JSON} Values that do not apply are omitted, except the
   * claimed result.
   *
   * @param number the number of the game in its file, or a placeholder
   */
  public Map<String, Object> asMap(Object number) {
    GameRecord record = game.record();
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", file);
    map.put("game", number);
    map.put("valid", isValid());
    record.game().ifPresent(id -> map.put("type", id));
    map.put("setup", record.setupName());
    map.put("claimed", record.claim().map(ClaimedResult::text).orElse(null));
    map.put("moves", record.moves().size());
    map.put("legalPlies", replay.legalPlies());
    winner().ifPresent(winner -> map.put("winner", winner));
    replay.outcome().ifPresent(outcome -> map.put("reason", outcome.reason().jsonName()));
    replay.ending().ifPresent(ending -> map.put("end", ending));
    int after = replay.mainLine().map(VariationReplay::movesAfterTheEnd).orElse(0);
    if (after > 0) {
      map.put("movesAfterTheEnd", after);
    }
    problem().ifPresent(problem -> map.put("problem", problem));
    first().ifPresent(first -> map.putAll(asMap(first)));
    if (problems.size() > 1) {
      map.put("problems", problems.stream().map(this::asMap).toList());
    }
    return map;
  }

  private Map<String, Object> asMap(RecordProblem problem) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("code", problem.code().name());
    map.put("why", problem.reason());
    map.put("ply", problem.ply());
    map.put("line", line(problem));
    map.put("column", problem.location().column());
    map.put("message", problem.message());
    return map;
  }
}
