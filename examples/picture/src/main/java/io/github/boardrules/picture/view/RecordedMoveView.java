package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.RecordProblem;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A move of a record, of the main line or of a variation.
 *
 * @param after the index of the move that this one follows, in the list of all moves; -1 at the
 *     start of the game
 * @param text the notation of the move; as recorded if it is not legal
 * @param isPlayed whether the move and all moves before it are legal, so that the position after it
 *     exists
 * @param commentBefore the comment before the move, or an empty text
 * @param commentAfter the comment after the move, or an empty text
 * @param nags the numeric annotation glyphs, 0 to 255
 * @param clock the seconds that the player has left after the move, if they are recorded
 * @param problem why the move is not legal, as {@link RecordProblem#toMap} describes it; empty for
 *     legal moves, and for moves after the first illegal one
 */
@Immutable
@SuppressWarnings("Immutable") // the values of the map are texts, numbers and lists of these
public record RecordedMoveView(
    int after,
    String text,
    boolean isPlayed,
    String commentBefore,
    String commentAfter,
    List<Integer> nags,
    Optional<Double> clock,
    Optional<Map<String, Object>> problem) {
  /**
   * Creates a move of a record.
   *
   * @param after the index of the move that this one follows, in the list of all moves
   * @param text the notation of the move
   * @param isPlayed whether the move and all moves before it are legal, so that the position after
   *     it exists
   * @param commentBefore the comment before the move, or an empty text
   * @param commentAfter the comment after the move, or an empty text
   * @param nags the numeric annotation glyphs, 0 to 255
   * @param clock the seconds that the player has left after the move, if they are recorded
   * @param problem why the move is not legal, as {@link RecordProblem#toMap} describes it
   */
  public RecordedMoveView {
    nags = ImmutableList.copyOf(nags);
    problem = problem.map(ImmutableMap::copyOf);
  }
}
