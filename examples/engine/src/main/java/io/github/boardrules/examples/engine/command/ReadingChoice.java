package io.github.boardrules.examples.engine.command;

import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import java.nio.file.Files;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that read all games of some files in parallel. */
public final class ReadingChoice {
  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "The number of threads that read games. Default: the number of processors.")
  private int threads = Math.min(Judging.MAX_THREADS, Runtime.getRuntime().availableProcessors());

  @Option(
      names = "--input-format",
      paramLabel = "FORMAT",
      converter = FormatConverter.class,
      completionCandidates = FormatConverter.class,
      description = {
        "The format of records where the name of the file does not determine it:"
            + " ${COMPLETION-CANDIDATES}.",
        "Default: detected from the start of the text."
      })
  private @Nullable RecordFormat inputFormat;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ReadingChoice() {}

  /**
   * {@return the number of threads}
   *
   * @throws CommandFailure if it is less than 1 or more than {@link Judging#MAX_THREADS}
   */
  public int threads() {
    if (threads < 1 || threads > Judging.MAX_THREADS) {
      throw new CommandFailure(
          "--threads must be from 1 to " + Judging.MAX_THREADS + ", but is " + threads);
    }
    return threads;
  }

  /**
   * Reads all games of some files, and waits for the results.
   *
   * @param input the files
   * @param judging receives the files
   * @param progress shows how much was read
   * @return the numbers of games and files
   */
  public Tally read(InputFiles input, Judging<?> judging, Progress progress) {
    judging.skip(input.skipped());
    Optional<RecordFormat> known = Optional.ofNullable(inputFormat);
    for (InputFile file : input.files()) {
      if (file.path().equals(InputFiles.STANDARD_INPUT)) {
        judging.unnamed(file.name(), known, progress.watch(System.in));
      } else {
        judging.file(file.name(), known, () -> progress.watch(Files.newInputStream(file.path())));
      }
    }
    return judging.finish();
  }
}
