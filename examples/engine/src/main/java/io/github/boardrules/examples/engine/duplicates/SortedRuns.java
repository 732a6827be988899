package io.github.boardrules.examples.engine.duplicates;

import com.google.common.collect.AbstractIterator;
import com.google.common.collect.Iterators;
import com.google.common.io.Closer;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

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
    try (Closer streams = Closer.create()) {
      List<Iterator<byte[]>> elements = new ArrayList<>();
      for (Path run : merged) {
        InputStream in = streams.register(Files.newInputStream(run));
        elements.add(elements(new DataInputStream(new BufferedInputStream(in, BUFFER))));
      }
      Iterator<byte[]> all = Iterators.mergeSorted(elements, Arrays::compareUnsigned);
      while (all.hasNext()) {
        receiver.accept(all.next());
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    for (Path path : merged) {
      Files.delete(path);
    }
  }

  /** Reads the elements of a file. */
  private static Iterator<byte[]> elements(DataInputStream in) {
    return new AbstractIterator<byte[]>() {
      @Override
      protected byte @Nullable [] computeNext() {
        try {
          in.mark(1);
          if (in.read() < 0) {
            return endOfData();
          }
          in.reset();
          byte[] element = new byte[in.readInt()];
          in.readFully(element);
          return element;
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    };
  }

  @Override
  public void close() throws IOException {
    if (Files.exists(folder)) {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }
}
