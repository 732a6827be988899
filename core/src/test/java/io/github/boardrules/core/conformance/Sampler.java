package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Draws random samples. */
final class Sampler {
  static final int MOST_PLIES = 400;
  private static final int POSITIONS = 12;
  private static final int MOVES = 150;
  private static final int TEXTS = 60;

  private Sampler() {}

  static <M extends Move> Sample<M> sample(
      Game<M> game, Game<?> other, Conformance.Material material, long seed) {
    Random random = new Random(seed);
    List<String> texts = texts(game, material, random);
    List<Position<M>> positions = someOf(randomGame(origin(game, texts, random), random));
    List<M> moves = moves(positions, other, material, random);
    return new Sample<>(game, positions, moves, texts, material.everySetupIsAPosition(), random);
  }

  /** Returns all positions of a game of random moves. */
  static <M extends Move> List<Position<M>> randomGame(Position<M> start, Random random) {
    List<Position<M>> positions = new ArrayList<>();
    Position<M> position = start;
    positions.add(position);
    while (!position.isOver() && positions.size() <= MOST_PLIES) {
      List<M> moves = position.legalMoves();
      if (moves.isEmpty()) {
        throw new AssertionError("position '" + position + "' is not over, but no move is legal");
      }
      position = play(position, moves.get(random.nextInt(moves.size())));
      positions.add(position);
    }
    return positions;
  }

  private static <M extends Move> Position<M> play(Position<M> position, M move) {
    try {
      return position.play(move);
    } catch (IllegalMoveException e) {
      throw new AssertionError(
          "position '" + position + "' lists '" + move + "', but: " + e.getMessage(), e);
    }
  }

  /** Returns the first and the last element, and a few between them. */
  private static <P> List<P> someOf(List<P> all) {
    int step = Math.max(1, all.size() / POSITIONS);
    List<P> some = new ArrayList<>();
    for (int i = 0; i < all.size() - 1; i += step) {
      some.add(all.get(i));
    }
    some.add(all.get(all.size() - 1));
    return some;
  }

  /** Returns texts of positions, most of them changed, in random order. */
  static List<String> texts(Game<?> game, Conformance.Material material, Random random) {
    List<String> texts = new ArrayList<>(material.setupTexts(game, random));
    List<? extends Position<?>> real = randomGame(game.start(), random);
    for (int i = 0; i < TEXTS; i++) {
      String text = real.get(random.nextInt(real.size())).text();
      texts.add(
          switch (i % 6) {
            case 0 -> text;
            case 1, 2 -> Spoiling.spoil(text, random);
            default -> Spoiling.rearrange(text, random);
          });
    }
    Collections.shuffle(texts, random);
    return texts;
  }

  /** Returns the start in two of three cases, otherwise the first text that is a position. */
  private static <M extends Move> Position<M> origin(
      Game<M> game, List<String> texts, Random random) {
    return random.nextInt(3) > 0
        ? game.start()
        : texts.stream()
            .map(text -> read(game, text))
            .flatMap(Optional::stream)
            .findFirst()
            .orElseGet(game::start);
  }

  static <M extends Move> Optional<Position<M>> read(Game<M> game, String text) {
    try {
      return Optional.of(game.parsePosition(text));
    } catch (NotationException | SetupException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns moves that are legal in some position of this game or of the other, images of them,
   * moves parsed from their changed texts, and the moves of the material.
   */
  private static <M extends Move> List<M> moves(
      List<Position<M>> positions, Game<?> other, Conformance.Material material, Random random) {
    Game<M> game = positions.get(0).game();
    Set<M> moves = new LinkedHashSet<>();
    for (Position<M> position : positions) {
      moves.addAll(some(position.legalMoves(), MOVES, random));
    }
    List<GameSymmetry<M>> symmetries = game.symmetries();
    for (M move : some(moves, MOVES, random)) {
      moves.add(symmetries.get(random.nextInt(symmetries.size())).apply(move));
    }
    List<M> chosen = some(moves, MOVES, random);
    for (int i = 0; i < MOVES && !chosen.isEmpty(); i++) {
      Position<M> position = positions.get(random.nextInt(positions.size()));
      String text = chosen.get(random.nextInt(chosen.size())).toString();
      MoveTextChecks.read(position, Spoiling.spoil(text, random), Strictness.LENIENT)
          .ifPresent(chosen::add);
    }
    for (Position<?> position : someOf(randomGame(other.start(), random))) {
      chosen.addAll(some(ofThisGame(position.legalMoves()), MOVES / POSITIONS, random));
    }
    chosen.addAll(ofThisGame(material.moves(game, random)));
    return List.copyOf(new LinkedHashSet<>(chosen));
  }

  @SuppressWarnings("unchecked") // games of one type have one type of moves
  private static <M extends Move> List<M> ofThisGame(List<? extends Move> moves) {
    return (List<M>) moves;
  }

  private static <T> List<T> some(Iterable<T> all, int most, Random random) {
    List<T> shuffled = new ArrayList<>();
    all.forEach(shuffled::add);
    Collections.shuffle(shuffled, random);
    return new ArrayList<>(shuffled.subList(0, Math.min(most, shuffled.size())));
  }
}
