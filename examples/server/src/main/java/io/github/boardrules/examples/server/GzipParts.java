package io.github.boardrules.examples.server;

import com.google.common.primitives.Bytes;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * The parts of a gzip stream that stays open. Each part is complete when it is written, and refers
 * to none before it, so that an open stream keeps a checksum only. Not thread-safe.
 */
final class GzipParts {
  private static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 255};

  /** An empty block that is the last one. */
  private static final byte[] LAST_BLOCK = {3, 0};

  private final CRC32 checksum = new CRC32();
  private int size;
  private boolean isBegun;

  /** Returns bytes that a client decompresses to the given ones, as soon as it receives them. */
  byte[] part(byte[] bytes) {
    checksum.update(bytes);
    size += bytes.length;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(header());
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, /* nowrap= */ true);
    try {
      deflater.setInput(bytes);
      byte[] buffer = new byte[4096];
      int count = buffer.length;
      while (count == buffer.length) {
        count = deflater.deflate(buffer, 0, buffer.length, Deflater.SYNC_FLUSH);
        out.write(buffer, 0, count);
      }
    } finally {
      deflater.end();
    }
    return out.toByteArray();
  }

  private byte[] header() {
    boolean isFirst = !isBegun;
    isBegun = true;
    return isFirst ? HEADER : new byte[0];
  }

  /** Returns the end of the stream. */
  byte[] end() {
    ByteBuffer trailer = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
    trailer.putInt((int) checksum.getValue()).putInt(size);
    return Bytes.concat(header(), LAST_BLOCK, trailer.array());
  }
}
