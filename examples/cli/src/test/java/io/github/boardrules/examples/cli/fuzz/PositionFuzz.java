package io.github.boardrules.examples.cli.fuzz;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.trace.Snapshot;
import java.util.List;

/** Fuzzes the parser of positions. */
public final class PositionFuzz {
  private static final int MOVES = 20;

  private PositionFuzz() {}

  /**
   * Checks one input.
   *
   * @param input a line with a game and options, and the text of a position
   */
  public static void fuzzerTestOneInput(byte[] input) {
    TimeBudget.check(
        input.length,
        () -> {
          FuzzInput lines = FuzzInput.of(input, 2);
          lines.game().ifPresent(game -> check(game, lines.line(1)));
        });
  }

  private static <M extends Move> void check(Game<M> game, String text) {
    Setup setup;
    try {
      setup = game.parseSetup(text);
    } catch (NotationException e) {
      Facts.check(
          e.offset() >= 0 && e.offset() <= text.length(), () -> "offset " + e.offset() + ": " + e);
      return;
    }
    List<Violation> defects = game.defects(setup);
    try {
      checkPosition(game, game.position(setup));
      Facts.checkEqual("defects of a position", ImmutableList.of(), defects);
    } catch (SetupException e) {
      Facts.check(!defects.isEmpty(), () -> "rejected without a defect: " + e);
      Facts.checkEqual("defects", defects, e.defects());
    }
  }

  private static <M extends Move> void checkPosition(Game<M> game, Position<M> position) {
    Position<M> again = game.parsePosition(position.text());
    Facts.checkEqual("written and parsed again", position, again);
    Facts.checkEqual("written again", position.text(), again.text());
    Facts.checkEqual("hash", position.hash(), again.hash());
    Facts.checkEqual("legalMoves", position.legalMoves(), again.legalMoves());
    Facts.checkEqual("legalMoveCount", position.legalMoves().size(), position.legalMoveCount());
    Facts.checkEqual("isOver", position.isOver(), position.outcome().isPresent());
    Facts.checkEqual("no move is legal", position.isOver(), position.legalMoves().isEmpty());
    Facts.checkEqual("snapshot", Snapshot.of(position), Snapshot.of(again));
    Facts.checkEqual("canonical", position.canonical(), again.canonical());
    int step = Math.max(1, position.legalMoveCount() / MOVES);
    for (int i = 0; i < position.legalMoveCount(); i += step) {
      M move = position.legalMoves().get(i);
      Facts.checkEqual("after " + move, position.play(move), again.play(move));
    }
  }
}
