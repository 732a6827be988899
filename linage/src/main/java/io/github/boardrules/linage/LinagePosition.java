package io.github.boardrules.linage;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.PlacementText;
import io.github.boardrules.core.territory.Course;
import io.github.boardrules.core.territory.Declaration;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.Stage;
import io.github.boardrules.core.territory.TerritoryPosition;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.territory.TerritoryViolation;
import io.github.boardrules.core.territory.TurnMoves;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of Linage. Positions are equal when game, stones, komi, sides, side to move and passes
 * in a row are; of finished games it does not matter whose turn it would be.
 */
public final class LinagePosition implements TerritoryPosition<LinageMove> {
  private static final ImmutableList<LinageMove> PASS = ImmutableList.of(LinageMove.pass());

  private final LinageGame game;
  private final Course course;
  private final Ground ground;
  private final long hash;

  LinagePosition(LinageGame game, CellSet stones, Course course) {
    this(
        game,
        course.forgettingTurnWhenOver(),
        Ground.of(game.terrain(), stones.complement()),
        game.terrain().hash(stones) ^ course.forgettingTurnWhenOver().stableHash());
  }

  private LinagePosition(LinageGame game, Course course, Ground ground, long hash) {
    this.game = game;
    this.course = course;
    this.ground = ground;
    this.hash = hash;
  }

  @Override
  public LinageGame game() {
    return game;
  }

  @Override
  public Course course() {
    return course;
  }

  /** {@return the points where stones lie} */
  public CellSet stones() {
    return ground.empty(game.terrain()).complement();
  }

