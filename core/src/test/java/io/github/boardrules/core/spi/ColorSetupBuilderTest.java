package io.github.boardrules.core.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ColorSetupBuilderTest {
  /** Lists what is added. */
  private static final class Listing implements ColorSetupBuilder<Listing> {
    private final List<String> added = new ArrayList<>();

    @CanIgnoreReturnValue
    @Override
    public Listing add(Color color, Iterable<Cell> cells) {
      cells.forEach(cell -> added.add(color.symbol() + cell.notation()));
      return this;
    }
  }

  @Test
  void everyMethodAddsPiecesOfItsColorAndReturnsTheBuilder() {
    Cell a1 = new Cell(0, 0);
    Cell b1 = new Cell(1, 0);
    Listing listing = new Listing();
    assertSame(listing, listing.black(a1, b1));
    assertSame(listing, listing.white(b1));
    assertSame(listing, listing.black(ImmutableList.of(b1)));
    assertSame(listing, listing.white(ImmutableList.of(a1, a1)));
    assertEquals(List.of("ba1", "bb1", "wb1", "bb1", "wa1", "wa1"), listing.added);
  }
}
