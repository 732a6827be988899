package io.github.boardrules.examples.guide.tasks;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Judges all records of a folder and writes one line a game: the file, whether it is valid or its
 * first problem, the players, the result and the plies. Refuses games with over 500 plies in the
 * main line, and finds games that occur twice.
 */
final class JudgeUploads {
  private JudgeUploads() {}

  static void judge(Path folder, PrintStream out) throws IOException {
    Validator validator = Validator.standard();
    Map<List<Object>, String> seen = new HashMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        try (Stream<GameReplay> verdicts = validator.replays(file)) {
          for (GameReplay verdict : (Iterable<GameReplay>) verdicts::iterator) {
            out.println(line(file.getFileName() + ":" + verdict.number(), verdict, seen));
          }
        }
      }
    }
  }

  private static String line(String name, GameReplay verdict, Map<List<Object>, String> seen) {
    GameRecord record = verdict.record();
    String state = verdict.isValid() ? "valid" : verdict.text();
    if (record.moves().size() > 500) {
      state = "more than 500 plies";
    } else if (verdict.isValid()) {
      GameInProgress<?> game = verdict.replay().played().orElseThrow();
      List<Object> key = List.of(game.at(0).position(), game.last().moves());
      String first = seen.putIfAbsent(key, name);
      state = first == null ? state : "same as " + first;
    }
    return Stream.of(
            name,
            state,
            record.header().player(Player.FIRST).orElse(""),
            record.header().player(Player.SECOND).orElse(""),
            verdict.result().value().text(),
            String.valueOf(record.moves().size()))
        .map(cell -> '"' + cell.replace("\"", "\"\"") + '"')
        .collect(Collectors.joining(","));
  }
}
