package io.github.boardrules.core;

/**
 * What a {@link Player seat} plays: a colour or a direction, the word that the rule page uses.
 * Implemented by enums only.
 */
public interface Side {
  /**
   * {@return the constant's name, in capitals: {@code BLACK}, {@code VERTICAL}, … Part of the API}
   */
  String name();
}
