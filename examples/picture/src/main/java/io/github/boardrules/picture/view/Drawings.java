package io.github.boardrules.picture.view;

import io.github.boardrules.core.Registry;
import java.util.ServiceLoader;

/** A registry of drawings, by the id of their game. Immutable. */
public final class Drawings extends Registry<Drawing> {
  private Drawings(Iterable<Drawing> drawings) {
    super(drawings, Drawing::id, "A drawing");
  }

  /**
   * {@return the drawings on the class path and module path} A drawing that cannot be loaded, or
   * whose game already has one, is left out and reported in {@link #problems()}. Every call
   * searches again.
   */
  public static Drawings installed() {
    return new Drawings(ServiceLoader.load(Drawing.class));
  }
}
