package io.github.boardrules.picture.view;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Plays random games. */
final class RandomGames {
  /** The maximum number of moves, because a random game of Lines of Action may be very long. */
  private static final int MAX_MOVES = 200;

  private RandomGames() {}

  /** Returns start positions of every game with a drawing, with default and other options. */
  static Stream<Position<?>> starts() {
    return Stream.of(
        start("loa", Options.none()),
        start("loa", Options.of("setup", "scrambled")),
        start("iris", Options.none()),
        start("iris", Options.of("n", "3")),
        start("linage", Options.none()),
        start("linage", Options.of("width", "5").with("height", "7")),
        start("carteso", Options.none()),
        start("carteso", Options.of("width", "6").with("height", "4")));
  }

  static Position<?> start(String id, Options options) {
    return GameTypes.installed().get(id).game(options).start();
  }

  /** Passes every position of a random game to the visitor. */
  static void play(Position<?> start, long seed, Consumer<Position<?>> visitor) {
    Random random = new Random(seed);
    Position<?> position = start;
    for (int move = 0; move < MAX_MOVES && !position.isOver(); move++) {
      visitor.accept(position);
      position = playRandom(position, random);
    }
    visitor.accept(position);
  }

  private static <M extends Move> Position<M> playRandom(Position<M> position, Random random) {
    List<M> moves = new ArrayList<>(position.legalMoves());
    return position.play(moves.get(random.nextInt(moves.size())));
  }
}
