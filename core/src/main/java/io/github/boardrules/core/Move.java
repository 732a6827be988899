package io.github.boardrules.core;

/**
 * One indivisible choice by one seat: a value of its game, equal to every other move that says the
 * same, wherever it came from. Passing, naming a komi and choosing a side are moves like any other.
 *
 * <p>A move need not be legal anywhere: whether it is, only a {@link Position} can say.
 */
public interface Move {
  /**
   * The canonical notation, as {@link Position#readMove} reads it in both modes and as records are
   * written: plain ASCII without blanks. Part of the API.
   */
  @Override
  String toString();
}
