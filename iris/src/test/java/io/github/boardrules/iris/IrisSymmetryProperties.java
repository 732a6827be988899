package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.Choices;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The twelve symmetries preserve twins, legal moves, scores and groups. */
class IrisSymmetryProperties {

  @Property
  void symmetriesCommuteWithPlayAndScore(
      @ForAll @IntRange(min = 2, max = 8) int side,
      @ForAll @IntRange(min = 0, max = 11) int number,
      @ForAll Choices random) {
    IrisPosition position = Iris.game(side).start();
    GameSymmetry<IrisMove> symmetry = position.game().symmetries().get(number);
    IrisPosition image = position;
    while (!position.isOver()) {
      IrisMove move = position.legalMoves().get(random.nextInt(position.legalMoveCount()));
      position = position.play(move);
      image = image.play(symmetry.apply(move));
      assertEquals(image, symmetry.apply(position));
      assertEquals(image.hash(), symmetry.apply(position).hash());
      assertEquals(position.score(), image.score());
      assertEquals(position.firstStone().map(symmetry.cells()::apply), image.firstStone());
      assertEquals(symmetry.cells().apply(position.nextCells()), image.nextCells());
      assertEquals(position.legalMoveCount(), image.legalMoveCount());
    }
    assertEquals(position.outcome(), image.outcome());
    assertEquals(position.canonical(), image.canonical());
    for (Color color : Color.values()) {
      assertEquals(
          position.groups(color).stream()
              .map(group -> symmetry.cells().apply(group.cells()))
              .collect(Collectors.toSet()),
          image.groups(color).stream().map(IrisGroup::cells).collect(Collectors.toSet()));
    }
  }

  @Property
  void symmetriesPreserveTwins(
      @ForAll @IntRange(min = 2, max = 8) int side,
      @ForAll @IntRange(min = 0, max = 11) int number) {
    IrisGame game = Iris.game(side);
    GameSymmetry<IrisMove> symmetry = game.symmetries().get(number);
    assertEquals(game.colored(), symmetry.cells().apply(game.colored()));
    for (Cell cell : game.colored()) {
      assertEquals(
          symmetry.cells().apply(game.twin(cell)), game.twin(symmetry.cells().apply(cell)));
    }
    IrisMove offBoard = IrisMove.stone(new Cell(40, 2));
    assertEquals(offBoard, symmetry.apply(offBoard));
    assertEquals(IrisMove.pass(), symmetry.apply(IrisMove.pass()));
  }

  @Example
  void theIdentityIsTheFirstOfTwelveSymmetries() {
    for (int side = 2; side <= 13; side++) {
      IrisGame game = Iris.game(side);
      assertEquals(12, game.symmetries().size());
      assertEquals(12, ImmutableSet.copyOf(game.board().symmetries()).size());
      assertTrue(game.symmetries().get(0).cells().isIdentity());
    }
  }

  @Example
  void aSymmetryOfAnotherBoardDoesNotApply() {
    GameSymmetry<IrisMove> symmetry = Iris.game(3).symmetries().get(1);
    assertThrows(IllegalArgumentException.class, () -> symmetry.apply(Iris.game(4).start()));
  }

  /**
   * By Burnside's lemma: of the 91 gray cells the identity fixes 91, each of the five rotations 1,
   * each of the three mirrors along a line of cells 11, and each of the other three 5. The average
   * over the 12 symmetries is the number of openings.
   */
  @Example
  void theStandardBoardHasTwelveDifferentOpenings() {
    IrisPosition start = Iris.game().start();
    Set<?> openings =
        start.legalMoves().stream()
            .map(move -> start.play(move).canonical())
            .collect(Collectors.toSet());
    assertEquals((91 + 5 + 3 * 11 + 3 * 5) / 12, openings.size());
  }
}
