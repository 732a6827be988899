package io.github.boardrules.examples.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.Validator;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code hostile}: measures the time to judge texts that are made to cost time. */
@Command(
    name = "hostile",
    description = {
      "Makes a megabyte of legal records of each game that cost much time, judges each text under"
          + " the limits for servers in a fresh JVM, and prints the milliseconds of the judgment"
          + " and the processor time of the JVM with its start, compiler and garbage collector.",
      "Run it with taskset -c 0 to measure on one core."
    })
final class HostileCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(arity = "0..*", paramLabel = "TEXT", description = "Default: all of them.")
  private List<HostileText> texts = List.of(HostileText.values());

  @Option(names = "--rounds", defaultValue = "3", description = "Default: ${DEFAULT-VALUE}.")
  private int rounds;

  @Option(names = "--judge", hidden = true, description = "Judge this file in this process.")
  private @Nullable Path file;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  HostileCommand() {}

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    try {
      if (file != null) {
        out.println(judge(file));
      } else {
        for (HostileText text : texts) {
          measure(text, out);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    out.flush();
  }

  private void measure(HostileText text, PrintWriter out) throws IOException {
    Path made = Files.createTempFile("hostile", ".brg");
    Files.writeString(made, text.text());
    for (int round = 1; round <= rounds; round++) {
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
      command.addAll(List.of("hostile", "--judge", made.toString()));
      out.print(text + ": " + Processes.output(command));
      out.flush();
    }
    Files.delete(made);
  }

  private static String judge(Path file) throws IOException {
    long begin = System.nanoTime();
    long games = 0;
    long plies = 0;
    long problems = 0;
    Validator validator = Validator.installed().withLimits(ReadLimits.forServers());
    try (Stream<GameReplay> verdicts = validator.open(file).replays()) {
      for (GameReplay verdict : (Iterable<GameReplay>) verdicts::iterator) {
        games++;
        plies += verdict.legalPlies();
        problems += verdict.problems().size();
      }
    }
    long millis = (System.nanoTime() - begin) / 1_000_000;
    return "%,d bytes, %,d games, %,d plies, %d problems: %,d ms; processor time of the JVM %,d ms"
        .formatted(
            Files.size(file),
            games,
            plies,
            problems,
            millis,
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime()
                / 1_000_000);
  }
}
