package io.github.boardrules.loa;

import com.google.errorprone.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/**
 * What most positions have in common with the previous one. A position refers to this object
 * instead of to its parts, so that it fits into 64 bytes.
 *
 * @param game the game
 * @param blocks the earlier positions except the latest ones; null if there are none
 * @param counts the counts that the rules need, all others being 0
 */
@Immutable
@SuppressWarnings("Immutable") // the tables of a block are filled before it is published
record CommonState(LoaGame game, @Nullable PositionBlock blocks, PlyCounts counts) {

  /**
   * Returns how often a position occurs in the blocks. A JIT compiler does not inline {@link
   * #blocks}, because its type is usually not loaded: few games fill a block.
   */
  int countInBlocks(HistoryNode state) {
    return blocks == null ? 0 : blocks.count(state);
  }

  /** Returns the state after a quiet move or a pass, after which positions can be repeated. */
  CommonState afterQuietMove(HistoryNode before, boolean endsBlock) {
    return !endsBlock && !game.hasLimits
        ? this
        : new CommonState(
            game,
            endsBlock ? PositionBlock.endingWith(before) : blocks,
            counts.next(game, /* isCapture= */ false, /* passesInARow= */ 0));
  }

  /** Returns the state after a move after which no earlier position can be repeated. */
  CommonState afterIrreversibleMove(boolean isCapture, int passes) {
    return blocks == null && !game.hasLimits && passes == counts.passes()
        ? this
        : new CommonState(game, null, counts.next(game, isCapture, passes));
  }
}
