package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Registry;
import java.util.ServiceLoader;

/** A registry of drawings, by the id of their game. Immutable. */
public final class Drawings extends Registry<Drawing> {
  /** The drawings of this module, which need no search. */
  private static final ImmutableList<Drawing> OWN =
      ImmutableList.of(
          new CartesoDrawing(), new IrisDrawing(), new LinageDrawing(), new LoaDrawing());

  private static final Drawing PLAIN = new Plain();

  private Drawings() {
    super(
        OWN,
        Drawing.class,
        loader -> ServiceLoader.load(Drawing.class, loader),
        Drawing::id,
        "A drawing");
  }

  /**
   * {@return the drawings of the four games, and those on the class path and module path, searched
   * for as {@link GameTypes#installed()} does} A drawing that cannot be loaded, or whose game
   * already has one, is left out and reported in {@link #problems()}. Every call searches again.
   */
  public static Drawings installed() {
    return new Drawings();
  }

  /** Returns the drawing of a game; a plain one if none is installed. */
  static Drawing of(Game<?> game) {
    String id = game.type().id();
    return OWN.stream()
        .filter(drawing -> drawing.id().equals(id))
        .findFirst()
        .or(() -> installed().find(id))
        .orElse(PLAIN);
  }
}
