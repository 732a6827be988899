package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.territory.Orientation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/**
 * Compares the two representations with each other and with {@link NaiveCarteso}, after every
 * placement until the board is full, on boards of one word, of two words, and of more.
 */
class CartesoStonesProperties {
  @Provide
  Arbitrary<SquareBoard> tiny() {
    return boards(1, 20);
  }

  @Provide
  Arbitrary<SquareBoard> oneWord() {
    return boards(1, 64);
  }

  @Provide
  Arbitrary<SquareBoard> twoWords() {
    return boards(65, 128);
  }

  @Provide
  Arbitrary<SquareBoard> small() {
    return boards(1, 128);
  }

  @Provide
  Arbitrary<SquareBoard> large() {
    return boards(129, 256);
  }

  private static Arbitrary<SquareBoard> boards(int least, int most) {
    Arbitrary<Integer> side = Arbitraries.integers().between(1, 25);
    return Combinators.combine(side, side)
        .filter((width, height) -> width * height >= least && width * height <= most)
        .as(SquareBoard::of);
  }

  /**
   * The probability that a stone repeats the color of the last one; high values give long groups.
   */
  @Provide
  Arbitrary<Double> constancy() {
    return Arbitraries.of(0.5, 0.5, 0.8, 0.95);
  }

  @Tag("proof")
  @Property
  void bothRepresentationsAgree(
      @ForAll("small") SquareBoard board,
      @ForAll("constancy") double constancy,
      @ForAll Choices choices) {
    compareRepresentations(board, constancy, choices);
  }

  @Property
  void bothRepresentationsAgreeInSomeGames(
      @ForAll("small") SquareBoard board,
      @ForAll("constancy") double constancy,
      @ForAll Choices choices) {
    compareRepresentations(board, constancy, choices);
  }

  private static void compareRepresentations(SquareBoard board, double constancy, Random random) {
    CartesoStones small = SmallCartesoStones.empty(board);
    CartesoStones large = LargeCartesoStones.empty(board);
    for (Placement placement : game(board, constancy, random)) {
      small = after(small, placement);
      large = after(large, placement);
      for (Color color : Color.values()) {
        assertEquals(small.points(color), large.points(color));
      }
      for (Orientation side : Orientation.values()) {
        assertEquals(small.claims(side), large.claims(side));
      }
      assertEquals(small.hash(), large.hash());
      assertEquals(small.legal(), large.legal());
      assertEquals(small.placementCount(), large.placementCount());
      for (int ordinal = 0; ordinal < small.placementCount(); ordinal++) {
        assertEquals(small.nthPlacement(ordinal), large.nthPlacement(ordinal));
      }
    }
  }

  @Property
  void onTinyBoardsBothRepresentationsAgreeWithTheNaiveOne(
      @ForAll("tiny") SquareBoard board,
      @ForAll("constancy") double constancy,
      @ForAll Choices choices) {
    compareWithNaive(SmallCartesoStones.empty(board), constancy, choices);
    compareWithNaive(LargeCartesoStones.empty(board), constancy, choices);
  }

  @Property
  @Tag("repeated")
  void onBoardsOfOneWordEveryPlyAgreesWithTheNaiveOne(
      @ForAll("oneWord") SquareBoard board,
      @ForAll("constancy") double constancy,
      @ForAll Choices choices) {
    compareWithNaive(CartesoStones.empty(board), constancy, choices);
  }

  @Property
  @Tag("repeated")
  void onBoardsOfTwoWordsEveryPlyAgreesWithTheNaiveOne(
      @ForAll("twoWords") SquareBoard board,
      @ForAll("constancy") double constancy,
      @ForAll Choices choices) {
    compareWithNaive(CartesoStones.empty(board), constancy, choices);
  }

  @Tag("proof")
  @Property
  void onLargerBoardsEveryPlyAgreesWithTheNaiveOne(
      @ForAll("large") SquareBoard board,
      @ForAll("constancy") double constancy,
      @ForAll Choices choices) {
    compareWithNaive(CartesoStones.empty(board), constancy, choices);
  }

