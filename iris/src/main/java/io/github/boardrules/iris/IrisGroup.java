package io.github.boardrules.iris;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A group: a maximal connected set of stones of one color.
 *
 * @param color the color of the stones
 * @param cells the cells of the stones
 * @param score the number of colored cells among them
 */
@Immutable
public record IrisGroup(Color color, CellSet cells, int score) implements Component {
  @Override
  public Optional<Color> owner() {
    return Optional.of(color);
  }

  /**
   * {@return {@code color}; {@code score}; {@code size}, the number of stones; and {@code cells},
   * sorted}
   */
  @Override
  public Map<String, @Nullable Object> facts() {
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("color", color.name());
    facts.put("score", score);
    facts.put("size", cells.size());
    facts.put("cells", Cell.notations(cells));
    return Collections.unmodifiableMap(facts);
  }
}
