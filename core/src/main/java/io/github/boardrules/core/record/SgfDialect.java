package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.util.Optional;

/**
 * How the records of one game are written in SGF, the service by which {@link SgfDialects} finds
 * it. An implementation has a public constructor without parameters, holds no state, and is
 * registered both in {@code module-info.java} and in {@code META-INF/services}. It throws nothing
 * for anything that a record says.
 */
public interface SgfDialect {
  /** {@return the id of the game} */
  String game();

  /** {@return the number of the game in the property {@code GM}} */
  int gameNumber();

  /**
   * {@return whether a root without {@code GM} looks like one of this game}
   *
   * @param root the root of a tree
   */
  boolean recognises(SgfNode root);

  /**
   * {@return the setup that a root tells}
   *
   * @param root the root of a tree
   */
  SgfSetup setup(SgfNode root);

  /**
   * {@return the names of properties that only {@link #setup} understands: in a node behind the
   * root they would change the position in the middle of a game}
   */
  ImmutableSet<String> setupProperties();

  /**
   * {@return what the text of a move that is no move says about the end of the game, such as {@code
   * Resign}}
   *
   * @param move a move
   */
  Optional<Termination.Kind> termination(String move);

  /**
   * {@return a move as the game reads it leniently; any text for what is no move}
   *
   * @param move a move
   */
  String notation(String move);

  /**
   * {@return a move as SGF has it; the opposite of {@link #notation}}
   *
   * @param notation the move as the game writes it
   */
  String move(String notation);

  /**
   * {@return the properties by which a root tells the board and the setup}
   *
   * @param start the position in which the game begins
   * @param options those of the game
   */
  ImmutableList<SgfProperty> write(Position<?> start, Options options);

  /** {@return the names of the options that {@link #setup} reads and {@link #write} writes} */
  ImmutableSet<String> setupOptions();
}
