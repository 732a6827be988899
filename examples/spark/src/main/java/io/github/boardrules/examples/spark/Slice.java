package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.engine.bulk.FileNames;
import io.github.boardrules.examples.engine.bulk.ZipPart;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.GlobFilter;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/**
 * A file or a part of a large file.
 *
 * <p>The games of a part of a text begin at its first cut and end at the first cut of a later part.
 * A part without a cut has no games; they belong to the part before it.
 *
 * <p>A part of a zip archive has some of its entries.
 *
 * @param number the index among all slices, in the order of the input
 * @param file the index of the file among all files
 * @param name the name of the file in the rows
 * @param uri the location of the file
 * @param start the offset of the slice in the file, in bytes
 * @param size the size of the slice, in bytes; that of the last part of a text is larger than what
 *     is left of the file
 * @param length the length of the file, in bytes
 * @param entries the number of entries if the slice is a part of a zip archive; otherwise 0
 */
record Slice(
    int number, int file, String name, String uri, long start, long size, long length, long entries)
    implements Serializable {
  /** Typical records compress to a tenth of their size, see {@code Inflated}. */
  private static final int TYPICAL_RATIO = 10;

  /** Returns whether the file has several slices. */
  boolean isPart() {
    return length > size;
  }

  /** Returns whether the slice has entries of a zip archive. */
  boolean hasEntries() {
    return entries > 0;
  }

  /** Returns the part of the zip archive. */
  ZipPart part() {
    return new ZipPart(start, start + size, entries);
  }

  /** Returns the whole file as one slice. */
  Slice whole(int newNumber) {
    return new Slice(newNumber, file, name, uri, 0, length, length, 0);
  }

  /** Opens the file at a byte. */
  FSDataInputStream open(long at, Configuration configuration) throws IOException {
    Path path = new Path(uri);
    FSDataInputStream in = path.getFileSystem(configuration).open(path);
    in.seek(at);
    return in;
  }

  /**
   * Finds the files at some paths and divides texts and zip archives into slices.
   *
   * @param paths files, folders or globs of any file system that Hadoop supports
   * @param size the maximum size of a slice of text, in bytes; an entry of an archive is not
   *     divided
   */
  static List<Slice> of(List<String> paths, long size, Configuration configuration)
      throws IOException {
    List<Slice> slices = new ArrayList<>();
    int files = 0;
    for (String path : paths) {
      Path pattern = new Path(path);
      FileSystem system = pattern.getFileSystem(configuration);
      FileStatus[] found = system.globStatus(pattern);
      if (found == null || found.length == 0) {
        throw new IOException(path + ": the file does not exist");
      }
      for (FileStatus status : found) {
        for (FileStatus file : filesIn(system, status)) {
          add(file, name(status, file, path), files++, size, configuration, slices);
        }
      }
    }
    return slices;
  }

  private static List<FileStatus> filesIn(FileSystem system, FileStatus status) throws IOException {
    if (status.isFile()) {
      return List.of(status);
    }
    List<FileStatus> files = new ArrayList<>();
    RemoteIterator<LocatedFileStatus> all = system.listFiles(status.getPath(), true);
    while (all.hasNext()) {
      FileStatus file = all.next();
      if (FileNames.mayHaveRecords(file.getPath().getName())) {
        files.add(file);
      }
    }
    files.sort(Comparator.comparing(FileStatus::getPath));
    return files;
  }

  /**
   * Returns the name of a file: relative to the folder if a folder was given, as on the command
   * line. A file that matches a glob has its full path as name, because several matching folders
   * can contain files of the same name.
   */
  private static String name(FileStatus found, FileStatus file, String path) throws IOException {
    if (new GlobFilter(path).hasPattern()) {
      return file.getPath().toUri().getPath();
    }
    return found.isFile()
        ? path
        : found.getPath().toUri().relativize(file.getPath().toUri()).getPath();
  }

  private static void add(
      FileStatus status,
      String name,
      int fileNumber,
      long size,
      Configuration configuration,
      List<Slice> slices) {
    long length = status.getLen();
    Slice file =
        new Slice(
            slices.size(), fileNumber, name, status.getPath().toString(), 0, length, length, 0);
    if (FileNames.isZip(name) && length > size / TYPICAL_RATIO) {
      addParts(file, size, configuration, slices);
    } else if (length <= size || FileNames.isZip(name) || FileNames.isGzip(name)) {
      slices.add(file);
    } else {
      for (long start = 0; start < length; start += size) {
        slices.add(new Slice(slices.size(), fileNumber, name, file.uri, start, size, length, 0));
      }
    }
  }

  private static void addParts(
      Slice file, long size, Configuration configuration, List<Slice> slices) {
    List<ZipPart> parts = List.of();
    try {
      parts = ZipPart.divide(at -> file.open(at, configuration), file.length, size);
    } catch (IOException e) {
      // One task reads the whole archive and reports the damage, or repeats what failed.
    }
    if (parts.size() < 2) {
      slices.add(file);
      return;
    }
    for (ZipPart part : parts) {
      slices.add(
          new Slice(
              slices.size(),
              file.file,
              file.name,
              file.uri,
              part.start(),
              part.end() - part.start(),
              file.length,
              part.entries()));
    }
  }
}
