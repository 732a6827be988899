package io.github.boardrules.examples.engine.bulk;

import io.github.boardrules.core.record.RecordFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a text into pieces that can be judged in parallel, in constant memory. Together the pieces
 * yield exactly the games and problems of the text, even if it is damaged.
 *
 * <p>Every piece has a minimum size. The search for a cut starts there, so most bytes are only
 * copied and searched for line ends.
 *
 * <p>A piece that would exceed the maximum size is not held in memory. It is read directly from the
 * text, before the next piece is requested.
 *
 * <p>If reading the text fails, the part read so far is treated as the whole text. After its last
 * piece, {@link #next()} throws the exception; {@linkplain #salvaging salvaging} pieces report it
 * as a problem instead.
 */
public final class Pieces {
  private static final int MIN_SIZE = 1 << 18;
  private static final int MAX_SIZE = 1 << 22;
  private static final int BLOCK = 1 << 16;

  private final InputStream in;
  private final RecordFormat format;
  private final String name;
  private final int minSize;
  private final int maxSize;

  private byte[] buffer = new byte[BLOCK];

  /** The offset in the text of the first byte in the buffer. */
  private long base;

  /** The offset of the first byte that is in no piece yet, or has not been read from the piece. */
  private long begin;

  /** The offset of the end of the bytes that were read into the buffer. */
  private long end;

  /** The offset of the next byte to search, which may not be in the buffer yet. */
  private long next;

  private Cuts cuts;

  /** The offset of the first byte that {@link #cuts} searches. */
  private long origin;

  private long cut;
  private long lineEnds;
  private boolean afterReturn;
  private boolean open;
  private boolean ended;
  private @Nullable IOException failure;
  private final boolean isSalvaging;
  private boolean hasPiece;
  private boolean isDamaged;

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

  /**
   * {@return pieces that give at least one verdict and no exception: one verdict says that there is
   * no game, or that the text could not be read to its end}
   *
   * @param in the text; the caller closes it
   * @param format the format of its records
   * @param name the name of the text in verdicts
   */
  public static Pieces salvaging(InputStream in, RecordFormat format, String name) {
    return new Pieces(in, format, name, MIN_SIZE, MAX_SIZE, true);
  }

  /**
   * Creates the pieces of a text.
   *
   * @param minSize the minimum size of all pieces but the last, at least 1
   * @param maxSize the maximum size of a piece that is held in memory, at least the minimum size
   */
  Pieces(InputStream in, RecordFormat format, String name, int minSize, int maxSize) {
    this(in, format, name, minSize, maxSize, false);
  }

  Pieces(
      InputStream in,
      RecordFormat format,
      String name,
      int minSize,
      int maxSize,
      boolean isSalvaging) {
    this.isSalvaging = isSalvaging;
    this.in = in;
    this.format = format;
    this.name = name;
    this.minSize = minSize;
    this.maxSize = maxSize;
    this.cuts = beginPiece();
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
    while (cut == Cuts.NONE && end - begin < maxSize && !isSearched()) {
      search();
    }
    long linesBefore = lineEnds;
    if (ended && begin == end) {
      if (isSalvaging && (failure != null || !hasPiece)) {
        return Optional.of(piece(linesBefore, InputStream.nullInputStream(), true));
      }
      if (failure != null) {
        throw failure;
      }
      return Optional.empty();
    }
    if (cut == Cuts.NONE && !isSearched()) {
      open = true;
      return Optional.of(piece(linesBefore, new Rest(), false));
    }
    byte[] bytes = new byte[ready()];
    take(bytes, 0, bytes.length);
    cuts = beginPiece();
    return Optional.of(piece(linesBefore, new ByteArrayInputStream(bytes), true));
  }

  /** Returns a piece. The last one of a salvaged text fails where reading the text failed. */
  private Piece piece(long linesBefore, InputStream in, boolean whole) {
    hasPiece = true;
    InputStream all = isSalvaging ? new SequenceInputStream(in, new Failing(whole)) : in;
    return new Piece(format, name, linesBefore, all, whole, isSalvaging);
  }

  /** Fails if the text failed and the piece is its last one; otherwise it is empty. */
  private final class Failing extends InputStream {
    private @Nullable IOException taken;
    private final boolean isDecided;

    Failing(boolean isDecided) {
      this.isDecided = isDecided;
      this.taken = isDecided ? take() : null;
    }

    /** Returns the failure if nothing follows the piece. */
    private @Nullable IOException take() {
      if (!ended || begin != end) {
        return null;
      }
      IOException found = failure;
      failure = null;
      return found;
    }

    @Override
    public int read() throws IOException {
      if (!isDecided && taken == null) {
        taken = take();
      }
      if (taken != null) {
        throw taken;
      }
      return -1;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      return length == 0 ? 0 : read();
    }
  }

  /** {@return the number of line ends in the pieces so far} LF, CR and CR LF each end a line. */
  public long lineEnds() {
    return lineEnds;
  }

  /** {@return whether reading the text has failed} */
  public boolean isDamaged() {
    return isDamaged;
  }

  private void drain() throws IOException {
    try (InputStream rest = new Rest()) {
      rest.transferTo(OutputStream.nullOutputStream());
    }
    open = false;
    cuts = beginPiece();
  }

  /** Returns a finder of the end of the piece that begins here. */
  private Cuts beginPiece() {
    cut = Cuts.NONE;
    origin = begin + minSize - 1;
    next = origin;
    return minSize == 1 ? Cuts.of(format) : Cuts.inTheMiddle(format);
  }

  /** Returns whether the whole text was searched. */
  private boolean isSearched() {
    return ended && next >= end;
  }

  /** Searches the bytes in the buffer for a cut, after reading more if all were searched. */
  private void search() {
    if (next >= end && !ended) {
      fill();
    }
    while (next < end && cut == Cuts.NONE) {
      long found = cuts.accept(buffer[(int) (next++ - base)]);
      cut = found == Cuts.NONE ? Cuts.NONE : origin + found;
    }
  }

  private void fill() {
    int count = (int) (end - begin);
    System.arraycopy(buffer, (int) (begin - base), buffer, 0, count);
    base = begin;
    if (count == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * count);
    }
    try {
      int read = in.read(buffer, count, Math.min(BLOCK, buffer.length - count));
      ended = read < 0;
      end += Math.max(read, 0);
    } catch (IOException e) {
      ended = true;
      isDamaged = true;
      failure = e;
    }
  }

  /** Returns the number of bytes in the buffer that certainly belong to the current piece. */
  private int ready() {
    if (cut != Cuts.NONE) {
      return (int) (cut - begin);
    }
    return (int) ((isSearched() ? end : origin + cuts.undecided()) - begin);
  }

  /** Moves bytes out of the buffer and counts their line ends. */
  private void take(byte[] target, int offset, int count) {
    System.arraycopy(buffer, (int) (begin - base), target, offset, count);
    begin += count;
    for (int i = offset; i < offset + count; i++) {
      byte one = target[i];
      if (one == '\r' || (one == '\n' && !afterReturn)) {
        lineEnds++;
      }
      afterReturn = one == '\r';
    }
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
      while (ready() == 0) {
        if (cut != Cuts.NONE || isSearched()) {
          return -1;
        }
        search();
      }
      int count = Math.min(length, ready());
      take(target, offset, count);
      return count;
    }
  }
}
