package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableBiMap;

/** The annotation glyphs of PGN that have a shorter way to be written. */
final class Nags {
  /** More on one move mean nothing; they are dropped. */
  static final int MAX_COUNT = 20;

  /** The greatest number of a glyph. */
  static final int GREATEST = 255;

  /** Behind a move in PGN. */
  static final ImmutableBiMap<String, Integer> SUFFIXES =
      ImmutableBiMap.of("!", 1, "?", 2, "!!", 3, "??", 4, "!?", 5, "?!", 6);

  /** In a node of SGF, as property and value. */
  static final ImmutableBiMap<String, Integer> PROPERTIES =
      ImmutableBiMap.of("TE1", 1, "BM1", 2, "TE2", 3, "BM2", 4, "IT", 5, "DO", 6);

  private Nags() {}
}
