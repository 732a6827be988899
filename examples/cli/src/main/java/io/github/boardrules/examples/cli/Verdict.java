package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.PlayedLine;
import io.github.boardrules.core.record.ReadGame;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What is to be said of one game of a file.
 *
 * @param file the name of the file
 * @param game the game as it was read
 * @param replay the game as it was played
 * @param problems what is wrong with it, reading first; empty for a valid game
 */
record Verdict(String file, ReadGame game, Replay replay, ImmutableList<RecordProblem> problems) {

  static Verdict of(String file, ReadGame game, ReplayOptions options) {
    Replay replay = Replay.of(game.record(), options);
    ImmutableList.Builder<RecordProblem> problems = ImmutableList.builder();
    problems.addAll(game.problems());
    if (game.problems().stream().noneMatch(Verdict::isAboutTheSetup)) {
      problems.addAll(replay.problems());
    }
    return new Verdict(file, game, replay, problems.build());
  }

  /** From a setup that could not be read nothing can be played; replay would only say so again. */
  private static boolean isAboutTheSetup(RecordProblem problem) {
    return problem.code() == RecordProblem.Code.UNSUPPORTED_SETUP
        || problem.code() == RecordProblem.Code.UNREADABLE_SETUP;
  }

  boolean isValid() {
    return problems.isEmpty();
  }

  /** The first problem in words; of an illegal move, the move as the game read it. */
  private Optional<String> problem() {
    return problems.stream()
        .findFirst()
        .map(
            first ->
                first.code() == RecordProblem.Code.ILLEGAL_MOVE
                    ? replay
                        .line()
                        .flatMap(PlayedLine::refused)
                        .map(move -> "illegal " + move)
                        .orElse(first.message())
                    : first.message());
  }

  private Optional<String> winner() {
    return replay.outcome().map(outcome -> outcome.winner().map(this::name).orElse("DRAW"));
  }

  private String name(Player player) {
    return replay
        .line()
        .flatMap(line -> line.last().side(player))
        .map(Side::name)
        .orElse(player.name());
  }

  /** For people, in one line. */
  String inWords() {
    String where = (isValid() ? "ok   " : "BAD  ") + file + " #" + game.number() + ": ";
    return where
        + problems.stream()
            .findFirst()
            .map(first -> inWords(first) + (problems.size() > 1 ? ", and more" : ""))
            .orElseGet(() -> game.record().moves().size() + " moves, " + result());
  }

  private String inWords(RecordProblem first) {
    String ply = first.ply() > 0 ? "ply " + first.ply() + ": " : "";
    String words = problem().orElse("");
    String why = words.equals(first.message()) ? "" : ", " + first.message();
    String place = " (line " + first.location().line() + ", column " + first.location().column();
    return ply + words + why + " [" + first.reason() + "]" + place + ")";
  }

  private String result() {
    return winner()
        .map(name -> name.equals("DRAW") ? "draw" : name + " wins")
        .map(who -> who + replay.outcome().map(Verdict::why).orElse(""))
        .orElseGet(() -> replay.ending().orElse("unfinished"));
  }

  private static String why(Outcome outcome) {
    return " (" + outcome.reason().label() + outcome.score().map(s -> ", " + s).orElse("") + ")";
  }

  /** For machines: what does not apply is left out, but for the claimed result. */
  Map<String, Object> asMap() {
    GameRecord record = game.record();
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", file);
    map.put("game", game.number());
    map.put("valid", isValid());
    record.game().ifPresent(id -> map.put("type", id));
    map.put("setup", record.setupName());
    map.put("claimed", record.claim().map(ClaimedResult::text).orElse(null));
    map.put("moves", record.moves().size());
    map.put("legalPlies", replay.legalPlies());
    winner().ifPresent(winner -> map.put("winner", winner));
    replay.outcome().ifPresent(outcome -> map.put("reason", outcome.reason().label()));
    replay.ending().ifPresent(ending -> map.put("end", ending));
    int after = replay.line().map(PlayedLine::movesAfterTheEnd).orElse(0);
    if (after > 0) {
      map.put("movesAfterTheEnd", after);
    }
    problem().ifPresent(problem -> map.put("problem", problem));
    problems.stream().findFirst().ifPresent(first -> map.putAll(asMap(first)));
    if (problems.size() > 1) {
      map.put("problems", problems.stream().map(Verdict::asMap).toList());
    }
    return map;
  }

  private static Map<String, Object> asMap(RecordProblem problem) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("code", problem.code().name());
    map.put("why", problem.reason());
    map.put("ply", problem.ply());
    map.put("line", problem.location().line());
    map.put("column", problem.location().column());
    map.put("message", problem.message());
    return map;
  }
}
