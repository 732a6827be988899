package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code memory}: measures the memory that the records of an archive need. */
@Command(
    name = "memory",
    description =
        "Reads games of Lines of Action without comments, keeps all records, and prints the bytes"
            + " of heap for each ply, and the number of such records in 4 GB.")
final class MemoryCommand implements Runnable {
  private static final long GIGABYTE = 1L << 30;

  @Spec private CommandSpec spec;

  @Option(names = "--plies", defaultValue = "60", description = "Default: ${DEFAULT-VALUE}.")
  private int plies;

  @Option(names = "--games", defaultValue = "20000", description = "Default: ${DEFAULT-VALUE}.")
  private int games;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  MemoryCommand() {}

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    GameReplay game = Validator.installed().replay(RandomRecords.quiet(plies));
    out.println("| format | bytes a ply | records in 4 GB |");
    out.println("| --- | ---: | ---: |");
    for (RecordFormat format : List.of(BrgFormat.BRG, RandomRecords.SGF)) {
      String text = format.write(game).repeat(games);
      double bytes = (double) measure(format, text) / games;
      out.printf(
          "| %s | %s | %s |%n",
          format, Figures.of(bytes / plies), Figures.of(Math.floor(4 * GIGABYTE / bytes)));
    }
    out.flush();
  }

  /** Returns the number of bytes of all records of a text, without the text. */
  private static long measure(RecordFormat format, String text) {
    List<GameRecord> records = new ArrayList<>();
    long before = usedMemory();
    Validator withoutRules = Validator.of(GameTypes.of(List.of()));
    try (Stream<GameReplay> verdicts = withoutRules.withFormat(format).open(text, "").replays()) {
      verdicts.map(GameReplay::record).forEach(records::add);
    }
    long bytes = usedMemory() - before;
    keepUntilHere(records);
    return bytes;
  }

  /** Keeps the records alive up to this call. */
  private static void keepUntilHere(List<GameRecord> records) {
    if (records.isEmpty()) {
      throw new IllegalStateException("There are no records");
    }
  }

  private static long usedMemory() {
    Runtime runtime = Runtime.getRuntime();
    for (int i = 0; i < 5; i++) {
      System.gc();
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
