package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.boardrules.examples.engine.command.CommandSource.Group;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Tests that the help answers what a person asks who does not know the program. */
class HelpTest {
  private static final String ESCAPE = "\u001b[";

  static Iterable<String> commands() {
    return new StandardCommands().commands().keySet();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandShowsTwoExamplesThatItUnderstands(String name) {
    Run run = Run.of(name, "--help");
    assertEquals(0, run.status());
    List<String> lines = run.lines();
    int heading = lines.indexOf("Examples:");
    assertTrue(heading > 0, run.out());
    for (String example : lines.subList(heading + 1, heading + 3)) {
      List<String> words = Splitter.on(' ').omitEmptyStrings().splitToList(example);
      assertEquals(List.of("boardrules", name), words.subList(0, 2), example);
      String[] arguments = words.subList(1, words.size()).toArray(new String[0]);
      CommandLine.ParseResult parsed =
          Main.program(arguments).commandLine(arguments).parseArgs(arguments);
      assertTrue(parsed.hasSubcommand(), example);
    }
    assertTrue(lines.contains("Exit status:"), run.out());
  }

  @Test
  void theCommandsAreGroupedByWhatAPersonWants() {
    List<String> lines = Run.of("--help").lines();
    int before = 0;
    for (Group group : Group.values()) {
      int at = lines.indexOf(group.title() + ":");
      assertTrue(at > before, group + " in " + lines);
      before = at;
    }
    new StandardCommands()
        .commands()
        .forEach(
            (name, group) -> {
              int from = lines.indexOf(group.title() + ":");
              int to = lines.subList(from + 1, lines.size()).indexOf("Play:");
              assertTrue(
                  lines.stream().skip(from).anyMatch(line -> line.startsWith("  " + name + " ")),
                  name + " in " + lines);
              assertTrue(group == Group.PLAY || group == Group.HELP || to >= 0, name);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "validte x, validate",
    "statistic x, statistics",
    "help validat, validate",
    "validate --quite x, --quiet",
    "find --index x --simmetry, --symmetry",
    "legal --gmae loa, --game"
  })
  void anUnknownNameIsAnsweredWithTheNearestKnownOne(String typed, String nearest) {
    Run run = Run.of(Splitter.on(' ').splitToList(typed).toArray(new String[0]));
    assertEquals(2, run.status());
    assertTrue(run.err().contains("did you mean " + nearest + "?"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"always", "never", "auto"})
  void colorsAreUsedWhenThePersonSays(String when) {
    assertEquals(when.equals("always"), Run.of("--color", when, "--help").out().contains(ESCAPE));
    assertEquals(
        when.equals("always"), Run.of("games", "--color", when, "--help").out().contains(ESCAPE));
  }

  @Test
  void theColorMustBeOneOfThree() {
    Run run = Run.of("--color", "blue", "--help");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("--color must be one of AUTO, ALWAYS, NEVER"), run.err());
  }

  @Test
  void theCompletionKnowsAllCommands() {
    String script = Run.of("generate-completion").out();
    commands().forEach(name -> assertTrue(script.contains(name), name));
    assertTrue(script.contains("statistics"));
    assertFalse(script.contains(Path.of("").toAbsolutePath().toString()));
  }

  @Test
  void theVersionNamesTheCommitAndTheJdk() {
    assertEquals(
        "boardrules not packaged (commit unknown, JDK %s)"
            .formatted(System.getProperty("java.version")),
        Run.of("--version").out().strip());
  }
}
