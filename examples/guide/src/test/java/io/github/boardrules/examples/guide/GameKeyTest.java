package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Strings;
import com.google.common.collect.Comparators;
import com.google.common.collect.MoreCollectors;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.loa.Loa;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares keys of games and canonical moves with all images of a game. */
class GameKeyTest {
  private static final Validator VALIDATOR = Validator.installed();

  private static Game<?> game(String id, String options) {
    return GameTypes.installed().get(id).game(Options.parse(options));
  }

  private static Optional<String> key(String text) {
    return VALIDATOR.open(text, "").replays().collect(MoreCollectors.onlyElement()).key();
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

  /** The option, the tag and the properties of SGF give the same start; the last one mirrors it. */
  @Test
  void theStartIsTheSameWhereverItIsWritten() {
    String start = "8/8/8/3b4/1w4w1/8/8/b7 w";
    Optional<String> key = key("[Game \"loa\"]\n[Setup \"" + start + "\"]\n\nb4-b5 *\n");
    assertTrue(key.isPresent());
    assertEquals(key, key(BrgFormat.BRG.write(loaFrom(start, "b4-b5"))));
    assertEquals(key, key("(;GM[9]FF[4]SU[Custom]AB[d5][a1]AW[b4][g4]PL[W];W[b4-b5])"));
    assertEquals(key, key("(;GM[9]FF[4]SU[Custom]AB[e5][h1]AW[g4][b4]PL[W];W[g4-g5])"));
    assertNotEquals(key, key(BrgFormat.BRG.write(loaFrom(start, "g4-g5"))));
    assertNotEquals(key, key(BrgFormat.BRG.write(loaFrom("8/8/8/3b4/1w3w2/8/8/b7 w", "b4-b5"))));
  }

  private static GameInProgress<?> loaFrom(String start, String move) {
    return GameInProgress.of(game("loa", "setup=\"" + start + "\"")).play(move);
  }

  @Test
  void anInvalidGameHasNoKey() {
    assertEquals(Optional.empty(), key("[Game \"loa\"]\n\n1. b1-b4 *\n"));
    assertEquals(Optional.empty(), key("no game"));
  }

  /** Returns the smallest image of a whole game, compared line by line. */
  private static <M extends Move> String smallestImage(GameInProgress<M> game) {
    Position<M> start = game.at(0).position();
    return symmetries(start)
        .map(
            symmetry -> {
              Position<M> image = symmetry.apply(start);
              Stream<String> head =
                  Stream.of(
                      image.game().type().id(),
                      image.game().options().without("setup").toString(),
                      image.text());
              Stream<String> moves =
                  game.moves().stream().map(move -> symmetry.apply(move).notation());
              return Stream.concat(head, moves).toList();
            })
        .min(Comparators.lexicographical(Comparator.<String>naturalOrder()))
        .map(lines -> String.join("\n", lines))
        .orElseThrow();
  }

  private static String hash(String text) throws NoSuchAlgorithmException {
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash, 0, 16);
  }

  private static <M extends Move> void checkImages(GameInProgress<M> game) throws Exception {
    String text = game.toReplay().canonicalText().orElseThrow();
    assertEquals(smallestImage(game), text);
    assertEquals(Optional.of(hash(text)), game.toReplay().key());
    for (GameSymmetry<M> symmetry : symmetries(game.at(0).position()).toList()) {
      GameInProgress<M> image = GameInProgress.of(symmetry.apply(game.at(0).position()));
      for (M move : game.moves()) {
        image = image.play(symmetry.apply(move));
      }
      assertEquals(text, image.toReplay().canonicalText().orElseThrow());
    }
    if (game.ply() > 0) {
      GameInProgress<M> before = game.at(game.ply() - 1).lineOnly();
      String shorter = before.toReplay().canonicalText().orElseThrow();
      assertTrue(text.startsWith(shorter + "\n"), () -> shorter + " begins " + text);
    }
  }

  /** Random games, from the start of the game and from a position in the middle of it. */
  @ParameterizedTest
  @CsvSource({
    "loa, ''",
    "loa, size=5",
    "loa, setup=scrambled",
    "loa, board=HEX size=5",
    "linage, ''",
    "linage, width=3 height=4",
    "carteso, width=3 height=4",
    "iris, n=3",
    "tictactoe, ''",
    "hex, size=3",
    "y, size=3",
  })
  void textsOfAllImagesAreTheSmallest(String id, String options) throws Exception {
    Random random = new Random(1);
    for (int i = 0; i < 20; i++) {
      GameInProgress<?> game = GameInProgress.of(game(id, options));
      int length = random.nextInt(12);
      for (int ply = 0; ply < length && !game.position().isOver(); ply++) {
        game = game.play(random(game.position(), random));
      }
      checkImages(game);
      if (!game.position().isOver()) {
        checkImages(GameInProgress.of(game.position()).play(random(game.position(), random)));
      }
    }
  }

  private static String random(Position<?> position, Random random) {
    return position.legalMoves().get(random.nextInt(position.legalMoveCount())).notation();
  }

  /** A line each for a record, its canonical text, and the key that {@code sha256sum} says. */
  @ParameterizedTest
  @CsvFileSource(resources = "/game-keys.csv", numLinesToSkip = 1)
  void keysAreStable(String game, String tag, String moves, String smallest, String expected)
      throws Exception {
    String record =
        "[Game \"%s\"]\n%s\n\n%s *\n"
            .formatted(game, Strings.nullToEmpty(tag), Strings.nullToEmpty(moves));
    GameReplay replay = VALIDATOR.open(record, "").replays().collect(MoreCollectors.onlyElement());
    String text = replay.canonicalText().orElseThrow();
    assertEquals(smallest, text.replace('\n', '|'));
    assertEquals(expected, hash(text));
    assertEquals(Optional.of(expected), replay.key());
  }
}
