package io.github.boardrules.examples.bulk;

import io.github.boardrules.core.record.RecordFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a text into pieces that can be judged in parallel, in constant memory. Together the pieces
 * yield exactly the games and problems of the text, even if it is damaged.
 *
 * <p>A piece that would exceed the maximum size is not held in memory. It is read directly from the
 * text, before the next piece is requested.
 *
 * <p>If reading the text fails, the part read so far is treated as the whole text. After its last
 * piece, {@link #next()} throws the exception.
 */
public final class Pieces {
  private static final int MIN_SIZE = 1 << 18;
  private static final int MAX_SIZE = 1 << 22;
  private static final int BLOCK = 1 << 16;

  private final InputStream in;
  private final RecordFormat format;
  private final String name;
  private final Cuts cuts;
  private final int minSize;
  private final int maxSize;

  private byte[] buffer = new byte[BLOCK];

  /**
   * Indexes in the buffer: the first byte of the current piece, the next byte to scan, and the end
   * of the bytes that were read.
   */
  private int from;

  private int seen;
  private int limit;

  /** The offset in the text of the byte at {@link #from}. */
  private long begin;

  private long cut = Cuts.NONE;
  private long linesBefore;
  private boolean open;
  private boolean ended;
  private @Nullable IOException failure;

  /**
   * Creates the pieces of a text.
   *
   * @param in the text; the caller closes it
   * @param format the format of its records
   * @param name the name of the text in verdicts
   */
  public Pieces(InputStream in, RecordFormat format, String name) {
    this(in, format, name, MIN_SIZE, MAX_SIZE);
  }

  Pieces(InputStream in, RecordFormat format, String name, int minSize, int maxSize) {
    this.in = in;
    this.format = format;
    this.name = name;
    this.cuts = Cuts.of(format);
    this.minSize = minSize;
    this.maxSize = maxSize;
  }

  /**
   * {@return the offset of the first cut after the first line end; empty if the text has no cut}
   * The result depends on the bytes from the given one only, so two readers that start at the same
   * byte agree.
   *
   * @param in a text, from any byte
   * @param format the format of its records
   * @throws IOException if the text cannot be read
   */
  public static OptionalLong firstCut(InputStream in, RecordFormat format) throws IOException {
    Cuts cuts = Cuts.inTheMiddle(format);
    byte[] block = new byte[BLOCK];
    for (int count = in.read(block); count >= 0; count = in.read(block)) {
      for (int i = 0; i < count; i++) {
        long cut = cuts.accept(block[i]);
        if (cut != Cuts.NONE) {
          return OptionalLong.of(cut);
        }
      }
    }
    return OptionalLong.empty();
  }

  /**
   * {@return the next piece; empty at the end of the text}
   *
   * @throws IOException if the rest of the text cannot be read; the pieces so far contain
   *     everything before
   */
  public Optional<Piece> next() throws IOException {
    if (open) {
      drain();
    }
    while (cut == Cuts.NONE && limit - from < maxSize && (!ended || seen < limit)) {
      look(minSize);
    }
    if (ended && from == limit) {
      if (failure != null) {
        throw failure;
      }
      return Optional.empty();
    }
    long lines = linesBefore;
    if (cut == Cuts.NONE && !(ended && seen == limit)) {
      open = true;
      return Optional.of(new Piece(format, name, lines, new Rest(), false));
    }
    int size = cut == Cuts.NONE ? limit - from : (int) (cut - begin);
    byte[] bytes = Arrays.copyOfRange(buffer, from, from + size);
    passOver(size);
    endPiece();
    return Optional.of(new Piece(format, name, lines, new ByteArrayInputStream(bytes), true));
  }

  /** {@return the number of line ends in the pieces so far} */
  public long lineEnds() {
    return linesBefore;
  }

  private void drain() throws IOException {
    try (InputStream rest = new Rest()) {
      rest.transferTo(OutputStream.nullOutputStream());
    }
    open = false;
    endPiece();
  }

  private void endPiece() {
    linesBefore = cuts.lineEnds();
    cut = Cuts.NONE;
  }

  /**
   * Scans the bytes in the buffer for a cut that makes the piece large enough. Reads more bytes
   * first if all were scanned.
   */
  private void look(int minimum) {
    if (seen == limit && !ended) {
      fill();
    }
    while (seen < limit && cut == Cuts.NONE) {
      long found = cuts.accept(buffer[seen++]);
      if (found != Cuts.NONE && found - begin >= minimum) {
        cut = found;
      }
    }
  }

  private void fill() {
    if (from > 0) {
      System.arraycopy(buffer, from, buffer, 0, limit - from);
      seen -= from;
      limit -= from;
      from = 0;
    }
    if (limit == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    try {
      int count = in.read(buffer, limit, Math.min(BLOCK, buffer.length - limit));
      ended = count < 0;
      limit += Math.max(count, 0);
    } catch (IOException e) {
      ended = true;
      failure = e;
    }
  }

  private void passOver(int count) {
    from += count;
    begin += count;
  }

  /** The bytes of a piece whose end is not known yet. */
  private final class Rest extends InputStream {
    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      if (length == 0) {
        return 0;
      }
      int ready = ready();
      while (ready == 0) {
        if (cut != Cuts.NONE || (ended && seen == limit)) {
          return -1;
        }
        look(0);
        ready = ready();
      }
      int count = Math.min(length, ready);
      System.arraycopy(buffer, from, target, offset, count);
      passOver(count);
      return count;
    }

    /** Returns the number of buffered bytes that certainly belong to this piece. */
    private int ready() {
      if (ended && seen == limit && cut == Cuts.NONE) {
        return limit - from;
      }
      return (int) ((cut == Cuts.NONE ? cuts.undecided() : cut) - begin);
    }
  }
}
