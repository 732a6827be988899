package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.bulk.FileNames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The files of records among some files and folders.
 *
 * @param files the files, those of a folder sorted by name and named from the folder on
 * @param passedOver how many files of the folders have other names
 */
record InputFiles(ImmutableList<InputFile> files, long passedOver) {
  /** What people write for the standard input. */
  static final Path STANDARD_INPUT = Path.of("-");

  /** Looks through files, which are taken whatever their names, and folders. */
  static InputFiles find(List<Path> paths) {
    ImmutableList.Builder<InputFile> files = ImmutableList.builder();
    long passedOver = 0;
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        for (Path file : filesIn(path)) {
          if (FileNames.mayHaveRecords(file.toString())) {
            files.add(new InputFile(file, path.relativize(file).toString().replace('\\', '/')));
          } else {
            passedOver++;
          }
        }
      } else if (path.equals(STANDARD_INPUT) || Files.isReadable(path)) {
        files.add(new InputFile(path, path.toString()));
      } else {
        throw new CommandFailure(path + ": no such file, or it cannot be read");
      }
    }
    return new InputFiles(files.build(), passedOver);
  }

  private static List<Path> filesIn(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException | UncheckedIOException e) {
      throw new CommandFailure(folder + " cannot be read: " + e.getMessage());
    }
  }

  /** The bytes of all files together, as they lie on the disk; -1 if nobody knows. */
  long size() {
    long size = 0;
    for (InputFile file : files) {
      if (file.path().equals(STANDARD_INPUT)) {
        return -1;
      }
      size += file.path().toFile().length();
    }
    return size;
  }
}
