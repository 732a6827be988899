package io.github.boardrules.linage;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.VectorsTest;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryScore;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every line of the vectors of Linage, with the regions of every ply. */
class LinageVectorsTest extends VectorsTest {
  LinageVectorsTest() {
    super(new LinageGameType());
  }

  @Override
  protected Map<String, ?> facts(Position<?> position) {
    return Map.of(
        "regions",
        ((LinagePosition) position)
            .regions().stream()
                .sorted(Comparator.comparing(region -> cells(region).get(0)))
                .map(LinageVectorsTest::region)
                .toList());
  }

  private static List<String> cells(Region region) {
    return region.cells().stream().map(Cell::toString).sorted().toList();
  }

  private static Map<String, ?> region(Region region) {
    return Map.of(
        "owner",
        region.owner().map(Orientation::name).orElse("FREE"),
        "size",
        region.cells().size(),
        "cells",
        cells(region));
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
