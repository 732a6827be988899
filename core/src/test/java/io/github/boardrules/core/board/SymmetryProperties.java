package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.boardrules.core.conformance.Choices;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Symmetries preserve neighbors, distances, edges, components and lines. */
class SymmetryProperties {

  @Provide
  Arbitrary<Symmetry> symmetries() {
    return Boards.any().flatMap(board -> Arbitraries.of(all(board)));
  }

  /**
   * The symmetries of a board and, if it is a rectangle, the symmetries to the transposed board.
   */
  private static List<Symmetry> all(Board board) {
    ImmutableSet.Builder<Symmetry> all = ImmutableSet.builder();
    all.addAll(board.symmetries());
    if (board instanceof SquareBoard square) {
      all.addAll(square.transpositions());
    }
    return all.build().asList();
  }

  @Property
  void symmetriesPreserveNeighborsDistanceAndEdge(
      @ForAll("symmetries") Symmetry symmetry, @ForAll Choices random) {
    Board from = symmetry.source();
    Board to = symmetry.target();
    Cell cell = Boards.anyCell(from, random);
    Cell other = Boards.anyCell(from, random);
    assertEquals(symmetry.apply(from.neighbors(cell)), to.neighbors(symmetry.apply(cell)));
    assertEquals(
        from.distance(cell, other), to.distance(symmetry.apply(cell), symmetry.apply(other)));
    assertEquals(symmetry.apply(from.edge()), to.edge());
    assertEquals(
        Geometry.distance(from.center(cell), from.center(other)),
        Geometry.distance(to.center(symmetry.apply(cell)), to.center(symmetry.apply(other))),
        1e-9);
    assertEquals(to.index(symmetry.apply(cell)), symmetry.apply(from.index(cell)));
  }

  @Property
  void symmetriesCommuteWithComponents(
      @ForAll("symmetries") Symmetry symmetry, @ForAll Choices choices) {
    Set<Cell> cells = Boards.someCells(symmetry.source(), choices);
    CellSet set = symmetry.source().setOf(cells);
    assertEquals(
        cells.stream().map(symmetry::apply).collect(Collectors.toSet()), symmetry.apply(set));
    assertEquals(
        set.components().stream().map(symmetry::apply).collect(Collectors.toSet()),
        new HashSet<>(symmetry.apply(set).components()));
  }

  @Property
  void symmetriesPreserveLines(@ForAll("symmetries") Symmetry symmetry) {
    Set<CellSet> images =
        lines(symmetry.source()).stream()
            .map(line -> symmetry.apply(symmetry.source().setOf(line)))
            .collect(Collectors.toSet());
    assertEquals(
        lines(symmetry.target()).stream()
            .map(line -> symmetry.target().setOf(line))
            .collect(Collectors.toSet()),
        images);
  }

  private static List<ImmutableList<Cell>> lines(Board board) {
    ImmutableList.Builder<ImmutableList<Cell>> lines = ImmutableList.builder();
    for (Direction direction : board.directions()) {
      for (Cell cell : board.cells()) {
        lines.add(line(board, cell, direction));
      }
    }
    return lines.build();
  }

  private static ImmutableList<Cell> line(Board board, Cell through, Direction direction) {
    return ImmutableList.<Cell>builder()
        .addAll(Lists.reverse(board.ray(through, direction.opposite())))
        .add(through)
        .addAll(board.ray(through, direction))
        .build();
  }

  @Property
  void theInverseMapsImagesBack(@ForAll("symmetries") Symmetry symmetry) {
    for (Cell cell : symmetry.source().cells()) {
      assertEquals(cell, symmetry.inverse().apply(symmetry.apply(cell)));
    }
    assertEquals(symmetry.target(), symmetry.inverse().source());
    assertEquals(symmetry.source(), symmetry.inverse().target());
    assertEquals(symmetry, symmetry.inverse().inverse());
    assertEquals(symmetry.hashCode(), symmetry.inverse().inverse().hashCode());
  }

  @Property
  void cellsOffTheBoardAreKept(@ForAll("symmetries") Symmetry symmetry) {
    Board board = symmetry.source();
    for (Cell cell : SquareBoard.of(26, 26).cells()) {
      assertEquals(board.contains(cell) ? symmetry.apply(cell) : cell, symmetry.applyOrKeep(cell));
    }
  }

  @Property
  void symmetriesOfABoardAreAGroup(@ForAll("boards") Board board) {
    List<Symmetry> symmetries = board.symmetries();
    assertTrue(symmetries.get(0).isIdentity());
    assertEquals(
        symmetries.size(),
        symmetries.stream().map(Symmetry::name).distinct().count(),
        "distinct names");
    for (Symmetry one : symmetries) {
      for (Symmetry next : symmetries) {
        List<Cell> images = images(next, images(one, board.cells()));
        assertTrue(
            symmetries.stream().anyMatch(both -> images(both, board.cells()).equals(images)),
            one + ", then " + next);
      }
    }
  }

