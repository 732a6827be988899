package io.github.boardrules.carteso;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.territory.spi.TerritoryPosition;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.territory.spi.TerritoryStones;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of Carteso. Positions are immutable. Two positions are equal if their games, their
 * stones, their claims and their {@linkplain #state() states} are equal. The side to move counts
 * even after the end of the game, because the owners of some groups depend on the side that placed
 * the last stone.
 *
 * <p>{@linkplain #violation Violations} have codes of {@link
 * io.github.boardrules.core.territory.TerritoryViolationCode}.
 */
@Immutable
public final class CartesoPosition extends TerritoryPosition<CartesoMove, CartesoPosition> {
  private final CartesoGame game;

  @SuppressWarnings("Immutable") // not changed after the position is created
  final CartesoStones stones;

  CartesoPosition(CartesoGame game, CartesoStones stones, TerritoryState state) {
    super(state);
    this.game = game;
    this.stones = stones;
  }

  @Override
  public CartesoGame game() {
    return game;
  }

  /**
   * {@return the points of all stones of a color}
   *
   * @param color black or white
   */
  public CellSet stones(Color color) {
    checkNotNull(color, "color");
    return stones.points(color);
  }

  @Override
  public Optional<Color> occupant(Cell cell) {
    return stones.color(board().index(cell));
  }

  /** {@return all groups, ordered by their first points, rank by rank from the bottom} */
  public List<CartesoGroup> groups() {
    return CartesoGroup.of(stones, squareOwner());
  }

  /** Returns the opponent of the side that placed the last stone; irrelevant before a stone. */
  private Orientation squareOwner() {
    if (!state().isSettled()) {
      return Orientation.VERTICAL;
    }
    Orientation side = state().sideToMove();
    return state().passes() == 1 ? side.opposite() : side;
  }

  @Override
  public List<CartesoGroup> components() {
    return groups();
  }

  /**
   * {@return the points of all groups that a side has claimed}
   *
   * @param side the side that has claimed the groups
   */
  public CellSet territory(Orientation side) {
    checkNotNull(side, "side");
    return stones.claims(side);
  }

  /** {@return the number of stones in the groups that each side has claimed, and the komi} */
  @Override
  public TerritoryScore score() {
    return state()
        .score(territory(Orientation.VERTICAL).size(), territory(Orientation.HORIZONTAL).size());
  }

  /**
   * {@return {@code groups} and {@code score}}
   *
   * <ul>
   *   <li>{@code groups}: for each group its {@code anchor}, which is the point whose notation is
   *       first in lexicographic order; its {@code color}; the numbers of {@code rows} and {@code
   *       cols} that it spans; its {@code owner}, even if it is claimed; whether it is {@code
   *       finished}; {@code claimedBy}, the side that has claimed it, or {@code null}; and its
   *       {@code size}. The groups are ordered by their anchors.
   *   <li>{@code score}: the number of claimed stones of each side, {@code vertical} and {@code
   *       horizontal}, without the komi.
   * </ul>
   */
  @Override
  public Map<String, @Nullable Object> facts() {
    TerritoryScore score = score();
    ImmutableMap<String, Integer> points =
        ImmutableMap.of("vertical", score.verticalPoints(), "horizontal", score.horizontalPoints());
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("groups", componentFacts());
    facts.put("score", points);
    return Collections.unmodifiableMap(facts);
  }

  @Override
  protected TerritoryStones territoryStones() {
    return stones;
  }

  @Override
  public CartesoPosition playUnchecked(CartesoMove move) {
    if (move.stone() >= 0) {
      Color color = move.stone() == 0 ? Color.BLACK : Color.WHITE;
      int point = board().index(move.cell());
      Orientation squareOwner = state().sideToMove().opposite();
      CartesoStones after = stones.after(color, point, squareOwner);
      return new CartesoPosition(game, after, state().afterPlacement());
    }
    return new CartesoPosition(game, stones, stateAfter(move));
  }

  @Override
  public String text() {
    return super.text() + " " + CartesoNotation.claims(groups());
  }

  @Override
  public CartesoSetup toSetup() {
    ImmutableSortedMap.Builder<Cell, Orientation> claims = ImmutableSortedMap.naturalOrder();
    for (CartesoGroup group : groups()) {
      group.claimedBy().ifPresent(side -> claims.put(group.anchor(), side));
    }
    return new CartesoSetupData(
        ImmutableList.copyOf(stones(Color.BLACK)),
        ImmutableList.copyOf(stones(Color.WHITE)),
        claims.buildOrThrow(),
        state());
  }
}
