package io.github.boardrules.examples.cli.fuzz;

import com.google.common.base.Splitter;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.Optional;

/** Fuzzes the parser of moves, in positions reached by moves. */
public final class MoveFuzz {
  private MoveFuzz() {}

  /**
   * Checks one input.
   *
   * @param input a line with a game and options, a line with moves, and the text of a move
   */
  public static void fuzzerTestOneInput(byte[] input) {
    TimeBudget.check(
        input.length,
        () -> {
          FuzzInput lines = FuzzInput.of(input, 3);
          lines.game().ifPresent(game -> check(game.start(), lines.line(1), lines.line(2)));
        });
  }

  private static <M extends Move> void check(Position<M> start, String moves, String text) {
    Position<M> position = start;
    for (String move : Splitter.on(' ').omitEmptyStrings().split(moves)) {
      try {
        position = position.play(move);
      } catch (NotationException | IllegalMoveException e) {
        break;
      }
    }
    checkReading(position, text);
    Optional<M> move = read(position, text, Strictness.LENIENT);
    if (move.isPresent()) {
      checkPlaying(position, move.get());
    }
  }

  private static <M extends Move> void checkPlaying(Position<M> position, M move) {
    Optional<Violation> violation = position.violation(move);
    boolean isListed = position.legalMoves().contains(move);
    String before = position.text();
    Facts.checkEqual("isLegal", violation.isEmpty(), position.isLegal(move));
    Facts.checkEqual("listed", violation.isEmpty(), isListed);
    try {
      Facts.checkEqual("played", position.play(move), position.playUnchecked(move));
      Facts.check(violation.isEmpty(), () -> "an illegal move was played: " + move);
    } catch (IllegalMoveException e) {
      Facts.checkEqual("violation", violation, Optional.of(e.violation()));
    }
    Facts.checkEqual("position before the move", before, position.text());
  }

  private static <M extends Move> void checkReading(Position<M> position, String text) {
    Optional<M> strict = read(position, text, Strictness.STRICT);
    Optional<M> lenient = read(position, text, Strictness.LENIENT);
    Facts.check(
        strict.isEmpty() || lenient.isPresent(), () -> "parsed strictly, but not leniently");
    strict.ifPresent(
        move ->
            Facts.checkEqual(
                "written and parsed again",
                strict,
                read(position, move.toString(), Strictness.STRICT)));
    lenient.ifPresent(
        move -> {
          Facts.check(
              move.toString().chars().allMatch(c -> c > ' ' && c < 127),
              () -> "not ASCII: " + move);
          read(position, move.toString(), Strictness.LENIENT);
        });
  }

  private static <M extends Move> Optional<M> read(
      Position<M> position, String text, Strictness strictness) {
    try {
      return Optional.of(position.parseMove(text, strictness));
    } catch (NotationException e) {
      Facts.check(
          e.offset() >= 0 && e.offset() <= text.length(), () -> "offset " + e.offset() + ": " + e);
      return Optional.empty();
    }
  }
}
