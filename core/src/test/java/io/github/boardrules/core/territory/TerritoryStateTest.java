package io.github.boardrules.core.territory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.text.TextScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TerritoryStateTest {
  private static final TerritoryRules PIE =
      TerritoryRules.standard(3, 3).pie(Komi.parse("-1.5"), Komi.parse("4"));
  private static final TerritoryRules FIXED = TerritoryRules.standard(3, 3).fixed(Komi.parse("4"));

  private static Dots.DotMove move(String text) {
    return Dots.MOVES.parse(new TextScanner(text), false).orElseThrow();
  }

  /** All states that legal moves can reach. */
  private static List<TerritoryState> all(TerritoryRules rules) {
    List<TerritoryState> states = new ArrayList<>(List.of(TerritoryState.start(rules)));
    for (int i = 0; i < states.size(); i++) {
      TerritoryState state = states.get(i);
      List<TerritoryState> next = new ArrayList<>();
      Dots.MOVES.withoutStone(state, rules, false).forEach(move -> next.add(state.after(move)));
      if (state.phase() == GamePhase.PLAY) {
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
    all(PIE).forEach(state -> moves.addAll(Dots.MOVES.withoutStone(state, PIE, false)));
    moves.add(move("komi=0.5"));
    assertEquals(6, moves.size());
    for (TerritoryState state : all(PIE)) {
      Set<Dots.DotMove> legal = new HashSet<>(moves);
      legal.removeIf(
          move -> TerritoryViolationFinder.violation(move, state, PIE, false).isPresent());
      assertEquals(Set.copyOf(Dots.MOVES.withoutStone(state, PIE, false)), legal, state.toString());
    }
  }

  @Test
  void differentStatesHaveDifferentTextsAndHashes() {
    Set<TerritoryState> states = new HashSet<>(all(PIE));
    states.addAll(all(FIXED));
    Set<Long> hashes = new HashSet<>();
    for (TerritoryState state : states) {
      TextScanner scanner = new TextScanner(state.toString());
      assertEquals(state, TerritoryText.parseState(scanner));
      assertTrue(scanner.atEnd());
      hashes.add(state.stableHash());
    }
    assertEquals(states.size(), hashes.size());
  }

  @Test
  void reachableStatesHaveNoDefects() {
    all(PIE)
        .forEach(
            state ->
                assertEquals(
                    List.of(), TerritoryViolationFinder.defects(state, PIE, false, false)));
    all(FIXED)
        .forEach(
            state ->
                assertEquals(
                    List.of(), TerritoryViolationFinder.defects(state, FIXED, false, true)));
  }

  @Test
  void transposingTwiceChangesNothing() {
    for (TerritoryState state : all(FIXED)) {
      assertEquals(state, state.transposed().transposed());
      assertEquals(state.toMove().map(Player::opponent), state.transposed().toMove());
      assertEquals(state.side(Player.FIRST), state.transposed().side(Player.FIRST));
    }
    assertThrows(IllegalArgumentException.class, TerritoryState.start(PIE)::transposed);
  }

  @Test
  void contradictoryArgumentsAreRejected() {
    Optional<Player> player = Optional.of(Player.FIRST);
    Optional<Komi> komi = Optional.of(Komi.ZERO);
    Orientation vertical = Orientation.VERTICAL;
    assertThrows(
        IllegalArgumentException.class,
        () -> new TerritoryState(Optional.empty(), player, vertical, 0, Optional.empty()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new TerritoryState(komi, Optional.empty(), vertical, 1, Optional.empty()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new TerritoryState(komi, Optional.empty(), vertical.opposite(), 0, Optional.empty()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new TerritoryState(komi, player, vertical, 3, Optional.empty()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new TerritoryState(komi, player, vertical, -1, Optional.empty()));
  }

  @Test
  void aReachedStateEqualsAConstructedState() {
    for (TerritoryState state : all(PIE)) {
      TerritoryState made =
          new TerritoryState(
              state.komi(), state.vertical(), state.sideToMove(), state.passes(), Optional.empty());
      assertEquals(made, state);
      assertEquals(made.hashCode(), state.hashCode());
      assertEquals(made.stableHash(), state.stableHash());
      assertEquals(made.phase(), state.phase());
      assertEquals(made.toMove(), state.toMove());
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
    TerritoryState state = TerritoryState.start(FIXED);
    TerritoryState pass = state.after(move("pass"));
    assertSame(state, state.afterPlacement().afterPlacement());
    assertSame(state, pass.afterPlacement());
    assertSame(
        pass.after(move("pass")),
        state.afterPlacement().after(move("pass")).after(move("pass")).forgettingTurnWhenOver());
  }

  @Test
  void leaderAndLeadingSideOfAScore() {
    TerritoryState state = TerritoryText.parseState(new TextScanner("vertical 3.5 second 0"));
    TerritoryScore ahead = state.score(8, 4);
    assertEquals(Optional.of(Player.SECOND), ahead.leader());
    assertEquals(Optional.of(Player.FIRST), state.score(7, 4).leader());
    assertEquals(Optional.of(Orientation.HORIZONTAL), state.score(7, 4).leadingSide());
    assertEquals(Optional.of(Player.FIRST), ahead.swapPlayers().leader());
    assertEquals(ahead, ahead.swapPlayers().swapPlayers());
    assertEquals(Optional.empty(), TerritoryState.start(PIE).score(8, 4).leader());
    assertEquals(
        Optional.of(Orientation.VERTICAL), TerritoryState.start(PIE).score(8, 4).leadingSide());
  }
}
