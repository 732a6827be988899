package io.github.boardrules.linage;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.territory.spi.TerritoryPosition;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.territory.spi.TerritoryState.Phase;
import io.github.boardrules.core.territory.spi.TerritoryStones;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of Linage. Positions are immutable. Two positions are equal if their games, their
 * stones, their {@linkplain #state() states} and their {@linkplain #button() buttons} are equal;
 * after the end of the game, the side to move is ignored, and so are passes if the game is over
 * because no region is free.
 *
 * <p>{@linkplain #violation Violations} have codes of {@link
 * io.github.boardrules.core.territory.TerritoryViolationCode} and {@link LinageViolationCode}.
 */
public sealed class LinagePosition extends TerritoryPosition<LinageMove, LinagePosition>
    permits ButtonTaken {
  private static final ImmutableList<LinageMove> BUTTON_AND_PASS =
      ImmutableList.of(LinageMove.takeButton(), LinageMove.pass());

  private final LinageGame game;
  final LinageState points;

  LinagePosition(LinageGame game, TerritoryState state, LinageState points) {
    super(state);
    this.game = game;
    this.points = points;
  }

  @Override
  public final LinageGame game() {
    return game;
  }

  /** {@return the points of all stones} */
  public final CellSet stones() {
    return points.empty().complement();
  }

  /** {@return the side that has taken the button, or empty} */
  public Optional<Orientation> button() {
    return Optional.empty();
  }

  /** {@return all regions, ordered by their first points, rank by rank from the bottom} */
  public final List<LinageRegion> regions() {
    Lines lines = game.tables.lines;
    return points.empty().components().stream()
        .map(cells -> new LinageRegion(lines, lines.owner(cells), cells))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public final List<LinageRegion> components() {
    return regions();
  }

  /**
   * {@return {@code regions}: for each region its {@code owner} ({@code VERTICAL}, {@code
   * HORIZONTAL} or {@code FREE}), its {@code size}, and the notations of its {@code cells} in
   * lexicographic order; regions are ordered by the first of these notations}
   */
  @Override
  public final Map<String, @Nullable Object> facts() {
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("regions", componentFacts());
    return Collections.unmodifiableMap(facts);
  }

  /**
   * {@return the points of all regions that a side owns}
   *
   * @param side the owner of the regions
   */
  public final CellSet territory(Orientation side) {
    checkNotNull(side, "side");
    CellSet owned = points.owned();
    CellSet vertical = game.tables.lines.componentsWith(Orientation.VERTICAL, owned);
    return side == Orientation.VERTICAL ? vertical : owned.minus(vertical);
  }

  /** {@return the number of points in the regions of each side, the komi and the button} */
  @Override
  public TerritoryScore score() {
    CellSet owned = points.owned();
    int vertical = game.tables.lines.componentsWith(Orientation.VERTICAL, owned).size();
    return state().score(vertical, owned.size() - vertical);
  }

  @Override
  protected final TerritoryStones territoryStones() {
    return points;
  }

  @Override
  protected final Optional<OutcomeReason> endByStones() {
    return game.isOver(points) && state().isSettled()
        ? Optional.of(LinageReason.NO_FREE_REGION)
        : Optional.empty();
  }

  @Override
  protected final List<LinageMove> movesWithoutStone() {
    return game.hasButton() && button().isEmpty() && state().phase() == Phase.PLAYING
        ? BUTTON_AND_PASS
        : super.movesWithoutStone();
  }

  @Override
  public final Optional<Violation> violation(LinageMove move) {
    if (isOver() || !move.equals(LinageMove.takeButton())) {
      return super.violation(move);
    }
    if (!game.hasButton()) {
      return Optional.of(Violation.of(LinageViolationCode.NO_BUTTON, "this game has no button"));
    }
    return super.violation(move).or(() -> button().map(LinagePosition::buttonTaken));
  }

  private static Violation buttonTaken(Orientation side) {
    return Violation.of(LinageViolationCode.BUTTON_TAKEN, "{side} has already taken the button")
        .with("side", side);
  }

  @Override
  protected final Optional<Violation> emptyPointViolation(int point) {
    Lines lines = game.tables.lines;
    Cell cell = board().cell(point);
    CellSet region = points.empty().component(cell);
    Optional<Orientation> owner = lines.owner(region);
    return owner.isPresent()
        ? owner.map(side -> violation(side, cell))
        : lines.partWithoutLine(region, cell).map(part -> violation(part, cell));
  }

  private static Violation violation(Orientation owner, Cell cell) {
    return Violation.of(
            owner == Orientation.VERTICAL
                ? LinageViolationCode.OWNED_BY_VERTICAL
                : LinageViolationCode.OWNED_BY_HORIZONTAL,
            "{cell} is in a region that {owner} owns, but stones need a free region")
        .with("cell", cell)
        .with("owner", owner);
  }

  private static Violation violation(CellSet part, Cell cell) {
    return Violation.of(
            LinageViolationCode.LEAVES_A_REGION_WITHOUT_A_LINE,
            "a stone on {cell} leaves the region with {point} without a line")
        .with("cell", cell)
        .with("point", part.first())
        .withCells(part);
  }

  @Override
  public final LinagePosition playUnchecked(LinageMove move) {
    if (move.stone() >= 0) {
      LinageState after = points.after(board().index(move.cell()));
      return game.position(after, state().afterPlacement(), button());
    }
    if (move.equals(LinageMove.takeButton())) {
      return game.position(points, state().afterPlacement(), Optional.of(state().sideToMove()));
    }
    return game.position(points, stateAfter(move), button());
  }

  @Override
  public final Optional<LinageStone> occupant(Cell cell) {
    return points.isEmpty(board().index(cell)) ? Optional.empty() : Optional.of(LinageStone.STONE);
  }

  @Override
  public final LinageSetup toSetup() {
    return new LinageSetupData(ImmutableList.copyOf(stones()), state(), button());
  }
}
