package io.github.boardrules.picture;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.Collectors;

/** Several pictures side by side, each with its title below. */
public final class Strip {
  private static final double GAP = 0.4;
  private static final double CAPTION = 0.7;

  private Strip() {}

  /**
   * {@return an SVG document}
   *
   * @param title a short description, for screen readers
   * @param pictures the pictures, from left to right
   * @throws IllegalArgumentException if there is no picture
   */
  public static String svg(String title, List<Picture> pictures) {
    checkNotNull(title, "title");
    checkArgument(!pictures.isEmpty(), "no picture");
    ImmutableList.Builder<String> elements = ImmutableList.builder();
    double left = 0;
    double height = 0;
    for (Picture picture : pictures) {
      Painter painter = picture.painter();
      Frame frame = painter.frame();
      elements.add(
          "<g transform=\"translate(%s %s)\">"
              .formatted(Svg.number(left - frame.left()), Svg.number(-frame.top())));
      elements.addAll(painter.board());
      elements.addAll(picture.contents(painter));
      elements.add(
          Svg.text(
              frame.left() + frame.width() / 2,
              frame.top() + frame.height() + CAPTION / 3,
              painter.style().attributes("caption"),
              picture.title()));
      elements.add("</g>");
      left += frame.width() + GAP;
      height = Math.max(height, frame.height() + CAPTION);
    }
    Frame all = new Frame(0, 0, left - GAP, height);
    String paper = all.filled(pictures.get(0).painter().style().attributes("paper"));
    return Svg.document(
        all,
        title,
        pictures.stream()
            .map(picture -> picture.title() + ": " + picture.description())
            .collect(Collectors.joining(" ")),
        ImmutableList.<String>builder().add(paper).addAll(elements.build()).build());
  }
}
