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
 * A file, or some of the games of a large one: from the first cut of the slice on, to the first cut
 * of a later one. A slice without a cut has no games; they are its predecessor's.
 *
 * @param number counted from 0 over all slices, in the order of the input
 * @param file counted from 0 over all files
 * @param name what the file is called in the rows
 * @param uri where the file is
 * @param start where the slice begins in the file
 * @param size how long each slice of the file is, but for the last one
 * @param length how long the file is
 */
record Slice(int number, int file, String name, String uri, long start, long size, long length)
    implements Serializable {
  /** Whether the file has other slices. */
  boolean isPart() {
    return length > size;
  }

  /**
   * Finds the files of some paths, and divides those that can be divided.
   *
   * @param paths files, folders or globs, of any file system that Hadoop knows
   * @param size so many bytes at most in a slice
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
        throw new IOException(path + ": no such file");
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
   * As on the command line: from the folder on, if one was given. What a glob finds has its whole
   * path, for it may find several folders with files of the same names.
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
