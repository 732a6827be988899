package io.github.boardrules.examples.index;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSortedMap;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.bulk.command.PositionChoice;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that select an index and a position to find in it. */
final class IndexChoice {
  @Mixin private PositionChoice position;

  @Option(
      names = "--index",
      required = true,
      paramLabel = "FOLDER",
      description = "The folder of the index, which the command 'index' made.")
  private Path folder;

  @Option(
      names = "--symmetry",
      description = "Find the images of the position under the symmetries of the game, too.")
  private boolean symmetry;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  IndexChoice() {}

  Position<?> position() {
    return position.position();
  }

  PositionIndex open() {
    return PositionIndex.open(folder);
  }

  boolean withSymmetry() {
    return symmetry;
  }

  boolean isJson() {
    return json;
  }

  /** Returns a line that says why nothing was found, if the game is not in the index. */
  static Optional<String> hint(PositionIndex index, Position<?> position) {
    String name = PositionKeys.nameOf(position.game());
    ImmutableSortedMap<String, Long> games = index.games();
    return games.containsKey(name)
        ? Optional.empty()
        : Optional.of(
            "The index has no games of '%s'. It has: %s"
                .formatted(name, games.isEmpty() ? "nothing" : words(games)));
  }

  private static String words(ImmutableSortedMap<String, Long> games) {
    return games.entrySet().stream()
        .map(game -> "%s (%d)".formatted(game.getKey(), game.getValue()))
        .collect(joining(", "));
  }
}
