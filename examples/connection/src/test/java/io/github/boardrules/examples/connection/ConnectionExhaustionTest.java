package io.github.boardrules.examples.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.CellSet;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Examines every position, every setup and every full board of small games; with the profile proof,
 * of games one size larger.
 */
@Tag("repeated")
class ConnectionExhaustionTest {
  private static final int LARGER = Boolean.getBoolean("boardrules.proof") ? 1 : 0;

  static Stream<ConnectionGame> games() {
    return Games.upTo(3, 3 + LARGER);
  }

  static Stream<ConnectionGame> gamesWithSmallFullBoards() {
    return Games.upTo(3 + LARGER, 4 + LARGER).filter(ConnectionGame::hasSwap);
  }

  /** Returns every position that legal moves lead to. */
  private static Set<Position<ConnectionMove>> reachable(ConnectionGame game) {
    Set<Position<ConnectionMove>> found = new HashSet<>();
    ArrayDeque<Position<ConnectionMove>> todo = new ArrayDeque<>();
    found.add(game.start());
    todo.add(game.start());
    while (!todo.isEmpty()) {
      todo.remove().successors().stream().filter(found::add).forEach(todo::add);
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPositionMatchesTheNaiveModel(ConnectionGame game) {
    NaiveConnection naive = NaiveConnection.of(game);
    for (Position<ConnectionMove> each : reachable(game)) {
      ConnectionPosition position = (ConnectionPosition) each;
      int stones = position.black().size() + position.white().size();
      Optional<Color> winner =
          Stream.of(Color.values())
              .filter(
                  color -> naive.isConnected(color, NaiveConnection.cells(position.stones(color))))
              .findFirst();
      Player black = position.isSwapped() ? Player.SECOND : Player.FIRST;
      assertEquals(
          winner.map(color -> color == Color.BLACK ? black : black.opponent()),
          position.outcome().flatMap(Outcome::winner));
      Color next = stones % 2 == 0 ? Color.BLACK : Color.WHITE;
      assertEquals(
          winner.isPresent() ? Optional.empty() : Optional.of(next), position.sideToMove());
      Set<Integer> empty = new HashSet<>(naive.cells());
      empty.removeAll(NaiveConnection.cells(position.black()));
      empty.removeAll(NaiveConnection.cells(position.white()));
      boolean canSwap = game.hasSwap() && stones == 1 && !position.isSwapped();
      Set<Integer> legal = new HashSet<>();
      position
          .legalMoves()
          .forEach(move -> legal.addAll(NaiveConnection.cells(Set.copyOf(move.cells()))));
      assertEquals(winner.isPresent() ? Set.of() : empty, legal);
      assertEquals(legal.size() + (canSwap ? 1 : 0), position.legalMoveCount());
      assertEquals(canSwap, position.isLegal(ConnectionMove.swap()));
    }
  }

  /** A setup has no defects if and only if legal moves lead to its position. */
  @ParameterizedTest
  @MethodSource("games")
  void setupsWithoutDefectsAreThePositions(ConnectionGame game) {
    Set<Position<ConnectionMove>> reachable = reachable(game);
    Set<Position<ConnectionMove>> accepted = new HashSet<>();
    long all = (1L << game.board().size()) - 1;
    for (long black = 0; black <= all; black++) {
      long rest = all & ~black;
      // The subsets of the other cells, from all of them to none.
      for (long white = rest; white >= 0; white = white == 0 ? -1 : (white - 1) & rest) {
        for (boolean isSwapped : new boolean[] {false, true}) {
          ConnectionPosition position =
              new ConnectionPosition(
                  game,
                  CellSet.ofBits(game.board(), black),
                  CellSet.ofBits(game.board(), white),
                  isSwapped);
          ConnectionSetup setup = game.parseSetup(position.text());
          assertEquals(
              reachable.contains(position), game.defects(setup).isEmpty(), position.text());
          if (reachable.contains(position)) {
            assertEquals(position, game.position(setup));
            accepted.add(position);
          }
        }
      }
    }
    assertEquals(reachable, accepted);
  }

  /** On a full board exactly one color is connected, whatever the numbers of stones. */
  @ParameterizedTest
  @MethodSource("gamesWithSmallFullBoards")
  void aFullBoardHasOneWinner(ConnectionGame game) {
    NaiveConnection naive = NaiveConnection.of(game);
    for (long black = 0; black < 1L << game.board().size(); black++) {
      CellSet stones = CellSet.ofBits(game.board(), black);
      boolean blackWins = naive.isConnected(Color.BLACK, naive.cells(black));
      assertNotEquals(blackWins, naive.isConnected(Color.WHITE, naive.cells(~black)));
      assertEquals(blackWins, game.isConnected(Color.BLACK, stones));
      assertEquals(!blackWins, game.isConnected(Color.WHITE, stones.complement()));
    }
  }

  /**
   * Without the swap the first player wins, as Nash showed for all sizes, and with it the second
   * one, who takes over a winning stone and leaves a losing one.
   */
  @ParameterizedTest
  @MethodSource("games")
  void theSwapDecidesWhoWins(ConnectionGame game) {
    assertEquals(
        game.hasSwap() ? Player.SECOND : Player.FIRST, winner(game.start(), new HashMap<>()));
  }

  /** Returns who wins with best play. */
  private static Player winner(
      Position<ConnectionMove> position, Map<Position<ConnectionMove>, Player> known) {
    Player found = known.get(position);
    if (found == null) {
      found =
          position
              .toMove()
              .map(
                  player ->
                      position.successors().stream().anyMatch(next -> winner(next, known) == player)
                          ? player
                          : player.opponent())
              .orElseGet(() -> position.outcome().flatMap(Outcome::winner).orElseThrow());
      known.put(position, found);
    }
    return found;
  }

  /** Finds every bijection of the cells that keeps neighbors and the sides of each color. */
  @ParameterizedTest
  @MethodSource("games")
  void symmetriesAreAllThatKeepNeighborsAndSides(ConnectionGame game) {
    Set<List<Integer>> images = new HashSet<>();
    for (GameSymmetry<ConnectionMove> symmetry : game.symmetries()) {
      images.add(
          IntStream.range(0, game.board().size()).map(symmetry.cells()::apply).boxed().toList());
    }
    assertEquals(game.symmetries().size(), images.size());
    assertEquals(game.type().id().equals("hex") ? 2 : 6, images.size());
    Set<List<Integer>> found = new HashSet<>();
    extend(game, List.of(), found);
    assertEquals(found, images);
  }

  /** Adds all lists of the images of the cells that begin with the given ones. */
  private static void extend(ConnectionGame game, List<Integer> images, Set<List<Integer>> found) {
    int size = game.board().size();
    if (images.size() == size) {
      if (Stream.of(Color.values()).allMatch(color -> keepsSides(game, color, images))) {
        found.add(images);
      }
      return;
    }
    for (int image = 0; image < size; image++) {
      if (!images.contains(image) && keepsNeighbors(game, images, image)) {
        extend(game, Stream.concat(images.stream(), Stream.of(image)).toList(), found);
      }
    }
  }

  /** Returns whether the next cell has the same neighbors among the earlier ones as its image. */
  private static boolean keepsNeighbors(ConnectionGame game, List<Integer> images, int image) {
    return IntStream.range(0, images.size())
        .allMatch(
            earlier ->
                areNeighbors(game, earlier, images.size())
                    == areNeighbors(game, images.get(earlier), image));
  }

  private static boolean areNeighbors(ConnectionGame game, int one, int other) {
    return game.board().neighbors(game.board().cell(one)).contains(game.board().cell(other));
  }

  private static boolean keepsSides(ConnectionGame game, Color color, List<Integer> images) {
    Set<Set<Integer>> sides = new HashSet<>();
    Set<Set<Integer>> moved = new HashSet<>();
    for (CellSet side : game.goals(color)) {
      sides.add(side.stream().map(game.board()::index).collect(Collectors.toSet()));
      moved.add(
          side.stream()
              .map(cell -> images.get(game.board().index(cell)))
              .collect(Collectors.toSet()));
    }
    return sides.equals(moved);
  }
}
