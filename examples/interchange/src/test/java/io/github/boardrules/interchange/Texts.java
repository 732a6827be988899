package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.testing.VerdictSchema;
import io.github.boardrules.linage.LinageGameType;
import io.github.boardrules.loa.LoaGameType;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** Reads texts for the tests. */
final class Texts {
  private static final Path OTHERS = Path.of("..", "..", "..", "shared", "interchange");

  /** The games that the programs record. */
  static final Validator GAMES =
      Validator.of(GameTypes.of(ImmutableList.of(new LoaGameType(), new LinageGameType())));

  private Texts() {}

  /** Returns a folder with files of other programs, or skips the test if it does not exist. */
  static Path folder(String name) {
    Path folder = OTHERS.resolve(name);
    assumeTrue(
        Files.isDirectory(folder),
        "SKIPPED: the files of other programs are not at " + folder.toAbsolutePath().normalize());
    return folder;
  }

  /** Returns the files of a folder and its folders, in order. */
  static List<Path> files(Path folder, String prefix) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> file.getFileName().toString().startsWith(prefix))
          .sorted()
          .toList();
    }
  }

  /** Returns the lines of a file, which may be compressed. */
  static List<String> lines(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file);
        BufferedReader lines =
            new BufferedReader(
                new InputStreamReader(
                    file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in,
                    StandardCharsets.UTF_8))) {
      return lines.lines().toList();
    }
  }

  static List<GameReplay> parse(RecordFormat format, String text, ReadLimits limits) {
    return judge(format, text, limits, GAMES);
  }

  static List<GameReplay> judge(RecordFormat format, String text) {
    return judge(format, text, ReadLimits.defaults(), GAMES);
  }

  static List<GameReplay> judge(
      RecordFormat format, String text, ReadLimits limits, Validator options) {
    InputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    try (Stream<GameReplay> games =
        options.withLimits(limits).openPlain(format, bytes, "text", true).replays()) {
      return games.map(VerdictSchema::checked).toList();
    }
  }

  static GameReplay judgeOne(RecordFormat format, String text) {
    List<GameReplay> verdicts = judge(format, text);
    if (verdicts.size() != 1) {
      throw new AssertionError(verdicts.size() + " games");
    }
    return verdicts.get(0);
  }
}
