package io.github.boardrules.core.record.sgf;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.TextEncoding;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The nodes of a game tree in parallel arrays. Most nodes consist of a single move, of which a
 * reader needs only the text. Creating an object for each node, property and value would take
 * longer than parsing the text.
 *
 * <p>There are two tables: one row for each node, in the order of the text, and one row for each
 * value. The values of a property are consecutive, and the row of the first one represents the
 * property. The properties of a node are a linked list.
 */
final class SgfNodeTable {
  /** The index that represents no node, no property or no value. */
  static final int NONE = -1;

  private static final int INITIAL_CAPACITY = 64;

  private int nodes;
  private int[] parents = new int[INITIAL_CAPACITY];
  private int[] firstProperties = new int[INITIAL_CAPACITY];
  private int[] lastProperties = new int[INITIAL_CAPACITY];
  private int[] propertyCounts = new int[INITIAL_CAPACITY];

  /**
   * The number of variations that contain a node: a first child continues the line of its parent.
   */
  private int[] depths = new int[INITIAL_CAPACITY];

  private boolean[] haveChild = new boolean[INITIAL_CAPACITY];

  /** Null for a node added by {@link #addMoveNode}. */
  private @Nullable TextLocation[] nodeLocations = new TextLocation[INITIAL_CAPACITY];

  private int values;

  /** The name of the property, in the row of its first value; otherwise null. */
  private @Nullable String[] names = new String[INITIAL_CAPACITY];

  private String[] texts = new String[INITIAL_CAPACITY];
  private TextLocation[] valueLocations = new TextLocation[INITIAL_CAPACITY];
  private int[] nextProperties = new int[INITIAL_CAPACITY];
  private @Nullable TextLocation[] propertyLocations = new TextLocation[INITIAL_CAPACITY];

  /** The node to which properties are added; it is the parent of the next node. */
  private int current = NONE;

  /** The node that was current at each open bracket. */
  private int[] branches = new int[16];

  private int openBranches;

  // Writing

  /** Removes all nodes, for the next tree. */
  void clear() {
    nodes = 0;
    values = 0;
    current = NONE;
    openBranches = 0;
  }

  /** Adds a child of the current node; it becomes the current node. */
  void addNode(@Nullable TextLocation location) {
    if (nodes == parents.length) {
      growNodes(2 * nodes);
    }
    parents[nodes] = current;
    firstProperties[nodes] = NONE;
    propertyCounts[nodes] = 0;
    depths[nodes] = depthOfNextNode();
    haveChild[nodes] = false;
    nodeLocations[nodes] = location;
    if (current != NONE) {
      haveChild[current] = true;
    }
    current = nodes++;
  }

  /** Adds a node that {@link SgfTokens#moveNodeLength} has recognized. */
  void addMoveNode(String name, String text, TextLocation valueLocation) {
    addNode(null);
    addValue(text, valueLocation);
    addProperty(name, values - 1, null);
  }

  /** Begins a branch at the current node. */
  void openBranch() {
    if (openBranches == branches.length) {
      branches = Arrays.copyOf(branches, 2 * openBranches);
    }
    branches[openBranches++] = current;
  }

  /** Returns to the node at which the innermost branch began. */
  void closeBranch() {
    current = branches[--openBranches];
  }

  /** Returns the number of variations that will contain the next node. */
  int depthOfNextNode() {
    return current == NONE ? 0 : depths[current] + (haveChild[current] ? 1 : 0);
  }

  /** Returns whether there is a current node and it has no children yet. */
  boolean isLeaf() {
    return current != NONE && !haveChild[current];
  }

  /** Returns the number of properties of the current node. */
  int propertyCount() {
    return propertyCounts[current];
  }

  /** Adds a value, for the next call of {@link #addProperty} or {@link #removeValues}. */
  void addValue(String text, TextLocation location) {
    if (values == texts.length) {
      growValues(2 * values);
    }
    names[values] = null;
    texts[values] = text;
    valueLocations[values] = location;
    values++;
  }

