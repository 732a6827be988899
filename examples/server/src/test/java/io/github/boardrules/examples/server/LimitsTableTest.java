package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSetMultimap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Tests that the table of limits in the README has each option of {@link Limits}. */
class LimitsTableTest {
  private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]+");

  /** Returns the texts of the column of defaults by the options of their rows. */
  private static ImmutableSetMultimap<String, String> defaults() throws IOException {
    ImmutableSetMultimap.Builder<String, String> defaults = ImmutableSetMultimap.builder();
    for (String line : Files.readAllLines(Path.of("README.md"))) {
      List<String> cells = Splitter.on('|').trimResults().splitToList(line);
      if (cells.size() == 6) {
        OPTION
            .matcher(cells.get(3))
            .results()
            .forEach(option -> defaults.put(option.group(), cells.get(2)));
      }
    }
    return defaults.build();
  }

  /** Returns whether a text contains a number, or a number of bytes in MB. */
  private static boolean contains(String text, long number) {
    return Stream.of(String.format(Locale.ROOT, "%,d", number), number / 1_000_000 + " MB")
        .anyMatch(written -> (" " + text + " ").contains(" " + written + " "));
  }

  @Test
  void tableHasEachOptionWithItsDefault() throws IOException {
    ImmutableSetMultimap<String, String> defaults = defaults();
    Set<String> names = new TreeSet<>();
    for (OptionSpec option : CommandSpec.forAnnotatedObject(new Limits()).options()) {
      String name = option.longestName();
      long value = Long.parseLong(option.defaultValue());
      names.add(name);
      assertTrue(
          defaults.get(name).stream().anyMatch(text -> contains(text, value)),
          name + " has the default " + value + ", but the table " + defaults.get(name));
    }
    assertEquals(names, new TreeSet<>(defaults.keySet()));
  }
}
