package io.github.boardrules.examples.engine.index;

import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.index.IndexException.Code;
import java.io.Closeable;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexFormatTooNewException;
import org.apache.lucene.index.IndexFormatTooOldException;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.Lock;
import org.apache.lucene.store.LockObtainFailedException;

/** The folder of an index, and what can be wrong with it. */
final class Store {
  /** Lucene recommends settings of the JVM whenever a process starts; a field keeps the level. */
  private static final Logger LOGGER = Logger.getLogger("org.apache.lucene");

  static {
    LOGGER.setLevel(Level.SEVERE);
  }

  private Store() {}

  /** Returns whether the folder has a complete index. */
  static boolean hasIndex(FSDirectory directory) throws IOException {
    return DirectoryReader.indexExists(directory);
  }

  /** Opens the folder. Use it instead of Lucene's method, which logs. */
  static FSDirectory open(Path folder) throws IOException {
    return FSDirectory.open(folder);
  }

  /**
   * Keeps all processes from adding games to an index.
   *
   * @return what is to be closed to allow it again
   * @throws IndexException if another process adds games, or if the folder cannot be written
   */
  static Closeable lock(Path folder) {
    try {
      FSDirectory directory = open(folder);
      try {
        Lock lock = directory.obtainLock(IndexWriter.WRITE_LOCK_NAME);
        return () -> {
          lock.close();
          directory.close();
        };
      } catch (IOException e) {
        directory.close();
        throw e;
      }
    } catch (IOException e) {
      throw failure(folder, e);
    }
  }

  /** Checks that nothing but an index, complete or not, is in a folder. */
  static void checkMayHoldIndex(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    if (!Files.isDirectory(folder)) {
      throw new IndexException(Code.NOT_AN_INDEX, folder + " is not a folder");
    }
    try (Stream<Path> files = Files.list(folder)) {
      // The names of Lucene's files before the first commit.
      boolean hasOthers =
          files
              .map(file -> file.getFileName().toString())
              .anyMatch(name -> !name.equals("write.lock") && !name.matches("(pending_)?[_s].*"));
      if (hasOthers) {
        throw new IndexException(
            Code.NOT_AN_INDEX, folder + " has files that do not belong to an index");
      }
    }
  }

  /** Checks the format of a commit. */
  static void checkFormat(Path folder, Map<String, String> data) {
    if (!data.equals(Fields.FORMAT)) {
      throw new IndexException(
          Code.OTHER_VERSION,
          "%s is an index of another program or version: its format is %s, not %s"
              .formatted(folder, data, Fields.FORMAT));
    }
  }

  /**
   * Returns the exception for a failure of Lucene, which also throws unchecked exceptions if files
   * are damaged, and the JVM an internal error if a file was truncated that it has mapped into
   * memory.
   */
  static IndexException failure(Path folder, Throwable failure) {
    if (failure instanceof IndexException known) {
      return known;
    }
    if (failure instanceof LockObtainFailedException) {
      return new IndexException(
          Code.IN_USE,
          "another process adds games to the index %s, or is a server that uses it"
              .formatted(folder),
          failure);
    }
    if (failure instanceof IndexFormatTooNewException
        || failure instanceof IndexFormatTooOldException) {
      return new IndexException(
          Code.OTHER_VERSION,
          "another version of Lucene made the index %s, or it is damaged: make it again"
              .formatted(folder),
          failure);
    }
    if (failure instanceof RuntimeException
        || failure instanceof InternalError
        || failure instanceof CorruptIndexException
        || failure instanceof EOFException
        || failure instanceof FileNotFoundException
        || failure instanceof NoSuchFileException) {
      return new IndexException(
          Code.DAMAGED, "the index " + folder + " is damaged: make it again", failure);
    }
    String reason = failure instanceof IOException io ? Words.reason(io) : "the reason is unknown";
    return new IndexException(
        Code.INPUT_OUTPUT,
        "the index " + folder + " cannot be read or written: " + reason,
        failure);
  }
}
