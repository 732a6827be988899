package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.Strictness;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Compares positions that are stored as lines with {@link NaiveLoa}, and on 8×8 with bitboards. */
class LinePositionProperties {
  /** Crowded lines of 16 cells, on which moves are up to 15 steps long. */
  @Property
  void movesOnCrowdedLines(
      @ForAll @IntRange(max = 0xffff) int pieces,
      @ForAll @IntRange(max = 0xffff) int first,
      @ForAll @IntRange(max = 0xffff) int second,
      @ForAll boolean isFile,
      @ForAll boolean isBlackToMove) {
    Set<String> black = new TreeSet<>(Set.of("p16"));
    Set<String> white = new TreeSet<>(Set.of("n16"));
    for (int place = 0; place < 16; place++) {
      // Most cells of the line are occupied, mostly by pieces of one color.
      if (((pieces | first) >>> place & 1) != 0) {
        String cell = isFile ? "c" + (place + 1) : (char) ('a' + place) + "3";
        (((first & second) >>> place & 1) == 0 ? black : white).add(cell);
      }
    }
    Options rules =
        Options.parse(
            "size=16 bothConnected=DRAW noLegalMove=LOSES repetition=DRAW order=connection,"
                + "noMove,repetition");
    Starts.Start start = new Starts.Start(black, white, isBlackToMove ? "BLACK" : "WHITE", rules);
    LoaPosition position = new LoaGameType().game(start.options()).start();
    compare(start.naive(), position, pieces);
  }

  @Provide
  Arbitrary<Starts.Start> starts() {
    return Starts.starts();
  }

  @Property
  void gamesFromAnyStart(
      @ForAll("starts") Starts.Start start,
      @ForAll @Size(max = 30) List<@IntRange(max = 10_000) Integer> choices) {
    LoaPosition position = new LoaGameType().game(start.options()).start();
    NaiveLoa naive = start.naive();
    compare(naive, position, 0);
    for (int choice : choices) {
      if (position.isOver()) {
        return;
      }
      LoaMove move = choose(position, choice);
      position = position.play(move);
      naive = naive.play(move.toString());
      compare(naive, position, choice);
    }
  }

  /** Chooses any move, but often one that moves the piece back that the side has moved last. */
  private static LoaMove choose(LoaPosition position, int choice) {
    List<LoaMove> moves = position.legalMoves();
    List<LoaMove> history = position.history();
    if (history.size() >= 2 && choice % 2 == 0) {
      List<Cell> last = history.get(history.size() - 2).cells();
      for (LoaMove move : moves) {
        if (!last.isEmpty() && move.equals(LoaMove.quiet(last.get(1), last.get(0)))) {
          return move;
        }
      }
    }
    return moves.get(choice % moves.size());
  }

  private static void compare(NaiveLoa naive, LoaPosition position, int seed) {
    String where = position.game() + " " + position;
    Set<String> moves = new TreeSet<>();
    position.legalMoves().forEach(move -> moves.add(move.toString()));
    assertEquals(naive.legalMoves(), moves, where);
    assertEquals(moves.size(), position.legalMoveCount(), where);
    assertEquals(naive.occurrences(), position.occurrences(), where);
    String outcome =
        position
            .outcome()
            .map(
                end ->
                    end.winner().map(p -> p == Player.FIRST ? "b" : "w").orElse("draw")
                        + " "
                        + end.reason().name())
            .orElse("");
    assertEquals(naive.outcome(), outcome, where);
    assertEquals(moves.contains("pass"), position.isLegal(LoaMove.pass()), where);
    for (Color color : Color.values()) {
      assertEquals(naive.clumps(color.symbol()) == 1, position.isConnected(color), where);
    }
    for (LoaMove move : position.legalMoves()) {
      String otherMark =
          move.toString().contains(":")
              ? move.toString().replace(':', '-')
              : move.toString().replace('-', 'x');
      assertEquals(move, position.parseMove(otherMark, Strictness.LENIENT), where);
      assertTrue(position.legalMoves().contains(move), where);
    }
    Random random = new Random(seed);
    int end = position.board().width() + 1;
    for (int i = 0; i < 30; i++) {
      Cell from = new Cell(random.nextInt(end), random.nextInt(end));
      Cell to = new Cell(random.nextInt(end), random.nextInt(end));
      boolean isCapture = random.nextBoolean();
      LoaMove move = isCapture ? LoaMove.capture(from, to) : LoaMove.quiet(from, to);
      String code = position.violation(move).map(Violation::code).map(c -> c.name()).orElse("");
      assertEquals(
          naive.violation(from.x(), from.y(), to.x(), to.y(), isCapture),
          code,
          () -> where + " " + move);
      assertEquals(code.isEmpty(), position.legalMoves().contains(move), where);
    }
  }

  /** On 8×8, a game is the same whether its positions are stored as lines or as bitboards. */
  @Property
  void linesAndBitboardsAgree(
      @ForAll("starts") Starts.Start start,
      @ForAll @Size(max = 30) List<@IntRange(max = 10_000) Integer> choices) {
    Options options = start.options().with("board", "SQUARE").with("hole", "NONE");
    if (!fitsOnEight(start)) {
      return;
    }
    LoaGame game = new LoaGameType().game(options.with("size", "8"));
    LoaPosition bits = game.start();
    LoaPosition lines =
        new LinePosition(
            game, bits.pieces(Color.BLACK), bits.pieces(Color.WHITE), bits.turn(), bits.counts());
    compare(bits, lines);
    for (int choice : choices) {
      if (bits.isOver()) {
        return;
      }
      LoaMove move = choose(bits, choice);
      bits = bits.play(move);
      lines = lines.play(move);
      compare(bits, lines);
    }
  }

  private static void compare(LoaPosition bits, LoaPosition lines) {
    assertEquals(bits.text(), lines.text());
    assertEquals(bits.hash(), lines.hash());
    assertEquals(bits.transpositionKey(), lines.transpositionKey());
    assertEquals(bits.outcome(), lines.outcome());
    assertEquals(bits.history(), lines.history());
    assertEquals(bits.occurrences(), lines.occurrences());
    assertEquals(Set.copyOf(bits.legalMoves()), Set.copyOf(lines.legalMoves()));
    for (GameSymmetry<LoaMove> symmetry : bits.game().symmetries()) {
      long expected = symmetry.apply(bits).hash();
      assertEquals(expected, symmetry.imageHash(bits));
      assertEquals(expected, symmetry.imageHash(lines));
    }
  }

  private static boolean fitsOnEight(Starts.Start start) {
    return start.black().stream().allMatch(LinePositionProperties::fitsOnEight)
        && start.white().stream().allMatch(LinePositionProperties::fitsOnEight);
  }

  private static boolean fitsOnEight(String cell) {
    return Loa.BOARD.contains(Cell.parse(cell));
  }
}