  /** {@return all regions, ordered by their first cells} */
  public ImmutableList<Region> regions() {
    Lines lines = game.terrain().lines();
    return lines.sets().components(ground.empty(game.terrain())).stream()
        .map(cells -> new Region(lines, lines.owner(cells), cells))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * {@return {@code regions}: of each region its {@code owner}, {@code VERTICAL}, {@code
   * HORIZONTAL} or {@code FREE}, its {@code size}, and its {@code cells} sorted as texts; ordered
   * by the first of these}
   */
  @Override
  public ImmutableMap<String, Object> facts() {
    return ImmutableMap.of(
        "regions",
        regions().stream()
            .collect(
                toImmutableSortedMap(
                    Comparator.naturalOrder(), Region::firstNotation, Region::facts))
            .values()
            .asList());
  }

  /**
   * {@return all points of the regions that a side owns}
   *
   * @param side whose regions
   */
  public CellSet territory(Orientation side) {
    CellSet owned = ground.owned(game.terrain());
    CellSet vertical = game.terrain().lines().componentsWith(Orientation.VERTICAL, owned);
    return side == Orientation.VERTICAL ? vertical : owned.minus(vertical);
  }

  /** {@return the points of the regions that each side owns, and the komi} */
  @Override
  public TerritoryScore score() {
    CellSet owned = ground.owned(game.terrain());
    int vertical = game.terrain().lines().componentsWith(Orientation.VERTICAL, owned).size();
    return course.score(vertical, owned.size() - vertical);
  }

  @Override
  public CellSet placements() {
    return course.stage() == Stage.PLAY ? ground.legal(game.terrain()) : board().none();
  }

  @Override
  public List<LinageMove> legalMoves() {
    return course.stage() == Stage.PLAY
        ? new TurnMoves<>(ground, game.placements(), PASS)
        : course.declarations(game.rules().terms()).stream()
            .<LinageMove>map(LinageMove.Declare::new)
            .collect(ImmutableList.toImmutableList());
  }

  @Override
  public int legalMoveCount() {
    return course.stage() == Stage.PLAY
        ? ground.count() + PASS.size()
        : course.declarations(game.rules().terms()).size();
  }

  /**
   * {@return the rule that the move breaks} Its code is a {@link TerritoryViolation} or a {@link
   * LinageViolation}.
   */
  @Override
  public Optional<Violation> violation(LinageMove move) {
    if (move instanceof LinageMove.Declare declare) {
      return course.violation(declare.declaration(), game.rules().terms());
    }
    Optional<Violation> untimely = course.violationOfTurn();
    return untimely.isPresent()
        ? untimely
        : violationOfPlacement(((LinageMove.Placement) move).cell());
  }

  private Optional<Violation> violationOfPlacement(Cell cell) {
    if (!board().contains(cell)) {
      return violation(
          TerritoryViolation.OFF_BOARD, cell, "the " + board() + " has no point " + cell);
    }
    int point = board().index(cell);
    if (ground.isLegal(point)) {
      return Optional.empty();
    }
    if (!ground.isEmpty(point)) {
      return violation(TerritoryViolation.OCCUPIED, cell, "a stone lies on " + cell);
    }
    Lines lines = game.terrain().lines();
    CellSet region = lines.sets().component(ground.empty(game.terrain()), point);
    return lines
        .owner(region)
        .map(side -> violationOfOwner(side, cell))
        .orElseGet(() -> violationOfLines(new FreeRegion(game.terrain(), region), point, cell));
  }

  private static Optional<Violation> violationOfOwner(Orientation side, Cell cell) {
    return side == Orientation.VERTICAL
        ? violation(LinageViolation.OWNED_BY_VERTICAL, cell, cell + " is in a region of Vertical's")
        : violation(
            LinageViolation.OWNED_BY_HORIZONTAL, cell, cell + " is in a region of Horizontal's");
  }

  private static Optional<Violation> violationOfLines(FreeRegion region, int point, Cell cell) {
    return region
        .partWithoutLine(point)
        .map(
            part ->
                new Violation(
                    LinageViolation.LEAVES_A_REGION_WITHOUT_A_LINE,
                    ImmutableList.copyOf(part),
                    "a stone on "
                        + cell
                        + " leaves the region of "
                        + part.first()
                        + " without a line"));
  }

  private static Optional<Violation> violation(Violation.Code code, Cell cell, String message) {
    return Optional.of(Violation.of(code, message, cell));
  }

  @Override
  public boolean isLegal(LinageMove move) {
    return move instanceof LinageMove.Placement placement
        ? course.stage() == Stage.PLAY
            && board().contains(placement.cell())
            && ground.isLegal(board().index(placement.cell()))
        : violation(move).isEmpty();
  }

  @Override
  public LinagePosition play(LinageMove move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(move, violation(move).orElseThrow());
    }
    return playUnchecked(move);
  }

  @Override
  public LinagePosition play(CharSequence text) {
    return play(parseMove(text, Strictness.LENIENT));
  }

  @Override
  public LinagePosition playUnchecked(LinageMove move) {
    if (move instanceof LinageMove.Placement placement) {
      int point = board().index(placement.cell());
      return after(
          course.afterPlacement(), ground.after(game.terrain(), point), game.terrain().key(point));
    }
    Declaration declaration = ((LinageMove.Declare) move).declaration();
    return after(course.after(declaration).forgettingTurnWhenOver(), ground, 0);
  }

  private LinagePosition after(Course next, Ground changed, long key) {
    return new LinagePosition(
        game, next, changed, hash ^ key ^ course.stableHash() ^ next.stableHash());
  }

  @Override
  public LinageMove parseMove(CharSequence text, Strictness strictness) {
    return LinageNotation.parseMove(game, text, strictness);
  }

  /** {@return {@code x} for a stone, {@code .} for an empty point} */
  @Override
  public char symbol(Cell cell) {
    return ground.isEmpty(board().index(cell)) ? PlacementText.EMPTY : LinageNotation.STONE;
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public String text() {
    return LinageNotation.write(this);
  }

  @Override
  public String toString() {
    return text();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof LinagePosition other
            && hash == other.hash
            && course.equals(other.course)
            && game.equals(other.game)
            && ground.hasSameStones(other.ground));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }
}
