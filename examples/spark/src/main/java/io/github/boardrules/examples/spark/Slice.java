package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.bulk.FileNames;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.GlobFilter;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/**
 * A file or a part of a large file. The games of a slice begin at its first cut and end at the
 * first cut of a later slice. A slice without a cut has no games; they belong to the slice before
 * it.
 *
 * @param number the index among all slices, in the order of the input
 * @param file the index of the file among all files
 * @param name the name of the file in the rows
 * @param uri the location of the file
 * @param start the offset of the slice in the file, in bytes
 * @param size the size of each slice of the file except the last, in bytes
 * @param length the length of the file, in bytes
 */
record Slice(int number, int file, String name, String uri, long start, long size, long length)
    implements Serializable {
  /** Returns whether the file has several slices. */
  boolean isPart() {
    return length > size;
  }

  /**
   * Finds the files at some paths and divides plain text files into slices.
   *
   * @param paths files, folders or globs of any file system that Hadoop supports
   * @param size the maximum size of a slice, in bytes
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
          add(file, name(status, file, path), files++, size, slices);
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
      FileStatus file, String name, int fileNumber, long size, List<Slice> slices) {
    String uri = file.getPath().toString();
    long length = file.getLen();
    boolean isText = !FileNames.isGzip(name) && !FileNames.isZip(name);
    long each = isText ? Math.min(size, length) : length;
    long start = 0;
    do {
      slices.add(new Slice(slices.size(), fileNumber, name, uri, start, each, length));
      start += each;
    } while (start < length);
  }
}
