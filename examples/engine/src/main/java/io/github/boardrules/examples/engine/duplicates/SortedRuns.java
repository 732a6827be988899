package io.github.boardrules.examples.engine.duplicates;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;

/**
 * Sorts byte arrays as unsigned numbers, in bounded memory: full buffers are written to files,
 * sorted, and the files are merged.
 */
final class SortedRuns implements Closeable {
  /** The maximum number of files that are merged at once. */
  private static final int MAX_MERGED = 64;

  private static final int BUFFER = 1 << 16;

  /** The bytes of an array in memory besides its elements, with its place in the list. */
  private static final int OVERHEAD = 24;

  /** Receives the arrays in order. */
  interface Receiver {
    void accept(byte[] element) throws IOException;
  }

  private final Path folder;
  private final long memory;
  private final List<byte[]> buffer = new ArrayList<>();
  private final Queue<Path> runs = new ArrayDeque<>();
  private long buffered;
  private int written;

  /**
   * Creates a folder for the files in another one.
   *
   * @param memory the bytes to keep in memory before they are written
   */
  SortedRuns(Path parent, long memory) throws IOException {
    this.folder = Files.createTempDirectory(parent, "boardrules-");
    this.memory = memory;
  }

  void add(byte[] element) throws IOException {
    buffer.add(element);
    buffered += element.length + OVERHEAD;
    if (buffered >= memory) {
      flush();
    }
  }

  /** Returns the number of files that were written. */
  int written() {
    return written;
  }

  private void flush() throws IOException {
    buffer.sort(Arrays::compareUnsigned);
    try (DataOutputStream out = create()) {
      for (byte[] element : buffer) {
        write(element, out);
      }
    }
    buffer.clear();
    buffered = 0;
  }

  private DataOutputStream create() throws IOException {
    Path run = folder.resolve(Integer.toString(written++));
    runs.add(run);
    return new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(run), BUFFER));
  }

  private static void write(byte[] element, DataOutputStream out) throws IOException {
    out.writeInt(element.length);
    out.write(element);
  }

  /** Passes on all elements in order, once. */
  void forEach(Receiver receiver) throws IOException {
    if (runs.isEmpty()) {
      buffer.sort(Arrays::compareUnsigned);
      for (byte[] element : buffer) {
        receiver.accept(element);
      }
      return;
    }
    flush();
    while (runs.size() > MAX_MERGED) {
      List<Path> oldest = takeRuns();
      try (DataOutputStream out = create()) {
        merge(oldest, element -> write(element, out));
      }
    }
    merge(takeRuns(), receiver);
  }

  private List<Path> takeRuns() {
    List<Path> oldest = new ArrayList<>();
    while (oldest.size() < MAX_MERGED && !runs.isEmpty()) {
      oldest.add(runs.remove());
    }
    return oldest;
  }

  private static void merge(List<Path> merged, Receiver receiver) throws IOException {
    PriorityQueue<Run> heads =
        new PriorityQueue<>((one, other) -> Arrays.compareUnsigned(one.head, other.head));
    List<Run> open = new ArrayList<>();
    try {
      for (Path path : merged) {
        Run run = new Run(path);
        open.add(run);
        if (run.advance()) {
          heads.add(run);
        }
      }
      for (Run run = heads.poll(); run != null; run = heads.poll()) {
        receiver.accept(run.head);
        if (run.advance()) {
          heads.add(run);
        }
      }
    } finally {
      for (Run run : open) {
        run.in.close();
      }
    }
    for (Path path : merged) {
      Files.delete(path);
    }
  }

  /** A sorted file that is being read. */
  private static final class Run {
    final DataInputStream in;
    byte[] head = new byte[0];

    Run(Path path) throws IOException {
      this.in = new DataInputStream(new BufferedInputStream(Files.newInputStream(path), BUFFER));
    }

    boolean advance() throws IOException {
      int length;
      try {
        length = in.readInt();
      } catch (EOFException e) {
        return false;
      }
      head = in.readNBytes(length);
      if (head.length < length) {
        throw new EOFException("a temporary file was truncated");
      }
      return true;
    }
  }

  @Override
  public void close() throws IOException {
    if (Files.exists(folder)) {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }
}
