package io.github.boardrules.interchange;

import io.github.boardrules.core.record.TextLocation;

/** Parses one game. */
interface RecordParser {
  /**
   * Completes the record with what follows from the game as a whole. Called once, at the end, also
   * for a damaged game.
   */
  void finish(Draft draft);

  /** Parses a game that is one JSON object. */
  interface Json extends RecordParser {
    /** Reads the object, which is the current value of the input. */
    void read(JsonInput json);
  }

  /** Parses a game that is some lines. */
  interface Lines extends RecordParser {
    /**
     * Returns whether the game can end here. An empty line then ends it, so that a game without its
     * first line is not taken for a part of this one.
     */
    boolean mayEnd();

    /**
     * Reads the next line.
     *
     * @param text the line without its end, cut to the limit of a comment
     * @param at where it begins
     */
    void read(String text, TextLocation at, Draft draft);
  }
}
