package io.github.boardrules.picture;

import com.google.common.escape.Escaper;
import com.google.common.xml.XmlEscapers;
import java.util.List;

/** The parts of SVG documents. Numbers have at most one decimal, so that texts are reproducible. */
final class Svg {
  /** The distance between neighboring cells in units of the picture. */
  static final double UNIT = 100;

  private static final Escaper TEXT = XmlEscapers.xmlContentEscaper();
  private static final Escaper ATTRIBUTE = XmlEscapers.xmlAttributeEscaper();

  private Svg() {}

  /** Returns a length in units of the picture, rounded to a tenth. */
  static String number(double length) {
    long tenths = Math.round(length * UNIT * 10);
    String sign = tenths < 0 ? "-" : "";
    long whole = Math.abs(tenths) / 10;
    long rest = Math.abs(tenths) % 10;
    return sign + whole + (rest == 0 ? "" : "." + rest);
  }

  /** Returns text as the content of an element. */
  static String escape(String text) {
    return TEXT.escape(wellFormed(text));
  }

  /** Replaces unpaired surrogates, which no encoding can represent. */
  private static String wellFormed(String text) {
    StringBuilder all = new StringBuilder(text.length());
    int point;
    for (int i = 0; i < text.length(); i += Character.charCount(point)) {
      point = text.codePointAt(i);
      boolean isUnpaired = Character.MIN_SURROGATE <= point && point <= Character.MAX_SURROGATE;
      all.appendCodePoint(isUnpaired ? 0xfffd : point);
    }
    return all.toString();
  }

  /**
   * Returns a document.
   *
   * @param frame the visible rectangle
   * @param title a short description, for screen readers
   * @param description a complete description, for screen readers
   * @param elements the elements, in the order in which they are drawn
   */
  static String document(Frame frame, String title, String description, List<String> elements) {
    StringBuilder svg = new StringBuilder();
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
        .append(frame.viewBox())
        .append("\" width=\"")
        .append(Math.round(frame.width() * UNIT / 2))
        .append("\" height=\"")
        .append(Math.round(frame.height() * UNIT / 2))
        .append("\" role=\"img\" aria-label=\"")
        .append(ATTRIBUTE.escape(wellFormed(title)))
        .append("\" font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n");
    svg.append("<title>").append(escape(title)).append("</title>\n");
    svg.append("<desc>").append(escape(description)).append("</desc>\n");
    elements.forEach(element -> svg.append(element).append('\n'));
    return svg.append("</svg>\n").toString();
  }

  /** Returns text that is centered at a point. */
  static String text(double x, double y, String attributes, String text) {
    return "<text x=\"%s\" y=\"%s\" dy=\".35em\" %s>%s</text>"
        .formatted(number(x), number(y), attributes, escape(text));
  }
}
