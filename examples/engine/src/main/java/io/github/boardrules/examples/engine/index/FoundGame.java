package io.github.boardrules.examples.engine.index;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.GameVerdict;

/**
 * A game that reaches a position.
 *
 * @param source the name of its file
 * @param number the number of the game in its file, from 1
 * @param first the name of the first player; empty if not recorded
 * @param second the name of the second player; empty if not recorded
 * @param date the date as it was recorded; empty if not recorded
 * @param result who won by the rules or by the termination
 * @param isValid whether the game has no problem
 * @param plies the number of its legal moves
 * @param ply the number of moves before the first time that it reaches the position
 */
public record FoundGame(
    String source,
    long number,
    String first,
    String second,
    String date,
    GameResult result,
    boolean isValid,
    int plies,
    int ply) {
  /** Returns the game in a text in which other games precede its piece. */
  FoundGame in(long gamesBefore) {
    return new FoundGame(
        source, number + gamesBefore, first, second, date, result, isValid, plies, ply);
  }

  static FoundGame of(GameVerdict game, long number, int plies, int ply) {
    return new FoundGame(
        game.location().source(),
        number,
        game.header().player(Player.FIRST).orElse(""),
        game.header().player(Player.SECOND).orElse(""),
        game.header().tag("Date").orElse(""),
        game.result(),
        game.isValid(),
        plies,
        ply);
  }

  /** {@return the game as an object for JSON} */
  public ImmutableMap<String, Object> toMap() {
    return ImmutableMap.<String, Object>builder()
        .put("source", source)
        .put("number", number)
        .put("ply", ply)
        .put("plies", plies)
        .put("first", first)
        .put("second", second)
        .put("date", date)
        .put("result", result.text())
        .put("valid", isValid)
        .buildOrThrow();
  }
}
