package io.github.boardrules.examples.engine.bulk;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/**
 * The files of a folder and of the folders in it.
 *
 * @param files the files that can contain records, and the folders and files whose contents cannot
 *     be found out, sorted; opening the latter fails with the reason
 * @param skipped the number of files that do not have the name of a record file
 */
public record RecordFolder(ImmutableList<Path> files, long skipped) {
  /**
   * Searches a folder.
   *
   * @param folder the folder
   * @return its files
   * @throws IOException if the folder itself cannot be read
   */
  public static RecordFolder read(Path folder) throws IOException {
    Search search = new Search(folder);
    Files.walkFileTree(folder, search);
    return new RecordFolder(ImmutableList.sortedCopyOf(search.files), search.skipped);
  }

  private static final class Search extends SimpleFileVisitor<Path> {
    private final Path folder;
    private final List<Path> files = new ArrayList<>();
    private long skipped;

    Search(Path folder) {
      this.folder = folder;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (Files.isRegularFile(file)) {
        if (FileNames.mayHaveRecords(file.toString())) {
          files.add(file);
        } else {
          skipped++;
        }
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
      if (file.equals(folder)) {
        throw failure;
      }
      files.add(file);
      return FileVisitResult.CONTINUE;
    }
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
