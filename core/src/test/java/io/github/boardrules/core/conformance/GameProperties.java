package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Reading;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * What the interfaces of core promise of every game, checked on positions from random play under
 * options that the subclass chooses.
 */
public abstract class GameProperties {
  private static final int MOST_MOVES = 400;
  private static final int TRIES = 60;

  private final GameType type;

  /**
   * The properties of a game.
   *
   * @param type the type
   */
  protected GameProperties(GameType type) {
    this.type = type;
  }

  /**
   * Options to play with: every option in every value that makes a difference, small boards often.
   *
   * @return the arbitrary
   */
  @Provide
  protected abstract Arbitrary<Options> options();

  /** One game of random moves: all its positions. */
  private List<Position<?>> randomGame(Options options, long seed) {
    List<Position<?>> positions = new ArrayList<>();
    Random random = new Random(seed);
    Position<?> position = type.game(options).start();
    positions.add(position);
    while (!position.isOver() && positions.size() < MOST_MOVES) {
      position = playRandomMove(position, random);
      positions.add(position);
    }
    return positions;
  }

  private static <M extends Move> Position<M> playRandomMove(Position<M> position, Random random) {
    List<M> moves = position.legalMoves();
    return position.play(moves.get(random.nextInt(moves.size())));
  }

  /** Some of the positions of a game: where each costs much, not all are looked at. */
  private List<Position<?>> someOf(Options options, long seed) {
    List<Position<?>> all = randomGame(options, seed);
    int step = Math.max(1, all.size() / 12);
    List<Position<?>> some = new ArrayList<>();
    for (int i = all.size() - 1; i >= 0; i -= step) {
      some.add(all.get(i));
    }
    return some;
  }

  @Property(tries = 1)
  void theGameIsFoundAsAService() {
    assertTrue(
        GameTypes.installed()
            .find(type.id())
            .filter(t -> t.getClass() == type.getClass())
            .isPresent());
  }

  @Property(tries = TRIES)
  void theOptionsOfAGameMakeItAgain(@ForAll("options") Options options) {
    Game<?> game = type.game(options);
    assertEquals(game, type.game(game.options()));
    assertEquals(game.options(), type.game(game.options()).options());
    assertEquals(game.hashCode(), type.game(game.options()).hashCode());
    assertEquals(game.start(), type.game(game.options()).start());
    assertEquals(game.options(), Options.parse(game.options().toString()));
  }

  @Property(tries = TRIES)
  void aPositionIsOverExactlyWhenNoMoveIsLegal(
      @ForAll("options") Options options, @ForAll long seed) {
    for (Position<?> position : randomGame(options, seed)) {
      assertEquals(position.isOver(), position.legalMoves().isEmpty(), position.text());
      assertEquals(position.isOver(), position.outcome().isPresent(), position.text());
      assertEquals(position.isOver(), position.toMove().isEmpty(), position.text());
      assertEquals(position.legalMoves().size(), position.legalMoveCount(), position.text());
      assertEquals(position.outcome(), position.outcome(), position.text());
    }
  }

  @Property(tries = TRIES)
  void theThreeWaysToAskForLegalityAgree(@ForAll("options") Options options, @ForAll long seed) {
    List<Position<?>> positions = someOf(options, seed);
    Set<Move> seen = new HashSet<>();
    positions.forEach(position -> seen.addAll(position.legalMoves()));
    List<Move> moves = new ArrayList<>(seen);
    Collections.shuffle(moves, new Random(seed));
    for (Position<?> position : positions) {
      checkLegality(position, moves.subList(0, Math.min(200, moves.size())));
    }
  }

  @SuppressWarnings("unchecked") // all moves come from positions of the same game
  private static <M extends Move> void checkLegality(Position<M> position, List<Move> others) {
    Set<M> legal = new HashSet<>(position.legalMoves());
    assertEquals(legal.size(), position.legalMoves().size(), "each legal move once");
    for (M move : legal) {
      assertTrue(position.isLegal(move));
      assertTrue(position.violation(move).isEmpty());
    }
    String before = position.text();
    for (Move other : others) {
      M move = (M) other;
      assertEquals(legal.contains(move), position.isLegal(move), position.text() + " " + move);
      assertEquals(
          legal.contains(move), position.violation(move).isEmpty(), position.text() + " " + move);
      if (!legal.contains(move)) {
        assertThrows(IllegalMoveException.class, () -> position.play(move));
      }
    }
    assertEquals(before, position.text());
  }

