package io.github.boardrules.examples.engine.command;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.bulk.RecordFolder;
import io.github.boardrules.examples.engine.bulk.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The record files to validate.
 *
 * @param files the files; the files of a folder are sorted. Their names are relative to the folder
 *     if it is the only path; otherwise they include the folder, so that names differ
 * @param skipped the number of files in the folders that do not have the name of a record file
 */
public record InputFiles(ImmutableList<InputFile> files, long skipped) {
  /** The path that means standard input. */
  public static final Path STANDARD_INPUT = Path.of("-");

  /**
   * Finds the record files in some paths. A file is included whatever its name; a folder is
   * searched recursively for record files.
   *
   * @param paths files, folders and {@link #STANDARD_INPUT}
   * @return the files
   * @throws CommandFailure if a path does not exist or cannot be read
   */
  public static InputFiles find(List<Path> paths) {
    ImmutableList.Builder<InputFile> files = ImmutableList.builder();
    long skipped = 0;
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        RecordFolder folder = read(path);
        skipped += folder.skipped();
        for (Path file : folder.files()) {
          Path name = paths.size() == 1 ? path.relativize(file) : file;
          files.add(new InputFile(file, RecordFolder.name(name)));
        }
      } else if (path.equals(STANDARD_INPUT) || Files.isReadable(path)) {
        files.add(new InputFile(path, path.toString()));
      } else {
        throw new CommandFailure(
            path
                + ": "
                + (Files.exists(path) ? "permission is denied" : "the file does not exist"));
      }
    }
    return new InputFiles(files.build(), skipped);
  }

  private static RecordFolder read(Path folder) {
    try {
      return RecordFolder.read(folder);
    } catch (IOException e) {
      throw new CommandFailure(folder + ": " + Words.reason(e));
    }
  }

  /** {@return the total size of the files on disk in bytes; -1 if it is unknown} */
  public long size() {
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
