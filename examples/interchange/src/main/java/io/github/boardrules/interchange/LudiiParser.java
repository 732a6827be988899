package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaPosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Parses one trial of Ludii. */
final class LudiiParser implements LineScanner.Game {
  static final String GAME = "game=";
  static final String LOA_FILE = "Lines of Action.lud";
  static final String VERSION_TAG = "LudiiVersion";
  static final String MOVER_WINS = "End rules/Simultaneous Group = Mover Win";

  private static final String DRAW = "End rules/Simultaneous Group = Draw";
  private static final String LEGAL_COUNT = "LEGAL MOVES LIST SIZE = ";
  private static final String LEGAL_BEGIN = "NEW LEGAL MOVES LIST";
  private static final String LEGAL_END = "END LEGAL MOVES LIST";
  private static final int CELLS = 64;

  private static final Pattern MOVE =
      Pattern.compile(
          "\\[Move:mover=([0-2]),(?:from=([0-9]{1,2}),to=([0-9]{1,2}),)?actions=\\[([^\\[]*)"
              + "(\\[.*)?\\]");

  private static final Pattern ADD =
      Pattern.compile("Add:type=Cell,to=([0-9]{1,2}),what=([12])\\]");

  private static final ImmutableMap<String, GameResult> WINNERS =
      ImmutableMap.of("1", GameResult.FIRST, "2", GameResult.SECOND, "0", GameResult.DRAW);

  private static final ImmutableMap<GameResult, String> RANKINGS =
      ImmutableMap.of(
          GameResult.FIRST, "0.0,1.0,2.0",
          GameResult.SECOND, "0.0,2.0,1.0",
          GameResult.DRAW, "0.0,1.5,1.5");

  /** The lines that a trial has at most once. */
  private static final ImmutableSet<String> ONCE =
      ImmutableSet.of("winner", "endtype", "rankings", "LUDII_VERSION");

  /** The kinds of ends besides the one by the rules. */
  private static final ImmutableSet<String> ENDS =
      ImmutableSet.of("NoEnd", "MoveLimit", "TurnLimit", "Unknown");

  private final GameReport report;

  /** The positions so far: the legal moves of all of them follow the last move. */
  private final List<LoaPosition> positions = new ArrayList<>();

  private final List<Runnable> early = new ArrayList<>(0);
  private final Set<String> ends = new HashSet<>();
  private final Map<Cell, Color> placed = new HashMap<>();
  private @Nullable TextLocation firstMove;
  private boolean inOptions;
  private boolean hasBegun;
  private Options options = Options.of("preset", "LUDII");
  private int counts;
  private int lists;
  private @Nullable Set<String> legal;
  private @Nullable TextLocation legalAt;
  private @Nullable GameResult winner;
  private @Nullable TextLocation winnerAt;
  private @Nullable TextLocation last;
  private String rankings = "";
  private boolean isUnfinished;
  private boolean isFinished;

  LudiiParser(GameReport report) {
    this.report = report;
  }

  @Override
  public boolean mayEnd() {
    return winner != null;
  }

  @Override
  public void read(String text, TextLocation at) {
    last = at;
    if (inOptions || text.equals("START GAME OPTIONS")) {
      readOption(text, at);
    } else if (text.startsWith(GAME)) {
      report.game(
          text.endsWith(LOA_FILE)
              ? GameReport.LOA
              : GameReport.excerpt(text.substring(GAME.length())),
          at);
    } else if (text.startsWith("Move=")) {
      readMove(text.substring(5), at);
    } else if (text.startsWith("[Move:") && legal != null) {
      notation(MOVE.matcher(text))
          .ifPresentOrElse(
              legal::add,
              () -> report.problem(Code.UNREADABLE_MOVE, at, "The legal move is malformed"));
    } else if (text.startsWith(LEGAL_COUNT)) {
      compare(counts++, at, LoaStatements.legalMoveCount(text.substring(LEGAL_COUNT.length())));
    } else if (text.equals(LEGAL_BEGIN)) {
      legal = new HashSet<>();
      legalAt = at;
    } else if (text.equals(LEGAL_END)) {
      endLegalMoves(at);
    } else {
      readEnd(text, at);
    }
  }

  private void readOption(String text, TextLocation at) {
    inOptions = !text.equals("END GAME OPTIONS");
    if (text.equals(MOVER_WINS)) {
      options = report.mayStart(at) ? options.with("bothConnected", "MOVER_WINS") : options;
    } else if (inOptions && !text.equals("START GAME OPTIONS") && !text.equals(DRAW)) {
      report.problem(Code.BAD_OPTION, at, "Unknown option: " + GameReport.excerpt(text));
    }
  }

  private void readMove(String text, TextLocation at) {
    firstMove = firstMove == null ? at : firstMove;
    Matcher move = MOVE.matcher(text);
    Optional<String> notation = notation(move);
    if (notation.isEmpty()) {
      addMove(GameReport.excerpt(text), "_" + GameReport.excerpt(text), at);
    } else if (move.group(1).equals("0")) {
      place(move, at);
    } else {
      begin();
      report.compare(at, LoaStatements.toMove(move.group(1).charAt(0) - '1'));
      addMove(words(move), notation.get(), at);
    }
  }

