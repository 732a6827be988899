package io.github.boardrules.examples.cli;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.FloatSize;
import com.github.weisj.jsvg.view.ViewBox;
import io.github.boardrules.examples.engine.command.CommandFailure;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import javax.imageio.ImageIO;

/** Draws pictures as PNG, with the fonts of the machine. */
final class Png {
  static final int MIN_WIDTH = 16;
  static final int MAX_WIDTH = 8192;

  private Png() {}

  /**
   * Returns a PNG of a picture.
   *
   * @param svg the picture
   * @param width its width in pixels; the height follows
   */
  static byte[] of(String svg, int width) {
    byte[] source = svg.getBytes(StandardCharsets.UTF_8);
    SVGDocument picture =
        Objects.requireNonNull(
            new SVGLoader()
                .load(new ByteArrayInputStream(source), null, LoaderContext.createDefault()));
    FloatSize size = picture.size();
    int height = Math.max(Math.round(width * size.height / size.width), 1);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    try {
      picture.render(null, pen, new ViewBox(width, height));
    } catch (LinkageError | IllegalStateException | InternalError e) {
      // A JDK without the libraries for fonts, or a machine without any font.
      throw new CommandFailure(
          "a PNG with letters needs a font, and this machine has none: use --no-coordinates or"
              + " SVG");
    } finally {
      pen.dispose();
    }
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      boolean unused = ImageIO.write(image, "png", png);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return png.toByteArray();
  }
}
