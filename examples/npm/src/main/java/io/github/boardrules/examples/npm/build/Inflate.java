package io.github.boardrules.examples.npm.build;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Decompresses deflated data (RFC 1951), and finds damage where zlib finds it, which the JDK uses.
 * The inflater of TeaVM 0.15 accepts codes that zlib rejects and decodes them to garbage.
 */
final class Inflate {
  private static final int WINDOW = 1 << 15;
  private static final int MAX_BITS = 15;
  private static final int END_OF_BLOCK = 256;
  private static final int[] LENGTHS = {
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258
  };
  private static final int[] LENGTH_BITS = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0
  };
  private static final int[] ORDER = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15
  };

  private final InputStream in;
  private final byte[] block;
  private int length;
  private int place;
  private int bits;
  private int bitCount;

  private final byte[] window = new byte[WINDOW];
  private long written;
  private long consumed;

  private Mode mode = Mode.HEADER;
  private boolean isLast;
  private Codes literals = Codes.NONE;
  private Codes distances = Codes.NONE;

  /** The bytes that are left of a stored block or of a match, and how far back the match is. */
  private int left;

  private int distance;
  private int literal;

  /** Whether a step needed another block of input, and the damage that it found there. */
  private boolean isAfterBlock;

  private @Nullable IOException postponed;

  private enum Mode {
    HEADER,
    STORED,
    SYMBOL,
    LITERAL,
    MATCH,
    END
  }

  Inflate(InputStream in, int size) {
    this.in = in;
    this.block = new byte[size];
  }

  /** Begins another member. */
  void restart() {
    mode = Mode.HEADER;
    isLast = false;
    written = 0;
  }

  boolean isAtEnd() {
    return mode == Mode.END;
  }

  long written() {
    return written;
  }

  /** Returns the number of bytes of the file that were read, of all members and headers. */
  long consumed() {
    return consumed;
  }

  /** Returns the next byte after the compressed data, or -1 at the end. */
  int readByte() throws IOException {
    if (bitCount >= 8) {
      bitCount -= 8; // whole bytes that were read ahead
      int read = bits & 0xff;
      bits >>>= 8;
      return read;
    }
    if (place < length) {
      return block[place++] & 0xff;
    }
    consumed++;
    return in.read(); // no block: the JDK reads none here
  }

  private boolean fill() throws IOException {
    isAfterBlock = true;
    length = in.read(block, 0, block.length);
    place = 0;
    consumed += Math.max(0, length);
    return length > 0;
  }

  /**
   * Decompresses bytes. As in zlib, damage that follows the target is found at once, and a read
   * that has any bytes ends with a block of input.
   *
   * @return the number of bytes, 0 at the end of the data
   */
  int read(byte[] target, int offset, int count) throws IOException {
    if (postponed != null) {
      throw postponed;
    }
    int done = 0;
    while (mode != Mode.END) {
      if (hasOutput() && done == count) {
        return done;
      }
      isAfterBlock = false;
      if (mode == Mode.STORED && left > 0 && bitCount == 0 && place == length && done > 0) {
        return done;
      }
      if (hasOutput()) {
        target[offset + done++] = output();
        continue;
      }
      try {
        step();
      } catch (IOException e) {
        if (isAfterBlock && done > 0) {
          postponed = e;
          return done;
        }
        throw e;
      }
      if (isAfterBlock && done > 0) {
        return done;
      }
    }
    return done;
  }

  private boolean hasOutput() {
    return mode == Mode.LITERAL || ((mode == Mode.MATCH || mode == Mode.STORED) && left > 0);
  }

  private byte output() throws IOException {
    if (mode == Mode.LITERAL) {
      mode = Mode.SYMBOL;
      return put((byte) literal);
    }
    byte value =
        mode == Mode.STORED ? (byte) bits(8) : window[(int) ((written - distance) & (WINDOW - 1))];
    left--;
    if (mode == Mode.MATCH && left == 0) {
      mode = Mode.SYMBOL;
    }
    return put(value);
  }

  private void step() throws IOException {
    switch (mode) {
      case HEADER -> readHeader();
      case SYMBOL -> readSymbol();
      default -> endBlock();
    }
  }

  private byte put(byte value) {
    window[(int) (written & (WINDOW - 1))] = value;
    written++;
    return value;
  }

  private void endBlock() {
    mode = isLast ? Mode.END : Mode.HEADER;
    if (isLast) {
      int odd = bitCount & 7;
      bits >>>= odd;
      bitCount -= odd;
    }
  }

  private int bits(int count) throws IOException {
    while (bitCount < count) {
      if (place == length && !fill()) {
        throw new EOFException("Unexpected end of ZLIB input stream");
      }
      bits |= (block[place++] & 0xff) << bitCount;
      bitCount += 8;
    }
    int value = bits & ((1 << count) - 1);
    bits >>>= count;
    bitCount -= count;
    return value;
  }

  private static ZipException damage() {
    return new ZipException();
  }

  private void readHeader() throws IOException {
    isLast = bits(1) == 1;
    switch (bits(2)) {
      case 0 -> {
        bits(bitCount & 7);
        left = bits(16);
        if (bits(16) != (left ^ 0xffff)) {
          throw damage();
        }
        mode = Mode.STORED;
      }
      case 1 -> {
        literals = Codes.FIXED_LITERALS;
        distances = Codes.FIXED_DISTANCES;
        mode = Mode.SYMBOL;
      }
      case 2 -> {
        readCodes();
        mode = Mode.SYMBOL;
      }
      default -> throw damage();
    }
  }

  private void readCodes() throws IOException {
    int literalCount = bits(5) + 257;
    int distanceCount = bits(5) + 1;
    int codeCount = bits(4) + 4;
    if (literalCount > 286 || distanceCount > 30) {
      throw damage();
    }
    int[] sizes = new int[ORDER.length];
    for (int i = 0; i < codeCount; i++) {
      sizes[ORDER[i]] = bits(3);
    }
    Codes codes = Codes.of(sizes, 0, sizes.length, false);
    int[] all = new int[literalCount + distanceCount];
    for (int i = 0; i < all.length; ) {
      int symbol = symbol(codes);
      if (symbol < 16) {
        all[i++] = symbol;
        continue;
      }
      if (symbol == 16 && i == 0) {
        throw damage();
      }
      int repeated = symbol == 16 ? all[i - 1] : 0;
      int times = symbol == 16 ? 3 + bits(2) : symbol == 17 ? 3 + bits(3) : 11 + bits(7);
      if (i + times > all.length) {
        throw damage();
      }
      for (int end = i + times; i < end; i++) {
        all[i] = repeated;
      }
    }
    if (all[END_OF_BLOCK] == 0) {
      throw damage();
    }
    literals = Codes.of(all, 0, literalCount, true);
    distances = Codes.of(all, literalCount, distanceCount, true);
  }

  private int symbol(Codes codes) throws IOException {
    int code = 0;
    int first = 0;
    int index = 0;
    for (int size = 1; size <= MAX_BITS; size++) {
      code |= bits(1);
      int count = codes.counts[size];
      if (code - count < first) {
        return codes.symbols[index + code - first];
      }
      index += count;
      first = (first + count) << 1;
      code <<= 1;
      if (size >= codes.maximum) {
        break;
      }
    }
    throw damage();
  }

  private void readSymbol() throws IOException {
    int symbol = symbol(literals);
    if (symbol < END_OF_BLOCK) {
      literal = symbol;
      mode = Mode.LITERAL;
    } else if (symbol == END_OF_BLOCK) {
      endBlock();
    } else {
      int index = symbol - 257;
      if (index >= LENGTHS.length) {
        throw damage();
      }
      left = LENGTHS[index] + bits(LENGTH_BITS[index]);
      int slot = symbol(distances);
      if (slot >= 30) {
        throw damage();
      }
      int extra = Math.max(0, slot / 2 - 1);
      distance = (slot < 2 ? slot : (2 + slot % 2) << extra) + bits(extra) + 1;
      if (distance > Math.min(written, WINDOW)) {
        throw damage();
      }
      mode = Mode.MATCH;
    }
  }

  /** Codes of one to fifteen bits: how many have each length, and their symbols in order. */
  private static final class Codes {
    static final Codes NONE = new Codes(new int[MAX_BITS + 1], new int[0], 0);
    static final Codes FIXED_LITERALS;
    static final Codes FIXED_DISTANCES;

    static {
      int[] sizes = new int[288];
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
      }
      int[] fives = new int[32];
      Arrays.fill(fives, 5);
      FIXED_LITERALS = sorted(sizes, 0, sizes.length);
      FIXED_DISTANCES = sorted(fives, 0, fives.length);
    }

    final int[] counts;
    final int[] symbols;
    final int maximum;

    private Codes(int[] counts, int[] symbols, int maximum) {
      this.counts = counts;
      this.symbols = symbols;
      this.maximum = maximum;
    }

    /** Returns the codes of given lengths. */
    static Codes of(int[] sizes, int from, int count, boolean canBeSingle) throws ZipException {
      Codes codes = sorted(sizes, from, count);
      int open = 1;
      for (int size = 1; size <= MAX_BITS; size++) {
        open = 2 * open - codes.counts[size];
        if (open < 0) {
          throw damage();
        }
      }
      boolean isSingle = canBeSingle && codes.maximum <= 1;
      if (open > 0 && !isSingle) {
        throw damage();
      }
      return codes;
    }

    private static Codes sorted(int[] sizes, int from, int count) {
      int[] counts = new int[MAX_BITS + 1];
      int maximum = 0;
      for (int i = 0; i < count; i++) {
        counts[sizes[from + i]]++;
        maximum = Math.max(maximum, sizes[from + i]);
      }
      int[] starts = new int[MAX_BITS + 2];
      for (int size = 1; size <= MAX_BITS; size++) {
        starts[size + 1] = starts[size] + counts[size];
      }
      int[] symbols = new int[count];
      for (int i = 0; i < count; i++) {
        if (sizes[from + i] != 0) {
          symbols[starts[sizes[from + i]]++] = i;
        }
      }
      counts[0] = 0;
      return new Codes(counts, symbols, maximum);
    }
  }
}
