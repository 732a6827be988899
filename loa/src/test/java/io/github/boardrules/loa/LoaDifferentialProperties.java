package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.Choices;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsCoverage;
import net.jqwik.api.statistics.StatisticsReport;
import net.jqwik.api.statistics.StatisticsReport.StatisticsReportMode;

/** Plays random games in step with {@link NaiveLoa}. */
class LoaDifferentialProperties {

  /** The number of games from each start. */
  private static final int GAMES = Integer.getInteger("boardrules.loa.differential.games", 1);

  private static final int MOST_PLIES = 150;
  private static final List<String> STANDARD_BLACK =
      Arrays.asList("b1 c1 d1 e1 f1 g1 b8 c8 d8 e8 f8 g8".split(" ", -1));
  private static final List<String> STANDARD_WHITE =
      Arrays.asList("a2 a3 a4 a5 a6 a7 h2 h3 h4 h5 h6 h7".split(" ", -1));

  @Provide
  Arbitrary<Starts.Start> starts() {
    return Starts.starts();
  }

  @Provide
  Arbitrary<Options> rules() {
    return Starts.rules();
  }

  @Tag("proof")
  @Property
  @StatisticsReport(StatisticsReportMode.OFF)
  void gamesFromAnyStart(@ForAll("starts") Starts.Start start, @ForAll Choices choices) {
    playThrough(start.options(), start.naive(), choices);
    Statistics.label("ends").coverage(LoaDifferentialProperties::checkThatEveryReasonOccurs);
    Statistics.label("violations")
        .coverage(LoaDifferentialProperties::checkThatEveryViolationOccurs);
  }

  private static void checkThatEveryReasonOccurs(StatisticsCoverage ends) {
    for (LoaReason reason : LoaReason.values()) {
      boolean isConnection =
          reason == LoaReason.CONNECTION || reason == LoaReason.OPPONENT_CONNECTED;
      boolean isDraw =
          reason == LoaReason.QUIET_LIMIT
              || reason == LoaReason.PLY_LIMIT
              || reason == LoaReason.BOTH_STUCK;
      if (!isConnection) {
        ends.check("draw " + reason).count(count -> count > 0);
      }
      if (!isDraw) {
        ends.check("b " + reason).count(count -> count > 0);
        ends.check("w " + reason).count(count -> count > 0);
      }
    }
  }

  private static void checkThatEveryViolationOccurs(StatisticsCoverage violations) {
    for (LoaViolationCode violation : LoaViolationCode.values()) {
      if (violation != LoaViolationCode.PASS_WHILE_A_MOVE_EXISTS) {
        violations.check(violation.name()).count(count -> count > 0);
      }
    }
  }

  @Tag("proof")
  @Property
  void gamesFromTheStandardStart(@ForAll("rules") Options rules, @ForAll Choices choices) {
    Starts.Start start =
        new Starts.Start(
            new TreeSet<>(STANDARD_BLACK), new TreeSet<>(STANDARD_WHITE), "BLACK", rules);
    playThrough(rules, start.naive(), choices);
  }

  @Property
  void movesFromAPieceAreOrderedByTheirLastCell(
      @ForAll("starts") Starts.Start start, @ForAll Choices random) {
    LoaPosition position = new LoaGameType().game(start.options()).start();
    NaiveLoa naive = start.naive();
    for (int ply = random.nextInt(6); ply > 0 && !position.isOver(); ply--) {
      LoaMove move = position.legalMoves().get(random.nextInt(position.legalMoves().size()));
      position = position.play(move);
      naive = naive.play(move.toString());
    }
    for (Cell cell : position.board().cells()) {
      List<LoaMove> moves = position.movesFrom(cell);
      Set<String> expected = new TreeSet<>(naive.legalMoves());
      expected.removeIf(move -> !move.split("[-:]", -1)[0].equals(cell.toString()));
      assertEquals(expected, moves.stream().map(LoaMove::toString).collect(Collectors.toSet()));
      List<Cell> ends = moves.stream().map(move -> ((LoaMove.PieceMove) move).to()).toList();
      assertEquals(ends.stream().sorted().toList(), ends);
    }
  }