  @Property(tries = TRIES)
  void playingLeavesThePositionAsItWas(@ForAll("options") Options options, @ForAll long seed) {
    for (Position<?> position : someOf(options, seed)) {
      checkPlaying(position);
    }
  }

  private static <M extends Move> void checkPlaying(Position<M> position) {
    String before = position.text();
    long hash = position.hash();
    List<M> moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i += 1 + moves.size() / 40) {
      M move = moves.get(i);
      assertEquals(position.play(move), position.playUnchecked(move));
      assertEquals(position.play(move).hash(), position.playUnchecked(move).hash());
      assertEquals(position.play(move), position.play(move.toString()));
      assertNotEquals(position, position.play(move));
    }
    assertEquals(before, position.text());
    assertEquals(hash, position.hash());
    assertThrows(UnsupportedOperationException.class, () -> position.legalMoves().clear());
  }

  @Property(tries = TRIES)
  void movesAreReadAsTheyAreWritten(@ForAll("options") Options options, @ForAll long seed) {
    for (Position<?> position : someOf(options, seed)) {
      for (Move move : position.legalMoves()) {
        String text = move.toString();
        assertEquals(move, position.readMove(text, Reading.STRICT));
        assertEquals(move, position.readMove(text, Reading.LENIENT));
        assertTrue(text.chars().allMatch(c -> c > ' ' && c < 127), text);
      }
    }
  }

  @Property(tries = TRIES)
  void aPositionIsReadAsItIsWritten(@ForAll("options") Options options, @ForAll long seed) {
    for (Position<?> position : someOf(options, seed)) {
      Position<?> again = position.game().readPosition(position.text());
      assertEquals(position, again);
      assertEquals(position.hashCode(), again.hashCode());
      assertEquals(position.hash(), again.hash());
      assertEquals(position.text(), again.text());
      assertEquals(position.text(), position.toString());
      assertEquals(texts(position), texts(again));
      assertEquals(position.outcome(), again.outcome());
      assertTrue(position.text().indexOf('\n') < 0);
    }
  }

  @Property(tries = TRIES)
  void differentPositionsHaveDifferentHashes(
      @ForAll("options") Options options, @ForAll long seed) {
    Map<Long, Position<?>> byHash = new HashMap<>();
    for (int game = 0; game < 5; game++) {
      for (Position<?> position : randomGame(options, seed + game)) {
        Position<?> other = byHash.putIfAbsent(position.hash(), position);
        assertTrue(other == null || other.equals(position), () -> other + " and " + position);
      }
    }
  }

  @Property(tries = TRIES)
  void symmetriesKeepEverything(@ForAll("options") Options options, @ForAll long seed) {
    for (Position<?> position : someOf(options, seed)) {
      checkSymmetries(position);
    }
  }

  private static <M extends Move> void checkSymmetries(Position<M> position) {
    List<GameSymmetry<M>> symmetries = position.game().symmetries();
    assertEquals(position, symmetries.get(0).apply(position));
    assertTrue(symmetries.get(0).cells().isIdentity());
    for (GameSymmetry<M> symmetry : symmetries) {
      if (!symmetry.appliesTo(position)) {
        assertThrows(IllegalArgumentException.class, () -> symmetry.apply(position));
        continue;
      }
      Position<M> image = symmetry.apply(position);
      assertEquals(
          position.legalMoves().stream().map(symmetry::apply).collect(Collectors.toSet()),
          Set.copyOf(image.legalMoves()));
      assertEquals(
          position.outcome().map(o -> symmetry.swapsPlayers() ? o.swapPlayers() : o),
          image.outcome());
      if (image.game().equals(position.game())) {
        assertEquals(position.canonical(), image.canonical());
      }
      List<M> moves = position.legalMoves();
      for (int i = 0; i < moves.size(); i += 1 + moves.size() / 5) {
        assertEquals(
            symmetry.apply(position.play(moves.get(i))), image.play(symmetry.apply(moves.get(i))));
      }
    }
  }

  @Property(tries = 20)
  void aDrawnScoreHasNoWinner(@ForAll("options") Options options, @ForAll long seed) {
    List<Position<?>> game = randomGame(options, seed);
    game.get(game.size() - 1)
        .outcome()
        .ifPresent(
            outcome ->
                outcome.score().ifPresent(score -> assertEquals(score.leader(), outcome.winner())));
  }

  private static Set<String> texts(Position<?> position) {
    return position.legalMoves().stream().map(Move::toString).collect(Collectors.toSet());
  }
}
