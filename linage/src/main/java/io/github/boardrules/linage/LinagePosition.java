package io.github.boardrules.linage;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Reading;
import io.github.boardrules.core.StableHash;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Rows;
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
  private static final int STONE = 1;

  private final LinageGame game;
  private final CellSet stones;
  private final Regions regions;
  private final Course course;
  private final long boardHash;
  private final long hash;

  LinagePosition(LinageGame game, CellSet stones, Regions regions, Course course) {
    this(game, stones, regions, course, hash(game, stones));
  }

  private LinagePosition(
      LinageGame game, CellSet stones, Regions regions, Course course, long boardHash) {
    this.game = game;
    this.stones = stones;
    this.regions = regions;
    this.course = course.forgettingTurnWhenOver();
    this.boardHash = boardHash;
    this.hash = boardHash ^ this.course.stableHash();
  }

  private static long hash(LinageGame game, CellSet stones) {
    long hash =
        StableHash.of(game.board().width(), game.board().height(), game.rules().lineLength());
    for (int point = stones.nextIndex(0); point >= 0; point = stones.nextIndex(point + 1)) {
      hash ^= StableHash.key(STONE, point);
    }
    return hash;
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
    return stones;
  }

  /** {@return all regions, ordered by their first cells} */
  public ImmutableList<Region> regions() {
    return game.lines().sets().components(stones.complement()).stream()
        .map(cells -> new Region(game.lines(), owner(cells.nextIndex(0)), cells))
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

  private Optional<Orientation> owner(int point) {
    for (Orientation side : Orientation.values()) {
      if (regions.ownedBy(side).containsIndex(point)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  /**
   * {@return all points of the regions that a side owns}
   *
   * @param side whose regions
   */
  public CellSet territory(Orientation side) {
    return regions.ownedBy(side);
  }

  /** {@return the points of the regions that each side owns, and the komi} */
  @Override
  public TerritoryScore score() {
    return course.score(
        regions.ownedBy(Orientation.VERTICAL).size(),
        regions.ownedBy(Orientation.HORIZONTAL).size());
  }

  @Override
  public CellSet placements() {
    return course.stage() == Stage.PLAY ? regions.placements() : board().none();
  }

  @Override
  public List<LinageMove> legalMoves() {
    return course.stage() == Stage.PLAY
        ? new TurnMoves<>(
            regions.placements(), ImmutableList.of(game.placements()), LinageMove.pass())
        : course.declarations(game.rules().terms()).stream()
            .<LinageMove>map(LinageMove.Declare::new)
            .collect(ImmutableList.toImmutableList());
  }

  @Override
  public int legalMoveCount() {
    return placements().size() + course.declarations(game.rules().terms()).size();
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
    if (stones.contains(cell)) {
      return violation(TerritoryViolation.OCCUPIED, cell, "a stone lies on " + cell);
    }
    if (regions.ownedBy(Orientation.VERTICAL).contains(cell)) {
      return violation(
          LinageViolation.OWNED_BY_VERTICAL, cell, cell + " is in a region of Vertical's");
    }
    if (regions.ownedBy(Orientation.HORIZONTAL).contains(cell)) {
      return violation(
          LinageViolation.OWNED_BY_HORIZONTAL, cell, cell + " is in a region of Horizontal's");
    }
    int point = board().index(cell);
    return regions
        .freeRegion(point)
        .flatMap(region -> region.partWithoutLine(point))
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
        ? placements().contains(placement.cell())
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
    return play(readMove(text, Reading.LENIENT));
  }

  @Override
  public LinagePosition playUnchecked(LinageMove move) {
    if (move instanceof LinageMove.Placement placement) {
      int point = board().index(placement.cell());
      return new LinagePosition(
          game,
          stones.with(placement.cell()),
          regions.after(game.lines(), point),
          course.afterPlacement(),
          boardHash ^ StableHash.key(STONE, point));
    }
    Declaration declaration = ((LinageMove.Declare) move).declaration();
    return new LinagePosition(game, stones, regions, course.after(declaration), boardHash);
  }

  @Override
  public LinageMove readMove(CharSequence text, Reading reading) {
    return LinageNotation.readMove(game, text, reading);
  }

  /** {@return {@code x} for a stone, {@code .} for an empty point} */
  @Override
  public char symbol(Cell cell) {
    return stones.containsIndex(board().index(cell)) ? LinageNotation.STONE : Rows.EMPTY;
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
            && stones.equals(other.stones)
            && game.equals(other.game));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }
}