  private static void playThrough(Options options, NaiveLoa naive, Random random) {
    for (int game = 0; game < GAMES; game++) {
      playOnce(options, naive, random);
    }
  }

  private static void playOnce(Options options, NaiveLoa naive, Random random) {
    LoaPosition position = new LoaGameType().game(options).start();
    NaiveLoa expected = naive;
    List<String> lastMoves = new ArrayList<>();
    for (int ply = 0; ply < MOST_PLIES; ply++) {
      compare(position, expected, random);
      if (position.isOver()) {
        Statistics.label("ends").collect(expected.outcome());
        return;
      }
      String move = choose(position, lastMoves, random);
      lastMoves.add(move);
      position = position.play(move);
      expected = expected.play(move);
    }
  }

  /** Chooses a random move, but often the reverse of the side's last move. */
  private static String choose(LoaPosition position, List<String> before, Random random) {
    List<String> moves = position.legalMoves().stream().map(LoaMove::toString).toList();
    if (before.size() >= 2 && random.nextInt(3) > 0) {
      String last = before.get(before.size() - 2);
      String back = last.equals("pass") ? last : last.replaceAll("(.*)[-:](.*)", "$2-$1");
      if (moves.contains(back)) {
        return back;
      }
    }
    return moves.get(random.nextInt(moves.size()));
  }

  private static void compare(LoaPosition position, NaiveLoa expected, Random random) {
    compare(position, expected);
    for (int i = 0; i < 20; i++) {
      compareViolation(position, expected, random);
    }
  }

  /** Compares everything except the violations of illegal moves. */
  static void compare(LoaPosition position, NaiveLoa expected) {
    String where = position.game() + " " + position;
    assertEquals(
        expected.legalMoves(),
        position.legalMoves().stream()
            .map(LoaMove::toString)
            .collect(Collectors.toCollection(TreeSet::new)),
        where);
    assertEquals(expected.outcome(), position.outcome().map(o -> text(o)).orElse(""), where);
    assertEquals(expected.toMove(), position.turn().symbol(), where);
    assertEquals(expected.occurrences(), position.occurrences(), where);
    for (Color color : Color.values()) {
      assertEquals(expected.clumps(color.symbol()), position.clumpCount(color), where);
      assertEquals(expected.clumps(color.symbol()), position.clumps(color).size(), where);
      assertEquals(expected.clumps(color.symbol()) == 1, position.isConnected(color), where);
    }
  }

  private static String text(Outcome outcome) {
    String winner = outcome.winner().map(p -> p == Player.FIRST ? "b" : "w").orElse("draw");
    return winner + " " + outcome.reason().name();
  }

  /** Returns a cell of the board, or one just off it. */
  private static Cell cell(LoaPosition position, Random random) {
    int width = position.board().width();
    return new Cell(random.nextInt(width + 1), random.nextInt(width + 1));
  }

  /** Compares a random move, legal or not, usually of a piece of the side to move. */
  private static void compareViolation(LoaPosition position, NaiveLoa expected, Random random) {
    List<Cell> own = List.copyOf(position.pieces(position.turn()));
    Cell from =
        random.nextInt(4) == 0 || own.isEmpty()
            ? cell(position, random)
            : own.get(random.nextInt(own.size()));
    Cell to = cell(position, random);
    boolean capture = random.nextBoolean();
    LoaMove move = capture ? LoaMove.capture(from, to) : LoaMove.quiet(from, to);
    String code = position.violation(move).map(Violation::code).map(c -> c.name()).orElse("");
    String where = position.game() + " " + position + " " + move;
    assertEquals(expected.violation(from.x(), from.y(), to.x(), to.y(), capture), code, where);
    assertEquals(code.isEmpty(), position.isLegal(move), where);
    Statistics.label("violations").collect(code);
  }
}
