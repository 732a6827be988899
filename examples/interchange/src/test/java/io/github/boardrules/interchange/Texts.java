package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.testing.VerdictSchema;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** Reads texts for the tests. */
final class Texts {
  private static final Path OTHERS = Path.of("..", "..", "..", "shared", "interchange");

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

  static ImmutableList<ParsedGame> parse(RecordFormat format, String text, ReadLimits limits) {
    try (RecordReader reader = format.open(new StringReader(text), "text", limits)) {
      ImmutableList.Builder<ParsedGame> games = ImmutableList.builder();
      for (Optional<ParsedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
      return games.build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<GameVerdict> judge(RecordFormat format, String text) {
    return parse(format, text, ReadLimits.defaults()).stream()
        .map(game -> VerdictSchema.checked(GameVerdict.of(game, Draft.GAMES)))
        .toList();
  }

  static GameVerdict judgeOne(RecordFormat format, String text) {
    List<GameVerdict> verdicts = judge(format, text);
    if (verdicts.size() != 1) {
      throw new AssertionError(verdicts.size() + " games");
    }
    return verdicts.get(0);
  }
}
