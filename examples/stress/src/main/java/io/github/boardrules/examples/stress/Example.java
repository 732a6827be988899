package io.github.boardrules.examples.stress;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A position, and the answers that one thread alone was given about it.
 *
 * @param game its game, which many ask
 * @param text the position
 * @param move a legal move; empty if there is none
 * @param answers the right answers about it
 */
record Example(Game<?> game, String text, String move, ImmutableMap<Question, String> answers) {
  private static final int PLIES = 60;
  private static final ImmutableList<Example> ALL = all();
  private static final AtomicInteger NEXT = new AtomicInteger();

  /** One example after the other, of all games. */
  static Example next() {
    return ALL.get(Math.floorMod(NEXT.getAndIncrement(), ALL.size()));
  }

  /** A position that nobody has asked anything yet. */
  Position<?> fresh() {
    return game.parsePosition(text);
  }

  /** A game that nobody has asked anything yet. */
  Game<?> freshGame() {
    return game.type().game(game.options());
  }

  /** Whether a position gives the right answer. */
  boolean isRight(Position<?> position, Question question) {
    return question.ask(position).equals(answers.get(question));
  }

  /** The positions of one game of random moves of each type, by turns. */
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

  private static <M extends Move> Position<M> randomPosition(Game<M> game, int plies) {
    Random random = new Random(1);
    Position<M> position = game.start();
    for (int ply = 0; ply < plies && !position.isOver(); ply++) {
      position =
          position.play(position.legalMoves().get(random.nextInt(position.legalMoveCount())));
    }
    return position;
  }
}
