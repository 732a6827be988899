package io.github.boardrules.examples.cli.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Runs Jazzer on one target after the other. The corpus is kept in {@code .cifuzz-corpus}, so that
 * the next run continues from it. An input that causes a failure is saved in {@code target/fuzz},
 * and its name is printed.
 */
public final class Fuzzing {
  private static final Path CORPUS = Path.of(".cifuzz-corpus");
  private static final Path OUTPUT = Path.of("target/fuzz");
  private static final Path KEPT = Path.of("src/test/resources/fuzz");
  private static final Path DICTIONARY = KEPT.resolve("dictionary.txt");

  private Fuzzing() {}

  /**
   * Fuzzes the targets and exits with status 1 if one fails.
   *
   * @param arguments the number of seconds per target, a folder with additional seeds or {@code -},
   *     and the targets, by default all
   * @throws IOException if a file cannot be written
   * @throws InterruptedException if the process is interrupted
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int seconds = Integer.parseInt(arguments[0]);
    Path more = arguments[1].equals("-") ? null : Path.of(arguments[1]);
    List<Target> failed = new ArrayList<>();
    for (Target target : targets(arguments)) {
      if (!fuzz(target, seconds, more)) {
        failed.add(target);
      }
    }
    System.out.println(failed.isEmpty() ? "No target failed" : "Failed targets: " + failed);
    System.exit(failed.isEmpty() ? 0 : 1);
  }

  private static List<Target> targets(String[] arguments) {
    List<Target> targets = new ArrayList<>();
    for (int i = 2; i < arguments.length; i++) {
      targets.add(Target.valueOf(arguments[i].toUpperCase(Locale.ROOT)));
    }
    return targets.isEmpty() ? List.of(Target.values()) : targets;
  }

  private static boolean fuzz(Target target, int seconds, @Nullable Path more)
      throws IOException, InterruptedException {
    Path corpus = Files.createDirectories(CORPUS.resolve(target.folder()));
    Path seeds = Files.createDirectories(OUTPUT.resolve("seeds").resolve(target.folder()));
    int number = 0;
    for (byte[] seed : new Seeds(Path.of("../..")).of(target)) {
      Files.write(seeds.resolve("seed-" + number++), seed);
    }
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1500m",
                "-D" + FormatFuzz.FORMAT + "=" + target.folder(),
                "-cp",
                System.getProperty("java.class.path"),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + target.type().getName(),
                "--instrumentation_includes=io.github.boardrules.**",
                "--custom_hook_includes=io.github.boardrules.**",
                "--instrumentation_excludes=" + Fuzzing.class.getPackageName() + ".**",
                "--reproducer_path=" + OUTPUT,
                "-max_total_time=" + seconds,
                "-timeout=60",
                "-rss_limit_mb=4000",
                "-max_len=4000",
                "-print_final_stats=1",
                "-dict=" + DICTIONARY,
                "-artifact_prefix=" + OUTPUT + "/" + target.folder() + "-",
                corpus.toString(),
                seeds.toString(),
                KEPT.resolve(target.folder()).toString()));
    if (more != null) {
      command.add(more.toString());
    }
    System.out.println("Fuzzing " + target + " for " + seconds + " seconds");
    return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
  }
}
