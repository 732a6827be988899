package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.ActionsTest;
import io.github.boardrules.core.conformance.NaiveTerritory;
import io.github.boardrules.core.territory.TerritoryRules;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;

/** Compares games with all openings, on small boards, with {@link NaiveCarteso}. */
class CartesoActionsTest extends ActionsTest<CartesoMove, CartesoActionsTest.NaiveGame> {
  /** The stones with the turn. */
  record NaiveGame(NaiveCarteso board, NaiveTerritory turn) {
    String outcome() {
      int lead = turn.lead(board.score("VERTICAL"), board.score("HORIZONTAL"));
      return turn.passes() == 2 ? turn.winner(lead) + " TWO_PASSES" : "";
    }
  }

  @Override
  protected Arbitrary<Subject<CartesoMove, NaiveGame>> subjects() {
    return CartesoConformanceTest.rules()
        .filter(rules -> rules.get(TerritoryRules.WIDTH) < 7)
        .map(rules -> new Subject<>(Carteso.game(rules), this::model));
  }

  private NaiveGame model(Position<CartesoMove> position) {
    CartesoPosition start = (CartesoPosition) position;
    CartesoRules rules = start.game().rules();
    return new NaiveGame(
        NaiveCarteso.empty(rules.get(TerritoryRules.WIDTH), rules.get(TerritoryRules.HEIGHT)),
        NaiveTerritory.of(rules.komi(), start.state().toString()));
  }

  @Override
  protected NaiveGame play(NaiveGame model, Position<CartesoMove> before, CartesoMove move) {
    return new NaiveGame(
        CartesoDifferentialProperties.play(model.board(), (CartesoPosition) before, move),
        model.turn().play(move.notation()));
  }

  @Override
  protected void compare(Position<CartesoMove> any, NaiveGame model) {
    CartesoPosition position = (CartesoPosition) any;
    String text = position.text();
    boolean isOver = !model.outcome().isEmpty();
    assertEquals(model.turn().state(), position.state().toString(), text);
    assertEquals(
        isOver ? "" : model.turn().player(), position.toMove().map(Player::name).orElse(""), text);
    assertEquals(model.outcome(), position.outcome().map(outcome -> words(outcome)).orElse(""));
    if (model.turn().isOpened()) {
      CartesoDifferentialProperties.compare(position, model.board());
    } else {
      Set<String> moves = new TreeSet<>();
      position.legalMoves().forEach(move -> moves.add(move.notation()));
      assertEquals(model.turn().openingMoves(), moves, text);
    }
  }

  private static String words(Outcome outcome) {
    return outcome.winner().map(Player::name).orElse("DRAW") + " " + outcome.reason().name();
  }
}