  /**
   * A wall of black stones around white ones, connected or not, at the border between two words.
   */
  @Property
  void enclosedStonesAgreeWithTheNaiveOne(@ForAll Choices random) {
    SquareBoard board = SquareBoard.of(7 + random.nextInt(5), 10);
    int width = 2 + random.nextInt(4);
    int height = 1 + random.nextInt(3);
    Cell middle = board.cell(62 + random.nextInt(4));
    int left = Math.max(0, Math.min(middle.x() - width / 2, board.width() - width));
    int bottom = Math.min(middle.y() - random.nextInt(2), board.height() - height);
    CellSet pocket = board.none();
    CellSet wall = board.none();
    for (int x = left; x < left + width; x++) {
      for (int y = bottom; y < bottom + height; y++) {
        pocket = pocket.with(new Cell(x, y));
        wall = wall.union(board.neighbors(new Cell(x, y)));
      }
    }
    List<Cell> black = new ArrayList<>(wall.minus(pocket));
    Collections.shuffle(black, random);
    List<Cell> white = new ArrayList<>(pocket);
    int oneIn = 2 + random.nextInt(4);
    white.removeIf(cell -> random.nextInt(oneIn) == 0);
    List<Placement> game = new ArrayList<>();
    white.forEach(cell -> game.add(new Placement(Orientation.VERTICAL, Color.WHITE, cell)));
    black.forEach(cell -> game.add(new Placement(Orientation.HORIZONTAL, Color.BLACK, cell)));
    for (CartesoStones empty :
        List.of(SmallCartesoStones.empty(board), LargeCartesoStones.empty(board))) {
      CartesoStones stones = empty;
      NaiveCarteso naive = NaiveCarteso.empty(board.width(), board.height());
      for (Placement placement : game) {
        stones = after(stones, placement);
        naive = after(naive, placement);
      }
      compare(stones, naive);
    }
  }

  private record Placement(Orientation placer, Color color, Cell cell) {}

  private static List<Placement> game(SquareBoard board, double constancy, Random random) {
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    List<Placement> game = new ArrayList<>();
    Orientation placer = Orientation.VERTICAL;
    Color color = Color.BLACK;
    for (Cell cell : cells) {
      color = random.nextDouble() < constancy ? color : color.opposite();
      game.add(new Placement(placer, color, cell));
      placer = random.nextInt(8) > 0 ? placer.opposite() : placer;
    }
    return game;
  }

  private static CartesoStones after(CartesoStones stones, Placement placement) {
    int point = stones.tables().board.index(placement.cell());
    return stones.after(placement.color(), point, placement.placer().opposite());
  }

  private static NaiveCarteso after(NaiveCarteso naive, Placement placement) {
    return naive.place(
        placement.placer().name(), placement.color().name(), point(placement.cell()));
  }

  private static void compareWithNaive(CartesoStones empty, double constancy, Random random) {
    SquareBoard board = empty.tables().board;
    CartesoStones stones = empty;
    NaiveCarteso naive = NaiveCarteso.empty(board.width(), board.height());
    for (Placement placement : game(board, constancy, random)) {
      stones = after(stones, placement);
      naive = after(naive, placement);
      compare(stones, naive);
    }
  }

  private static void compare(CartesoStones stones, NaiveCarteso naive) {
    SquareBoard board = stones.tables().board;
    for (Orientation side : Orientation.values()) {
      CellSet claims = stones.claims(side);
      Set<Integer> expected = new HashSet<>(naive.claims().keySet());
      expected.removeIf(point -> !side.name().equals(naive.claims().get(point)));
      assertEquals(expected, points(claims));
      assertEquals(naive.score(side.name()), claims.size());
    }
    Set<Integer> empty = new HashSet<>();
    for (int ordinal = 0; ordinal < stones.emptyCount(); ordinal++) {
      empty.add(point(board.cell(stones.emptyPoint(ordinal))));
    }
    assertEquals(naive.emptyPoints(), empty);
    assertEquals(empty, points(stones.legal()));
    for (Cell cell : board.cells()) {
      assertEquals(
          naive.stones().getOrDefault(point(cell), "NOTHING"),
          stones.color(board.index(cell)).map(Color::name).orElse("NOTHING"));
    }
    CartesoStones again =
        stones.with(
            stones.points(Color.BLACK),
            stones.points(Color.WHITE),
            stones.claims(Orientation.VERTICAL),
            stones.claims(Orientation.HORIZONTAL));
    assertEquals(again, stones);
    assertEquals(again.hash(), stones.hash());
  }

  private static Set<Integer> points(Iterable<Cell> cells) {
    Set<Integer> points = new HashSet<>();
    cells.forEach(cell -> points.add(point(cell)));
    return points;
  }

  private static int point(Cell cell) {
    return 100 * cell.y() + cell.x();
  }

  /** Compares states without their hashes, because unequal states may have equal hashes. */
  @Example
  void everyStoneAndEveryClaimCounts() {
    for (SquareBoard board : List.of(SquareBoard.of(8, 16), SquareBoard.of(12, 12))) {
      CartesoStones empty = CartesoStones.empty(board);
      CellSet none = board.none();
      for (Cell cell : List.of(board.cell(0), board.cell(63), board.cell(64), board.cell(127))) {
        CellSet one = board.setOf(cell);
        List<CartesoStones> different =
            List.of(
                empty.with(none, none, none, none),
                empty.with(one, none, none, none),
                empty.with(none, one, none, none),
                empty.with(one, none, one, none),
                empty.with(one, none, none, one));
        assertEquals(different.size(), Set.copyOf(different).size());
      }
    }
  }
}
