package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.Validator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ConformCommandTest {
  /** Says that every move is legal. */
  private static final String PROGRAM =
      """
      while read -r line; do
        case $line in
          *games*) echo '{"id":1,"games":[{"game":"iris","options":{"n":[2]}}],"answers":["play"]}' ;;
          *) echo "$line" | sed 's/,.*/}/' ;;
        esac
      done
      """;

  /** Knows that b2 is the only legal first move. */
  private static final String FIXED =
      """
      while read -r line; do
        case $line in
          *games*) echo '{"id":1,"games":[{"game":"iris","options":{"n":[2]}}],"answers":["play"]}' ;;
          *start*) echo "$line" | sed 's/,.*/}/' ;;
          *'"b2"'*) echo "$line" | sed "s/,.*/$illegal}/"; illegal=',"illegal":"occupied"' ;;
          *) echo "$line" | sed 's/,.*/,"illegal":"no"}/' ;;
        esac
      done
      """;

  @TempDir private Path folder;

  @BeforeEach
  void needsAShell() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
  }

  private Run conform(String... options) {
    return run(PROGRAM, options);
  }

  private Run run(String program, String... options) {
    List<String> words = new ArrayList<>(List.of("conform", "--seconds", "10", "--output"));
    words.add(folder.resolve("findings").toString());
    words.addAll(List.of(options));
    words.addAll(List.of("--processes", "1", "--timeout", "2", "--", "/bin/sh", "-c", program));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void aFindingIsPrintedAndWritten() throws Exception {
    Path junit = folder.resolve("conform.xml");
    Run run = conform("--junit", junit.toString());
    assertEquals(1, run.status(), run.err());
    assertTrue(run.out().contains("boardrules:  illegal: "), run.out());
    assertTrue(run.out().contains("the program: legal"), run.out());
    assertTrue(run.out().contains("not asked: legal, outcome, position"), run.out());

    Path files = folder.resolve("findings");
    try (Stream<GameVerdict> verdicts = Validator.installed().validate(files.resolve("iris.brg"))) {
      assertTrue(verdicts.allMatch(GameVerdict::isValid));
    }
    assertTrue(Files.readString(files.resolve("iris.svg")).startsWith("<svg"));
    assertEquals("1", suite(junit).getAttribute("failures"));
    assertEquals(1, suite(junit).getElementsByTagName("failure").getLength());

    String finding = files.resolve("iris.json").toString();
    assertEquals(1, conform("--replay", finding).status());
    Run replayed = run(FIXED, "--replay", finding);
    assertEquals(0, replayed.status(), replayed.out());
  }

  private static Element suite(Path junit) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(junit.toFile())
        .getDocumentElement();
  }

  /** A program that knows recorded games only, of which none is of the game that it names. */
  @Test
  void thatNothingWasComparedIsAFailureEverywhere() throws Exception {
    Path junit = folder.resolve("conform.xml");
    String games = "{\"id\":1,\"games\":[{\"game\":\"iris\"}],\"lines\":[{\"game\":\"loa\"}]}";
    Run run = run("read line; echo '" + games + "'; read line", "--junit", junit.toString());
    assertEquals(1, run.status(), run.err());
    assertTrue(run.out().startsWith("iris: nothing was compared"), run.out());
    assertEquals("1", suite(junit).getAttribute("failures"));
  }

  @Test
  void aReportForProgramsIsJson() {
    Run run = conform("--json");
    JsonNode report = new JsonMapper().readTree(run.out());
    assertEquals("iris", report.path("game").asString());
    assertEquals("start", report.at("/finding/questions/0/ask").asString());
    assertFalse(report.at("/finding/rule").asString().isEmpty(), run.out());
    assertTrue(report.at("/finding/plies").asInt(99) <= 1, run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "exit 3|the program ended with the exit status 3",
        "echo one >&2; echo two >&2; exit 3|its last words:; one; two",
        "echo '{\"id\":1,\"games\":[]}'; read line|knows none of the installed games"
      })
  void aProgramThatCannotBeCheckedIsRefused(String program, String message) {
    Run run = run("read line; " + program);
    assertEquals(2, run.status());
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void wrongUsageIsRefused() throws IOException {
    assertEquals(2, Run.of("conform").status());
    Run noProgram = Run.of("conform", "--", "./no-such-program");
    assertEquals(2, noProgram.status());
    assertTrue(noProgram.err().contains("cannot be started"), noProgram.err());
    assertEquals(2, Run.of("conform", "--seconds", "0", "--", "x").status());
    Path file = Files.writeString(folder.resolve("x.json"), "{}");
    Run noFinding = conform("--replay", file.toString());
    assertEquals(2, noFinding.status());
    assertTrue(noFinding.err().contains("is not a finding"), noFinding.err());
  }
}
