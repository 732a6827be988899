package io.github.boardrules.core.record;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A tree that is being read, in tables that the next tree uses again: of most nodes nothing is
 * wanted but a move, and objects for all that they consist of would cost more than reading them.
 *
 * <p>A row of the second table is a value. The rows of a property follow each other, and the first
 * one stands for the property; the properties of a node are linked.
 */
final class SgfDraft {
  /** No node, no property. */
  static final int NONE = SgfNode.NONE;

  /** Tables that have become greater are not kept. */
  private static final int MOST_KEPT = 1_000;

  private static final int FEW = 64;

  private int nodes;
  private int[] parents = new int[FEW];
  private int[] firstProperties = new int[FEW];
  private int[] lastProperties = new int[FEW];
  private int[] propertyCounts = new int[FEW];

  /** In how many variations a node stands: a node's first child goes on with its line. */
  private int[] variations = new int[FEW];

  private boolean[] haveChild = new boolean[FEW];

  /** Null where a move that is all of the node tells it. */
  private @Nullable TextLocation[] nodeLocations = new TextLocation[FEW];

  private int values;
  private @Nullable String[] names = new String[FEW];
  private String[] texts = new String[FEW];
  private TextLocation[] valueLocations = new TextLocation[FEW];
  private int[] nextProperties = new int[FEW];
  private @Nullable TextLocation[] propertyLocations = new TextLocation[FEW];

  /** Makes the draft empty. */
  void clear() {
    nodes = 0;
    values = 0;
  }

  /** Makes the draft empty, in tables of the usual size. */
  void renew() {
    if (values > MOST_KEPT || nodes > MOST_KEPT) {
      resizeNodes(FEW);
      resizeValues(FEW);
    }
    // Into tables that are old the collector of garbage lets nothing new be put without a toll.
    names = new String[names.length];
    texts = new String[texts.length];
    valueLocations = new TextLocation[texts.length];
    clear();
  }

  // Writing

  /** Adds a node without properties. */
  void addNode(int parent, @Nullable TextLocation location) {
    if (nodes == parents.length) {
      resizeNodes(2 * nodes);
    }
    parents[nodes] = parent;
    variations[nodes] = parent == NONE ? 0 : nextVariations(parent);
    haveChild[nodes] = false;
    if (parent != NONE) {
      haveChild[parent] = true;
    }
    firstProperties[nodes] = NONE;
    propertyCounts[nodes] = 0;
    nodeLocations[nodes] = location;
    nodes++;
  }

  /** Adds a node that is a move and nothing else, written {@code ;B[d3-f5]}. */
  void addMoveNode(int parent, String name, String text, TextLocation valueLocation) {
    addNode(parent, null);
    addValue(text, valueLocation);
    addProperty(nodes - 1, name, values - 1, null);
  }

  /** Adds a value that belongs to no property yet. */
  void addValue(String text, TextLocation location) {
    if (values == texts.length) {
      resizeValues(2 * values);
    }
    names[values] = null;
    texts[values] = text;
    valueLocations[values] = location;
    values++;
  }

  /** The number of values. */
  int values() {
    return values;
  }

  /** Forgets the values from one on, which belong to no property. */
  void forgetValues(int from) {
    values = from;
  }

  /** Makes the values from one on a property of a node. */
  void addProperty(int node, String name, int value, @Nullable TextLocation location) {
    names[value] = name;
    nextProperties[value] = NONE;
    propertyLocations[value] = location;
    if (firstProperties[node] == NONE) {
      firstProperties[node] = value;
    } else {
      nextProperties[lastProperties[node]] = value;
    }
    lastProperties[node] = value;
    propertyCounts[node]++;
  }

  /** Adds a copy of the only node of another draft, with the first of its properties. */
  void addNode(int parent, SgfDraft other, int properties) {
    int node = nodes;
    addNode(parent, other.nodeLocation(0));
    int property = other.firstProperty(0);
    for (int i = 0; i < properties && property != NONE; i++) {
      int copy = values;
      for (int value = property; value != NONE; value = other.nextValue(value)) {
        addValue(other.texts[value], other.valueLocations[value]);
      }
      addProperty(node, other.name(property), copy, other.propertyLocation(property));
      property = other.nextProperty(property);
    }
  }

