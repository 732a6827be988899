package io.github.boardrules.examples.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.bulk.FileNames;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.OutputFile;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.FilterChoice;
import io.github.boardrules.examples.engine.command.FormatConverter;
import io.github.boardrules.examples.engine.command.InputChoice;
import io.github.boardrules.examples.engine.command.InputFiles;
import io.github.boardrules.examples.engine.command.JudgingChoice;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.command.ReadingChoice;
import io.github.boardrules.examples.engine.duplicates.Duplicate.Found;
import io.github.boardrules.examples.engine.duplicates.Duplicates;
import io.github.boardrules.examples.engine.select.Filter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code select}: writes the games that pass filters. */
@Command(
    name = "select",
    description = {
      "Writes the games of some record files that pass all filters, one after the other, in one"
          + " format. Reads what 'validate' reads.",
      "The text of a game in BRG or SGF stays as it is, byte for byte, if that is the format to"
          + " write; it is not replayed, unless a filter needs it. Other games are replayed and"
          + " written anew. Games that cannot be written are reported with the reason, and the exit"
          + " status is 1. What a game loses in another format is reported, too."
    },
    footer = {
      "  boardrules select examples/records --player YL --output yl.sgf",
      "  boardrules select games.zip --since 2020 --sort date --to brg --output new.brg --split"
          + " 1000"
    })
final class SelectCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private InputChoice files;
  @Mixin private ReadingChoice reading;
  @Mixin private final FilterChoice filters = new FilterChoice(Arrays.asList(Filter.values()));

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      converter = FormatConverter.class,
      completionCandidates = FormatConverter.class,
      description =
          "The format to write: ${COMPLETION-CANDIDATES}. Default: what the name of the output"
              + " says.")
  private @Nullable RecordFormat format;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description =
          "The file to write; if no game can be written, it stays as it was. Default: standard"
              + " output.")
  private @Nullable Path output;

  @Option(
      names = "--sort",
      paramLabel = "BY",
      split = ",",
      description =
          "Sort the games by ${COMPLETION-CANDIDATES}, or by several of these, separated by commas."
              + " Default: the order of the input.")
  private List<SelectOrder.By> sort = ImmutableList.of();

  @Option(
      names = "--split",
      paramLabel = "N",
      description =
          "Write at most N games to a file. The files have the name of the output with a number:"
              + " new-1.brg, new-2.brg.")
  private @Nullable Integer split;

  @Option(
      names = "--unique",
      description =
          "Write each game once: of the selected games that 'duplicates' would list together, the"
              + " longest, and of these the one with the most headers. The others are reported."
              + " Invalid games are compared with no other one.")
  private boolean unique;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  SelectCommand() {}

  @Override
  public Integer call() {
    RecordFormat to = format();
    if (split != null && (split < 1 || output == null)) {
      throw new CommandFailure(
          output == null
              ? "--split needs --output, the name of the files"
              : "--split must be at least 1, but is " + split);
    }
    GameTypes types = GameTypes.installed();
    InputFiles input = files.files();
    PrintWriter err = spec.commandLine().getErr();
    SelectOrder order = SelectOrder.of(sort);
    try (Progress progress = Progress.over(input.size());
        SelectedTexts texts = SelectedTexts.in(to);
        Duplicates duplicates = unique ? Duplicates.inDefaultFolder() : null) {
      Selection selection =
          new Selection(filters.filter(types), to, order, types, texts, duplicates, err, progress);
      try (Judging<Selection.Batch> judging =
          new Judging<>(Validator.of(types), selection, reading.threads())) {
        Tally tally = reading.read(input, judging, progress);
        int repeated = duplicates == null ? 0 : leaveOut(duplicates, texts);
        texts.sort(order);
        write(texts);
        return finish(tally, selection.selected() - repeated, texts.size());
      }
    } catch (IOException e) {
      throw new CommandFailure(Words.reason(e));
    } catch (UncheckedIOException e) {
      throw new CommandFailure(
          "a temporary file cannot be written: " + Words.reason(requireNonNull(e.getCause())));
    }
  }

  /** Removes the games that repeat others, and says which. Returns their number. */
  private int leaveOut(Duplicates duplicates, SelectedTexts texts) {
    PrintWriter err = spec.commandLine().getErr();
    Set<Found> repeated = new HashSet<>();
    duplicates.forEach(
        one -> {
          repeated.add(one.game());
          err.println(Words.printable(one.summary()));
        });
    texts.removeAll(repeated);
    if (!repeated.isEmpty()) {
      err.println(Words.count(repeated.size(), "duplicate") + " left out");
    }
    return repeated.size();
  }

  private RecordFormat format() {
    if (format != null) {
      return format;
    }
    return Optional.ofNullable(output)
        .flatMap(file -> FileNames.format(file.toString()))
        .orElseThrow(
            () ->
                new CommandFailure(
                    "--to FORMAT is missing, and no name of an output determines the format"));
  }

  private void write(SelectedTexts texts) throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    int all = texts.size();
    int inFile = split == null ? all : split;
    if (output == null) {
      print(texts);
    } else if (all == 0) {
      err.println(output + " is not written, because no game is");
    } else {
      for (int from = 0, number = 1; from < all; number++) {
        int begin = from;
        int end = (int) Math.min(all, (long) from + inFile);
        boolean unused =
            OutputFile.writeBytes(
                split == null ? output : numbered(output, number),
                files.paths(),
                out -> {
                  texts.write(begin, end, out::write);
                  return true;
                });
        from = end;
      }
    }
  }

  /** Returns the name with a number before its extension. */
  private static Path numbered(Path file, int number) {
    String name = String.valueOf(file.getFileName());
    int dot = name.indexOf('.', 1);
    return file.resolveSibling(
        dot < 0
            ? name + "-" + number
            : name.substring(0, dot) + "-" + number + name.substring(dot));
  }

  private void print(SelectedTexts texts) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    texts.write(0, texts.size(), text -> out.print(utf8(text)));
    out.flush();
  }

  private static String utf8(byte[] text) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text)).toString();
    } catch (CharacterCodingException e) {
      throw new CommandFailure(
          "a game is not in UTF-8, as the standard output is; --output writes its bytes");
    }
  }

  private int finish(Tally tally, long selected, long written) {
    PrintWriter err = spec.commandLine().getErr();
    if (output != null || written < selected) {
      err.println(written + " of " + Words.count(selected, "game") + " written");
    }
    if (!JudgingChoice.isComplete(tally, err)) {
      return ExitStatus.FAILURE;
    }
    return written < selected ? ExitStatus.INVALID : ExitStatus.VALID;
  }
}
