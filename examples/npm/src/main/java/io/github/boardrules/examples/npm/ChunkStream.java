package io.github.boardrules.examples.npm;

import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The bytes of an iterable, which are asked for when they are read. */
final class ChunkStream extends InputStream {
  private final Support.Chunks chunks;
  private byte[] chunk = {};
  private int place;
  private boolean isAtEnd;

  ChunkStream(Support.Chunks chunks) {
    this.chunks = chunks;
  }

  /** Always more: to ask for the next chunk is not to wait. */
  @Override
  public int available() {
    return isAtEnd ? 0 : 1;
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    while (place == chunk.length && !isAtEnd) {
      @Nullable JSObject next = Chunk.next(chunks, "bytes");
      isAtEnd = next == null;
      chunk = next == null ? new byte[0] : Js.bytes(next);
      place = 0;
    }
    int count = Math.min(length, chunk.length - place);
    System.arraycopy(chunk, place, target, offset, count);
    place += count;
    return count == 0 && length > 0 ? -1 : count;
  }

  @Override
  public void close() {
    chunks.close();
  }
}
