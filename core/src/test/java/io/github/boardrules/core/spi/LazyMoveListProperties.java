package io.github.boardrules.core.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Compares lazy lists with lists of the same moves. */
class LazyMoveListProperties {
  private record Bit(int word, int bit) implements Move {}

  /** Counts the moves that it creates. */
  private static final class Bits extends LazyMoveList<Bit> {
    private final long[] words;
    private int created;

    Bits(long... words) {
      super(Arrays.stream(words).mapToInt(Long::bitCount).sum());
      this.words = words;
    }

    @Override
    protected long word(int word) {
      return words[word];
    }

    @Override
    protected Bit move(int word, int bit) {
      created++;
      return new Bit(word, bit);
    }

    @Override
    public boolean contains(@Nullable Object object) {
      return object instanceof Bit move && (words[move.word()] >>> move.bit() & 1) != 0;
    }
  }

  private static List<Bit> naive(long[] words) {
    List<Bit> moves = new ArrayList<>();
    for (int word = 0; word < words.length; word++) {
      for (int bit = 0; bit < Long.SIZE; bit++) {
        if ((words[word] >>> bit & 1) != 0) {
          moves.add(new Bit(word, bit));
        }
      }
    }
    return moves;
  }

  @Property
  void aListEqualsItsMoves(@ForAll @Size(max = 4) long[] words) {
    List<Bit> expected = naive(words);
    Bits list = new Bits(words);
    assertEquals(expected, list);
    assertEquals(expected, list.stream().toList());
    assertEquals(expected.size(), list.spliterator().getExactSizeIfKnown());
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(expected.get(i), list.get(i));
    }
    assertThrows(IndexOutOfBoundsException.class, () -> list.get(expected.size()));
    assertThrows(IndexOutOfBoundsException.class, () -> list.listIterator(expected.size() + 1));
  }

  @Property
  void containsCreatesNoMoves(@ForAll @Size(max = 4) long[] words) {
    List<Bit> expected = naive(words);
    Bits list = new Bits(words);
    assertTrue(list.containsAll(expected));
    assertEquals(0, list.created);
  }

  @Property
  void anIteratorEndsAfterTheLastMove(@ForAll @Size(max = 4) long[] words) {
    Iterator<Bit> moves = new Bits(words).iterator();
    naive(words).forEach(move -> assertEquals(move, moves.next()));
    assertEquals(false, moves.hasNext());
    assertThrows(NoSuchElementException.class, moves::next);
  }
}
