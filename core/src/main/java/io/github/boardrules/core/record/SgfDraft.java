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

  private final String source;

  private int nodes;
  private int[] parents = new int[FEW];
  private int[] firstProperties = new int[FEW];
  private int[] lastProperties = new int[FEW];
  private int[] propertyCounts = new int[FEW];

  /** In how many variations a node stands: a node's first child goes on with its line. */
  private int[] variations = new int[FEW];

  private boolean[] haveChild = new boolean[FEW];
  private Places nodePlaces = new Places(FEW);

  private int values;
  private @Nullable String[] names = new String[FEW];
  private String[] texts = new String[FEW];
  private TextLocation[] valueLocations = new TextLocation[FEW];
  private int[] nextProperties = new int[FEW];
  private Places propertyPlaces = new Places(FEW);

  /** Lines, columns and offsets in a text. */
  private static final class Places {
    private long[] numbers;

    Places(int size) {
      numbers = new long[3 * size];
    }

    void set(int index, long line, long column, long offset) {
      numbers[3 * index] = line;
      numbers[3 * index + 1] = column;
      numbers[3 * index + 2] = offset;
    }

    void set(int index, Places others, int other) {
      System.arraycopy(others.numbers, 3 * other, numbers, 3 * index, 3);
    }

    TextLocation get(String source, int index) {
      return new TextLocation(
          source, numbers[3 * index], numbers[3 * index + 1], numbers[3 * index + 2]);
    }

    void resize(int size) {
      numbers = Arrays.copyOf(numbers, 3 * size);
    }
  }

  SgfDraft(String source) {
    this.source = source;
  }

  void clear() {
    if (values > MOST_KEPT || nodes > MOST_KEPT) {
      resizeNodes(FEW);
      resizeValues(FEW);
    }
    // Into tables that are old the collector of garbage lets nothing new be put without a toll.
    names = new String[names.length];
    texts = new String[texts.length];
    valueLocations = new TextLocation[texts.length];
    nodes = 0;
    values = 0;
  }

  // Writing

  void addNode(int parent, long line, long column, long offset) {
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
    nodePlaces.set(nodes, line, column, offset);
    nodes++;
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
  void addProperty(int node, String name, int value, long line, long column, long offset) {
    names[value] = name;
    nextProperties[value] = NONE;
    propertyPlaces.set(value, line, column, offset);
    if (firstProperties[node] == NONE) {
      firstProperties[node] = value;
    } else {
      nextProperties[lastProperties[node]] = value;
    }
    lastProperties[node] = value;
    propertyCounts[node]++;
  }

  /** Moves the last node, to which the last values belong, to a draft that is empty. */
  void moveLastNodeTo(SgfDraft other) {
    nodes--;
    other.addNode(NONE, 0, 0, 0);
    other.nodePlaces.set(0, nodePlaces, nodes);
    int first = firstProperties[nodes];
    if (first == NONE) {
      return;
    }
    for (int value = first; value < values; value++) {
      other.addValue(texts[value], valueLocations[value]);
      int moved = value - first;
      String name = names[value];
      if (name != null) {
        other.addProperty(0, name, moved, 0, 0, 0);
        other.propertyPlaces.set(moved, propertyPlaces, value);
      }
    }
    values = first;
  }

  /** Decodes the texts that came as bytes. */
  void resolve() {
    boolean latin1 = nodes > 0 && isLatin1();
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
    nodePlaces.resize(size);
  }

  private void resizeValues(int size) {
    names = Arrays.copyOf(names, size);
    texts = Arrays.copyOf(texts, size);
    valueLocations = Arrays.copyOf(valueLocations, size);
    nextProperties = Arrays.copyOf(nextProperties, size);
    propertyPlaces.resize(size);
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
    return nodePlaces.get(source, node);
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
    return propertyPlaces.get(source, property);
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
