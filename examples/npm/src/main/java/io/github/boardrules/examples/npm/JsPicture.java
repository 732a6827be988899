package io.github.boardrules.examples.npm;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.examples.picture.Animation;
import io.github.boardrules.examples.picture.Look;
import io.github.boardrules.examples.picture.Palette;
import io.github.boardrules.examples.picture.Picture;
import io.github.boardrules.examples.picture.Strip;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** See {@link Picture}. */
@JSClass(name = "Picture")
public final class JsPicture {
  private final JsPosition position;
  private final Picture picture;

  private JsPicture(JsPosition position, Picture picture) {
    this.position = position;
    this.picture = picture;
  }

  private JsPicture changed(Supplier<Picture> change) {
    return new JsPicture(position, Failures.convert(change));
  }

  /**
   * {@return a picture}
   *
   * @param position a position
   */
  @JSExport
  public static JsPicture of(JsPosition position) {
    return new JsPicture(position, Picture.of(position.position));
  }

  /**
   * {@return several pictures side by side, as SVG}
   *
   * @param title the title
   * @param pictures the pictures
   */
  @JSExport
  public static String strip(@Nullable JSObject title, JsPicture[] pictures) {
    return Failures.convert(
        () ->
            Strip.svg(Js.text(title), Arrays.stream(pictures).map(each -> each.picture).toList()));
  }

  /**
   * {@return a game that plays by itself, as SVG}
   *
   * @param game the game
   * @param secondsPerMove the time for each position
   * @param look the look, which may be missing
   */
  @JSExport
  public static String animation(
      JsPlayedGame game, double secondsPerMove, @Nullable JSObject look) {
    return Failures.convert(() -> Animation.svg(game.played, look(look), secondsPerMove));
  }

  /**
   * {@return the same picture with another look}
   *
   * @param look palette, marks, coordinates and flipped, each of which may be missing
   */
  @JSExport
  public JsPicture with(@Nullable JSObject look) {
    return changed(() -> picture.with(look(look)));
  }

  private static Look look(@Nullable JSObject given) {
    Map<String, @Nullable Object> members = Js.map(given);
    Object palette = members.get("palette");
    return new Look(
        palette == null ? Palette.LIGHT : Palette.valueOf(palette.toString()),
        !Boolean.FALSE.equals(members.get("marks")),
        !Boolean.FALSE.equals(members.get("coordinates")),
        Boolean.TRUE.equals(members.get("flipped")));
  }

  /**
   * {@return the same picture with a title}
   *
   * @param text the title
   */
  @JSExport
  public JsPicture titled(@Nullable JSObject text) {
    return changed(() -> picture.titled(Js.text(text)));
  }

  /**
   * {@return the same picture with the cells of the last move}
   *
   * @param move the move or its text, in the notation of the game
   */
  @JSExport
  public JsPicture lastMove(JsMove move) {
    return changed(() -> picture.lastMove(move.move));
  }

  /**
   * {@return the same picture with highlighted cells}
   *
   * @param cells the notations of the cells
   */
  @JSExport
  public JsPicture highlight(@Nullable JSObject cells) {
    return changed(() -> picture.highlight(Js.cells(cells)));
  }

  /**
   * {@return the same picture with the cells of a violation}
   *
   * @param move an illegal move or its text; nothing changes if it is legal
   */
  @JSExport
  public JsPicture violation(@Nullable JSObject move) {
    return changed(
        () ->
            position
                .position
                .violation(Js.text(move), Js.strictness(null))
                .map(picture::violation)
                .orElse(picture));
  }

  /**
   * {@return the same picture with the destinations of a piece}
   *
   * @param cell the notation of its cell
   */
  @JSExport
  public JsPicture targets(@Nullable JSObject cell) {
    return changed(() -> picture.targets(Cell.parse(Js.text(cell))));
  }

  /**
   * {@return the same picture with an arrow}
   *
   * @param from the notation of the cell at its start
   * @param to the notation of the cell at its point
   */
  @JSExport
  public JsPicture arrow(@Nullable JSObject from, @Nullable JSObject to) {
    return changed(() -> picture.arrow(Cell.parse(Js.text(from)), Cell.parse(Js.text(to))));
  }

  /** {@return the SVG document} */
  @JSExport
  public String svg() {
    return Failures.convert(picture::svg);
  }
}
