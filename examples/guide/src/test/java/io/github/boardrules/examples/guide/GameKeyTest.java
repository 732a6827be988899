package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.MoreCollectors;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.loa.Loa;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares keys of games and canonical moves with all images of a game. */
class GameKeyTest {
  private static final Validator VALIDATOR = Validator.installed();

  private static Game<?> game(String id, String options) {
    return GameTypes.installed().get(id).game(Options.parse(options));
  }

  private static Optional<String> key(String text) {
    return VALIDATOR.replays(text, "").collect(MoreCollectors.onlyElement()).key();
  }

  private static <M extends Move> Stream<GameSymmetry<M>> symmetries(Position<M> start) {
    return start.game().symmetries().stream()
        .filter(symmetry -> !symmetry.swapsPlayers() && symmetry.appliesTo(start));
  }

  /** Returns the images of a game, each with its start and its positions. */
  private static <M extends Move> Set<List<Object>> images(GameInProgress<M> game) {
    Set<List<Object>> images = new HashSet<>();
    symmetries(game.at(0).position())
        .forEach(
            symmetry -> {
              List<Object> image = new ArrayList<>();
              game.positions().forEach(before -> image.add(symmetry.apply(before)));
              game.moves().forEach(move -> image.add(symmetry.apply(move)));
              images.add(image);
            });
    return images;
  }

  /** Returns all games with two moves. */
  private static <M extends Move> Stream<GameInProgress<M>> games(Game<M> game) {
    GameInProgress<M> none = GameInProgress.of(game);
    return none.position().legalMoves().stream()
        .map(none::play)
        .flatMap(one -> one.position().legalMoves().stream().map(one::play));
  }

  @ParameterizedTest
  @CsvSource({
    "tictactoe, ''",
    "loa, size=4",
    "linage, width=3 height=3 opening=FIXED komi=0.5",
    "linage, width=3 height=4 opening=FIXED komi=0.5",
    "carteso, width=3 height=3 opening=FIXED komi=0.5",
    "iris, n=3",
  })
  void keysAreEqualExactlyForImages(String id, String options) {
    Map<Set<List<Object>>, String> keys = new HashMap<>();
    games(game(id, options))
        .forEach(
            game -> {
              String key = key(BrgFormat.BRG.write(game)).orElseThrow();
              String other = keys.putIfAbsent(images(game), key);
              assertTrue(other == null || other.equals(key), () -> game.moves() + " " + keys);
            });
    assertEquals(keys.size(), new HashSet<>(keys.values()).size());
    assertTrue(keys.size() > 5, "" + keys.size());
  }

  @ParameterizedTest
  @CsvSource({"tictactoe, ''", "loa, ''", "iris, n=3", "linage, width=3 height=4"})
  void theCanonicalMoveIsTheFirstImage(String id, String options) {
    games(game(id, options))
        .<Position<?>>map(two -> two.undo().position())
        .distinct()
        .forEach(GameKeyTest::checkCanonicalMoves);
    checkCanonicalMoves(game(id, options).start());
  }

  private static <M extends Move> void checkCanonicalMoves(Position<M> position) {
    List<M> legal = position.legalMoves();
    for (M move : legal) {
      M expected =
          legal.stream()
              .filter(
                  first ->
                      symmetries(position)
                          .filter(symmetry -> symmetry.apply(position).equals(position))
                          .anyMatch(symmetry -> symmetry.apply(move).equals(first)))
              .findFirst()
              .orElseThrow();
      assertEquals(expected, position.canonicalMove(move));
    }
  }

  @Test
  void anIllegalMoveHasNoCanonicalMove() {
    Position<?> start = Loa.game().start();
    Move illegal = Loa.game().start().parseMove("b1-b4");
    assertThrows(IllegalArgumentException.class, () -> start.canonicalMove(illegal));
  }

  @Test
  void aKeyIgnoresEverythingButTheGame() {
    String moves = "1. b1-b3 h7-f7 2. c1-c3 *\n";
    Optional<String> key = key("[Game \"loa\"]\n\n" + moves);
    assertEquals(key, key("[Game \"loa\"]\n[First \"Ada\"]\n\nb1-b3 {!} (g1-g3) h7xf7 c1-c3 1-0"));
    assertEquals(key, key("(;GM[9]FF[4]SZ[8];B[g8-g6];W[a2-c2];B[f8-f6])"));
    assertNotEquals(key, key("[Game \"loa\"]\n\n1. b1-b3 h7-f7 *"));
    assertNotEquals(key, key("[Game \"loa\"]\n[Options \"preset=ABSTRACT_PLAY\"]\n\n" + moves));
  }

  @Test
  void anInvalidGameHasNoKey() {
    assertEquals(Optional.empty(), key("[Game \"loa\"]\n\n1. b1-b4 *\n"));
    assertEquals(Optional.empty(), key("no game"));
  }

  /** The beginning of the SHA-256 of a line each for the game, no options, the start and moves. */
  @Test
  void keysAreStable() {
    assertEquals(
        Optional.of("f12ca36c1a334efd561c30556dc02d3c"),
        key("[Game \"loa\"]\n\n1. b1-b3 h7-f7 2. c1-c3 *\n"));
  }
}
