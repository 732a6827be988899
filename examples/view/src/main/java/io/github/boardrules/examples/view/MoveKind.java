package io.github.boardrules.examples.view;

/**
 * A kind of moves: those that differ in nothing but their cells.
 *
 * @param id its name in {@link MoveView#kind}
 * @param title its name for people
 * @param clicks how many cells are clicked to make such a move; 0 if it is a button
 * @param notation how such a move is written, {@code {1}} and {@code {2}} standing for the clicked
 *     cells, so that a front end can ask why a move that is not in the list is not legal; empty if
 *     none is clicked
 */
public record MoveKind(String id, String title, int clicks, String notation) {
  /** Passing, in every game that has it. */
  public static final MoveKind PASS = button("pass", "Pass");

  /**
   * {@return a kind of moves that have no cells}
   *
   * @param id its name
   * @param title its name for people
   */
  public static MoveKind button(String id, String title) {
    return new MoveKind(id, title, 0, "");
  }
}
