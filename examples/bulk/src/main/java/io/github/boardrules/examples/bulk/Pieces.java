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
 * Cuts a text into pieces that can be judged at the same time, in constant memory. Together they
 * have the games that the text has, whatever the text.
 *
 * <p>A piece for which no cut is found in time is not held in memory: it is read from the text
 * itself, before the next one is asked for.
 *
 * <p>If the text cannot be read to its end, what there is of it is taken as if it ended there, and
 * then the failure is thrown.
 */
public final class Pieces {
  private static final int USUAL_SIZE = 1 << 18;
  private static final int GREATEST_SIZE = 1 << 22;
  private static final int BLOCK = 1 << 16;

  private final InputStream in;
  private final RecordFormat format;
  private final String name;
  private final Cuts cuts;
  private final int usual;
  private final int greatest;

  private byte[] buffer = new byte[BLOCK];

  /**
   * In the buffer: the first byte of the piece, the next one to look at, the end of what is read.
   */
  private int from;

  private int seen;
  private int limit;

  /** The place in the text of what is at {@link #from}. */
  private long begin;

  private long cut = Cuts.NONE;
  private long linesBefore;
  private boolean open;
  private boolean ended;
  private @Nullable IOException failure;

  /**
   * Begins to cut a text.
   *
   * @param in the text; its caller closes it
   * @param format how its records are written
   * @param name what it is called
   */
  public Pieces(InputStream in, RecordFormat format, String name) {
    this(in, format, name, USUAL_SIZE, GREATEST_SIZE);
  }

  Pieces(InputStream in, RecordFormat format, String name, int usual, int greatest) {
    this.in = in;
    this.format = format;
    this.name = name;
    this.cuts = Cuts.of(format);
    this.usual = usual;
    this.greatest = greatest;
  }

  /**
   * {@return the offset of the first cut behind the first line end that there is; empty if there is
   * none} From anywhere in a text, so two readers that ask at the same place agree.
   *
   * @param in a text from any byte on
   * @param format how its records are written
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
   * @throws IOException if the text cannot be read further; all that could be is in the pieces so
   *     far
   */
  public Optional<Piece> next() throws IOException {
    if (open) {
      drain();
    }
    while (cut == Cuts.NONE && limit - from < greatest && (!ended || seen < limit)) {
      look(usual);
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

  /** {@return how many lines ended in the pieces so far} */
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
   * Looks at bytes for a cut that leaves a piece of at least a size, after reading more if need be.
   */
  private void look(int least) {
    if (seen == limit && !ended) {
      fill();
    }
    while (seen < limit && cut == Cuts.NONE) {
      long found = cuts.accept(buffer[seen++]);
      if (found != Cuts.NONE && found - begin >= least) {
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

  /** What there is of a piece that is not cut yet. */
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

    /** How many bytes surely belong to this piece. */
    private int ready() {
      if (ended && seen == limit && cut == Cuts.NONE) {
        return limit - from;
      }
      return (int) ((cut == Cuts.NONE ? cuts.undecided() : cut) - begin);
    }
  }
}
