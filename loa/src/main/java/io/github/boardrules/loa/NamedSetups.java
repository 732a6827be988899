package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Option.NamedValue;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.spi.RecentValues;
import java.util.List;
import java.util.Optional;

/**
 * The starts that have names. All pieces are at the edge of the board, and no piece is in a corner,
 * except in the clusters.
 */
final class NamedSetups {
  private static final String STANDARD = "standard";
  static final String SCRAMBLED = "scrambled";
  private static final String CLUSTERS = "clusters";

  static final ImmutableSet<String> NAMES = ImmutableSet.of(STANDARD, SCRAMBLED, CLUSTERS);

  static final Option<String> OPTION =
      Option.text(
          "setup",
          "Start",
          "standard, scrambled, clusters (on a hexagon of side 5), a position, or"
              + " black:b1,c1;white:a2;toMove:BLACK",
          STANDARD,
          "The position at the start.",
          NamedValue.of(STANDARD, "Standard", "Each side has every other edge."),
          NamedValue.of(SCRAMBLED, "Scrambled", "The colors alternate around the board."),
          NamedValue.of(
              CLUSTERS, "Clusters", "The pieces stand in groups; on a hexagon of side 5 only."));

  /** The side of the hexagonal board of the clusters. */
  private static final int CLUSTERS_SIDE = 5;

  private static final RecentValues<Board, LoaSetup> STANDARDS =
      new RecentValues<>(board -> alternating(board, edges(board)));

  private NamedSetups() {}

  /** Returns the start with a name, in either case; empty if the board has no such start. */
  static Optional<LoaSetup> find(CharSequence name, Board board) {
    // Compares lengths first, because the text of a start may be long.
    if (Ascii.equalsIgnoreCase(name, STANDARD)) {
      return Optional.of(standard(board));
    }
    if (Ascii.equalsIgnoreCase(name, SCRAMBLED)) {
      return Optional.of(scrambled(board));
    }
    boolean hasClusters = board instanceof HexBoard hex && hex.side() == CLUSTERS_SIDE;
    return hasClusters && Ascii.equalsIgnoreCase(name, CLUSTERS)
        ? Optional.of(clusters())
        : Optional.empty();
  }

  /**
   * Returns the start with a side on every other edge. Black has the bottom and the top edge of a
   * square board, and every other edge of a hexagonal one, with the top.
   */
  static LoaSetup standard(Board board) {
    return STANDARDS.get(board);
  }

  /** Returns Soucie's alternative: the colors alternate around the board, cell by cell. */
  private static LoaSetup scrambled(Board board) {
    return alternating(
        board, Iterables.transform(Iterables.concat(edges(board)), ImmutableList::of));
  }

  /** Returns the start in which the color alternates from one group of pieces to the next. */
  private static LoaSetup alternating(Board board, Iterable<? extends List<Cell>> groups) {
    LoaSetup.Builder setup = LoaSetup.builder();
    Color color = board instanceof HexBoard ? Color.WHITE : Color.BLACK;
    for (List<Cell> group : groups) {
      setup.add(color, group);
      color = color.opposite();
    }
    return setup.build();
  }

  private static LoaSetup clusters() {
    return LoaSetup.builder()
        .black(cells("f9 i9 d8 i6 a5 h4 a2 b1 e1"))
        .white(cells("e9 h9 i8 b6 i5 a4 f2 a1 d1"))
        .build();
  }

  private static Iterable<Cell> cells(String names) {
    return Iterables.transform(Splitter.on(' ').split(names), Cell::parse);
  }

  /** Returns the edges without their corners, counterclockwise from the bottom. */
  private static ImmutableList<List<Cell>> edges(Board board) {
    return board.sides().stream()
        .map(side -> side.subList(1, side.size() - 1))
        .collect(toImmutableList());
  }
}
