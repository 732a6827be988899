package io.github.boardrules.core;

/**
 * What a {@link Player seat} plays: a colour or a direction, the word that the rules of its game
 * use. Implemented by enums only.
 */
public interface Side {
  /**
   * {@return the constant's name, in capitals: {@code BLACK}, {@code VERTICAL}, … Part of the API}
   */
  String name();
}
