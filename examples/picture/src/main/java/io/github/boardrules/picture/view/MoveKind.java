package io.github.boardrules.picture.view;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;

/**
 * A kind of move. Moves of a kind differ in their cells only.
 *
 * @param id the id to which {@link MoveView#kind} refers
 * @param title the name for people
 * @param clicks the number of cells to click; 0 if a button makes the move
 * @param notation the notation of the move, with {@code {1}} and {@code {2}} in place of the
 *     clicked cells; empty if {@code clicks} is 0. With it, a front end can submit any clicks and
 *     show why the move is not legal.
 */
@Immutable
public record MoveKind(String id, String title, int clicks, String notation) {
  /** A pass, in any game. */
  public static final MoveKind PASS = button("pass", "Pass");

  /**
   * {@return a kind of move that a button makes}
   *
   * @param id the id
   * @param title the name for people
   */
  public static MoveKind button(String id, String title) {
    checkNotNull(id, "id");
    checkNotNull(title, "title");
    return new MoveKind(id, title, 0, "");
  }
}
