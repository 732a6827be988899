package io.github.boardrules.examples.engine.bulk;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import java.util.Optional;

/**
 * A game of an archive, as far as it is {@linkplain Reading wanted}.
 *
 * @param format the format of its text
 * @param source the name of its text
 * @param number the number of the game, from 1
 * @param isGame whether it is a game; otherwise it is text without one, such as noise
 * @param facts what is known of the game
 * @param replay the verdict on the game, if it was judged
 * @param text the bytes of its text as characters from 0 to 255, if they are kept; otherwise empty
 */
public record ArchiveGame(
    RecordFormat format,
    String source,
    long number,
    boolean isGame,
    GameFacts facts,
    Optional<GameReplay> replay,
    String text) {

  /**
   * What is wanted of games.
   *
   * @param countsMoves whether their moves are counted
   * @param judges whether they are judged
   * @param keepsTexts whether the bytes of their texts are kept. The texts of consecutive games,
   *     joined, are the whole text
   */
  public record Reading(boolean countsMoves, boolean judges, boolean keepsTexts) {}
}
