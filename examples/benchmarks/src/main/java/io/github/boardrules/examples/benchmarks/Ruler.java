package io.github.boardrules.examples.benchmarks;

import com.google.common.collect.ImmutableMap;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A reference program that plays the same games and is optimized for speed. It is not part of this
 * project. Its folder contains the executable {@code bench}, or the sources and a {@code Makefile}
 * for it. Lines of this form in its output are parsed:
 *
 * <pre>
 * LOA playouts   1.8e+05 playouts/s  3.5e+07 plies/s   per CPU second: 1.8e+05 / 3.5e+07
 * </pre>
 */
final class Ruler {
  private static final Pattern LINE =
      Pattern.compile("(.+?)\\s+\\S+ \\w+/s.* per CPU second: (\\S+)(?: / (\\S+))?.*");

  private final Path program;

  private Ruler(Path program) {
    this.program = program;
  }

  /**
   * The rates of the program per second of processor time.
   *
   * @param games the number of games, or of sequences of moves
   * @param plies the number of moves; 0 if it is unknown
   */
  record Rate(double games, double plies) {}

  /**
   * Returns the ruler in a folder. If it is not built yet, builds it in a temporary copy of the
   * folder.
   */
  static Ruler in(Path folder) {
    Path program = folder.resolve("bench");
    return new Ruler(Files.isExecutable(program) ? program : build(folder));
  }

  private static Path build(Path folder) {
    try {
      Path copy = Files.createTempDirectory("ruler");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(copy)));
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.copy(file, copy.resolve(file.getFileName()));
        }
      }
      Processes.output(List.of("make", "-C", copy.toString(), "bench"));
      return copy.resolve("bench");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) {
    try {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs a measurement of the program. Returns the rates by name. */
  ImmutableMap<String, Rate> run(String measurement, double seconds) {
    String time = String.format(Locale.ROOT, "%.2f", seconds);
    ImmutableMap.Builder<String, Rate> rates = ImmutableMap.builder();
    for (String line :
        Processes.output(List.of(program.toString(), measurement, time)).lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        double plies = matcher.group(3) == null ? 0 : Double.parseDouble(matcher.group(3));
        rates.put(matcher.group(1), new Rate(Double.parseDouble(matcher.group(2)), plies));
      }
    }
    return rates.buildOrThrow();
  }
}
