package io.github.boardrules.examples.spark;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * A file as it is stored. Where a cluster breaks off in the middle of it, that is never told as the
 * end of the file would be: nothing is wrong with the file.
 */
final class Stored extends FilterInputStream {
  Stored(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws IOException {
    try {
      return super.read();
    } catch (EOFException e) {
      throw new IOException(e);
    }
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    try {
      return super.read(target, offset, length);
    } catch (EOFException e) {
      throw new IOException(e);
    }
  }
}
