package io.github.boardrules.core;

/** How exactly a move has to be written. */
public enum Strictness {
  /** Only what the page of the game's package calls exact; letter case is free in every game. */
  STRICT,
  /** Also the spellings that people are found to use; each game's notation lists them all. */
  LENIENT
}
