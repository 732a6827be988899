package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.territory.spi.TerritoryState.Phase;
import io.github.boardrules.core.text.TextScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerritoryStateTest {
  private static final Dots PIE = Dots.of("width=3 height=3 komi=-1.5,4");
  private static final Dots FIXED = Dots.of("width=3 height=3 komi=4 opening=FIXED");

  private static Dots.DotMove move(String text) {
    return Dots.MOVES.parse(new TextScanner(text)).orElseThrow();
  }

  /** A position on an empty board. */
  private static Dots.DotPosition at(TerritoryState state, Dots game) {
    return new Dots.DotPosition(game, new Dots.Stones(game.board().none()), state);
  }

  /** All states that legal moves can reach. */
  private static List<TerritoryState> all(Dots game) {
    List<TerritoryState> states = new ArrayList<>(List.of(TerritoryState.start(game.rules())));
    for (int i = 0; i < states.size(); i++) {
      TerritoryState state = states.get(i);
      List<TerritoryState> next = new ArrayList<>();
      Dots.MOVES
          .withoutStone(state, game.komi)
          .forEach(move -> next.add(at(state, game).stateAfter(move)));
      if (state.phase() == Phase.PLAYING) {
        next.add(state.afterPlacement());
      }
      next.stream().filter(after -> !states.contains(after)).forEach(states::add);
    }
    return states;
  }

  @Test
  void theNumberOfReachableStates() {
    // Two sides to move and 0, 1 or 2 passes make six states, for two choices of sides and two
    // komi.
    assertEquals(1 + 2 + 2 * 2 * 6, all(PIE).size());
    assertEquals(6, all(FIXED).size());
  }

  @Test
  void theListedMovesAreExactlyTheLegalMoves() {
    Set<Dots.DotMove> moves = new HashSet<>();
    all(PIE).forEach(state -> moves.addAll(Dots.MOVES.withoutStone(state, PIE.komi)));
    moves.add(move("komi=0.5"));
    assertEquals(6, moves.size());
    for (TerritoryState state : all(PIE)) {
      Set<Dots.DotMove> legal = new HashSet<>(moves);
      legal.removeIf(move -> TerritoryViolationFinder.violation(move, state, PIE).isPresent());
      assertEquals(Set.copyOf(Dots.MOVES.withoutStone(state, PIE.komi)), legal, state.toString());
    }
  }

  @Test
  void differentStatesHaveDifferentTextsAndHashes() {
    Set<TerritoryState> states = new HashSet<>(all(PIE));
    states.addAll(all(FIXED));
    Set<Long> hashes = new HashSet<>();
    for (TerritoryState state : states) {
      TextScanner scanner = new TextScanner(state.toString());
      assertEquals(state, TerritoryState.read(scanner));
      assertTrue(scanner.atEnd());
      hashes.add(state.stableHash(0));
    }
    assertEquals(states.size(), hashes.size());
  }

  @Test
  void reachableStatesHaveNoDefects() {
    all(PIE)
        .forEach(
            state -> assertEquals(List.of(), TerritoryViolationFinder.defects(state, PIE, false)));
    all(FIXED)
        .forEach(
            state -> assertEquals(List.of(), TerritoryViolationFinder.defects(state, FIXED, true)));
  }

  @Test
  void transposingTwiceChangesNothing() {
    for (TerritoryState state : all(FIXED)) {
      assertEquals(state, state.transposed().transposed());
      assertEquals(state.toMove().map(Player::opponent), state.transposed().toMove());
      assertEquals(state.side(Player.FIRST), state.transposed().side(Player.FIRST));
    }
  }

  @Test
  void theNumberOfPassesDecidesWhetherTheGameIsOver() {
    for (TerritoryState state : all(PIE)) {
      assertEquals(state.passes() == 2, state.phase() == Phase.OVER);
      assertEquals(state.phase() == Phase.OVER, state.toMove().isEmpty());
    }
  }

  @Test
  void aReachedStateEqualsAConstructedState() {
    for (TerritoryState state : all(PIE)) {
      TerritoryState made = made(state);
      assertEquals(made, state);
      assertEquals(made.hashCode(), state.hashCode());
      assertEquals(made.stableHash(0), state.stableHash(0));
      assertEquals(made.stableHash(1), state.stableHash(1));
      assertEquals(made.phase(), state.phase());
      assertEquals(made.toMove(), state.toMove());
    }
  }

  private static TerritoryState made(TerritoryState state) {
    if (!state.isSettled()) {
      return state.phase() == Phase.NAMING_KOMI
          ? TerritoryState.namingKomi()
          : TerritoryState.choosingSide(state.komi());
    }
    TerritoryState made = TerritoryState.playing(state.komi(), state.vertical());
    for (int pass = 0; pass < state.passes(); pass++) {
      made = made.afterPass();
    }
    return made.withSideToMove(state.sideToMove());
  }

  /** Hashes of positions are part of the API, so they must not change. */
  @ParameterizedTest
  @CsvSource({
    "komi, 0, 281a934541379e36",
    "side 4, 0, f0d5bdd142513b1d",
    "vertical 4 first 0, 0, cee322ef9d4de8ea",
    "vertical 4 first 0, 1, c0e8e0e936853a3a",
    "vertical 4 first 0, 2, 6faf1ea1d193baa1",
    "horizontal -1.5 second 2, 0, c53220cb38c2a168",
    "horizontal -1.5 second 1, 2, 6e31d9334ad54281"
  })
  void hashesAreFrozen(String text, int extra, String hash) {
    TerritoryState state = TerritoryState.read(new TextScanner(text));
    assertEquals(hash, String.format("%016x", state.stableHash(extra)));
  }

  @Test
  void anExtraNumberChangesTheHashOnceTheSidesAreChosen() {
    for (TerritoryState state : all(PIE)) {
      assertEquals(
          state.isSettled() ? 3 : 1,
          IntStream.range(0, 3).mapToLong(state::stableHash).distinct().count(),
          state.toString());
    }
  }

  @Test
  void differentStatesHaveDifferentHashCodes() {
    Set<TerritoryState> states = Set.copyOf(all(PIE));
    assertEquals(
        states.size(), states.stream().mapToInt(TerritoryState::hashCode).distinct().count());
  }

  @Test
  void movesReuseTheStatesOfAGame() {
    TerritoryState state = TerritoryState.start(FIXED.rules());
    TerritoryState pass = state.afterPass();
    assertSame(state, state.afterPlacement().afterPlacement());
    assertSame(state, pass.afterPlacement());
    assertSame(
        pass.afterPass(),
        state.afterPlacement().afterPass().afterPass().withSideToMove(Orientation.VERTICAL));
  }

  @Test
  void questionsOfAnotherPhaseAreRefused() {
    TerritoryState naming = TerritoryState.namingKomi();
    TerritoryState choosing = TerritoryState.choosingSide(Komi.ZERO);
    TerritoryState over = TerritoryState.read(new TextScanner("vertical 4 first 2"));
    assertThrows(IllegalStateException.class, naming::komi);
    assertThrows(IllegalStateException.class, () -> naming.afterChoice(Orientation.VERTICAL));
    for (TerritoryState early : List.of(naming, choosing)) {
      assertThrows(IllegalStateException.class, early::vertical);
      assertThrows(IllegalStateException.class, early::sideToMove);
      assertThrows(IllegalStateException.class, early::transposed);
    }
    for (TerritoryState state : List.of(naming, choosing, over)) {
      assertThrows(IllegalStateException.class, state::afterPlacement);
      assertThrows(IllegalStateException.class, state::afterPass);
    }
  }

  @Test
  void leaderAndLeadingSideOfAScore() {
    TerritoryState state = TerritoryState.read(new TextScanner("vertical 3.5 second 0"));
    TerritoryScore ahead = state.score(8, 4);
    assertEquals(Optional.of(Player.SECOND), ahead.leader());
    assertEquals(Optional.of(Player.FIRST), state.score(7, 4).leader());
    assertEquals(Optional.of(Orientation.HORIZONTAL), state.score(7, 4).leadingSide());
    assertEquals(Optional.of(Player.FIRST), ahead.swapPlayers().leader());
    assertEquals(ahead, ahead.swapPlayers().swapPlayers());
    TerritoryScore early = TerritoryState.start(PIE.rules()).score(8, 4);
    assertEquals(Optional.empty(), early.leader());
    assertEquals(Map.of(), early.points());
    assertEquals("Vertical 8, Horizontal 4 + 0", early.toString());
    TerritoryScore chosen = TerritoryState.choosingSide(Komi.parse("-1.5")).score(2, 1);
    assertEquals(Optional.empty(), chosen.leader());
    assertEquals("Vertical 2, Horizontal 1 - 1.5", chosen.toString());
    assertEquals(
        Optional.of(Orientation.VERTICAL),
        TerritoryState.start(PIE.rules()).score(8, 4).leadingSide());
  }
}
