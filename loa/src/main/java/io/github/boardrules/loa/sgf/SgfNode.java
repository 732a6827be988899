package io.github.boardrules.loa.sgf;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.TextLocation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A node of an SGF game tree, such as its root. Immutable. As in {@link SgfProperty} and {@link
 * SgfValue}, the location is part of the value.
 *
 * @param properties the properties in the order of the text
 * @param location the location of its semicolon
 */
@Immutable
record SgfNode(ImmutableList<SgfProperty> properties, TextLocation location) {
  /** Returns a node in which lists that occur several times are merged. */
  static SgfNode of(List<SgfProperty> properties, TextLocation location) {
    Map<String, List<SgfValue>> lists = new HashMap<>();
    for (SgfProperty property : properties) {
      if (SgfTags.LISTS.contains(property.name())) {
        lists.computeIfAbsent(property.name(), key -> new ArrayList<>()).addAll(property.values());
      }
    }
    ImmutableList.Builder<SgfProperty> merged = ImmutableList.builder();
    for (SgfProperty property : properties) {
      if (!SgfTags.LISTS.contains(property.name())) {
        merged.add(property);
        continue;
      }
      List<SgfValue> values = lists.remove(property.name());
      if (values != null) {
        ImmutableList<SgfValue> all = ImmutableList.copyOf(values);
        merged.add(new SgfProperty(property.name(), all, property.location()));
      }
    }
    return new SgfNode(merged.build(), location);
  }

  /**
   * {@return the first property with a name, or empty if there is none}
   *
   * @param name the name in capital letters
   */
  Optional<SgfProperty> property(String name) {
    for (SgfProperty property : properties) {
      if (property.name().equals(name)) {
        return Optional.of(property);
      }
    }
    return Optional.empty();
  }

  /**
   * {@return the text of the first value of a property, or empty if the node does not have it}
   *
   * @param name the name in capital letters
   */
  Optional<String> text(String name) {
    return property(name).map(SgfProperty::text);
  }
}
