package io.github.boardrules.examples.guide.tasks;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.Validator;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Judges all records of a folder and writes one line a game: the file, whether it is valid or its
 * first problem, the players, the result and the plies. Refuses games with over 500 plies in the
 * main line, and finds games that occur twice.
 */
final class JudgeUploads {
  private final Map<String, String> seen = new HashMap<>();

  void judge(Path folder, PrintStream out) throws IOException {
    ReadLimits limits = ReadLimits.defaults().with(ReadLimits.Limit.PLIES, 500);
    Validator validator = Validator.installed().withLimits(limits);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        try (Stream<GameReplay> verdicts = validator.open(file).replays()) {
          verdicts.map(verdict -> line(file.getFileName(), verdict)).forEach(out::println);
        }
      }
    }
  }

  private String line(Path file, GameReplay verdict) {
    String name = file + ":" + verdict.number();
    Optional<String> first = verdict.key().map(key -> seen.putIfAbsent(key, name));
    return Stream.of(
            name,
            first.map("same as "::concat).orElse(verdict.isValid() ? "valid" : verdict.summary()),
            verdict.header().player(Player.FIRST).orElse(""),
            verdict.header().player(Player.SECOND).orElse(""),
            verdict.result().text(),
            String.valueOf(verdict.plies()))
        .map(cell -> '"' + cell.replace("\"", "\"\"") + '"')
        .collect(Collectors.joining(","));
  }
}
