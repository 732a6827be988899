package io.github.boardrules.examples.view;

import com.google.common.collect.ImmutableList;

/**
 * A legal move.
 *
 * @param text its canonical notation, to be sent back
 * @param kind the id of its {@link MoveKind}; empty for a plain drawing
 * @param cells the cells to click, in that order; empty if it is a button
 * @param atOnce whether one click, on any of the cells, makes the move
 */
public record MoveView(String text, String kind, ImmutableList<String> cells, boolean atOnce) {
  /**
   * {@return a move that has no cells to click}
   *
   * @param text its canonical notation
   * @param kind the id of its kind
   */
  public static MoveView button(Object text, String kind) {
    return new MoveView(text.toString(), kind, ImmutableList.of(), false);
  }
}
