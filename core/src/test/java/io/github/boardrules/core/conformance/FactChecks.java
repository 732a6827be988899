package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.trace.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Checks {@link Promise#FACTS}. */
final class FactChecks {
  private FactChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    Map<String, Class<?>> kinds = new TreeMap<>();
    Set<String> names = Snapshot.of(sample.positions().get(0)).keySet();
    sample.forEachPosition(
        position -> {
          assertEquals(names, Snapshot.of(position).keySet(), "names of the facts");
          checkMap("", position.facts(), kinds);
          position.components().forEach(each -> checkMap("component.", each.facts(), kinds));
          checkMap("", Snapshot.of(position), kinds);
          position.outcome().ifPresent(o -> checkMap("outcome.", Snapshot.of(o), kinds));
        });
  }

  private static void checkMap(String prefix, Map<?, ?> values, Map<String, Class<?>> kinds) {
    values.forEach((name, value) -> checkValue(prefix + name, value, kinds));
  }

  private static void checkValue(String name, @Nullable Object value, Map<String, Class<?>> kinds) {
    Class<?> kind = kind(name, value);
    assertEquals(kinds.computeIfAbsent(name, any -> kind), kind, () -> "type of " + name);
    if (value instanceof Map<?, ?> values) {
      checkMap(name + ".", values, kinds);
    } else if (value instanceof List<?> values) {
      values.forEach(each -> checkValue(name + "[]", each, kinds));
    }
  }

  /** Returns the kind of a JSON value. Null is allowed wherever a string is allowed. */
  private static Class<?> kind(String name, @Nullable Object value) {
    if (value == null) {
      return String.class;
    }
    for (Class<?> kind :
        List.of(String.class, Integer.class, Boolean.class, List.class, Map.class)) {
      if (kind.isInstance(value)) {
        return kind;
      }
    }
    throw new AssertionError(name + " is not a plain value but a " + value.getClass());
  }
}
