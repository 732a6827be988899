package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.Termination;
import java.util.Optional;

/**
 * The SGF notation of one game: its setups, moves and terminations. This is a service: {@link
 * SgfDialects#installed} finds its implementations. An implementation has a public constructor
 * without parameters and no state, and is registered both in {@code module-info.java} and in {@code
 * META-INF/services}. Its methods accept any text that a record can contain and never throw.
 */
public interface SgfDialect {
  /** {@return the id of the game} */
  String game();

  /** {@return the number of the game in the property {@code GM}} */
  int gameNumber();

  /**
   * {@return whether a root without {@code GM} appears to belong to this game}
   *
   * @param root the root of a tree
   */
  boolean recognizes(SgfNode root);

  /**
   * {@return the setup that a root describes}
   *
   * @param root the root of a tree
   */
  SgfSetup setup(SgfNode root);

  /**
   * {@return the names of the properties that describe the setup} {@link #setup} reads them. In any
   * node other than the root, the reader reports them as a problem, because they would change the
   * position in the middle of a game.
   */
  ImmutableSet<String> setupProperties();

  /**
   * {@return how the game ended, if the text of a move denotes the end of the game, for example
   * {@code Resign}; otherwise empty}
   *
   * @param move the text of a move in SGF
   */
  Optional<Termination.Kind> termination(CharSequence move);

  /**
   * Converts a move from SGF to the notation that the game parses leniently.
   *
   * @param move the text of a move in SGF
   * @return the move in the notation of the game; for an invalid text, any text
   */
  CharSequence notation(CharSequence move);

  /**
   * Converts a move to SGF; the inverse of {@link #notation}.
   *
   * @param notation the move in the canonical notation of the game
   * @return the text of the move in SGF
   */
  String move(String notation);

  /**
   * {@return the properties of a root that describe the board and the setup}
   *
   * @param start the first position of the game
   * @param options the options of the game
   */
  ImmutableList<SgfProperty> write(Position<?> start, Options options);

  /** {@return the names of the options that {@link #setup} reads and {@link #write} writes} */
  ImmutableSet<String> setupOptions();
}
