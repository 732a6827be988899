package io.github.boardrules.examples.tables;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.OutputFile;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.InputFiles;
import io.github.boardrules.examples.engine.command.JudgingChoice;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code statistics}: measures games. */
@Command(
    name = "statistics",
    description = {
      "Prints statistics of games, for each game and its options: length, branching, outcomes,"
          + " reasons, distinct actions, positions by ply and the shortest games. Figures that were"
          + " published are printed beside them.",
      "The games are those of records or of a table that 'table' has written, of which invalid"
          + " games are left out, or random games (--random). --depth adds figures of all sequences"
          + " of moves from the start.",
      "The same seed gives the same figures, whatever the number of threads."
    },
    footer = {
      "  boardrules statistics examples/records/loa",
      "  boardrules statistics --game iris --random 10000 --depth 3"
    })
final class StatisticsCommand implements Callable<Integer> {
  /** The bytes that the hash of a position takes on average. */
  private static final int HASH_SIZE = 16;

  @Spec private CommandSpec spec;
  @Mixin private JudgingChoice choice;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE-OR-FOLDER",
      description =
          "The files and folders to read, of records or of one table; - for records from the"
              + " standard input.")
  private List<Path> paths = ImmutableList.of();

  @Option(
      names = "--random",
      paramLabel = "N",
      description = "Play N random games of the game given by --game and --option.")
  private int random;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The seed of the random games. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      defaultValue = "10000",
      description =
          "The number of moves after which a random game is left unfinished; --plies-limit limits"
              + " the games of files. Default: ${DEFAULT-VALUE}.")
  private int maxPlies;

  @Option(
      names = "--by-input",
      description = {
        "Give every input the same chance in random games, not every move: each cell of a move is"
            + " an input, and so is a move without cells."
      })
  private boolean byInput;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description =
          "Count all positions and finished games up to this number of moves, but go on only from"
              + " as many positions as --memory has hashes for.")
  private int depth;

  @Option(
      names = "--memory",
      paramLabel = "MB",
      defaultValue = "4",
      description =
          "The memory for the hashes of the positions after the same number of moves, at 16 bytes a"
              + " position: games of 100 moves take up to 100 times as much. Larger numbers of"
              + " positions are estimated with HyperLogLog. Default: ${DEFAULT-VALUE}.")
  private int memory;

  @Option(
      names = "--format",
      defaultValue = "TEXT",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private StatisticsFormat format;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "The file to write. Default: the standard output.")
  private @Nullable Path output;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  StatisticsCommand() {}

  @Override
  public Integer call() {
    check("--random", random, 0);
    check("--depth", depth, 0);
    check("--max-plies", maxPlies, 1);
    check("--memory", memory, 1);
    int limit = (int) Math.min(Integer.MAX_VALUE / 4, ((long) memory << 20) / HASH_SIZE);
    List<Statistics> all = new ArrayList<>();
    boolean isComplete = true;
    if (random > 0 || depth > 0) {
      if (!paths.isEmpty()) {
        throw new CommandFailure("--random and --depth cannot be combined with files");
      }
      Game<?> game = choice.game();
      all.add(
          new Statistics(
              game.type().id(),
              game.options().toString(),
              new RandomGames(game, seed, maxPlies, byInput).play(random, choice.threads(), limit),
              depth == 0 ? null : Exploration.of(game, depth, limit)));
    } else if (paths.isEmpty()) {
      throw new CommandFailure("give files, --random or --depth");
    } else {
      Optional<TableFiles> tables = TableFiles.find(paths);
      if (tables.isPresent() && tables.get().table() == Table.PLIES) {
        PlyRows rows = new PlyRows(limit);
        tables.get().read(rows, PlyRows.COLUMNS);
        rows.end().forEach((id, sample) -> all.add(Statistics.ofPlies(id, sample)));
      } else {
        Samples samples = new Samples(limit);
        isComplete =
            tables.isPresent()
                ? read(tables.get(), samples)
                : read(InputFiles.find(paths), samples);
        samples.all.forEach(
            (id, sample) ->
                all.add(
                    new Statistics(
                        id.substring(0, id.indexOf(' ')),
                        id.substring(id.indexOf(' ') + 1),
                        sample,
                        null)));
      }
    }
    print(format.write(all));
    return isComplete ? ExitStatus.VALID : ExitStatus.FAILURE;
  }

  private static void check(String option, int value, int min) {
    if (value < min) {
      throw new CommandFailure(option + " must be at least " + min + ", but is " + value);
    }
  }

  private void print(String text) {
    if (output == null) {
      PrintWriter out = spec.commandLine().getOut();
      out.print(text);
      out.flush();
      return;
    }
    try {
      boolean unused =
          OutputFile.write(
              output,
              paths,
              out -> {
                out.write(text);
                return true;
              });
    } catch (IOException e) {
      throw new CommandFailure(Words.reason(e));
    }
  }

  /** Returns whether all files could be read to their end. */
  private boolean read(InputFiles input, Samples samples) {
    try (Progress progress = Progress.over(input.size());
        Judging<Map<String, Sample>> judging = choice.judging(samples.showing(progress))) {
      Tally tally = choice.judge(input, judging, progress);
      progress.end();
      return report(tally.invalid(), tally.unread());
    }
  }

  /** Returns whether all files of the records from which a table was made could be read. */
  private boolean read(TableFiles table, Samples samples) {
    try (Judging<Map<String, Sample>> judging = choice.judging(samples)) {
      GameRows rows = new GameRows(judging);
      table.read(rows, GameRows.COLUMNS);
      rows.judge();
      if (judging.finish().invalid() > 0) {
        throw new CommandFailure("the table has games that are not valid, but are called so");
      }
      return report(rows.invalid, rows.unread);
    }
  }

  /** Says what was left out. Returns whether all files could be read. */
  private boolean report(long invalid, long unread) {
    PrintWriter err = spec.commandLine().getErr();
    if (invalid > 0) {
      err.println(
          "boardrules: "
              + Words.count(invalid, "invalid game")
              + (invalid == 1 ? " was" : " were")
              + " left out");
    }
    if (unread > 0) {
      err.println("boardrules: " + Words.unread(unread));
    }
    return unread == 0;
  }

  /** The valid games of records, by the id and the options of their games. */
  private static final class Samples implements Judging.Results<Map<String, Sample>> {
    /** The maximum number of games of a result; most pieces have fewer. */
    private static final int MAX_GAMES = 1 << 12;

    /** The bytes that the positions and moves of these games take in memory, roughly. */
    private static final long SIZE = 16 << 20;

    final Map<String, Sample> all = new TreeMap<>();
    private final int limit;
    private @Nullable Progress progress;

    Samples(int limit) {
      this.limit = limit;
    }

    Samples showing(Progress bar) {
      progress = bar;
      return this;
    }

    @Override
    public Map<String, Sample> create() {
      return new TreeMap<>();
    }

    @Override
    public void add(GameReplay verdict, Map<String, Sample> result) {
      Optional<LineReplay> line = verdict.mainLine();
      if (line.isPresent() && verdict.isValid()) {
        Game<?> game = line.get().last().game();
        result
            .computeIfAbsent(game.type().id() + " " + game.options(), unused -> new Sample(limit))
            .add(line.get().positions(), line.get().moves());
      }
    }

    @Override
    public boolean isLarge(Map<String, Sample> result) {
      long games = 0;
      for (Sample sample : result.values()) {
        games += sample.games;
      }
      return games >= MAX_GAMES;
    }

    @Override
    public long size() {
      return SIZE;
    }

    @Override
    public void accept(Map<String, Sample> result, long gamesBefore) {
      result.forEach(
          (id, sample) -> all.computeIfAbsent(id, unused -> new Sample(limit)).addAll(sample));
    }

    @Override
    public void accept(FileProblem problem) {}

    @Override
    public void progress(Tally tally) {
      if (progress != null) {
        progress.at(tally);
      }
    }
  }
}
