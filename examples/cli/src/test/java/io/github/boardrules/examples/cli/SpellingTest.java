package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No source or document of the project spells a word in the British way. */
class SpellingTest {
  private static final Path ROOT = Path.of("../..");

  private static final Set<String> TEXTS =
      Set.of(
          "java", "md", "js", "ts", "json", "html", "css", "svg", "kt", "py", "xml", "txt", "sh",
          "tsv", "sql");

  private static final Set<String> FOLDERS_LEFT_OUT = Set.of("target", "node_modules", ".git");

  private static List<String> lines(String resource) throws IOException {
    return Resources.readLines(
            Resources.getResource("spelling/" + resource), StandardCharsets.UTF_8)
        .stream()
        .filter(line -> !line.startsWith("#"))
        .toList();
  }

  private static Pattern words() throws IOException {
    String words =
        lines("british-words.txt").stream()
            .map(word -> "(?:" + word + ")")
            .collect(Collectors.joining("|"));
    return Pattern.compile(words, Pattern.CASE_INSENSITIVE);
  }

  private static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return FOLDERS_LEFT_OUT.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = file.getFileName().toString();
            if (TEXTS.contains(name.substring(name.lastIndexOf('.') + 1))) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }

  @Test
  @Tag("proof")
  void noTextHasABritishSpelling() throws IOException {
    Pattern words = words();
    List<String> exceptions = lines("exceptions.txt");
    List<String> found = new ArrayList<>();
    for (Path file : files()) {
      String path = ROOT.relativize(file).toString().replace('\\', '/');
      if (exceptions.stream().noneMatch(path::endsWith)) {
        int number = 0;
        for (String line : Files.readString(file).split("\n", -1)) {
          number++;
          Matcher matcher = words.matcher(line);
          if (matcher.find()) {
            found.add(path + ":" + number + ": " + matcher.group());
          }
        }
      }
    }
    assertEquals(List.of(), found);
  }

  @Test
  void everyWordOfTheListIsFound() throws IOException {
    Pattern words = words();
    for (String word :
        List.of("Colour", "NEIGHBOURS", "centred", "recognised", "normalising", "programme")) {
      assertTrue(words.matcher("one " + word + ".").find(), word);
    }
    for (String word :
        List.of("programmer", "parameters", "analyses", "aria-labelledby", "promise")) {
      assertTrue(!words.matcher("one " + word + ".").find(), word);
    }
    assertTrue(files().size() > 500);
  }
}
