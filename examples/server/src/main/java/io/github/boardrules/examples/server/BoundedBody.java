package io.github.boardrules.examples.server;

import io.github.boardrules.examples.referee.RefereeCode;
import io.github.boardrules.examples.referee.Refusal;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * A request body that throws a {@link Refusal} as soon as more than a limited number of bytes is
 * read.
 */
final class BoundedBody extends FilterInputStream {
  private final long limit;
  private long read;

  /**
   * Limits a request body.
   *
   * @param in the complete request body
   * @param limit the maximum number of bytes
   */
  BoundedBody(InputStream in, long limit) {
    super(in);
    this.limit = limit;
  }

  @Override
  public int read() throws IOException {
    int next = super.read();
    count(next < 0 ? 0 : 1);
    return next;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int count = super.read(bytes, offset, length);
    count(Math.max(0, count));
    return count;
  }

  @Override
  public long skip(long count) throws IOException {
    long skipped = super.skip(count);
    count(skipped);
    return skipped;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  private void count(long more) {
    read += more;
    if (read > limit) {
      throw Refusal.of(RefereeCode.TOO_LARGE, "The request has more than " + limit + " bytes")
          .with("limit", limit);
    }
  }
}
