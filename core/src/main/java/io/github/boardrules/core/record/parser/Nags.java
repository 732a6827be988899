package io.github.boardrules.core.record.parser;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableSet;

/** Numeric annotation glyphs of PGN, and the shorter forms of some of them. */
public final class Nags {
  /** The maximum number of glyphs of one move; readers drop further ones. */
  public static final int MAX_COUNT = 20;

  /** The maximum value of a glyph. */
  public static final int MAX = 255;

  /** The glyphs by the suffix of the move in PGN. */
  public static final ImmutableBiMap<String, Integer> SUFFIXES =
      ImmutableBiMap.of("!", 1, "?", 2, "!!", 3, "??", 4, "!?", 5, "?!", 6);

  /** The glyphs by the SGF property, with its value if it has one. */
  public static final ImmutableBiMap<String, Integer> PROPERTIES =
      ImmutableBiMap.of("TE1", 1, "BM1", 2, "TE2", 3, "BM2", 4, "IT", 5, "DO", 6);

  /** The names of these properties. */
  public static final ImmutableSet<String> PROPERTY_NAMES = ImmutableSet.of("TE", "BM", "IT", "DO");

  private Nags() {}

  /** Returns the glyph of an SGF property {@code TE}, {@code BM}, {@code IT} or {@code DO}. */
  public static int ofProperty(String name, String value) {
    boolean isGraded = name.equals("TE") || name.equals("BM");
    String grade = isGraded ? (value.equals("2") ? "2" : "1") : "";
    return requireNonNull(PROPERTIES.get(name + grade), name);
  }
}
