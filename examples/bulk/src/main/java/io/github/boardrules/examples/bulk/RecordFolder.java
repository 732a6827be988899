package io.github.boardrules.examples.bulk;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The files of a folder and of the folders in it.
 *
 * @param files the files that can contain records, sorted
 * @param skipped the number of files that do not have the name of a record file
 */
public record RecordFolder(ImmutableList<Path> files, long skipped) {
  /**
   * Searches a folder.
   *
   * @param folder the folder
   * @return its files
   * @throws IOException if the folder cannot be read
   */
  public static RecordFolder read(Path folder) throws IOException {
    ImmutableList.Builder<Path> files = ImmutableList.builder();
    long skipped = 0;
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        if (FileNames.mayHaveRecords(file.toString())) {
          files.add(file);
        } else {
          skipped++;
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return new RecordFolder(files.build(), skipped);
  }

  /**
   * {@return the name of a file in reports, with slashes on all systems}
   *
   * @param file the file
   */
  public static String name(Path file) {
    return file.toString().replace('\\', '/');
  }
}
