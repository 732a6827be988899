package io.github.boardrules.examples.cli.fuzz;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * An input that begins with a line that names a game: its id, a blank and options. So inputs can be
 * read and written by people, and each game that is installed has its own.
 */
final class FuzzInput {
  private static final GameTypes TYPES = GameTypes.installed();

  private final ImmutableList<String> lines;

  private FuzzInput(ImmutableList<String> lines) {
    this.lines = lines;
  }

  /** An input of some lines; the last one has all that is left. */
  static FuzzInput of(byte[] bytes, int lines) {
    List<String> parts = Splitter.on('\n').limit(lines).splitToList(text(bytes));
    return new FuzzInput(ImmutableList.copyOf(parts));
  }

  /** Bytes as a text: any text may come of them, and bytes that are not UTF-8 cost little of it. */
  static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** A line of the input; empty if it has fewer. */
  String line(int index) {
    return index < lines.size() ? lines.get(index) : "";
  }

  /** The type that the first line names. */
  Optional<GameType> type() {
    String first = line(0);
    int blank = first.indexOf(' ');
    return TYPES.find(blank < 0 ? first : first.substring(0, blank));
  }

  /** The game that the first line names; empty if there is no such game. */
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
