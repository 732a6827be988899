package io.github.boardrules.examples.engine.referee;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;

/** Finds the position that a question is about: a game, a position of it, and moves from there. */
final class Positions {
  private final Games games;
  private final RefereeLimits limits;

  Positions(Games games, RefereeLimits limits) {
    this.games = games;
    this.limits = limits;
  }

  /**
   * {@return the game with the moves of a question}
   *
   * @throws Refusal if the game, the position or a move is not what it should be
   */
  GameInProgress<?> read(Question question) {
    return play(GameInProgress.of(start(question)), question.texts("moves"), question.strictness());
  }

  private Position<?> start(Question question) {
    Game<?> game = games.game(question.required("game"), question.options());
    if (!question.has("position")) {
      return game.start();
    }
    try {
      return game.parsePosition(question.required("position"));
    } catch (SetupException e) {
      throw LibraryErrors.badSetup("/position", e);
    } catch (NotationException e) {
      throw LibraryErrors.unreadable("/position", e);
    }
  }

  private <M extends Move> GameInProgress<M> play(
      GameInProgress<M> start, ImmutableList<String> moves, Strictness strictness) {
    if (moves.size() > limits.moves()) {
      throw Refusal.at(
          RefereeCode.OUT_OF_RANGE,
          "/moves",
          "There must be at most %d moves, but there are %d"
              .formatted(limits.moves(), moves.size()));
    }
    GameInProgress<M> played = start;
    for (int i = 0; i < moves.size(); i++) {
      played = play(played, moves.get(i), strictness, "/moves/" + i);
    }
    return played;
  }

  private static <M extends Move> GameInProgress<M> play(
      GameInProgress<M> before, String text, Strictness strictness, String pointer) {
    Position<M> position = before.position();
    M move = parse(position, text, strictness, pointer);
    try {
      return before.play(move);
    } catch (IllegalMoveException e) {
      throw LibraryErrors.illegal(pointer, e);
    }
  }

  /**
   * {@return a move, legal or not}
   *
   * @param pointer the place of the move in the question
   * @throws Refusal if the text is not a move
   */
  static <M extends Move> M parse(
      Position<M> position, String text, Strictness strictness, String pointer) {
    try {
      return strictness == Strictness.STRICT
          ? position.parseMove(text, strictness)
          : position.parseMove(text);
    } catch (NotationException e) {
      throw LibraryErrors.unreadable(pointer, e);
    }
  }
}