  private void addMove(String text, String notation, TextLocation at) {
    begin();
    report.markedMove(text, notation, at);
    report.loa().ifPresent(positions::add);
  }

  /** Reports the start of the game before its first move, or at its end. */
  private void begin() {
    if (hasBegun) {
      return;
    }
    hasBegun = true;
    report.options(options, report.start());
    if (firstMove != null && !isStandard()) {
      String message = "Ludii begins Lines of Action from the standard setup only";
      report.problem(Code.UNSUPPORTED_SETUP, firstMove, message);
    }
    report.loa().ifPresent(positions::add);
  }

  /** Compares a statement with a position, which may still follow in a damaged text. */
  private void compare(
      int ply, TextLocation at, Function<LoaPosition, Optional<String>> difference) {
    if (ply < positions.size()) {
      report.compare(positions.get(ply), ply, at, difference);
    } else if (!isFinished) {
      early.add(() -> compare(ply, at, difference));
    }
  }

  private void place(Matcher move, TextLocation at) {
    Matcher add = ADD.matcher(move.group(4));
    if (!add.lookingAt() || report.plies() > 0 || Integer.parseInt(add.group(1)) >= CELLS) {
      report.problem(Code.MISPLACED, at, "Expected a placement before the first move");
    } else {
      placed.put(cell(add.group(1)), add.group(2).equals("1") ? Color.BLACK : Color.WHITE);
    }
  }

  private static String words(Matcher move) {
    return move.group(2) == null ? "Pass" : "from=" + move.group(2) + ",to=" + move.group(3);
  }

  /** Returns the move in the notation of the library; empty if it is malformed. */
  private static Optional<String> notation(Matcher move) {
    if (!move.matches()) {
      return Optional.empty();
    }
    if (move.group(2) == null) {
      return move.group(4).startsWith("Pass:") ? Optional.of("pass") : Optional.empty();
    }
    boolean isOnBoard =
        Integer.parseInt(move.group(2)) < CELLS && Integer.parseInt(move.group(3)) < CELLS;
    String mark = move.group(4).startsWith("Remove:") ? ":" : "-";
    return isOnBoard
        ? Optional.of(cell(move.group(2)) + mark + cell(move.group(3)))
        : Optional.empty();
  }

  private static Cell cell(String number) {
    int index = Integer.parseInt(number);
    return new Cell(index % 8, index / 8);
  }

  private void endLegalMoves(TextLocation at) {
    if (legal == null || legalAt == null) {
      report.problem(Code.UNBALANCED, at, "The list of legal moves has no beginning");
    } else {
      compare(lists++, legalAt, LoaStatements.legalMoves(legal));
      legal = null;
    }
  }

  private void readEnd(String text, TextLocation at) {
    int equals = text.indexOf('=');
    String value = text.substring(equals + 1);
    String name = text.substring(0, Math.max(0, equals));
    if (ONCE.contains(name) && !report.isFirst(ends.add(name), at, name)) {
      return;
    }
    switch (name) {
      case "winner" -> {
        winner = WINNERS.getOrDefault(value, GameResult.UNKNOWN);
        winnerAt = at;
        if (!WINNERS.containsKey(value) && !value.equals("-1")) {
          report.problem(Code.BAD_RESULT, at, "Unknown winner: " + GameReport.excerpt(value));
        }
      }
      case "endtype" -> {
        isUnfinished = value.equals("NoEnd");
        if (value.equals("NaturalEnd")) {
          report.compare(at, LoaStatements.over(true));
        } else if (!ENDS.contains(value)) {
          report.problem(Code.BAD_RESULT, at, "Unknown kind of end: " + GameReport.excerpt(value));
        }
      }
      case "rankings" -> rankings = value;
      case "LUDII_VERSION" -> report.tag(VERSION_TAG, value, at);
      case "RNG internal state", "numInitialPlacementMoves", "SANDBOX" -> {}
      default -> report.problem(Code.BAD_CHARACTER, at, "The line has no meaning");
    }
  }

  @Override
  public void finish() {
    begin();
    isFinished = true;
    early.forEach(Runnable::run);
    if (report.isFull()) {
      return;
    }
    if (winner == null || winnerAt == null) {
      report.problem(
          Code.UNEXPECTED_END, last == null ? report.start() : last, "No winner is given");
    } else {
      GameResult result = isUnfinished ? GameResult.UNKNOWN : winner;
      report.claim(result, winnerAt);
      String expected = RANKINGS.getOrDefault(result, rankings);
      if (!rankings.isEmpty() && !rankings.equals(expected)) {
        String message = "The rankings contradict the winner";
        report.problem(Code.CONTRADICTORY_RESULTS, winnerAt, message);
      }
    }
  }

  private boolean isStandard() {
    LoaPosition start = Loa.game().start();
    return Loa.BOARD.cells().stream()
        .allMatch(cell -> start.pieceAt(cell).equals(Optional.ofNullable(placed.get(cell))));
  }
}
