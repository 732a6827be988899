package io.github.boardrules.examples.guide;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pages of the guide. */
final class Pages {
  static final Path FOLDER = Path.of("").toAbsolutePath();
  static final Path PICTURES = FOLDER.resolve("pictures");

  /** With this system property, tests write what the guide contains instead of comparing it. */
  static final boolean UPDATE = Boolean.getBoolean("boardrules.guide.update");

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)( [^\n]*)?\n(.*?)^```$");

  /**
   * A block of code in a page.
   *
   * @param language the word after the fence
   * @param name the text after the language; may be empty
   * @param code the lines of the block
   */
  record Block(Path page, int line, String language, String name, String code) {
    @Override
    public String toString() {
      return FOLDER.relativize(page) + ":" + line;
    }
  }

  private Pages() {}

  /** Returns the Markdown files of the guide. */
  static ImmutableList<Path> all() {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".md") && !file.toString().contains("target"))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the blocks of all pages that have a language. */
  static ImmutableList<Block> blocks(String language) {
    return all().stream()
        .flatMap(page -> blocks(page).stream())
        .filter(block -> block.language().equals(language))
        .collect(ImmutableList.toImmutableList());
  }

  static ImmutableList<Block> blocks(Path page) {
    ImmutableList.Builder<Block> blocks = ImmutableList.builder();
    String text = text(page);
    Matcher matcher = BLOCK.matcher(text);
    while (matcher.find()) {
      int line = (int) text.substring(0, matcher.start()).lines().count() + 1;
      String name = matcher.group(2) == null ? "" : matcher.group(2).strip();
      blocks.add(new Block(page, line, matcher.group(1), name, matcher.group(3)));
    }
    return blocks.build();
  }
}
