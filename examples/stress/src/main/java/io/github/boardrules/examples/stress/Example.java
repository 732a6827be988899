package io.github.boardrules.examples.stress;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A position and the correct answers about it, computed by a single thread.
 *
 * @param game the game, shared by all tests
 * @param text the text of the position
 * @param move a legal move; an empty string if the game is over
 * @param answers the correct answers
 */
record Example(Game<?> game, String text, String move, ImmutableMap<Question, String> answers) {
  private static final int PLIES = 60;
  private static final ImmutableList<Example> ALL = all();
  private static final AtomicInteger NEXT = new AtomicInteger();

  /** Returns the next example, in rotation. */
  static Example next() {
    return ALL.get(Math.floorMod(NEXT.getAndIncrement(), ALL.size()));
  }

  /** Returns a new position that was not queried before. */
  Position<?> fresh() {
    return game.parsePosition(text);
  }

  /** Returns a new game that was not queried before. */
  Game<?> freshGame() {
    return game.type().game(game.options());
  }

  /** Returns whether a position gives the correct answer. */
  boolean isRight(Position<?> position, Question question) {
    return question.ask(position).equals(answers.get(question));
  }

  /** Returns the positions of one random game of each type, the types alternating. */
  private static ImmutableList<Example> all() {
    ImmutableList.Builder<Example> all = ImmutableList.builder();
    for (int ply = 0; ply < PLIES; ply++) {
      for (GameType type : GameTypes.installed().all()) {
        Position<?> position = randomPosition(type.game(Options.none()), ply);
        String move = position.isOver() ? "" : position.legalMoves().get(0).toString();
        all.add(new Example(position.game(), position.text(), move, answers(position)));
      }
    }
    return all.build();
  }

  private static ImmutableMap<Question, String> answers(Position<?> position) {
    return Maps.toMap(Arrays.asList(Question.values()), question -> question.ask(position));
  }

  private static Position<?> randomPosition(Game<?> game, int plies) {
    Random random = new Random(1);
    Position<?> position = game.start();
    for (int ply = 0; ply < plies && !position.isOver(); ply++) {
      position = position.successor(random.nextInt(position.legalMoveCount()));
    }
    return position;
  }
}
