package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableMap;
import com.google.common.xml.XmlEscapers;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.bulk.OutputFile;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.conform.ChildProgram;
import io.github.boardrules.examples.engine.conform.Conformance;
import io.github.boardrules.examples.engine.conform.Conformance.GameReport;
import io.github.boardrules.examples.engine.conform.Finding;
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
      defaultValue = "60",
      description = "The time for the search. Default: ${DEFAULT-VALUE}.")
  private double seconds;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      defaultValue = "1",
      description = "The seed of the random games. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--processes",
      paramLabel = "NUMBER",
      defaultValue = "2",
      description = "How many processes of the program answer. Default: ${DEFAULT-VALUE}.")
  private int processes;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      defaultValue = "10",
      description = "The maximum time for an answer. Default: ${DEFAULT-VALUE}.")
  private double timeout;

  @Option(
      names = "--output",
      paramLabel = "FOLDER",
      defaultValue = "findings",
      description = "The folder for the files of findings. Default: ${DEFAULT-VALUE}.")
  private Path output;

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
    boolean isTerminal = Progress.isTerminal();
    Conformance conformance =
        new Conformance(
            GameTypes.installed(),
            () -> new ChildProgram(command, limit),
            processes,
            seed,
            seconds,
            line -> {
              if (isTerminal) {
                err.print("\r" + line);
                err.flush();
              }
            });
    try {
      return replay == null ? search(conformance) : replay(conformance, replay);
    } catch (IOException e) {
      throw new CommandFailure(Words.reason(e));
    }
  }

  private int search(Conformance conformance) throws IOException {
    List<GameReport> reports = conformance.check();
    PrintWriter out = spec.commandLine().getOut();
    boolean isRight = !reports.isEmpty();
    for (GameReport report : reports) {
      isRight &= report.finding().isEmpty() && !report.isEmpty();
      if (report.finding().isPresent()) {
        write(report.finding().get());
      }
      if (json) {
        out.println(RefereeJson.MAPPER.writeValueAsString(map(report)));
      } else {
        report.lines().forEach(out::println);
      }
    }
    if (junit != null) {
      OutputFile.write(junit, List.of(), xml(reports).getBytes(StandardCharsets.UTF_8));
    }
    if (reports.isEmpty()) {
      throw new CommandFailure("the program knows none of the installed games");
    }
    out.flush();
    return isRight ? ExitStatus.VALID : ExitStatus.INVALID;
  }

  private int replay(Conformance conformance, Path file) throws IOException {
    List<Question> questions;
    try {
      questions =
          Finding.questions(
              conformance.types(), RefereeJson.MAPPER.readTree(Files.readString(file)));
    } catch (IllegalArgumentException | JacksonException e) {
      throw new CommandFailure(file + " is not a finding: " + e.getMessage());
    }
    Optional<Finding> finding = conformance.replay(questions);
    PrintWriter out = spec.commandLine().getOut();
    finding.ifPresentOrElse(
        found -> found.lines().forEach(out::println),
        () -> out.println("the answers to " + questions.size() + " questions are equal"));
    out.flush();
    return finding.isEmpty() ? ExitStatus.VALID : ExitStatus.INVALID;
  }

  private void write(Finding finding) throws IOException {
    Files.createDirectories(output);
    write(finding.game() + ".brg", finding.record());
    write(finding.game() + ".svg", finding.svg());
    write(finding.game() + ".json", RefereeJson.MAPPER.writeValueAsString(finding.toMap()) + "\n");
  }

  private void write(String name, String text) throws IOException {
    OutputFile.write(output.resolve(name), List.of(), text.getBytes(StandardCharsets.UTF_8));
  }

  private static ImmutableMap<String, Object> map(GameReport report) {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("game", report.game()).put("seconds", report.seconds());
    map.put("compared", report.compared());
    map.put("notAsked", report.notAsked().stream().map(Question.Ask::word).toList());
    report.finding().ifPresent(finding -> map.put("finding", finding.toMap()));
    return map.buildOrThrow();
  }

  private static String xml(List<GameReport> reports) {
    StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    long failures = reports.stream().filter(report -> report.finding().isPresent()).count();
    xml.append(
        "<testsuite name=\"boardrules conform\" tests=\"%d\" failures=\"%d\">\n"
            .formatted(reports.size(), failures));
    for (GameReport report : reports) {
      xml.append(
          "  <testcase classname=\"conform\" name=\"%s\" time=\"%.1f\">\n"
              .formatted(report.game(), report.seconds()));
      report
          .finding()
          .ifPresent(
              finding ->
                  xml.append("    <failure message=\"")
                      .append(XmlEscapers.xmlAttributeEscaper().escape(finding.title()))
                      .append("\">")
                      .append(
                          XmlEscapers.xmlContentEscaper()
                              .escape(String.join("\n", finding.lines())))
                      .append("</failure>\n"));
      xml.append("  </testcase>\n");
    }
    return xml.append("</testsuite>\n").toString();
  }
}
