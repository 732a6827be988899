package io.github.boardrules.examples.spark;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * The stored bytes of a file. If the cluster fails in the middle of the file, throws a plain {@link
 * IOException} instead of an {@link EOFException}, because the latter would mean that the file
 * itself is truncated.
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
