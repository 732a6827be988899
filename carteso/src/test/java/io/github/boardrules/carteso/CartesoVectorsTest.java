package io.github.boardrules.carteso;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.VectorsTest;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryScore;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/** Every line of the vectors of Carteso, with the groups and the score of every ply. */
class CartesoVectorsTest extends VectorsTest {
  CartesoVectorsTest() {
    super(new CartesoGameType());
  }

  @Override
  protected Map<String, ?> facts(Position<?> position) {
    CartesoPosition carteso = (CartesoPosition) position;
    TerritoryScore score = carteso.score();
    return Map.of(
        "groups",
        carteso.groups().stream()
            .sorted(Comparator.comparing(CartesoVectorsTest::anchor))
            .map(CartesoVectorsTest::group)
            .toList(),
        "score",
        Map.of("vertical", score.verticalPoints(), "horizontal", score.horizontalPoints()));
  }

  /** The vectors call a group by the cell whose notation comes first in the order of texts. */
  private static String anchor(Group group) {
    return group.cells().stream().map(Cell::toString).min(Comparator.naturalOrder()).orElseThrow();
  }

  @SuppressWarnings("NullAway") // the vectors say null for nobody
  private static Map<String, ?> group(Group group) {
    Map<String, Object> facts = new HashMap<>();
    facts.put("anchor", anchor(group));
    facts.put("colour", group.colour().name());
    facts.put("rows", group.rows());
    facts.put("cols", group.cols());
    facts.put("owner", group.owner().name());
    facts.put("finished", group.finished());
    facts.put("claimedBy", group.claimedBy().map(Orientation::name).orElse(null));
    facts.put("size", group.cells().size());
    return facts;
  }

  @Override
  @SuppressWarnings("NullAway") // the vectors say null for the winning side of a draw
  protected Map<String, ?> facts(Outcome outcome) {
    TerritoryScore score = (TerritoryScore) outcome.score().orElseThrow();
    Map<String, Object> facts = new HashMap<>();
    facts.put("winnerSide", score.leadingSide().map(Orientation::name).orElse(null));
    facts.put("verticalHalfPoints", score.verticalHalfPoints());
    facts.put("horizontalHalfPoints", score.horizontalHalfPoints());
    return facts;
  }
}
