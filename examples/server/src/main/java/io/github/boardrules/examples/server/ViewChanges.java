package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.picture.view.Views;

/**
 * How the view of each position of a match follows from those before it, so that a client that
 * shows all positions does not load each of them. Remembers the latest views. Not thread-safe.
 */
final class ViewChanges {
  /** The maximum number of characters of new text; beyond it, clients load the view. */
  private static final int MAX_NEW_TEXT = 50_000;

  private int ply = -1;
  private String last = "";
  private String before = "";

  /** Forgets the views, because moves were taken back or an event was lost. */
  void clear() {
    ply = -1;
    last = "";
    before = "";
  }

  /**
   * Returns how the text of the view after the last move follows from the texts of the two views
   * before it, one after the other; see {@link TextDelta#of}. After the first move, there is one
   * view before it. Empty if the views differ too much.
   *
   * @param played a game with at least one move
   */
  ImmutableList<Object> of(GameInProgress<?> played) {
    if (ply != played.ply() - 1) {
      ply = played.ply() - 1;
      last = view(played, ply);
      before = ply == 0 ? "" : view(played, ply - 1);
    }
    String next = view(played, played.ply());
    ImmutableList<Object> delta = TextDelta.of(before + last, next);
    ply = played.ply();
    before = last;
    last = next;
    return newText(delta) > MAX_NEW_TEXT ? ImmutableList.of() : delta;
  }

  private static int newText(ImmutableList<Object> delta) {
    return delta.stream().mapToInt(part -> part instanceof String text ? text.length() : 0).sum();
  }

  private static String view(GameInProgress<?> played, int ply) {
    return Json.MAPPER.writeValueAsString(Views.position(played.at(ply).position()));
  }
}
