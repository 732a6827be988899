package io.github.boardrules.picture;

import com.google.common.collect.ImmutableMap;
import java.util.Map;

/** The colors of a picture. */
public enum Palette {
  /** Dark on light, for screens. */
  LIGHT(
      ImmutableMap.<String, String>builder()
          .put("paper", "#faf8f3")
          .put("gap", "#faf8f3")
          .put("ink", "#24262b")
          .put("soft", "#6b6d73")
          .put("board", "#ece5d6")
          .put("board-dark", "#e0d7c4")
          .put("board-line", "#c4b99f")
          .put("black", "#26292e")
          .put("black-bond", "#26292e")
          .put("black-faint-bond", "#26292e")
          .put("black-rim", "#15171a")
          .put("white", "#fffefa")
          .put("white-rim", "#8d8675")
          .put("white-bond", "#bdb6a5")
          .put("neutral", "#73777e")
          .put("neutral-rim", "#56595f")
          .put("vertical", "#2c6e9b")
          .put("horizontal", "#c2622b")
          .put("vertical-on-black", "#7dc1ee")
          .put("horizontal-on-black", "#f2a778")
          .put("vertical-on-white", "#2c6e9b")
          .put("horizontal-on-white", "#c2622b")
          .put("last", "#e9cf8b")
          .put("main", "#2d5d7c")
          .put("refusal", "#a3371f")
          .buildOrThrow()),

  /** Light on dark, for screens. */
  DARK(
      ImmutableMap.<String, String>builder()
          .put("paper", "#1a1c1f")
          .put("gap", "#1a1c1f")
          .put("ink", "#e9e6df")
          .put("soft", "#a2a19b")
          .put("board", "#484c52")
          .put("board-dark", "#3f4349")
          .put("board-line", "#666a71")
          .put("black", "#101113")
          .put("black-bond", "#83868c")
          .put("black-faint-bond", "#b0b3b9")
          .put("black-rim", "#83868c")
          .put("white", "#efece4")
          .put("white-rim", "#c9c4b6")
          .put("white-bond", "#dcd8cd")
          .put("neutral", "#a4a7ac")
          .put("neutral-rim", "#7b7d81")
          .put("vertical", "#6fb1dd")
          .put("horizontal", "#eb9762")
          .put("vertical-on-black", "#7dc1ee")
          .put("horizontal-on-black", "#f2a778")
          .put("vertical-on-white", "#2c6e9b")
          .put("horizontal-on-white", "#c2622b")
          .put("last", "#6b5c33")
          .put("main", "#8fbcd9")
          .put("refusal", "#f0937b")
          .buildOrThrow()),

  /** Black and gray on white, for paper. Only the cells of Iris keep their colors. */
  PRINT(
      ImmutableMap.<String, String>builder()
          .put("paper", "#ffffff")
          .put("gap", "#999999")
          .put("ink", "#000000")
          .put("soft", "#333333")
          .put("board", "#ffffff")
          .put("board-dark", "#e6e6e6")
          .put("board-line", "#555555")
          .put("black", "#000000")
          .put("black-bond", "#000000")
          .put("black-faint-bond", "#000000")
          .put("black-rim", "#000000")
          .put("white", "#ffffff")
          .put("white-rim", "#000000")
          .put("white-bond", "#999999")
          .put("neutral", "#555555")
          .put("neutral-rim", "#000000")
          .put("vertical", "#222222")
          .put("horizontal", "#999999")
          .put("vertical-on-black", "#ffffff")
          .put("horizontal-on-black", "#ffffff")
          .put("vertical-on-white", "#000000")
          .put("horizontal-on-white", "#000000")
          .put("last", "#bbbbbb")
          .put("main", "#000000")
          .put("refusal", "#000000")
          .buildOrThrow()),

  /** Colors that people with any common color vision deficiency can distinguish. */
  COLOR_BLIND(
      ImmutableMap.<String, String>builder()
          .put("paper", "#ffffff")
          .put("gap", "#ffffff")
          .put("ink", "#000000")
          .put("soft", "#555555")
          .put("board", "#f0efe9")
          .put("board-dark", "#dcdad1")
          .put("board-line", "#a9a69a")
          .put("black", "#1a1a1a")
          .put("black-bond", "#1a1a1a")
          .put("black-faint-bond", "#1a1a1a")
          .put("black-rim", "#000000")
          .put("white", "#ffffff")
          .put("white-rim", "#555555")
          .put("white-bond", "#b0b0b0")
          .put("neutral", "#767676")
          .put("neutral-rim", "#444444")
          .put("vertical", "#0072b2")
          .put("horizontal", "#d55e00")
          .put("vertical-on-black", "#56b4e9")
          .put("horizontal-on-black", "#e69f00")
          .put("vertical-on-white", "#0072b2")
          .put("horizontal-on-white", "#d55e00")
          .put("last", "#f0e442")
          .put("main", "#009e73")
          .put("refusal", "#cc79a7")
          .buildOrThrow());

  private final ImmutableMap<String, String> colors;

  Palette(ImmutableMap<String, String> colors) {
    this.colors = colors;
  }

  /**
   * {@return the colors as {@code #rrggbb} by name, such as {@code board} and {@code black-rim};
   * all palettes have the same names} A front end that draws itself can use them, too.
   */
  public Map<String, String> colors() {
    return colors;
  }

  /** Returns the color with a name as {@code #rrggbb}. */
  String color(String name) {
    return colors.getOrDefault(name, colors.getOrDefault("ink", "#000000"));
  }
}
