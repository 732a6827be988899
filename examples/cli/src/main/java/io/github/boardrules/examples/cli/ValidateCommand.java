package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.InputChoice;
import io.github.boardrules.examples.engine.command.InputFiles;
import io.github.boardrules.examples.engine.command.Interruption;
import io.github.boardrules.examples.engine.command.JudgingChoice;
import io.github.boardrules.examples.engine.command.Progress;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code validate}: judges every game of some files. */
@Command(
    name = "validate",
    description = {
      "Replays every game of some record files. A game is valid if every move is legal and the"
          + " claimed result is the real one.",
      "Searches folders for zip archives and for files that end in .brg, .sgf, .json, .jsonl,"
          + " .ndjson, .trl or .txt, with or without .gz; searches zip archives for the same files."
          + " - means standard input. The first bytes of a file, not its name, say whether it is"
          + " compressed with gzip or a zip archive.",
      "Prints the verdicts in the order of the input, whatever the number of threads. Ctrl-C prints"
          + " a summary of the verdicts so far; the exit status is then 130."
    },
    footer = {
      "  boardrules validate examples/records",
      "  boardrules validate --json --quiet games.zip"
    })
final class ValidateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private InputChoice files;
  @Mixin private JudgingChoice choice;

  @Option(names = "--json", description = "Print one JSON object per game, on one line each.")
  private boolean json;

  @Option(names = "--quiet", description = "Print only invalid games and the summary.")
  private boolean quiet;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ValidateCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Report.Style style = json ? Report.Style.JSON : Report.Style.TEXT;
    InputFiles input = files.files();
    try (Progress progress = Progress.over(input.size())) {
      Report report = new Report(out, style, quiet, progress);
      try (Judging<NumberedLines> judging = choice.judging(report)) {
        Interruption interruption =
            Interruption.printing(
                () -> {
                  String summary = report.interrupted(judging.stop());
                  progress.end();
                  return summary;
                });
        Tally tally;
        try {
          tally = choice.judge(input, judging, progress);
        } finally {
          interruption.cancel();
        }
        return finish(tally, out);
      }
    }
  }

  private int finish(Tally tally, PrintWriter out) {
    if (!json) {
      out.println(Report.summary(tally));
    }
    out.flush();
    if (!JudgingChoice.isComplete(tally, spec.commandLine().getErr())) {
      return ExitStatus.FAILURE;
    }
    return tally.invalid() == 0 ? ExitStatus.VALID : ExitStatus.INVALID;
  }
}
