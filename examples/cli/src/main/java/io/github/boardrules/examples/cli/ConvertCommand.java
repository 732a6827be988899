package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.examples.bulk.RecordTexts;
import io.github.boardrules.examples.bulk.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the games of a file in another format. */
@Command(
    name = "convert",
    description = {
      "Writes the games of a file in another format, the moves in canonical notation.",
      "What cannot be written there is left out and told; then the exit status is 1."
    })
final class ConvertCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private RecordChoice choice;

  @Parameters(paramLabel = "FILE", description = "The file of records to read.")
  private Path file;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      converter = FormatConverter.class,
      completionCandidates = FormatConverter.class,
      description = "The format to write: ${COMPLETION-CANDIDATES}.")
  private RecordFormat format;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "The file to write, in UTF-8; by default the standard output.")
  private @Nullable Path output;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ConvertCommand() {}

  @Override
  public Integer call() {
    try (RecordReader reader = RecordTexts.open(file)) {
      if (output == null) {
        PrintWriter out = spec.commandLine().getOut();
        boolean all = convert(reader, out);
        out.flush();
        return status(all);
      }
      if (Files.exists(output) && Files.isSameFile(file, output)) {
        throw new CommandFailure(output + " cannot be written while it is read");
      }
      try (Writer out = Files.newBufferedWriter(output, StandardCharsets.UTF_8)) {
        return status(convert(reader, out));
      }
    } catch (IOException e) {
      throw new CommandFailure(e.toString());
    }
  }

  private static int status(boolean all) {
    return all ? ExitStatus.VALID : ExitStatus.INVALID;
  }

  private boolean convert(RecordReader reader, Writer out) throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    boolean all = true;
    for (Optional<ParsedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
      Verdict verdict =
          Verdict.of(file.toString(), 0, game.get(), choice.optionsFor(game.get().record()));
      boolean can = format.canWrite(verdict.replay());
      if (can) {
        format.write(verdict.replay(), out);
      }
      if (!verdict.isValid()) {
        err.println(verdict.inWords(Long.toString(game.get().number())));
      } else if (!can) {
        err.println(file + " #" + game.get().number() + ": not written in " + format);
      }
      all &= can && verdict.isValid();
    }
    return all;
  }
}
