package io.github.boardrules.examples.npm;

import io.github.boardrules.core.Position;
import io.github.boardrules.picture.Animation;
import io.github.boardrules.picture.Look;
import io.github.boardrules.picture.Palette;
import io.github.boardrules.picture.Picture;
import io.github.boardrules.picture.Strip;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** See {@link Picture}. */
@JSClass(name = "Picture")
public final class JsPicture extends JsValue {
  private static final List<String> LOOK = List.of("palette", "marks", "coordinates", "flipped");
  private static final double MAX_SECONDS = 86_400;

  private final Position<?> position;
  private final Picture picture;

  private JsPicture(Position<?> position, Picture picture) {
    this.position = position;
    this.picture = picture;
  }

  private static Picture picture(@Nullable JSObject value) {
    if (Js.object(value) instanceof JsPicture given) {
      return given.picture;
    }
    throw Js.wrongType(value, "The picture", "a Picture");
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
  public static JsPicture of(@Nullable JSObject position) {
    return Failures.convert(
        () -> {
          Position<?> shown = JsPosition.of(position);
          return new JsPicture(shown, Picture.of(shown));
        });
  }

  /**
   * {@return several pictures side by side, as SVG}
   *
   * @param title the title
   * @param pictures the pictures
   */
  @JSExport
  public static String strip(@Nullable JSObject title, @Nullable JSObject pictures) {
    return Failures.convert(
        () ->
            Strip.svg(
                Js.text(title, "The title"),
                Js.items(pictures, "The list of pictures").stream()
                    .map(JsPicture::picture)
                    .toList()));
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
      @Nullable JSObject game, @Nullable JSObject secondsPerMove, @Nullable JSObject look) {
    return Failures.convert(
        () ->
            Animation.svg(
                JsGameInProgress.played(game),
                look(look),
                seconds(Js.number(secondsPerMove, "The time for each position"))));
  }

  private static double seconds(double seconds) {
    if (!(seconds <= MAX_SECONDS)) {
      throw new IllegalArgumentException("A position cannot be shown for " + seconds + " seconds");
    }
    return seconds;
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
    Map<String, @Nullable Object> members = Js.map(given, "The look", LOOK);
    return Look.DEFAULT
        .with(palette(members.get("palette")))
        .withMarks(flag(members, "marks", true))
        .withCoordinates(flag(members, "coordinates", true))
        .flipped(flag(members, "flipped", false));
  }

  private static Palette palette(@Nullable Object name) {
    for (Palette palette : Palette.values()) {
      if (palette.name().equals(name)) {
        return palette;
      }
    }
    if (name == null) {
      return Palette.LIGHT;
    }
    throw new IllegalArgumentException("There is no palette " + name);
  }

  private static boolean flag(
      Map<String, @Nullable Object> members, String name, boolean byDefault) {
    Object value = members.get(name);
    if (value == null) {
      return byDefault;
    }
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw new WrongTypeException("The member " + name, "a Boolean", value.toString());
  }

  /**
   * {@return the same picture with a title}
   *
   * @param text the title
   */
  @JSExport
  public JsPicture titled(@Nullable JSObject text) {
    return changed(() -> picture.titled(Js.text(text, "The title")));
  }

  /**
   * {@return the same picture with the cells of the last move}
   *
   * @param move the move
   */
  @JSExport
  public JsPicture lastMove(@Nullable JSObject move) {
    return changed(() -> picture.lastMove(JsMove.of(move)));
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
        () -> position.violation(JsMove.text(move)).map(picture::violation).orElse(picture));
  }

  /**
   * {@return the same picture with the destinations of a piece}
   *
   * @param cell the notation of its cell
   */
  @JSExport
  public JsPicture targets(@Nullable JSObject cell) {
    return changed(() -> picture.targets(Js.cell(cell)));
  }

  /**
   * {@return the same picture with an arrow}
   *
   * @param from the notation of the cell at its start
   * @param to the notation of the cell at its point
   */
  @JSExport
  public JsPicture arrow(@Nullable JSObject from, @Nullable JSObject to) {
    return changed(() -> picture.arrow(Js.cell(from), Js.cell(to)));
  }

  /** {@return the SVG document} */
  @JSExport
  public String svg() {
    return Failures.convert(picture::svg);
  }

  /** {@return the SVG document, for JSON} */
  @JSExport
  public String toJSON() {
    return svg();
  }

  @Override
  String typeName() {
    return "Picture";
  }
}
