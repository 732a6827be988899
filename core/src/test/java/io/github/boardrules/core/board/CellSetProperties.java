package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.boardrules.core.conformance.Choices;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Compares sets of cells with hash sets. */
class CellSetProperties {

  @Provide
  Arbitrary<Board> boards() {
    return Boards.any();
  }

  @Property
  void aSetContainsItsCells(@ForAll("boards") Board board, @ForAll Choices choices) {
    Set<Cell> cells = Boards.someCells(board, choices);
    CellSet set = board.setOf(cells);
    assertEquals(cells.size(), set.size());
    assertEquals(cells.isEmpty(), set.isEmpty());
    assertEquals(new ArrayList<>(new TreeSet<>(cells)), new ArrayList<>(set));
    assertEquals(cells, set);
    assertEquals(set, cells);
    assertEquals(cells.hashCode(), set.hashCode());
    assertEquals(new TreeSet<>(cells).toString(), set.toString());
    assertEquals(set, board.setOf(set));
    assertEquals(board, set.board());
    for (Cell cell : board.cells()) {
      assertEquals(cells.contains(cell), set.contains(cell));
      assertEquals(cells.contains(cell), set.containsIndex(board.index(cell)));
    }
  }

  @Property
  void operationsAgreeWithThoseOfHashSets(@ForAll("boards") Board board, @ForAll Choices random) {
    Set<Cell> a = Boards.someCells(board, random);
    Set<Cell> b = Boards.someCells(board, random);
    CellSet setA = board.setOf(a);
    CellSet setB = board.setOf(b);
    assertEquals(Sets.union(a, b), setA.union(setB));
    assertEquals(Sets.intersection(a, b), setA.intersection(setB));
    assertEquals(Sets.difference(a, b), setA.minus(setB));
    assertEquals(Sets.difference(new HashSet<>(board.cells()), a), setA.complement());
    assertEquals(!Sets.intersection(a, b).isEmpty(), setA.intersects(setB));
    assertEquals(a.containsAll(b), setA.containsAll(setB));
    assertEquals(a.containsAll(b), setA.containsAll(b));
    assertTrue(setA.union(setB).containsAll(setA));
    assertEquals(a.equals(b), setA.equals(setB));
    assertEquals(a.equals(b), setA.equals(b));
    assertEquals(a, setA, "operands do not change");
    assertEquals(b, setB, "operands do not change");
    Cell cell = Boards.anyCell(board, random);
    assertEquals(Sets.union(a, Set.of(cell)), setA.with(cell));
    assertEquals(Sets.difference(a, Set.of(cell)), setA.without(cell));
  }

  @Property
  void bitsRepresentIndexes(@ForAll("boards") Board board, @ForAll Choices choices) {
    CellSet set = board.setOf(Boards.someCells(board, choices));
    assertEquals((board.size() + 63) / 64, set.wordCount());
    long[] words = new long[set.wordCount()];
    List<Integer> indexes = new ArrayList<>();
    for (int word = 0; word < words.length; word++) {
      words[word] = set.word(word);
    }
    for (int index = set.nextIndex(0); index >= 0; index = set.nextIndex(index + 1)) {
      indexes.add(index);
      assertTrue((words[index / 64] >> (index % 64) & 1) == 1);
    }
    assertEquals(set.stream().map(board::index).toList(), indexes);
    assertEquals(set, CellSet.ofBits(board, words));
    assertEquals(0, set.word(words.length));
    words[0] ^= 1;
    assertNotEquals(set, CellSet.ofBits(board, words));
    assertEquals(-1, set.nextIndex(64 * words.length));
    if (!set.isEmpty()) {
      assertEquals(board.cell(indexes.get(0)), set.first());
    }
  }

  @Property
  void arraysAreCopied(@ForAll("boards") Board board, @ForAll Choices choices) {
    CellSet set = board.setOf(Boards.someCells(board, choices));
    long[] words = new long[set.wordCount()];
    for (int word = 0; word < words.length; word++) {
      words[word] = set.word(word);
    }
    CellSet same = CellSet.ofBits(board, words);
    words[0] ^= 1;
    assertEquals(set, same);
  }

