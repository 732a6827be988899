package io.github.boardrules.examples.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.xml.XmlEscapers;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.bulk.OutputFile;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.conform.ChildProgram;
import io.github.boardrules.examples.engine.conform.Conformance;
import io.github.boardrules.examples.engine.conform.Finding;
import io.github.boardrules.examples.engine.conform.GameReport;
import io.github.boardrules.examples.engine.conform.Question;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;

/** The command {@code conform}: checks another implementation of the games. */
@Command(
    name = "conform",
    description = {
      "Checks another implementation of the games. Starts it as a child process, asks it and the"
          + " library the same questions, as JSON objects, one on each line, and searches for"
          + " different answers on small boards and in games that are steered to what is rare.",
      "A finding is shrunk to few moves on a small board and written as a record, a picture and"
          + " JSON, which --replay tries again after a fix. The guide describes the questions; the"
          + " exit status is 1 if there is a finding."
    },
    footer = {
      "  boardrules conform -- python3 conform.py",
      "  boardrules conform --seconds 10 --junit conform.xml -- ./their-program"
    })
final class ConformCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "PROGRAM",
      description = "The program to check and its arguments, after --.")
  private List<String> command = List.of();

  @Option(
      names = "--seconds",
      paramLabel = "SECONDS",
      description = "The time for the search. Default: ${DEFAULT-VALUE}.")
  private double seconds = 60;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "The seed of the random games. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--processes",
      paramLabel = "NUMBER",
      description = "How many processes of the program answer. Default: ${DEFAULT-VALUE}.")
  private int processes = 2;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "The maximum time for an answer. Default: ${DEFAULT-VALUE}.")
  private double timeout = 10;

  @Option(
      names = "--output",
      paramLabel = "FOLDER",
      description = "The folder for the files of findings. Default: ${DEFAULT-VALUE}.")
  private Path output = Path.of("findings");

  @Option(
      names = "--replay",
      paramLabel = "FINDING",
      description = "Only ask the questions of a finding, a file that ends in .json.")
  private @Nullable Path replay;

  @Option(names = "--json", description = "Print the report as one JSON object for each game.")
  private boolean json;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Also write the report as XML in the format of JUnit.")
  private @Nullable Path junit;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ConformCommand() {}

  @Override
  public Integer call() {
    if (seconds <= 0 || timeout <= 0 || processes < 1 || processes > 64) {
      throw new CommandFailure(
          "--seconds and --timeout must be positive, and --processes must be from 1 to 64");
    }
    Duration limit = Duration.ofMillis((long) (timeout * 1000));
    PrintWriter err = spec.commandLine().getErr();
    Consumer<String> shown = line -> err.printf("\r%s", line).flush();
    Conformance conformance =
        new Conformance(
            GameTypes.installed(),
            () -> new ChildProgram(command, limit),
            processes,
            seed,
            seconds,
            Progress.isTerminal() ? shown : line -> {});
    try {
      return replay == null ? search(conformance) : replay(conformance, replay);
    } catch (IOException e) {
      throw new CommandFailure(Words.reason(e).replace("\n", "; "));
    }
  }

  private int search(Conformance conformance) throws IOException {
    List<GameReport> reports = conformance.check();
    if (reports.isEmpty()) {
      throw new CommandFailure("the program knows none of the installed games");
    }
    for (GameReport report : reports) {
      if (report.finding().isPresent()) {
        write(report.finding().get());
        spec.commandLine().getErr().println("the finding is in " + file(report.game(), "json"));
      }
      print(json ? List.of(RefereeJson.MAPPER.writeValueAsString(report)) : report.lines());
    }
    if (junit != null) {
      write(junit, xml(reports));
    }
    return failures(reports) > 0 ? ExitStatus.INVALID : ExitStatus.VALID;
  }

  private int replay(Conformance conformance, Path file) throws IOException {
    List<Question> questions;
    try {
      questions = Finding.questions(conformance.types(), Files.readString(file));
    } catch (JacksonException e) {
      throw new CommandFailure(file + " is not a finding in JSON");
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(file + " is not a finding: " + e.getMessage());
    }
    Optional<Finding> finding = conformance.replay(questions);
    String equal = "the answers to " + Words.count(questions.size(), "question") + " are equal";
    print(finding.map(Finding::lines).orElse(ImmutableList.of(equal)));
    return finding.isEmpty() ? ExitStatus.VALID : ExitStatus.INVALID;
  }

  private void print(List<String> lines) {
    PrintWriter out = spec.commandLine().getOut();
    lines.forEach(out::println);
    out.flush();
  }

  private void write(Finding finding) throws IOException {
    Files.createDirectories(output);
    write(file(finding.game(), "brg"), finding.record());
    write(file(finding.game(), "svg"), finding.svg());
    write(file(finding.game(), "json"), RefereeJson.MAPPER.writeValueAsString(finding) + "\n");
  }

  private Path file(String game, String extension) {
    return output.resolve(game + "." + extension);
  }

  private static void write(Path file, String text) throws IOException {
    OutputFile.write(file, List.of(), text.getBytes(StandardCharsets.UTF_8));
  }

  private static long failures(List<GameReport> reports) {
    return reports.stream().filter(report -> report.failure().isPresent()).count();
  }

  private static String xml(List<GameReport> reports) {
    return """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuite name="boardrules conform" tests="%d" failures="%d">
    %s</testsuite>
    """
        .formatted(
            reports.size(),
            failures(reports),
            reports.stream().map(ConformCommand::testCase).collect(joining()));
  }

  private static String testCase(GameReport report) {
    String lines = XmlEscapers.xmlContentEscaper().escape(String.join("\n", report.lines()));
    String result =
        report
            .failure()
            .map(XmlEscapers.xmlAttributeEscaper()::escape)
            .map(failure -> "<failure message=\"%s\">%s</failure>".formatted(failure, lines))
            .orElse("<system-out>" + lines + "</system-out>");
    return "  <testcase classname=\"conform\" name=\"%s\" time=\"%s\">%s</testcase>\n"
        .formatted(report.game(), report.seconds(), result);
  }
}
