package io.github.boardrules.core.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Boards;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.conformance.Choices;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** The keys are those of {@link StableHash}, and sets of cells combine the keys of their cells. */
class ZobristKeysProperties {
  @Provide
  Arbitrary<Board> boards() {
    return Boards.any();
  }

  private static long combined(int kind, CellSet cells) {
    long hash = 0;
    for (Cell cell : cells) {
      hash ^= StableHash.key(kind, cells.board().index(cell));
    }
    return hash;
  }

  @Property
  void aSetCombinesTheKeysOfItsCells(
      @ForAll("boards") Board board, @ForAll @IntRange(max = 9) int kind, @ForAll Choices choices) {
    ZobristKeys keys = new ZobristKeys(kind, board);
    CellSet cells = board.setOf(Boards.someCells(board, choices));
    assertEquals(combined(kind, cells), keys.hash(cells));
    assertEquals(0, keys.hash(board.none()));
    for (int index = 0; index < board.size(); index++) {
      assertEquals(StableHash.key(kind, index), keys.key(index));
    }
    int word = choices.nextInt(cells.wordCount());
    CellSet part = board.setOf(cells.stream().filter(c -> board.index(c) >> 6 == word).toList());
    assertEquals(combined(kind, part), keys.hash(64 * word, cells.word(word)));
  }

  @Property
  @Tag("repeated")
  void theHashOfAnImageIsThatOfItsCells(
      @ForAll("boards") Board board, @ForAll @IntRange(max = 9) int kind, @ForAll Choices choices) {
    CellSet cells = board.setOf(Boards.someCells(board, choices));
    Symmetry symmetry = choices.pick(board.symmetries());
    assertEquals(
        combined(kind, symmetry.apply(cells)), new ZobristKeys(kind, board).hash(cells, symmetry));
  }
}
