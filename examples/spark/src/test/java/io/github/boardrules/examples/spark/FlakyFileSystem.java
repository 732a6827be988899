package io.github.boardrules.examples.spark;

import java.io.EOFException;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/**
 * The local file system. If {@link #fails} is set, reading each file in a task fails once in the
 * middle, with the exception that most resembles a truncated file.
 */
public final class FlakyFileSystem extends RawLocalFileSystem {
  static final Set<String> FAILED = ConcurrentHashMap.newKeySet();
  static volatile boolean fails;

  /** Called by Hadoop, by reflection. */
  public FlakyFileSystem() {}

  @Override
  public FSDataInputStream open(Path path, int bufferSize) throws IOException {
    FSDataInputStream in = super.open(path, bufferSize);
    long half = getFileStatus(path).getLen() / 2;
    return new FSDataInputStream(
        new FSInputStream() {
          @Override
          public int read() throws IOException {
            fail();
            return in.read();
          }

          @Override
          public int read(byte[] target, int offset, int size) throws IOException {
            fail();
            return in.read(target, offset, size);
          }

          private void fail() throws IOException {
            boolean isTask = Thread.currentThread().getName().equals(Pulled.THREAD);
            if (fails && isTask && in.getPos() > half && FAILED.add(path.toString())) {
              throw new EOFException("the machine with this block is gone");
            }
          }

          @Override
          public void seek(long place) throws IOException {
            in.seek(place);
          }

          @Override
          public long getPos() throws IOException {
            return in.getPos();
          }

          @Override
          public boolean seekToNewSource(long place) {
            return false;
          }

          @Override
          public void close() throws IOException {
            in.close();
          }
        });
  }
}
