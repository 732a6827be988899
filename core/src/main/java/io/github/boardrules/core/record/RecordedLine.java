package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkElementIndex;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.Immutable;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a line of a record, an immutable list.
 *
 * <p>Most moves of a record consist of a short text only. The list stores the characters of these
 * texts one after the other, and the place of each, in about 16 bytes a move. It creates a {@link
 * RecordedMove} when it is requested.
 */
@Immutable
@SuppressWarnings("Immutable") // the arrays do not change, and AbstractList has no other state
public final class RecordedLine extends AbstractList<RecordedMove> implements RandomAccess {
  private static final RecordedLine EMPTY = builder("").build();

  /** The moves that are more than a short text, by index; others are null. May be shorter. */
  private final @Nullable RecordedMove[] whole;

  /** The characters of all texts, each in a byte. */
  private final byte[] characters;

  /** The number of characters up to the end of each text. */
  private final int[] ends;

  private final String source;

  /** The offset of the first text. */
  private final long firstOffset;

  /** The offset of each text minus that of the first one. */
  private final int[] offsets;

  /** The number of each line of the source that contains texts, and the offset of its start. */
  private final long[] sourceLines;

  private RecordedLine(Builder builder) {
    int size = builder.size;
    this.whole = Arrays.copyOf(builder.whole, Math.min(builder.whole.length, size));
    this.characters = Arrays.copyOf(builder.characters, size == 0 ? 0 : builder.ends[size - 1]);
    this.ends = Arrays.copyOf(builder.ends, size);
    this.source = builder.source;
    this.firstOffset = builder.firstOffset;
    this.offsets = Arrays.copyOf(builder.offsets, size);
    this.sourceLines = Arrays.copyOf(builder.sourceLines, builder.sourceLineCount);
  }

  /** {@return a line without moves} */
  public static RecordedLine empty() {
    return EMPTY;
  }

  /**
   * {@return a line with the given moves}
   *
   * @param moves the moves
   */
  public static RecordedLine copyOf(Iterable<RecordedMove> moves) {
    if (moves instanceof RecordedLine line) {
      return line;
    }
    Builder builder = builder("");
    moves.forEach(builder::add);
    return builder.build();
  }

  /**
   * {@return a builder}
   *
   * @param source the name of the text that contains the moves
   */
  public static Builder builder(String source) {
    return new Builder(source);
  }

  @Override
  public int size() {
    return ends.length;
  }

  @Override
  public RecordedMove get(int index) {
    RecordedMove move = whole(checkElementIndex(index, size()));
    if (move != null) {
      return move;
    }
    String text = text(index);
    return new RecordedMove(text, text, location(index));
  }

  /**
   * {@return the text that the game parses} The same as {@code get(index).notation()}, but creates
   * no move.
   *
   * @param index the index of the move
   */
  public String notation(int index) {
    RecordedMove move = whole(checkElementIndex(index, size()));
    return move == null ? text(index) : move.notation();
  }

  private @Nullable RecordedMove whole(int index) {
    return index < whole.length ? whole[index] : null;
  }

  private String text(int index) {
    int begin = index == 0 ? 0 : ends[index - 1];
    return new String(characters, begin, ends[index] - begin, StandardCharsets.ISO_8859_1);
  }

  private TextLocation location(int index) {
    long offset = firstOffset + offsets[index];
    int low = 0;
    int high = sourceLines.length / 2;
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (sourceLines[2 * middle + 1] <= offset) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return new TextLocation(
        source, sourceLines[2 * low], offset - sourceLines[2 * low + 1] + 1, offset);
  }

  /** Builds a line. Not thread-safe. */
  public static final class Builder {
    private final String source;
    private @Nullable RecordedMove[] whole = new RecordedMove[0];
    private byte[] characters = new byte[256];
    private int[] ends = new int[64];
    private int size;
    private long firstOffset;
    private int[] offsets = new int[64];
    private long[] sourceLines = new long[16];
    private int sourceLineCount;

    private Builder(String source) {
      this.source = source;
    }

    /** {@return the number of moves} */
    public int size() {
      return size;
    }

    /** {@return the last move; there must be one} */
    public RecordedMove last() {
      int index = checkElementIndex(size - 1, size);
      RecordedMove move = index < whole.length ? whole[index] : null;
      if (move != null) {
        return move;
      }
      int begin = index == 0 ? 0 : ends[index - 1];
      return plain(
          new String(characters, begin, ends[index] - begin, StandardCharsets.ISO_8859_1),
          sourceLines[sourceLineCount - 2],
          sourceLines[sourceLineCount - 1],
          firstOffset + offsets[index]);
    }

    private RecordedMove plain(String text, long line, long lineOffset, long offset) {
      TextLocation place = new TextLocation(source, line, offset - lineOffset + 1, offset);
      return new RecordedMove(text, text, place);
    }

    /**
     * Adds a move.
     *
     * @param move the move
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder add(RecordedMove move) {
      grow();
      ends[size] = characterCount();
      offsets[size] = size == 0 ? 0 : offsets[size - 1];
      size++;
      return set(size - 1, move);
    }

    /**
     * Replaces a move.
     *
     * @param index its index
     * @param move the move
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder set(int index, RecordedMove move) {
      checkElementIndex(index, size);
      if (index >= whole.length) {
        whole = Arrays.copyOf(whole, ends.length);
      }
      whole[index] = move;
      return this;
    }

    /**
     * Adds a move without annotations and variations, whose notation is its text.
     *
     * @param text contains the text of the move
     * @param from the index of the first character of the move
     * @param length the number of characters of the move
     * @param line the line of the source that contains the move, counted from 1
     * @param lineOffset the number of characters of the source before that line
     * @param offset the number of characters of the source before the move
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder add(char[] text, int from, int length, long line, long lineOffset, long offset) {
      grow();
      int begin = characterCount();
      if (begin + length > characters.length) {
        characters = Arrays.copyOf(characters, 2 * (begin + length));
      }
      int bits = 0;
      for (int i = 0; i < length; i++) {
        char c = text[from + i];
        characters[begin + i] = (byte) c;
        bits |= c;
      }
      if (sourceLineCount == 0) {
        firstOffset = offset;
      }
      long distance = offset - firstOffset;
      if (bits > 0xff || distance != (int) distance || !begins(line, lineOffset)) {
        return add(plain(new String(text, from, length), line, lineOffset, offset));
      }
      ends[size] = begin + length;
      offsets[size] = (int) distance;
      size++;
      return this;
    }

    /** Notes that a move is on a line; returns false if the line precedes that of other moves. */
    private boolean begins(long line, long lineOffset) {
      long last = sourceLineCount == 0 ? 0 : sourceLines[sourceLineCount - 2];
      if (line > last) {
        if (sourceLineCount == sourceLines.length) {
          sourceLines = Arrays.copyOf(sourceLines, 2 * sourceLineCount);
        }
        sourceLines[sourceLineCount++] = line;
        sourceLines[sourceLineCount++] = lineOffset;
      }
      return line >= last;
    }

    private int characterCount() {
      return size == 0 ? 0 : ends[size - 1];
    }

    private void grow() {
      if (size == ends.length) {
        ends = Arrays.copyOf(ends, 2 * size);
        offsets = Arrays.copyOf(offsets, 2 * size);
      }
    }

    /** {@return the line} */
    public RecordedLine build() {
      return new RecordedLine(this);
    }
  }
}