  @Property
  void setsAreImmutable(@ForAll("boards") Board board) {
    CellSet all = board.all();
    Cell cell = board.cell(0);
    assertThrows(UnsupportedOperationException.class, () -> all.remove(cell));
    assertThrows(UnsupportedOperationException.class, () -> board.none().add(cell));
    assertThrows(UnsupportedOperationException.class, all::clear);
    assertThrows(UnsupportedOperationException.class, () -> all.removeIf(c -> true));
    Iterator<Cell> iterator = all.iterator();
    iterator.next();
    assertThrows(UnsupportedOperationException.class, iterator::remove);
  }

  @Property
  void theFullAndTheEmptySetOfABoard(@ForAll("boards") Board board) {
    assertEquals(board.size(), board.all().size());
    assertEquals(board.cells(), List.copyOf(board.all()));
    assertEquals(ImmutableSet.of(), board.none());
    assertEquals(board.none(), board.setOf());
    assertEquals(board.none(), CellSet.ofBits(board));
    assertEquals(board.all(), board.none().complement());
    assertEquals(-1, board.none().nextIndex(0));
    assertThrows(NoSuchElementException.class, () -> board.none().first());
    assertThrows(NoSuchElementException.class, () -> board.none().iterator().next());
  }

  @Property
  void cellsOfOtherBoardsAreRefused(@ForAll("boards") Board board) {
    Cell outside = new Cell(board.width(), 0);
    assertFalse(board.all().contains(outside));
    assertThrows(IllegalArgumentException.class, () -> board.setOf(outside));
    assertThrows(IllegalArgumentException.class, () -> board.none().with(outside));
    assertThrows(IllegalArgumentException.class, () -> board.all().without(outside));
    assertFalse(((Set<?>) board.all()).contains("a1"));
    long[] words = new long[board.none().wordCount() + 1];
    words[board.size() / 64] = 1L << board.size();
    assertThrows(IllegalArgumentException.class, () -> CellSet.ofBits(board, words));
    long[] beyond = new long[board.none().wordCount() + 1];
    beyond[beyond.length - 1] = 1;
    assertThrows(IllegalArgumentException.class, () -> CellSet.ofBits(board, beyond));
  }

  /** The boards of the other tests were made before. */
  @Property
  void aNewBoardHasAllItsCells(@ForAll("boards") Board board) {
    assertEquals(board.cells(), List.copyOf(Boards.again(board).all()));
  }

  @Property
  void oneCellInCommonIsEnoughToIntersect(@ForAll("boards") Board board) {
    for (Cell cell : board.cells()) {
      CellSet single = board.setOf(cell);
      assertTrue(single.intersects(board.all()));
      assertTrue(board.all().intersects(single));
      assertFalse(single.intersects(board.all().without(cell)));
    }
  }

  @Example
  void operationsOnSetsOfDifferentBoardsAreRefused() {
    CellSet one = SquareBoard.of(3, 3).setOf(Cell.parse("a1"));
    CellSet other = SquareBoard.of(3, 4).setOf(Cell.parse("a1"));
    assertThrows(IllegalArgumentException.class, () -> one.union(other));
    assertThrows(IllegalArgumentException.class, () -> one.intersects(other));
    assertThrows(IllegalArgumentException.class, () -> one.intersection(other));
    assertThrows(IllegalArgumentException.class, () -> one.minus(other));
    assertEquals(one, other, "sets of different boards with the same cells are equal");
    assertEquals(one.hashCode(), other.hashCode());
    assertTrue(one.containsAll(other));
    assertEquals(one, SquareBoard.of(3, 3).setOf(other));
    assertEquals(
        one, one.union(SquareBoard.of(3, 3).none()), "sets of equal boards can be combined");
  }
}