  @Provide
  Arbitrary<Board> boards() {
    return Arbitraries.of(Boards.ALL.stream().filter(board -> board.size() <= 130).toList());
  }

  @Example
  void aCompleteBoardHasTheSymmetriesOfItsShape() {
    for (Board board : Boards.ALL) {
      if (board.missing().isEmpty()) {
        int different = ImmutableSet.copyOf(board.symmetries()).size();
        switch (board.shape()) {
          case RECTANGLE ->
              assertEquals(board.width() == board.height() ? 8 : 4, board.symmetries().size());
          case HEXAGON -> {
            assertEquals(12, board.symmetries().size());
            assertEquals(board.size() == 1 ? 1 : 12, different);
          }
          case PARALLELOGRAM ->
              assertEquals(
                  board.size() == 1 ? 1 : board.width() == board.height() ? 4 : 2, different);
          case TRIANGLE -> assertEquals(6, different);
        }
      }
    }
  }

  @Example
  void turnsOfAHexagonalBoardAreCounterclockwise() {
    List<String> corners = List.of("a1", "d1", "g4", "g7", "d7", "a4");
    List<Symmetry> symmetries = HexBoard.of(4).symmetries();
    for (int turns = 0; turns < 6; turns++) {
      for (int corner = 0; corner < 6; corner++) {
        assertEquals(
            Cell.parse(corners.get((corner + turns) % 6)),
            symmetries.get(turns).apply(Cell.parse(corners.get(corner))));
      }
    }
  }

  @Example
  void mirrorsOfAHexagonalBoardPreserveTheLinesInTheirNames() {
    HexBoard board = HexBoard.of(4);
    for (Symmetry symmetry : board.symmetries()) {
      Cell middle = board.middle();
      List<Cell> file = line(board, middle, HexDirection.NORTH_WEST);
      List<Cell> diagonal = line(board, middle, HexDirection.NORTH_EAST);
      List<Cell> rank = line(board, middle, HexDirection.EAST);
      switch (symmetry.name()) {
        case "mirror along the middle file" -> assertEquals(file, images(symmetry, file));
        case "mirror across the middle file" ->
            assertEquals(ImmutableList.copyOf(file).reverse(), images(symmetry, file));
        case "mirror along the middle diagonal" ->
            assertEquals(diagonal, images(symmetry, diagonal));
        case "mirror across the middle diagonal" ->
            assertEquals(ImmutableList.copyOf(diagonal).reverse(), images(symmetry, diagonal));
        case "top-bottom mirror" -> assertEquals(rank, images(symmetry, rank));
        case "left-right mirror" ->
            assertEquals(ImmutableList.copyOf(rank).reverse(), images(symmetry, rank));
        default -> assertTrue(symmetry.isIdentity() || symmetry.name().endsWith(" turn"));
      }
    }
  }

  private static List<Cell> images(Symmetry symmetry, List<Cell> cells) {
    return cells.stream().map(symmetry::apply).toList();
  }

  @Example
  void onlyTheFirstSymmetryIsTheIdentity() {
    for (Board board : List.of(SquareBoard.of(3, 3), SquareBoard.of(2, 3), HexBoard.of(2))) {
      List<Symmetry> symmetries = board.symmetries();
      for (int i = 0; i < symmetries.size(); i++) {
        assertEquals(i == 0, symmetries.get(i).isIdentity());
        assertEquals(symmetries.get(i).name(), symmetries.get(i).toString());
      }
    }
    // A single rank becomes a single file: the indexes are equal, but the boards differ.
    SquareBoard rank = SquareBoard.of(3, 1);
    assertTrue(rank.transpositions().stream().noneMatch(Symmetry::isIdentity));
  }

  @Example
  void cellsOfOtherBoardsAreRefused() {
    Symmetry turn = SquareBoard.of(3, 4).transpositions().get(1);
    assertEquals(SquareBoard.of(4, 3), turn.target());
    assertThrows(IllegalArgumentException.class, () -> turn.apply(SquareBoard.of(4, 3).all()));
    assertThrows(IllegalArgumentException.class, () -> turn.apply(Cell.parse("d1")));
  }

  @Example
  void symmetriesAreEqualIfAllImagesAreEqual() {
    for (Board board : Boards.ALL) {
      for (Symmetry one : board.symmetries()) {
        for (Symmetry other : board.symmetries()) {
          boolean isSame = images(one, board.cells()).equals(images(other, board.cells()));
          assertEquals(isSame, one.equals(other), board + ": " + one + ", " + other);
        }
        assertEquals(one, one.inverse().inverse());
        assertEquals(one.hashCode(), one.inverse().inverse().hashCode());
        assertNotEquals(one, (Object) one.name());
      }
    }
    assertNotEquals(
        SquareBoard.of(3, 3).symmetries().get(0), SquareBoard.of(3, 4).symmetries().get(0));
    assertNotEquals(
        SquareBoard.of(3, 4).transpositions().get(0), SquareBoard.of(4, 3).transpositions().get(0));
  }
}
