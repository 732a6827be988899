package io.github.boardrules.picture.view;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.util.List;

/**
 * A legal move.
 *
 * @param text the canonical notation, with which a client plays the move
 * @param kind the id of the {@link MoveKind}; empty for a plain drawing
 * @param cells the cells to click, in order; empty if a button makes the move
 * @param isAtOnce whether a single click on any of the cells makes the move
 */
@Immutable
@SuppressWarnings("Immutable") // copies its collections
public record MoveView(String text, String kind, List<String> cells, boolean isAtOnce) {
  /**
   * Creates a move.
   *
   * @param text the canonical notation, with which a client plays the move
   * @param kind the id of the {@link MoveKind}
   * @param cells the cells to click, in order
   * @param isAtOnce whether a single click on any of the cells makes the move
   */
  public MoveView {
    cells = ImmutableList.copyOf(cells);
  }

  /**
   * {@return a move that a button makes}
   *
   * @param text the canonical notation
   * @param kind the id of the kind
   */
  public static MoveView button(Object text, String kind) {
    checkNotNull(kind, "kind");
    return new MoveView(text.toString(), kind, ImmutableList.of(), false);
  }
}
