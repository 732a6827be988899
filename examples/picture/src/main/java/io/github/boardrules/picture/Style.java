package io.github.boardrules.picture;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import java.util.List;

/**
 * The SVG attributes of the styles. They are attributes and not a style sheet, so that several
 * pictures with different palettes fit in one web page.
 */
final class Style {
  /** Every second part of a template is the name of a color. */
  private static final Splitter COLORS = Splitter.on(CharMatcher.anyOf("{}"));

  /** The attributes by style, with the names of colors in braces. */
  private static final ImmutableMap<String, String> ATTRIBUTES =
      ImmutableMap.<String, String>builder()
          .put("cell-shape", "fill='{board}' stroke='{gap}' stroke-width='5'")
          .put("colored", "stroke='{gap}' stroke-width='5'")
          .put("square light", "fill='{board}'")
          .put("square dark", "fill='{board-dark}'")
          .put("field", "fill='{board}' stroke='{board}'")
          .put("line", "stroke='{board-line}' stroke-width='3'")
          .put("hole", "fill='{paper}' stroke='{board-line}' stroke-width='3'")
          .put(
              "goal black",
              "fill='none' stroke='{black-bond}' stroke-width='20' stroke-linejoin='round'")
          .put(
              "goal white",
              "fill='none' stroke='{white-bond}' stroke-width='20' stroke-linejoin='round'")
          .put(
              "goal neutral",
              "fill='none' stroke='{neutral}' stroke-width='20' stroke-linejoin='round'")
          .put("stone black", "fill='{black}' stroke='{black-rim}' stroke-width='3'")
          .put("stone white", "fill='{white}' stroke='{white-rim}' stroke-width='3'")
          .put("stone neutral", "fill='{neutral}' stroke='{neutral-rim}' stroke-width='3'")
          .put("bond black", "stroke='{black-bond}' stroke-width='22' stroke-linecap='round'")
          .put("bond white", "stroke='{white-bond}' stroke-width='22' stroke-linecap='round'")
          .put(
              "bond faint black",
              "stroke='{black-faint-bond}' stroke-width='22' stroke-linecap='round'"
                  + " stroke-opacity='0.5'")
          .put(
              "bond faint white",
              "stroke='{white-bond}' stroke-width='22' stroke-linecap='round' stroke-opacity='0.5'")
          .put("region vertical", "fill='{vertical}' fill-opacity='0.2'")
          .put("region horizontal", "fill='{horizontal}' fill-opacity='0.2'")
          .put("region free", "fill='none'")
          .put("claim vertical", "fill='{vertical}' fill-opacity='0.2'")
          .put("claim horizontal", "fill='{horizontal}' fill-opacity='0.2'")
          .put("owner vertical", "stroke='{vertical}' stroke-width='7' stroke-linecap='round'")
          .put("owner horizontal", "stroke='{horizontal}' stroke-width='7' stroke-linecap='round'")
          .put(
              "span vertical",
              "fill='none' stroke='{vertical}' stroke-width='4' stroke-dasharray='10 9'")
          .put(
              "span horizontal",
              "fill='none' stroke='{horizontal}' stroke-width='4' stroke-dasharray='10 9'")
          .put("pending", "fill='{main}'")
          .put("symbol", "fill='{ink}' font-size='60'")
          .put("number", "fill='#24262b' font-size='25'")
          .put("number on-black", "fill='#d9d6cf' font-size='25'")
          .put("number on-white", "fill='#24262b' font-size='25'")
          .put("coordinate", "fill='{soft}' font-size='26'")
          .put("caption", "fill='{ink}' font-size='34'")
          .put("last", "fill='{last}' fill-opacity='0.75'")
          .put("target", "fill='{main}'")
          .put("capture", "fill='none' stroke='{main}' stroke-width='7'")
          .put("blamed", "fill='{refusal}' fill-opacity='0.18' stroke='{refusal}' stroke-width='5'")
          .put("cells", "fill='{main}' fill-opacity='0.3'")
          .put("arrow", "stroke='{main}' stroke-width='9' stroke-linecap='round' fill='{main}'")
          .put("paper", "fill='{paper}'")
          .buildOrThrow();

  private static final Splitter WORDS = Splitter.on(' ');

  private final Palette palette;

  Style(Palette palette) {
    this.palette = palette;
  }

  /** Returns whether a style has attributes of its own. */
  static boolean knows(String style) {
    return ATTRIBUTES.containsKey(style) || style.startsWith("owner ");
  }

  /** Returns the attributes of a style, or those of an unfilled outline if it is unknown. */
  String attributes(String style) {
    List<String> words = WORDS.splitToList(style);
    String template =
        words.get(0).equals("owner") && words.size() == 4
            ? ownerOnStone(words)
            : ATTRIBUTES.getOrDefault(style, "fill='none' stroke='{ink}' stroke-width='3'");
    StringBuilder attributes = new StringBuilder();
    boolean isColor = false;
    for (String part : COLORS.split(template)) {
      attributes.append(isColor ? palette.color(part) : part);
      isColor = !isColor;
    }
    return attributes.toString().replace('\'', '"');
  }

  /** Returns the attributes of {@code owner}, an orientation, a state and the stone below. */
  private static String ownerOnStone(List<String> words) {
    String width = words.get(2).equals("claimed") ? "10" : "5";
    return "stroke='{%s-%s}' stroke-width='%s' stroke-linecap='round'"
        .formatted(words.get(1), words.get(3), width);
  }
}
