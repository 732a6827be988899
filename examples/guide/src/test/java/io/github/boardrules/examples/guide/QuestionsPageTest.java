package io.github.boardrules.examples.guide;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.boardrules.examples.cli.StandardCommands;
import io.github.boardrules.examples.engine.command.Program;
import io.github.boardrules.examples.engine.select.Filter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Tests that the page about questions to many games shows what the program prints, and lists the
 * filters. {@code -Dboardrules.guide.update=true} writes both.
 */
class QuestionsPageTest {
  private static final Path PAGE = Pages.FOLDER.resolve("questions.md");
  private static final Path OUTPUT = Pages.FOLDER.resolve("target").resolve("questions");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```console\n(.*?)^```$");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(command);
    while (word.find()) {
      for (int group = 1; group <= 3; group++) {
        if (word.group(group) != null) {
          words.add(word.group(group));
        }
      }
    }
    return words;
  }

  /** Runs a command, which may have a text as its input: {@code echo 'text' | boardrules …}. */
  private static String run(String command) {
    String[] parts = command.split(" \\| ", -1);
    InputStream before = System.in;
    if (parts.length == 2) {
      System.setIn(new ByteArrayInputStream((words(parts[0]).get(1) + "\n").getBytes(UTF_8)));
    }
    try {
      List<String> words = words(parts[parts.length - 1]);
      assertEquals("boardrules", words.get(0), command);
      String[] arguments = words.subList(1, words.size()).toArray(String[]::new);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      int status = new Program(List.of(new StandardCommands())).run(out, out, arguments);
      String text = out.toString(UTF_8);
      return "$ " + command + "\n" + text + (status == 0 ? "" : "# exit status " + status + "\n");
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void thePageShowsWhatTheProgramPrints() throws IOException {
    if (Files.exists(OUTPUT)) {
      MoreFiles.deleteRecursively(OUTPUT, RecursiveDeleteOption.ALLOW_INSECURE);
    }
    Files.createDirectories(OUTPUT);
    String page = Pages.text(PAGE);
    Matcher block = BLOCK.matcher(page);
    StringBuilder expected = new StringBuilder();
    int commands = 0;
    while (block.find()) {
      StringBuilder shown = new StringBuilder("```console\n");
      for (String line : block.group(1).lines().filter(one -> one.startsWith("$ ")).toList()) {
        shown.append(run(line.substring(2)));
        commands++;
      }
      block.appendReplacement(expected, Matcher.quoteReplacement(shown + "```"));
    }
    block.appendTail(expected);
    assertTrue(commands >= 10, commands + " commands");
    compare(expected.toString(), page);
  }

  @Test
  void thePageListsTheFilters() throws IOException {
    StringBuilder rows = new StringBuilder();
    for (Filter filter : Filter.values()) {
      rows.append(
          "| `%s %s` | %s | %s | %s |\n"
              .formatted(
                  filter.option(),
                  filter.label(),
                  Filter.OF_POSITION.contains(filter) ? "`" + filter.id() + "`" : "",
                  filter.description(),
                  switch (filter.need()) {
                    case HEADER -> "headers";
                    case MOVES -> "moves";
                    case VERDICT -> "a replay";
                  }));
    }
    String page = Pages.text(PAGE);
    String expected =
        page.replaceFirst(
            "(<!-- filters -->\n\n(\\|[^\n]*\n){2})(\\|[^\n]*\n)*",
            "$1" + Matcher.quoteReplacement(rows.toString()));
    compare(expected, page);
  }

  private static void compare(String expected, String page) throws IOException {
    if (Pages.UPDATE) {
      Files.writeString(PAGE, expected);
    } else {
      assertEquals(expected, page);
    }
  }
}
