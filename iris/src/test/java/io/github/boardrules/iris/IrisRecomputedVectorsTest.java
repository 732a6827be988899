package io.github.boardrules.iris;

import io.github.boardrules.core.conformance.NaivePosition;
import io.github.boardrules.core.conformance.RecomputedVectorsTest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Recomputes the vectors with {@link NaiveIris}. */
class IrisRecomputedVectorsTest extends RecomputedVectorsTest {
  IrisRecomputedVectorsTest() {
    super(new IrisGameType());
  }

  private static int side(Map<String, ?> options) {
    return options.containsKey("n") ? Integer.parseInt(String.valueOf(options.get("n"))) : 7;
  }

  @Override
  protected List<Map<String, Object>> boards() {
    return List.of(Map.of("n", 8), Map.of("n", 9), Map.of("n", 13));
  }

  @Override
  protected int cells(Map<String, ?> options) {
    return 3 * side(options) * (side(options) - 1) + 1;
  }

  @Override
  protected NaivePosition start(Map<String, ?> options) {
    return new Adapter(NaiveIris.start(side(options)));
  }

  private record Adapter(NaiveIris position) implements NaivePosition {
    @Override
    public Set<String> legal() {
      return position.legal();
    }

    @Override
    public NaivePosition play(String move) {
      return new Adapter(position.play(move));
    }

    @Override
    public Map<String, @Nullable Object> values() {
      boolean isBlack = position.toMove == 'b';
      Map<String, @Nullable Object> values = new LinkedHashMap<>();
      values.put("toMove", position.isOver() ? null : isBlack ? "FIRST" : "SECOND");
      values.put("side", position.isOver() ? null : isBlack ? "BLACK" : "WHITE");
      values.put("blackScores", position.scores('b'));
      values.put("whiteScores", position.scores('w'));
      return values;
    }

    @Override
    public Map<String, @Nullable Object> outcome() {
      return position.isOver()
          ? Map.of("winner", position.winner(), "reason", position.reason())
          : Map.of();
    }
  }
}
