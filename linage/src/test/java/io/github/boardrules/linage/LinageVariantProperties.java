package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.Settled;
import io.github.boardrules.core.territory.TerritoryRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Compares games with all ends and buttons with a brute-force implementation of whole games. */
class LinageVariantProperties {
  /** The state of a game in the words of the rules, on top of {@link NaiveLinage}. */
  private static final class NaiveGame {
    private final NaiveLinage board;
    private final boolean endsWithoutFreeRegion;
    private final boolean hasButton;
    private final double komi;
    private final Set<String> stones = new TreeSet<>();
    private String side = "VERTICAL";
    private String button = "";
    private int passes;

    NaiveGame(LinageRules rules) {
      this.board = LinageDifferentialProperties.naive(rules);
      this.endsWithoutFreeRegion = rules.end() == LinageEnd.NO_FREE_REGION;
      this.hasButton = rules.button() == LinageButton.HALF_POINT;
      this.komi = rules.territoryRules().komi().first().halfPoints() / 2.0;
    }

    String reason() {
      if (endsWithoutFreeRegion && !board.regions(stones).containsValue("FREE")) {
        return "NO_FREE_REGION";
      }
      return passes == 2 ? "TWO_PASSES" : "";
    }

    Set<String> moves() {
      Set<String> moves = new TreeSet<>();
      if (reason().isEmpty()) {
        moves.addAll(board.placements(stones));
        moves.add("pass");
        if (hasButton && button.isEmpty()) {
          moves.add("button");
        }
      }
      return moves;
    }

    void play(String move) {
      passes = move.equals("pass") ? passes + 1 : 0;
      if (move.equals("button")) {
        button = side;
      } else if (!move.equals("pass")) {
        stones.add(move);
      }
      side = side.equals("VERTICAL") ? "HORIZONTAL" : "VERTICAL";
    }

    /** The score of Vertical minus the score of Horizontal. */
    double lead() {
      double vertical = board.points(stones, "VERTICAL") + (button.equals("VERTICAL") ? 0.5 : 0);
      double horizontal =
          board.points(stones, "HORIZONTAL") + komi + (button.equals("HORIZONTAL") ? 0.5 : 0);
      return vertical - horizontal;
    }
  }

  @Provide
  Arbitrary<LinageRules> variants() {
    Arbitrary<Integer> side = Arbitraries.integers().between(2, 6);
    Arbitrary<TerritoryRules> territory =
        Combinators.combine(side, side, Arbitraries.integers().between(-6, 6))
            .as(
                (width, height, komi) ->
                    TerritoryRules.standard(width, height).fixed(new Komi(komi)));
    return Combinators.combine(
            territory,
            Arbitraries.integers().between(2, 4),
            Arbitraries.of(LinageEnd.values()),
            Arbitraries.of(LinageButton.values()))
        .filter((rules, line, end, button) -> Math.max(rules.width(), rules.height()) >= line)
        .as(LinageRules::new);
  }

  @Property(tries = 200)
  void everyPlyMatchesTheNaiveGame(@ForAll("variants") LinageRules rules, @ForAll long seed) {
    Random random = new Random(seed);
    LinagePosition position = Linage.game(rules).start();
    NaiveGame naive = new NaiveGame(rules);
    compare(position, naive);
    while (!position.isOver()) {
      List<String> moves = new ArrayList<>(naive.moves());
      String move = moves.get(random.nextInt(moves.size()));
      position = position.play(move);
      naive.play(move);
      compare(position, naive);
    }
  }

  private static void compare(LinagePosition position, NaiveGame naive) {
    String text = position.text();
    Set<String> moves =
        position.legalMoves().stream()
            .map(LinageMove::notation)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(naive.moves(), moves, text);
    assertEquals(naive.moves().size(), position.legalMoveCount(), text);
    assertEquals(naive.reason(), position.outcome().map(o -> o.reason().name()).orElse(""), text);
    assertEquals(naive.reason().isEmpty(), position.toMove().isPresent(), text);
    double lead =
        (position.score().verticalHalfPoints() - position.score().horizontalHalfPoints()) / 2.0;
    assertEquals(naive.lead(), lead, text);
    if (position.isOver()) {
      Optional<Player> winner =
          lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Player.FIRST : Player.SECOND);
      assertEquals(winner, position.outcome().flatMap(Outcome::winner), text);
    } else {
      assertEquals(
          naive.side, position.sideToMove().map(side -> ((Orientation) side).name()).orElse(""));
      assertEquals(naive.passes, ((Settled) position.state()).passes(), text);
    }
    assertEquals(naive.button, position.button().map(Orientation::name).orElse(""), text);
    assertEquals(position, position.game().parsePosition(text), text);
    String expected =
        !naive.reason().isEmpty()
            ? "GAME_OVER"
            : !naive.hasButton ? "NO_BUTTON" : naive.button.isEmpty() ? "" : "BUTTON_TAKEN";
    String found =
        position
            .violation(LinageMove.takeButton())
            .map(Violation::code)
            .map(Violation.Code::name)
            .orElse("");
    assertEquals(expected, found, text);
  }
}