  /** Decodes the texts that came as bytes. */
  void resolve() {
    boolean latin1 = isLatin1();
    for (int value = 0; value < values; value++) {
      String text = texts[value];
      texts[value] = latin1 ? Utf8OrLatin1.resolveAsLatin1(text) : Utf8OrLatin1.resolve(text);
    }
  }

  private boolean isLatin1() {
    for (int property = firstProperty(0); property != NONE; property = nextProperty(property)) {
      if (name(property).equals("CA")) {
        return SgfTokens.isLatin1(text(property));
      }
    }
    return false;
  }

  private void resizeNodes(int size) {
    parents = Arrays.copyOf(parents, size);
    firstProperties = Arrays.copyOf(firstProperties, size);
    lastProperties = Arrays.copyOf(lastProperties, size);
    propertyCounts = Arrays.copyOf(propertyCounts, size);
    variations = Arrays.copyOf(variations, size);
    haveChild = Arrays.copyOf(haveChild, size);
    nodeLocations = Arrays.copyOf(nodeLocations, size);
  }

  private void resizeValues(int size) {
    names = Arrays.copyOf(names, size);
    texts = Arrays.copyOf(texts, size);
    valueLocations = Arrays.copyOf(valueLocations, size);
    nextProperties = Arrays.copyOf(nextProperties, size);
    propertyLocations = Arrays.copyOf(propertyLocations, size);
  }

  // Reading

  /** The number of nodes. */
  int nodes() {
    return nodes;
  }

  int parent(int node) {
    return parents[node];
  }

  TextLocation nodeLocation(int node) {
    TextLocation location = nodeLocations[node];
    return location == null ? valueLocation(firstProperty(node)).plus(-3) : location;
  }

  /** In how many variations the next child of a node would stand. */
  int nextVariations(int node) {
    return variations[node] + (haveChild[node] ? 1 : 0);
  }

  int propertyCount(int node) {
    return propertyCounts[node];
  }

  int firstProperty(int node) {
    return firstProperties[node];
  }

  /** The next property of the same node. */
  int nextProperty(int property) {
    return nextProperties[property];
  }

  String name(int property) {
    return requireNonNull(names[property], "no property");
  }

  TextLocation propertyLocation(int property) {
    TextLocation location = propertyLocations[property];
    return location == null ? valueLocation(property).plus(-2) : location;
  }

  /** The next value of the same property, {@link #NONE} if this is the last one. */
  int nextValue(int value) {
    return value + 1 < values && names[value + 1] == null ? value + 1 : NONE;
  }

  /** The text of a value, or of a property's first value. */
  String text(int value) {
    return texts[value];
  }

  TextLocation valueLocation(int value) {
    return valueLocations[value];
  }

  /** A node as those see it who are not in a hurry. */
  SgfNode node(int node) {
    ImmutableList.Builder<SgfProperty> properties = ImmutableList.builder();
    for (int property = firstProperty(node); property != NONE; property = nextProperty(property)) {
      properties.add(property(property));
    }
    return new SgfNode(parent(node), properties.build(), nodeLocation(node));
  }

  private SgfProperty property(int property) {
    ImmutableList.Builder<SgfValue> all = ImmutableList.builder();
    for (int value = property; value != NONE; value = nextValue(value)) {
      all.add(new SgfValue(text(value), valueLocation(value)));
    }
    return new SgfProperty(name(property), all.build(), propertyLocation(property));
  }

  ImmutableList<SgfNode> allNodes() {
    ImmutableList.Builder<SgfNode> all = ImmutableList.builderWithExpectedSize(nodes);
    for (int node = 0; node < nodes; node++) {
      all.add(node(node));
    }
    return all.build();
  }
}
