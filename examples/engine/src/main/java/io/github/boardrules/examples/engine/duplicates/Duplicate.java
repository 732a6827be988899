package io.github.boardrules.examples.engine.duplicates;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.record.GameReplay;

/**
 * A game that repeats another one.
 *
 * @param game the game
 * @param kept the best game of its group: the longest, of these the one with the most headers, of
 *     these the first
 * @param kind what distinguishes the games
 * @param key the {@linkplain GameReplay#key() key} of the game, which is that of the best one
 *     unless the game is only the beginning of it
 */
public record Duplicate(Found game, Found kept, Kind kind, String key) {
  /** What distinguishes a game from the best one of its group. */
  public enum Kind {
    /** Nothing: the moves and the headers are equal. Comments and variations may differ. */
    IDENTICAL("identical", "is identical to"),
    /** The headers: the moves are equal. */
    OTHER_HEADERS("other headers", "has the moves of"),
    /** A symmetry of the game maps the moves to each other. */
    SYMMETRIC("symmetric", "is symmetric to"),
    /** The other game, or an image of it, goes on. */
    PREFIX("prefix", "has the first moves of");

    private final String words;
    private final String relation;

    Kind(String words, String relation) {
      this.words = words;
      this.relation = relation;
    }

    /** {@return the kind for people} */
    public String words() {
      return words;
    }
  }

  /**
   * Where a game is.
   *
   * @param source the name of its file
   * @param number the number of the game in its file, from 1
   * @param plies the number of its moves
   */
  public record Found(String source, long number, int plies) {
    /**
     * {@return the game in a text in which other games precede its piece}
     *
     * @param gamesBefore their number
     */
    public Found after(long gamesBefore) {
      return new Found(source, number + gamesBefore, plies);
    }

    /** Returns the name of the file and the number of the game: {@code games.brg #3}. */
    @Override
    public String toString() {
      return source + " #" + number;
    }

    ImmutableMap<String, Object> toMap() {
      return ImmutableMap.of("source", source, "number", number, "plies", plies);
    }
  }

  /** {@return the duplicate in one line for people, with any characters of file names} */
  public String summary() {
    return game + " " + kind.relation + " " + kept;
  }

  /** {@return the duplicate as an object for JSON} */
  public ImmutableMap<String, Object> toMap() {
    return ImmutableMap.<String, Object>builder()
        .putAll(game.toMap())
        .put("kind", Ascii.toLowerCase(kind.name()).replace('_', '-'))
        .put("key", key)
        .put("kept", kept.toMap())
        .buildOrThrow();
  }
}