  /** Returns the number of nodes and values. */
  int count() {
    return nodes + values;
  }

  /** Returns the number of values. */
  int valueCount() {
    return values;
  }

  /** Removes all values from a given row on. */
  void removeValues(int from) {
    values = from;
  }

  /** Adds a property to the current node. Its values are all values from a given row on. */
  void addProperty(String name, int firstValue, @Nullable TextLocation location) {
    names[firstValue] = name;
    propertyLocations[firstValue] = location;
    nextProperties[firstValue] = NONE;
    if (firstProperties[current] == NONE) {
      firstProperties[current] = firstValue;
    } else {
      nextProperties[lastProperties[current]] = firstValue;
    }
    lastProperties[current] = firstValue;
    propertyCounts[current]++;
  }

  /** Replaces raw bytes in all values by the characters that they encode. */
  void decode(TextEncoding encoding) {
    for (int value = 0; value < values; value++) {
      texts[value] = encoding.decode(texts[value]);
    }
  }

  private void growNodes(int capacity) {
    parents = Arrays.copyOf(parents, capacity);
    firstProperties = Arrays.copyOf(firstProperties, capacity);
    lastProperties = Arrays.copyOf(lastProperties, capacity);
    propertyCounts = Arrays.copyOf(propertyCounts, capacity);
    depths = Arrays.copyOf(depths, capacity);
    haveChild = Arrays.copyOf(haveChild, capacity);
    nodeLocations = Arrays.copyOf(nodeLocations, capacity);
  }

  private void growValues(int capacity) {
    names = Arrays.copyOf(names, capacity);
    texts = Arrays.copyOf(texts, capacity);
    valueLocations = Arrays.copyOf(valueLocations, capacity);
    nextProperties = Arrays.copyOf(nextProperties, capacity);
    propertyLocations = Arrays.copyOf(propertyLocations, capacity);
  }

  // Reading

  /** Returns the number of nodes. */
  int size() {
    return nodes;
  }

  int parent(int node) {
    return parents[node];
  }

  TextLocation nodeLocation(int node) {
    TextLocation location = nodeLocations[node];
    return location == null ? valueLocation(firstProperty(node)).plus(-3) : location;
  }

  int firstProperty(int node) {
    return firstProperties[node];
  }

  /** Returns the next property of the same node. */
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

  /** Returns the next value of the same property. */
  int nextValue(int value) {
    return value + 1 < values && names[value + 1] == null ? value + 1 : NONE;
  }

  /** Returns the text of a value; for a property, that of its first value. */
  String text(int value) {
    return texts[value];
  }

  TextLocation valueLocation(int value) {
    return valueLocations[value];
  }

  /**
   * Returns a node as an object, for code that is not performance-critical. Lists that occur
   * several times are merged.
   */
  SgfNode node(int node) {
    ImmutableList.Builder<SgfProperty> properties = ImmutableList.builder();
    Set<String> lists = new HashSet<>();
    for (int property = firstProperty(node); property != NONE; property = nextProperty(property)) {
      String name = name(property);
      boolean isList = SgfTags.LISTS.contains(name);
      if (!isList || lists.add(name)) {
        ImmutableList.Builder<SgfValue> all = ImmutableList.builder();
        for (int same = property; same != NONE; same = isList ? nextProperty(same) : NONE) {
          if (name(same).equals(name)) {
            addValues(same, all);
          }
        }
        properties.add(new SgfProperty(name, all.build(), propertyLocation(property)));
      }
    }
    return new SgfNode(properties.build(), nodeLocation(node));
  }

  private void addValues(int property, ImmutableList.Builder<SgfValue> target) {
    for (int value = property; value != NONE; value = nextValue(value)) {
      target.add(new SgfValue(text(value), valueLocation(value)));
    }
  }
}
