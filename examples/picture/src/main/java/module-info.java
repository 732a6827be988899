/**
 * Pictures of positions and games as SVG, and views of boards, positions and moves for front ends
 * that draw them in their own way.
 */
module io.github.boardrules.picture {
  requires com.google.common;
  requires transitive io.github.boardrules.core;
  requires io.github.boardrules.carteso;
  requires io.github.boardrules.iris;
  requires io.github.boardrules.linage;
  requires io.github.boardrules.loa;

  exports io.github.boardrules.picture;
  exports io.github.boardrules.picture.view;

  uses io.github.boardrules.picture.view.Drawing;
}
