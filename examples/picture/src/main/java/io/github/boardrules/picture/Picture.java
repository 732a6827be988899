package io.github.boardrules.picture;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.picture.view.Figure;
import io.github.boardrules.picture.view.Figure.Form;
import io.github.boardrules.picture.view.MoveView;
import io.github.boardrules.picture.view.PositionView;
import io.github.boardrules.picture.view.Views;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A picture of a position as SVG, with a title and a description for screen readers. Equal
 * positions and settings give the same text on every machine. Immutable.
 *
 * <pre>{@code
 * String svg = Picture.of(position).lastMove(move).with(Look.DEFAULT.with(Palette.DARK)).svg();
 * }</pre>
 */
@Immutable
@SuppressWarnings("Immutable") // authors promise that their positions are immutable
public final class Picture {
  private static final double TARGET = 0.13;
  private static final double CAPTURE = 0.44;

  private final Position<?> position;
  private final PositionView view;
  private final Look look;
  private final Optional<String> title;

  /** Highlights below and above the stones. */
  private final ImmutableList<Figure> below;

  private final ImmutableList<Figure> above;
  private final ImmutableList<Arrow> arrows;

  @Immutable
  private record Arrow(String from, String to) {}

  private Picture(
      Position<?> position,
      PositionView view,
      Look look,
      Optional<String> title,
      ImmutableList<Figure> below,
      ImmutableList<Figure> above,
      ImmutableList<Arrow> arrows) {
    this.position = position;
    this.view = view;
    this.look = look;
    this.title = title;
    this.below = below;
    this.above = above;
    this.arrows = arrows;
  }

  /**
   * {@return a picture of a position of any game with the default look}
   *
   * @param position a position
   */
  public static Picture of(Position<?> position) {
    return new Picture(
        position,
        Views.position(position),
        Look.DEFAULT,
        Optional.empty(),
        ImmutableList.of(),
        ImmutableList.of(),
        ImmutableList.of());
  }

  /**
   * {@return the same picture with another look}
   *
   * @param other the look
   */
  public Picture with(Look other) {
    checkNotNull(other, "other");
    return new Picture(position, view, other, title, below, above, arrows);
  }

  /**
   * {@return the same picture with a title, which is also its caption in a strip} By default the
   * title is the game and the side to move.
   *
   * @param text the title
   */
  public Picture titled(String text) {
    return new Picture(position, view, look, Optional.of(text), below, above, arrows);
  }

  /**
   * {@return the same picture with the cells of the last move tinted}
   *
   * @param move the move that led to the position
   */
  public Picture lastMove(Move move) {
    return plus(true, figure(Form.AREA, cells(move.cells()), "last", 0));
  }

  /**
   * {@return the same picture with highlighted cells}
   *
   * @param cells the cells
   */
  public Picture highlight(Collection<Cell> cells) {
    return plus(true, figure(Form.AREA, cells(cells), "cells", 0));
  }

  /**
   * {@return the same picture with the cells that a violation names}
   *
   * @param violation the reason why a move is not legal
   */
  public Picture violation(Violation violation) {
    return plus(false, figure(Form.AREA, cells(violation.cells()), "blamed", 0));
  }

  /**
   * {@return the same picture with the destinations of the legal moves of a piece; for games in
   * which a move places stones, with the cells on which it may place them}
   *
   * @param from the cell of the piece, which is ignored in games in which a move places stones
   */
  public Picture targets(Cell from) {
    checkNotNull(from, "from");
    ImmutableSet.Builder<String> targets = ImmutableSet.builder();
    for (MoveView move : view.moves()) {
      List<String> cells = move.cells();
      if (move.isAtOnce()) {
        targets.addAll(cells);
      } else if (!cells.isEmpty() && cells.get(0).equals(from.toString())) {
        targets.add(cells.get(cells.size() - 1));
      }
    }
    ImmutableList<String> all = targets.build().asList();
    ImmutableList<String> captures =
        all.stream().filter(view.occupants()::containsKey).collect(toImmutableList());
    ImmutableList<String> others =
        all.stream().filter(cell -> !captures.contains(cell)).collect(toImmutableList());
    return plus(false, figure(Form.DISC, others, "target", TARGET))
        .plus(false, figure(Form.DISC, captures, "capture", CAPTURE));
  }

  /**
   * {@return the same picture with an arrow}
   *
   * @param from the cell at the start of the arrow
   * @param to the cell at the point of the arrow
   */
  public Picture arrow(Cell from, Cell to) {
    ImmutableList<Arrow> more =
        ImmutableList.<Arrow>builder()
            .addAll(arrows)
            .add(new Arrow(from.toString(), to.toString()))
            .build();
    return new Picture(position, view, look, title, below, above, more);
  }

  private Picture plus(boolean isBelow, Figure figure) {
    ImmutableList<Figure> more =
        ImmutableList.<Figure>builder().addAll(isBelow ? below : above).add(figure).build();
    return new Picture(
        position, view, look, title, isBelow ? more : below, isBelow ? above : more, arrows);
  }

  private static Figure figure(Form form, ImmutableList<String> cells, String style, double size) {
    return new Figure(form, cells, style, size, "", Optional.empty());
  }

  private static ImmutableList<String> cells(Collection<Cell> cells) {
    return cells.stream().map(Cell::toString).collect(toImmutableList());
  }

  /** {@return the SVG document} */
  public String svg() {
    Painter painter = painter();
    return Svg.document(
        painter.frame(),
        title(),
        description(),
        ImmutableList.<String>builder()
            .add(painter.frame().filled(painter.style().attributes("paper")))
            .addAll(painter.board())
            .addAll(contents(painter))
            .build());
  }

  Painter painter() {
    return new Painter(Views.board(position.game()), look);
  }

  /** Returns everything on the board as layers, in the order in which they are drawn. */
  ImmutableList<ImmutableList<String>> layers(Painter painter) {
    boolean hasMarks = look.hasMarks();
    return ImmutableList.of(
        painter.paint(below),
        hasMarks ? painter.paint(view.sketch().below()) : ImmutableList.of(),
        painter.paint(view.sketch().stones()),
        hasMarks ? painter.paint(view.sketch().above()) : ImmutableList.of(),
        painter.paint(above),
        arrows.stream()
            .flatMap(arrow -> painter.arrow(arrow.from(), arrow.to()).stream())
            .collect(toImmutableList()));
  }

  /** Returns everything on the board, in the order in which it is drawn. */
  ImmutableList<String> contents(Painter painter) {
    return layers(painter).stream().flatMap(ImmutableList::stream).collect(toImmutableList());
  }

  String title() {
    return title.orElseGet(() -> Description.title(position));
  }

  String description() {
    return Description.text(position, view, look.hasMarks());
  }
}
