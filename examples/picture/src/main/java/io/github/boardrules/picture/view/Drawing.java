package io.github.boardrules.picture.view;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import java.util.List;
import java.util.Optional;

/**
 * Describes the moves, pieces and marks of a game to graphical front ends. A drawing contains no
 * rules: it translates the data of the library into cells and texts.
 *
 * <p>Drawings are services: an implementation has a public constructor without parameters and is
 * registered in {@code META-INF/services}. All arguments belong to the game of the drawing.
 */
public interface Drawing {
  /** {@return the id of the game, which is also the name of the drawing} */
  String id();

  /** {@return the kinds of moves, in the order in which a front end offers them} */
  List<MoveKind> kinds();

  /**
   * {@return the clicks that make a move}
   *
   * @param move any move of the game
   */
  MoveView move(Move move);

  /**
   * {@return the piece of a symbol}
   *
   * @param symbol the {@linkplain Position#symbol symbol} of an occupied cell
   */
  OccupantView occupant(char symbol);

  /**
   * {@return the marks that do not depend on the position}
   *
   * @param game a game
   */
  default List<MarkView> marks(Game<?> game) {
    checkNotNull(game, "game");
    return ImmutableList.of();
  }

  /**
   * {@return the marks of a position}
   *
   * @param position a position
   */
  List<MarkView> marks(Position<?> position);

  /**
   * {@return the drawing of the empty board}
   *
   * @param game a game
   */
  List<Figure> surface(Game<?> game);

  /**
   * {@return the drawing of the stones and the marks of a position}
   *
   * @param position a position
   */
  Sketch sketch(Position<?> position);

  /**
   * {@return the score if the game ended in this position; empty if the game has no scores}
   *
   * @param position a position
   */
  default Optional<Score> score(Position<?> position) {
    checkNotNull(position, "position");
    return Optional.empty();
  }

  /**
   * {@return the standing of each side}
   *
   * @param position a position
   */
  List<StandingView> standings(Position<?> position);
}
