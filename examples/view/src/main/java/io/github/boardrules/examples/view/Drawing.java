package io.github.boardrules.examples.view;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import java.util.Optional;

/**
 * What is special to a game when it is drawn. A service: an implementation has a public constructor
 * without parameters and is registered in {@code META-INF/services}. It decides nothing that rules
 * decide; it only says which cells the words of the game stand for.
 *
 * <p>What is asked of a drawing concerns its own game only.
 */
public interface Drawing {
  /** {@return the id of the game, which is also the name of the drawing} */
  String id();

  /** {@return the kinds of moves, in the order in which people choose between them} */
  ImmutableList<MoveKind> kinds();

  /**
   * {@return a move, as it is made on the board}
   *
   * @param move any move of the game
   */
  MoveView move(Move move);

  /**
   * {@return what a symbol stands for}
   *
   * @param symbol what {@link Position#symbol} says of a cell that is not empty
   */
  OccupantView occupant(char symbol);

  /**
   * {@return what can be said of the cells throughout a game}
   *
   * @param game a game
   */
  default ImmutableList<MarkView> marks(Game<?> game) {
    return ImmutableList.of();
  }

  /**
   * {@return what can be said of the cells now}
   *
   * @param position a position
   */
  ImmutableList<MarkView> marks(Position<?> position);

  /**
   * {@return the score as it would be if the game ended now; empty in a game without scores}
   *
   * @param position a position
   */
  default Optional<Score> score(Position<?> position) {
    return Optional.empty();
  }

  /**
   * {@return how each side stands}
   *
   * @param position a position
   */
  ImmutableList<StandingView> standings(Position<?> position);
}
