package io.github.boardrules.examples.engine.command;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Parameters;

/** The files and folders that a command reads. */
public final class InputChoice {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE-OR-FOLDER",
      description = "The files and folders to read.")
  private List<Path> paths = ImmutableList.of();

  InputChoice() {}

  /** {@return the paths as they were typed} */
  public List<Path> paths() {
    return paths;
  }

  /**
   * {@return the record files in the paths}
   *
   * @throws CommandFailure as {@link InputFiles#find}
   */
  public InputFiles files() {
    return InputFiles.find(paths);
  }
}
