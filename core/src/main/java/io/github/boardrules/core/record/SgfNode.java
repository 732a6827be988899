package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A node of an {@link SgfTree}.
 *
 * @param parent the index of the node before it; {@link #NONE} for the root
 * @param properties its properties in their order
 * @param location where it stands
 */
public record SgfNode(int parent, ImmutableList<SgfProperty> properties, TextLocation location) {
  /** The parent of the root. */
  public static final int NONE = -1;

  /**
   * {@return the first property of a name, if there is one}
   *
   * @param name the name of the property, in capitals
   */
  public Optional<SgfProperty> property(String name) {
    for (SgfProperty property : properties) {
      if (property.name().equals(name)) {
        return Optional.of(property);
      }
    }
    return Optional.empty();
  }

  /**
   * {@return the text of a property's first value, if the node has that property}
   *
   * @param name the name of the property, in capitals
   */
  public Optional<String> text(String name) {
    return property(name).map(SgfProperty::text);
  }
}
