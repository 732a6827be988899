package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.testing.Openings;
import io.github.boardrules.core.text.Strictness;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Compares games with all ends and buttons with a brute-force implementation of whole games. */
class LinageVariantProperties {
  @Provide
  Arbitrary<LinageRules> variants() {
    return anyRules();
  }

  /** Returns all combinations of rules, with and without the pie, on small boards. */
  static Arbitrary<LinageRules> anyRules() {
    Arbitrary<Integer> side = Arbitraries.integers().between(2, 6);
    Arbitrary<LinageRules> territory =
        Combinators.combine(side, side, Arbitraries.integers().between(-6, 6))
            .flatAs(
                (width, height, halves) -> {
                  LinageRules rules = TestRules.board(width, height);
                  Komi komi = Komi.ofHalfPoints(halves);
                  return Arbitraries.of(
                      Openings.fixed(rules, komi),
                      rules,
                      Openings.pie(rules, komi),
                      Openings.pie(rules, komi, Komi.ofHalfPoints(1)));
                });
    return Combinators.combine(
            territory,
            Arbitraries.integers().between(2, 4),
            Arbitraries.of(LinageEnd.values()),
            Arbitraries.of(LinageButton.values()))
        .filter(
            (rules, line, end, button) ->
                Math.max(rules.get(TerritoryRules.WIDTH), rules.get(TerritoryRules.HEIGHT)) >= line)
        .as(
            (rules, line, end, button) ->
                TestRules.of(rules, line)
                    .with(LinageRules.END, end)
                    .with(LinageRules.BUTTON, button));
  }

  @Property
  @Tag("repeated")
  void everyPlyMatchesTheNaiveGame(@ForAll("variants") LinageRules rules, @ForAll Choices random) {
    LinagePosition position = Linage.game(rules).start();
    NaiveLinageGame naive = NaiveLinageGame.of(position);
    compare(position, naive);
    while (!position.isOver()) {
      LinageMove move = random.pick(position.legalMoves());
      position = position.play(move);
      naive = naive.play(move.notation());
      compare(position, naive);
    }
  }

  /** Compares everything that depends on more than the stones. */
  static void compare(LinagePosition position, NaiveLinageGame naive) {
    String text = position.text();
    Set<String> moves =
        position.legalMoves().stream()
            .map(LinageMove::notation)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(naive.moves(), moves, text);
    assertEquals(moves.size(), position.legalMoves().size(), text);
    assertEquals(moves.size(), position.legalMoveCount(), text);
    // Which side would be next is not part of a finished game.
    String state = position.state().toString();
    assertEquals(
        naive.isOver() ? withoutSide(naive.turn().state()) : naive.turn().state(),
        naive.isOver() ? withoutSide(state) : state,
        text);
    assertEquals(naive.player(), position.toMove().map(Player::name).orElse(""), text);
    assertEquals(naive.outcome(), position.outcome().map(outcome -> words(outcome)).orElse(""));
    assertEquals(naive.button(), position.button().map(Orientation::name).orElse(""), text);
    assertEquals(position, position.game().parsePosition(text), text);
    if (naive.turn().isOpened()) {
      TerritoryScore score = position.score();
      int lead = score.verticalHalfPoints() - score.horizontalHalfPoints();
      assertEquals(naive.lead(), lead, text);
    }
    assertEquals(
        naive.violation("button"), code(position.violation(LinageMove.takeButton())), text);
    for (String move : List.of("komi=0.5", "komi=-7", "vertical", "horizontal", "pass")) {
      String found = code(position.violation(move, Strictness.STRICT));
      assertEquals(naive.violation(move), found, text + " " + move);
    }
  }

  private static String code(Optional<Violation> violation) {
    return violation.map(found -> found.code().name()).orElse("");
  }

  private static String withoutSide(String state) {
    return state.substring(state.indexOf(' ') + 1);
  }

  private static String words(Outcome outcome) {
    return outcome.winner().map(Player::name).orElse("DRAW") + " " + outcome.reason().name();
  }
}
