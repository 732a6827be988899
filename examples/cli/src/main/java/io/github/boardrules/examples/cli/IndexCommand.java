package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.InputChoice;
import io.github.boardrules.examples.engine.command.InputFile;
import io.github.boardrules.examples.engine.command.InputFiles;
import io.github.boardrules.examples.engine.command.Interruption;
import io.github.boardrules.examples.engine.command.JudgingChoice;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.index.IndexBuilder;
import io.github.boardrules.examples.engine.index.IndexException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code index}: makes an index of the positions of games, or adds games to one. */
@Command(
    name = "index",
    description = {
      "Makes an index of the positions of the games of some record files, or adds games to one, for"
          + " the commands 'find' and 'explore'. Reads what 'validate' reads, except the standard"
          + " input. The legal moves of a bad game are in the index, too.",
      "A file whose contents are in the index already is skipped. The index changes when all files"
          + " were read; until then, also if the process is killed, it is as it was."
    },
    footer = {
      "  boardrules index examples/records --index games.index",
      "  boardrules index more.zip --index games.index --memory 256"
    })
final class IndexCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private InputChoice files;
  @Mixin private JudgingChoice choice;
  @Mixin private MemoryChoice memory;

  @Option(
      names = "--index",
      required = true,
      paramLabel = "FOLDER",
      description = "The folder of the index. It is created if it does not exist.")
  private Path folder;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  IndexCommand() {}

  @Override
  public Integer call() {
    if (files.paths().contains(InputFiles.STANDARD_INPUT)) {
      throw new CommandFailure(
          "the standard input cannot be indexed, because the answers name the files of the games");
    }
    int megabytes = memory.megabytes(IndexBuilder.MAX_MEMORY);
    InputFiles input = files.files();
    try (Progress progress = Progress.over(input.size());
        IndexBuilder builder = IndexBuilder.open(folder, megabytes, progress::at)) {
      InputFiles added = newFiles(input, builder);
      Interruption interruption =
          Interruption.printing(
              () -> {
                progress.end();
                return "interrupted; the index " + folder + " is as it was";
              });
      try (Judging<IndexBuilder.Batch> judging = choice.judging(builder)) {
        Tally tally = choice.judge(added, judging, progress);
        builder.commit();
        progress.end();
        return finish(tally, builder, input.files().size() - added.files().size());
      } finally {
        interruption.cancel();
      }
    } catch (IndexException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }

  private static InputFiles newFiles(InputFiles input, IndexBuilder builder) {
    ImmutableList.Builder<InputFile> added = ImmutableList.builder();
    for (InputFile file : input.files()) {
      if (builder.addFile(file.name(), file.path())) {
        added.add(file);
      }
    }
    return new InputFiles(added.build(), input.skipped());
  }

  private int finish(Tally tally, IndexBuilder builder, int known) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(Words.printable(builder.summary(tally, known)));
    out.flush();
    return JudgingChoice.isComplete(tally, spec.commandLine().getErr())
        ? ExitStatus.VALID
        : ExitStatus.FAILURE;
  }
}
