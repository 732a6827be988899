package io.github.boardrules.examples.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.Multiset;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.InputChoice;
import io.github.boardrules.examples.engine.command.InputFiles;
import io.github.boardrules.examples.engine.command.Interruption;
import io.github.boardrules.examples.engine.command.JudgingChoice;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.duplicates.Duplicate;
import io.github.boardrules.examples.engine.duplicates.Duplicate.Found;
import io.github.boardrules.examples.engine.duplicates.Duplicate.Kind;
import io.github.boardrules.examples.engine.duplicates.Duplicates;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code duplicates}: lists games that were recorded more than once. */
@Command(
    name = "duplicates",
    description = {
      "Lists the games of some record files that repeat another one: a line for the best game of"
          + " each group, which is the longest and of these the one with the most headers, and a"
          + " line for each game that repeats it. They are identical, or have other headers, or a"
          + " symmetry of the game maps their moves to each other, or they have only the first"
          + " moves.",
      "Reads what 'validate' reads. Invalid games are reported and compared with no other one; the"
          + " exit status is then 1. Any number of games are compared in the memory that --memory"
          + " limits, with temporary files of about 300 bytes for a game of 27 moves."
    },
    footer = {
      "  boardrules duplicates examples/records",
      "  boardrules duplicates archive.zip more.sgf --json --memory 256"
    })
final class DuplicatesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private InputChoice files;
  @Mixin private JudgingChoice choice;
  @Mixin private MemoryChoice memory;

  @Option(
      names = "--temporary",
      paramLabel = "FOLDER",
      description = "The folder for temporary files. Default: that of the operating system.")
  private Path temporary = Duplicates.DEFAULT_FOLDER;

  @Option(names = "--json", description = "Print one JSON object per duplicate, on one line each.")
  private boolean json;

  private long invalid;
  private final Multiset<Kind> kinds = EnumMultiset.create(Kind.class);
  private long groups;
  private @Nullable Found best;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  DuplicatesCommand() {}

  @Override
  public Integer call() {
    long bytes = (long) memory.megabytes(Duplicates.MAX_MEMORY) << 20;
    InputFiles input = files.files();
    try (Progress progress = Progress.over(input.size());
        Duplicates duplicates = duplicates(bytes, progress)) {
      Interruption interruption =
          Interruption.printing(
              () -> {
                progress.end();
                duplicates.deleteFiles();
                return "interrupted";
              });
      try (Judging<Duplicates.Batch> judging = choice.judging(duplicates)) {
        Tally tally = choice.judge(input, judging, progress);
        progress.end();
        return finish(tally, duplicates);
      } finally {
        interruption.cancel();
      }
    } catch (UncheckedIOException e) {
      throw new CommandFailure(
          "temporary files in %s: %s"
              .formatted(temporary, Words.reason(requireNonNull(e.getCause()))));
    }
  }

  private Duplicates duplicates(long bytes, Progress progress) {
    PrintWriter err = spec.commandLine().getErr();
    return new Duplicates(temporary, bytes) {
      @Override
      protected void invalid(Found game, String why) {
        invalid++;
        err.println(Words.printable(game + ": " + why));
      }

      @Override
      public void accept(FileProblem problem) {
        err.println(problem.inWords());
      }

      @Override
      public void progress(Tally tally) {
        progress.at(tally);
      }
    };
  }

  private int finish(Tally tally, Duplicates duplicates) {
    PrintWriter out = spec.commandLine().getOut();
    duplicates.forEach(
        duplicate -> {
          kinds.add(duplicate.kind());
          if (json) {
            out.println(Words.printable(NumberedLines.json(duplicate.toMap())));
          } else {
            print(duplicate, out);
          }
        });
    if (!json) {
      out.println(summary(tally));
    }
    out.flush();
    PrintWriter err = spec.commandLine().getErr();
    if (invalid > 0) {
      err.println("boardrules: " + Words.count(invalid, "invalid game") + " left out");
    }
    return !JudgingChoice.isComplete(tally, err)
        ? ExitStatus.FAILURE
        : invalid > 0 ? ExitStatus.INVALID : ExitStatus.VALID;
  }

  private void print(Duplicate duplicate, PrintWriter out) {
    if (!duplicate.kept().equals(best)) {
      best = duplicate.kept();
      groups++;
      out.println(Words.printable(best + ", " + Words.count(best.plies(), "move")));
    }
    String plies =
        duplicate.kind() == Kind.PREFIX ? ", " + Words.count(duplicate.game().plies(), "move") : "";
    out.println(Words.printable("  " + duplicate.kind().words() + ": " + duplicate.game() + plies));
  }

  private String summary(Tally tally) {
    String counts =
        Arrays.stream(Kind.values())
            .map(kind -> kinds.count(kind) + " " + kind.words())
            .collect(Collectors.joining(", "));
    return "%s, %s in %s: %s"
        .formatted(
            Words.count(tally.games(), "game"),
            Words.count(kinds.size(), "duplicate"),
            Words.count(groups, "group"),
            counts);
  }
}
