package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaReason;
import io.github.boardrules.loa.LoaRules;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Writes one trial of Ludii, without lists of legal moves. */
final class LudiiWriter {
  private static final Pattern VERSION = Pattern.compile("[!-~]{1,100}");

  private final GameReplay replay;
  private final List<String> options;
  private final RecordHeader header;
  private final LineReplay line;
  private final StringBuilder text = new StringBuilder();

  LudiiWriter(GameReplay replay, List<String> options) {
    this.options = options;
    this.replay = replay;
    this.header = replay.record().header();
    this.line = replay.mainLine().orElseThrow();
  }

  /** Returns Ludii's names of the options; empty if Ludii does not play the game. */
  static Optional<ImmutableList<String>> options(GameReplay replay) {
    var start = replay.mainLine().orElseThrow().positions().get(0);
    LoaRules moverWins =
        LoaRules.LUDII.with(LoaRules.BOTH_CONNECTED, LoaRules.BothConnected.MOVER_WINS);
    return start.equals(Loa.game(LoaRules.LUDII).start())
        ? Optional.of(ImmutableList.of())
        : Optional.of(ImmutableList.of(LudiiParser.MOVER_WINS))
            .filter(options -> start.equals(Loa.game(moverWins).start()));
  }

  /** Returns the version that a record names. */
  static Optional<String> version(RecordHeader header) {
    return header.tag(LudiiParser.VERSION_TAG).filter(VERSION.asMatchPredicate());
  }

  String text() {
    line(LudiiParser.GAME + "../Common/res/lud/board/space/group/" + LudiiParser.LOA_FILE);
    line("START GAME OPTIONS");
    options.forEach(this::line);
    line("END GAME OPTIONS");
    line("RNG internal state=0,0,0,0,0,0,0,0");
    place(Color.BLACK, 1);
    place(Color.WHITE, 2);
    for (int i = 0; i < line.moves().size(); i++) {
      line("Move=" + move(line.moves().get(i), 1 + i % 2));
    }
    line("numInitialPlacementMoves=24");
    GameResult result = result();
    line("winner=" + result.winner().map(player -> player == Player.FIRST ? 1 : 2).orElse(0));
    line("endtype=" + endType(result));
    line("rankings=" + rankings(result));
    line("SANDBOX=false");
    version(header).ifPresent(version -> line("LUDII_VERSION=" + version));
    return text.append('\n').toString();
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  private void place(Color color, int player) {
    List<Cell> cells = Loa.game().start().pieces(color).stream().toList();
    for (Cell cell : cells) {
      int to = index(cell);
      line(
          "Move=[Move:mover=0,from=%d,to=%d,actions=[Add:type=Cell,to=%d,what=%d]]"
              .formatted(to, to, to, player));
    }
  }

  private static int index(Cell cell) {
    return 8 * cell.y() + cell.x();
  }

  private static String move(Move move, int mover) {
    if (!(move instanceof LoaMove.PieceMove piece)) {
      return "[Move:mover=" + mover + ",actions=[Pass:decision=true,forced=true]]";
    }
    int from = index(piece.from());
    int to = index(piece.to());
    String remove = piece.isCapture() ? "[Remove:type=Cell,to=" + to + "]," : "";
    return "[Move:mover=%d,from=%d,to=%d,actions=%s[Move:typeFrom=Cell,from=%d,typeTo=Cell,to=%d,decision=true]]"
        .formatted(mover, from, to, remove, from, to);
  }

  private GameResult result() {
    return ExchangeFormat.result(replay);
  }

  private String endType(GameResult result) {
    Optional<OutcomeReason> reason = replay.outcome().map(outcome -> outcome.reason());
    if (reason.isPresent()) {
      return reason.get() == LoaReason.PLY_LIMIT ? "TurnLimit" : "NaturalEnd";
    }
    return result == GameResult.UNKNOWN ? "NoEnd" : "Unknown";
  }

  private static String rankings(GameResult result) {
    return switch (result) {
      case FIRST -> "0.0,1.0,2.0";
      case SECOND -> "0.0,2.0,1.0";
      case DRAW, UNKNOWN -> "0.0,1.5,1.5";
    };
  }
}
