package io.github.boardrules.examples.cli.fuzz;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * An input whose first line names a game by its id, a blank and options. The format is readable for
 * people and can name every installed game.
 */
final class FuzzInput {
  private static final GameTypes TYPES = GameTypes.installed();

  private final ImmutableList<String> lines;

  private FuzzInput(ImmutableList<String> lines) {
    this.lines = lines;
  }

  /** Splits an input into lines. The last line contains the rest of the input. */
  static FuzzInput of(byte[] bytes, int lines) {
    List<String> parts = Splitter.on('\n').limit(lines).splitToList(text(bytes));
    return new FuzzInput(ImmutableList.copyOf(parts));
  }

  /** Decodes UTF-8. Every text is reachable, and malformed bytes are replaced. */
  static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Returns a line of the input, or an empty string if it has fewer lines. */
  String line(int index) {
    return index < lines.size() ? lines.get(index) : "";
  }

  /** Returns the type of the game that the first line names, if it exists. */
  Optional<GameType> type() {
    String first = line(0);
    int blank = first.indexOf(' ');
    return TYPES.find(blank < 0 ? first : first.substring(0, blank));
  }

  /** Returns the game that the first line names, if the type exists and the options are valid. */
  Optional<Game<?>> game() {
    Optional<GameType> type = type();
    if (type.isEmpty()) {
      return Optional.empty();
    }
    try {
      Options options = Options.parse(line(0).substring(type.get().id().length()));
      return Optional.of(type.get().game(options));
    } catch (NotationException | OptionException | SetupException e) {
      return Optional.empty();
    }
  }
}
