package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.command.PositionChoice;
import io.github.boardrules.examples.engine.index.PositionIndex;
import java.nio.file.Path;
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
}
