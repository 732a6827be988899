package io.github.boardrules.examples.bulk;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.core.record.VariationReplay;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is to be said of one game of a file.
 *
 * @param file the name of the file
 * @param game the game as it was read
 * @param replay the game as it was played
 * @param problems what is wrong with it, reading first; empty for a valid game
 * @param linesBefore how many lines of the file stand before the text that the places count in
 */
public record Verdict(
    String file,
    ParsedGame game,
    Replay replay,
    ImmutableList<RecordProblem> problems,
    long linesBefore) {

  /**
   * Judges a game.
   *
   * @param file the name of the file
   * @param linesBefore how many lines of the file stand before the text that the game was read from
   * @param game the game
   * @param options how to replay it
   * @return what is to be said of it
   */
  public static Verdict of(String file, long linesBefore, ParsedGame game, ReplayOptions options) {
    Replay replay = Replay.of(game.record(), options);
    ImmutableList.Builder<RecordProblem> problems = ImmutableList.builder();
    problems.addAll(game.problems());
    if (game.problems().stream().noneMatch(Verdict::isAboutTheSetup)) {
      problems.addAll(replay.problems());
    }
    return new Verdict(file, game, replay, problems.build(), linesBefore);
  }

  /**
   * Judges one game of a text.
   *
   * @param file the name of the file
   * @param reader the text, from its beginning on
   * @param number which of its games, counted from 1
   * @param options how to replay it
   * @return what is to be said of it; empty if the text has no such game
   * @throws IOException if the text cannot be read
   */
  public static Optional<Verdict> of(
      String file, RecordReader reader, long number, Function<GameRecord, ReplayOptions> options)
      throws IOException {
    Optional<ParsedGame> game = reader.next();
    while (game.isPresent() && game.get().number() < number) {
      game = reader.next();
    }
    return game.filter(found -> found.number() == number)
        .map(found -> of(file, 0, found, options.apply(found.record())));
  }

  /** From a setup that could not be read nothing can be played; replay would only say so again. */
  private static boolean isAboutTheSetup(RecordProblem problem) {
    return problem.code() == RecordProblem.Code.UNSUPPORTED_SETUP
        || problem.code() == RecordProblem.Code.UNREADABLE_SETUP;
  }

  /** {@return whether nothing is wrong with the game} */
  public boolean isValid() {
    return problems.isEmpty();
  }

  /** {@return what is wrong with the game first of all; empty for a valid one} */
  public Optional<RecordProblem> first() {
    return problems.stream().findFirst();
  }

  /**
   * {@return the line of the file in which a problem is}
   *
   * @param problem one of those of this game
   */
  public long line(RecordProblem problem) {
    return linesBefore + problem.location().line();
  }

  /** {@return the first problem in words; of an illegal move, the move as the game read it} */
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
   * {@return the verdict for people, in one line, without control characters that it may have from
   * the record}
   *
   * @param number what stands for the number of the game in its file
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
    return winner()
        .map(name -> name.equals("DRAW") ? "draw" : name + " wins")
        .map(who -> who + replay.outcome().map(Verdict::why).orElse(""))
        .orElseGet(() -> replay.ending().orElse("unfinished"));
  }

  private static String why(Outcome outcome) {
    return " (" + outcome.reason().jsonName() + outcome.score().map(s -> ", " + s).orElse("") + ")";
  }

  /**
   * {@return the verdict for machines: what does not apply is left out, but for the claimed result}
   *
   * @param number what stands for the number of the game in its file
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
