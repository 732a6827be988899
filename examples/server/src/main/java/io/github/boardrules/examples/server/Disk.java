package io.github.boardrules.examples.server;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Waits until what was written to a file is on disk. Flushing is slow, so a single flush covers all
 * that was written before it started. This is the <em>group commit</em> of transaction systems
 * (DeWitt et al., 1984).
 */
final class Disk implements AutoCloseable {
  private final RandomAccessFile file;
  private final AtomicLong waiting = new AtomicLong();

  /** The number of those in {@link #waiting} whose data is on disk; guarded by this. */
  private long written;

  private Disk(RandomAccessFile file) {
    this.file = file;
  }

  /** Opens an existing file; not as a channel, which an interrupt of a waiting thread closes. */
  static Disk of(Path file) {
    try {
      return new Disk(new RandomAccessFile(file.toFile(), "rw"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Blocks until all that this process wrote to the file before the call is on disk. */
  void await() throws IOException {
    long mine = waiting.incrementAndGet();
    synchronized (this) {
      if (written < mine) {
        long all = waiting.get();
        file.getFD().sync();
        written = all;
      }
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
