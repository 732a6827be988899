package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.trace.Perft;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The sixteen symmetries. */
class LoaSymmetryProperties {
  private static final List<GameSymmetry<LoaMove>> SYMMETRIES = Loa.game().symmetries();

  @Provide
  Arbitrary<Starts.Start> starts() {
    return Starts.starts();
  }

  @Example
  void theIdentityIsTheFirstOfSixteenSymmetries() {
    LoaPosition uneven = Loa.game().parsePosition("black:a1,c1;white:d6,f8,g2;toMove:BLACK");
    Set<Object> images = new HashSet<>();
    SYMMETRIES.forEach(symmetry -> images.add(symmetry.apply(uneven)));
    assertEquals(16, images.size());
    assertEquals(uneven, SYMMETRIES.get(0).apply(uneven));
    assertEquals(8, SYMMETRIES.stream().filter(GameSymmetry::swapsPlayers).count());
  }

  @Example
  void everyImageOfTheStartHasTheSameNumberOfContinuations() {
    LoaPosition start = Loa.game().start();
    for (GameSymmetry<LoaMove> symmetry : SYMMETRIES) {
      assertEquals(1244, Perft.count(symmetry.apply(start), 2));
      assertEquals(start.canonical(), symmetry.apply(start).canonical());
    }
  }

  /** The symmetries of a game are made once for all positions, possibly before this test. */
  @Example
  void symmetriesMadeAnewAreTheSame() {
    LoaPosition uneven = Loa.game().parsePosition("black:a1,c1;white:d6,f8,g2;toMove:BLACK");
    Set<Object> images = new HashSet<>();
    for (GameSymmetry<LoaMove> symmetry : SYMMETRIES) {
      LoaSymmetry again =
          new LoaSymmetry(Loa.game().tables, symmetry.cells(), symmetry.swapsPlayers());
      assertEquals(symmetry, again);
      assertEquals(symmetry.hashCode(), again.hashCode());
      assertEquals(symmetry.apply(uneven).hash(), again.imageHash(uneven));
      images.add(again.imageHash(uneven));
    }
    assertEquals(16, images.size());
    assertEquals(16, new HashSet<>(SYMMETRIES).size());
  }

  @Example
  void aMoveOffTheBoardIsItsOwnImage() {
    LoaMove off = LoaMove.quiet(new Cell(8, 0), new Cell(0, 0));
    for (GameSymmetry<LoaMove> symmetry : SYMMETRIES) {
      assertEquals(off, symmetry.apply(off));
      assertEquals(LoaMove.pass(), symmetry.apply(LoaMove.pass()));
    }
  }

  @Property
  void symmetriesMapTheHistory(@ForAll("starts") Starts.Start start, @ForAll Choices random) {
    LoaPosition position = new LoaGameType().game(start.options()).start();
    for (int ply = 0; ply < 40 && !position.isOver(); ply++) {
      List<LoaMove> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    Position<LoaMove> smallest = position;
    for (GameSymmetry<LoaMove> symmetry : position.game().symmetries()) {
      LoaPosition image = (LoaPosition) symmetry.apply(position);
      smallest = smallest(smallest, image);
      List<LoaMove> history = new ArrayList<>();
      position.history().forEach(move -> history.add(symmetry.apply(move)));
      assertEquals(history, image.history());
      assertEquals(image.hash(), symmetry.imageHash(position));
      assertEquals(position.occurrences(), image.occurrences());
      assertEquals(symmetry.swapsPlayers(), position.turn() != image.turn());
      Color black = symmetry.swapsPlayers() ? Color.WHITE : Color.BLACK;
      assertEquals(position.clumpCount(Color.BLACK), image.clumpCount(black));
      assertTrue(image.game().equals(position.game()));
    }
    assertEquals(smallest, position.canonical());
  }

  /** Compares images by their hashes and texts, as the canonical form is defined. */
  private static Position<LoaMove> smallest(Position<LoaMove> a, Position<LoaMove> b) {
    int byHash = Long.compareUnsigned(a.hash(), b.hash());
    return byHash < 0 || (byHash == 0 && a.text().compareTo(b.text()) <= 0) ? a : b;
  }
}
