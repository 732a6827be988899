package io.github.boardrules.interchange;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import io.github.boardrules.loa.LoaRules;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines of Action as OpenSpiel names it and its moves. */
final class OpenSpielGame {
  static final String NAME = "lines_of_action";

  private static final int ACTIONS = 8192;
  private static final int DEFAULT_LENGTH = 1000;
  private static final Pattern GAME =
      Pattern.compile("lines_of_action(?:\\((?:max_game_length=([1-9][0-9]{0,8}))?\\))?");
  private static final Pattern ACTION = Pattern.compile("[0-9]{1,4}");
  private static final Pattern MOVE = Pattern.compile("([a-h][1-8])([-x])([a-h][1-8])");

  private OpenSpielGame() {}

  /** Sets the game of a record from its name with parameters. */
  static void set(String name, TextLocation at, GameReport report) {
    Matcher game = GAME.matcher(name);
    if (!game.matches()) {
      boolean isLoa = name.startsWith(NAME);
      report.game(isLoa ? GameReport.LOA : GameReport.excerpt(name), at);
      if (isLoa) {
        report.problem(Code.BAD_OPTION, at, "Unknown parameters: " + GameReport.excerpt(name));
      }
      return;
    }
    report.game(GameReport.LOA, at);
    setLength(game.group(1) == null ? Integer.toString(DEFAULT_LENGTH) : game.group(1), at, report);
  }

  /** Sets the maximum number of moves. */
  static void setLength(String moves, TextLocation at, GameReport report) {
    Options options = Options.of("preset", "OPEN_SPIEL");
    boolean isDefault = moves.equals(Integer.toString(DEFAULT_LENGTH));
    report.options(isDefault ? options : options.with("plyLimit", moves), at);
  }

  /** Reports the result that the returns of two players mean, or a problem if they mean none. */
  static void claim(List<String> returns, TextLocation at, GameReport report) {
    result(returns)
        .ifPresentOrElse(
            result -> report.claim(result, at),
            () -> report.problem(Code.BAD_RESULT, at, "Expected the returns of two players"));
  }

  /** Returns the result that the returns of two players mean; empty if they mean none. */
  static Optional<GameResult> result(List<String> returns) {
    return switch (String.join(",", returns)) {
      case "1,-1", "1.0,-1.0" -> Optional.of(GameResult.FIRST);
      case "-1,1", "-1.0,1.0" -> Optional.of(GameResult.SECOND);
      case "0,0", "0.0,0.0", "-0,0", "0,-0" -> Optional.of(GameResult.DRAW);
      default -> Optional.empty();
    };
  }

  /** Returns the name with parameters of the game of a record; empty if it is another game. */
  static Optional<String> name(GameReplay replay) {
    if (!(replay.mainLine().orElseThrow().positions().get(0) instanceof LoaPosition start)) {
      return Optional.empty();
    }
    int length = start.game().rules().get(LoaRules.PLY_LIMIT);
    if (length == 0) {
      return Optional.empty();
    }
    LoaRules rules = LoaRules.OPEN_SPIEL.with(LoaRules.PLY_LIMIT, length);
    String parameters = length == DEFAULT_LENGTH ? "" : "max_game_length=" + length;
    return Optional.of(NAME + "(" + parameters + ")")
        .filter(name -> start.equals(Loa.game(rules).start()));
  }

  /** Returns the number of an action. */
  static int action(LoaMove.PieceMove move) {
    int from = 8 * move.from().y() + move.from().x();
    int to = 8 * move.to().y() + move.to().x();
    return 2 * (64 * from + to) + (move.isCapture() ? 1 : 0);
  }

  /** Returns the move with a number as OpenSpiel writes it; empty if the text is no action. */
  static Optional<String> move(String action) {
    if (!ACTION.matcher(action).matches() || Integer.parseInt(action) >= ACTIONS) {
      return Optional.empty();
    }
    int number = Integer.parseInt(action);
    return Optional.of(cell(number / 128) + (number % 2 == 1 ? "x" : "-") + cell(number / 2 % 64));
  }

  private static Cell cell(int index) {
    return new Cell(index % 8, index / 8);
  }

  /** Returns a move as OpenSpiel writes it. */
  static String text(LoaMove.PieceMove move) {
    return move.notation().replace(':', 'x');
  }

  /** Returns a move in the notation of the library; empty if the text is no move. */
  static Optional<String> notation(String text) {
    return MOVE.matcher(text).matches() ? Optional.of(text.replace('x', ':')) : Optional.empty();
  }
}
