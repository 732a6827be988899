package io.github.boardrules.examples.connection;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.Iterables;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.spi.SetupCells;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.TextScanner;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A connection game with its options fixed: Hex or Y on a board of one size. */
public final class ConnectionGame implements Game<ConnectionMove> {
  /** The reasons why a setup is not a position. A setup without defects can be reached by moves. */
  public enum Defect implements ErrorCode {
    /** A stone is not on the board. */
    OFF_BOARD,
    /** A cell has two stones. */
    CELL_OCCUPIED_TWICE,
    /** Black has neither as many stones as White nor one more. */
    UNEVEN_STONES,
    /** The players have swapped colors, but the game has no swap. */
    NO_SWAP_RULE,
    /** The players have swapped colors before the first stone. */
    NOTHING_TO_SWAP,
    /** A color was connected before the last stone, but that ended the game. */
    PLAYED_ON
  }

  private final ConnectionGameType type;
  private final HexBoard board;
  private final boolean hasSwap;
  private final ImmutableSetMultimap<Color, CellSet> goals;
  private final ImmutableList<GameSymmetry<ConnectionMove>> symmetries;

  ConnectionGame(ConnectionGameType type, HexBoard board, boolean hasSwap) {
    this.type = type;
    this.board = board;
    this.hasSwap = hasSwap;
    ImmutableSetMultimap.Builder<Color, CellSet> sides = ImmutableSetMultimap.builder();
    for (Color color : Color.values()) {
      type.goals(color).forEach(side -> sides.put(color, board.setOf(board.sides().get(side))));
    }
    this.goals = sides.build();
    this.symmetries =
        board.symmetries().stream()
            .filter(this::keepsGoals)
            .map(Turned::new)
            .collect(toImmutableList());
  }

  private boolean keepsGoals(Symmetry cells) {
    return goals.entries().stream()
        .allMatch(goal -> goals.containsEntry(goal.getKey(), cells.apply(goal.getValue())));
  }

  @Override
  public ConnectionGameType type() {
    return type;
  }

  @Override
  public Options options() {
    return Options.none()
        .withUnlessDefault(type.size(), board.side())
        .withUnlessDefault(ConnectionGameType.SWAP, hasSwap);
  }

  @Override
  public HexBoard board() {
    return board;
  }

  /** {@return whether the second player may swap colors as the second move} */
  public boolean hasSwap() {
    return hasSwap;
  }

  /**
   * {@return the sides of the board that a color has to connect}
   *
   * @param color black or white
   */
  public ImmutableSet<CellSet> goals(Color color) {
    return goals.get(color);
  }

  /**
   * {@return whether one connected component of some stones contains a cell of each side that their
   * color has to connect}
   *
   * @param color the color of the stones
   * @param stones the cells of the stones
   */
  public boolean isConnected(Color color, CellSet stones) {
    return touchesGoals(color, stones)
        && stones.components().stream().anyMatch(chain -> touchesGoals(color, chain));
  }

  private boolean touchesGoals(Color color, CellSet stones) {
    return goals(color).stream().allMatch(stones::intersects);
  }

  @Override
  public ConnectionPosition start() {
    return new ConnectionPosition(this, board.none(), board.none(), false);
  }

  @Override
  public ConnectionSetup parseSetup(CharSequence text) {
    ImmutableSet.Builder<Cell> black = ImmutableSet.builder();
    ImmutableSet.Builder<Cell> white = ImmutableSet.builder();
    TextScanner scanner = new TextScanner(text);
    ArrangementText.read(
        board, scanner, "bw", (cell, symbol) -> (symbol == 'b' ? black : white).add(cell));
    boolean isSwapped = scanner.accept(ConnectionPosition.SWAPPED);
    scanner.expectEnd();
    return new ConnectionSetup(black.build(), white.build(), isSwapped);
  }

  /** {@inheritDoc} The codes are {@link Defect}s. */
  @Override
  public ImmutableList<Violation> defects(Setup setup) {
    ConnectionSetup stones = own(setup);
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    defects.addAll(
        SetupCells.defects(
            board,
            Defect.OFF_BOARD,
            Defect.CELL_OCCUPIED_TWICE,
            Iterables.concat(stones.black(), stones.white())));
    if (stones.isSwapped() && !hasSwap) {
      defects.add(Violation.of(Defect.NO_SWAP_RULE, "the game has no swap"));
    }
    if (stones.isSwapped() && stones.black().isEmpty()) {
      defects.add(Violation.of(Defect.NOTHING_TO_SWAP, "the players swapped without a stone"));
    }
    int lead = stones.black().size() - stones.white().size();
    if (lead < 0 || lead > 1) {
      String template = "Black is {found|stone|stones} ahead of White, not 0 or 1";
      return defects.add(Violation.of(Defect.UNEVEN_STONES, template).with("found", lead)).build();
    }
    Color last = lead == 1 ? Color.BLACK : Color.WHITE;
    for (Color color : Color.values()) {
      CellSet own = SetupCells.onBoard(board, stones.stones(color));
      if (isConnected(color, own) && (color != last || isConnectedWithoutAny(color, own))) {
        defects.add(
            Violation.of(Defect.PLAYED_ON, "{side} was connected before the last stone")
                .with("side", color));
      }
    }
    return defects.build();
  }

  private boolean isConnectedWithoutAny(Color color, CellSet stones) {
    return stones.stream().allMatch(stone -> isConnected(color, stones.without(stone)));
  }

  @Override
  public ConnectionPosition position(Setup setup) {
    SetupException.check(defects(setup));
    ConnectionSetup stones = own(setup);
    return new ConnectionPosition(
        this, board.setOf(stones.black()), board.setOf(stones.white()), stones.isSwapped());
  }

  private static ConnectionSetup own(Setup setup) {
    checkNotNull(setup, "setup");
    checkArgument(setup instanceof ConnectionSetup, "%s is not a ConnectionSetup", setup);
    return (ConnectionSetup) setup;
  }

  /**
   * {@return the symmetries of the board that keep the sides of each color; none swaps the players,
   * because Black begins}
   */
  @Override
  public ImmutableList<GameSymmetry<ConnectionMove>> symmetries() {
    return symmetries;
  }

  private record Turned(Symmetry cells) implements GameSymmetry<ConnectionMove> {
    @Override
    public ConnectionPosition apply(Position<ConnectionMove> position) {
      ConnectionPosition p = (ConnectionPosition) position;
      return new ConnectionPosition(
          p.game(), cells.apply(p.black()), cells.apply(p.white()), p.isSwapped());
    }

    @Override
    public ConnectionMove apply(ConnectionMove move) {
      return new ConnectionMove(
          move.cells().stream().map(cells::applyOrKeep).collect(toImmutableList()));
    }
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof ConnectionGame other
        && type.equals(other.type)
        && board.equals(other.board)
        && hasSwap == other.hasSwap;
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, board, hasSwap);
  }

  /** Returns the title and the options, for example {@code Hex size=9}. */
  @Override
  public String toString() {
    return (type.title() + " " + options()).strip();
  }
}
