package io.github.boardrules.examples.benchmarks;

import com.google.common.collect.ImmutableMap;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program that plays the same games as fast as the machine can, to compare with. It is no part of
 * this project: a folder with the executable {@code bench}, or with the sources and the {@code
 * Makefile} of it. Of what it prints these lines count:
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
   * What it does in a second of processor time.
   *
   * @param games games, or sequences of moves
   * @param plies moves; 0 if it does not say
   */
  record Rate(double games, double plies) {}

  /** The ruler in a folder, built elsewhere if it is not built yet. */
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
      output(List.of("make", "-C", copy.toString(), "bench"));
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

  /** Runs one of its measurements, and gives what it says by what it calls it. */
  ImmutableMap<String, Rate> run(String measurement, double seconds) {
    String time = String.format(Locale.ROOT, "%.2f", seconds);
    ImmutableMap.Builder<String, Rate> rates = ImmutableMap.builder();
    for (String line : output(List.of(program.toString(), measurement, time)).lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        double plies = matcher.group(3) == null ? 0 : Double.parseDouble(matcher.group(3));
        rates.put(matcher.group(1), new Rate(Double.parseDouble(matcher.group(2)), plies));
      }
    }
    return rates.buildOrThrow();
  }

  private static String output(List<String> command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException(String.join(" ", command) + " failed:\n" + output);
      }
      return output;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
