package io.github.boardrules.carteso;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Colour;
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
 * A position of Carteso. Positions are equal when game, stones, claims, komi, sides, side to move
 * and passes in a row are. Who placed the last stone, on which the owners of some groups depend,
 * follows from the last two; of finished games it matters therefore whose turn it would be.
 */
public final class CartesoPosition implements TerritoryPosition<CartesoMove> {
  private final CartesoGame game;
  private final Stones stones;
  private final Course course;

  CartesoPosition(CartesoGame game, Stones stones, Course course) {
    this.game = game;
    this.stones = stones;
    this.course = course;
  }

  @Override
  public CartesoGame game() {
    return game;
  }

  @Override
  public Course course() {
    return course;
  }

  /**
   * {@return the points where stones of a colour lie}
   *
   * @param colour black or white
   */
  public CellSet stones(Colour colour) {
    return stones.points(colour);
  }

  /** {@return all groups, ordered by their first cells} */
  public ImmutableList<Group> groups() {
    return stones.groups(squareOwner());
  }

  /** The opponent of the side that placed last, as far as passes tell. */
  private Orientation squareOwner() {
    return course.passes() == 1 ? course.turn().opposite() : course.turn();
  }

  /**
   * {@return all stones of the groups that a side has claimed}
   *
   * @param side whose claims
   */
  public CellSet territory(Orientation side) {
    return stones.claims(side);
  }

  Claims claims() {
    return new Claims(territory(Orientation.VERTICAL), territory(Orientation.HORIZONTAL));
  }

  /** {@return the stones of the groups that each side has claimed, and the komi} */
  @Override
  public TerritoryScore score() {
    return course.score(
        stones.claimCount(Orientation.VERTICAL), stones.claimCount(Orientation.HORIZONTAL));
  }

  /**
   * {@return {@code groups} and {@code score}}
   *
   * <ul>
   *   <li>{@code groups}: of each group its {@code anchor}, the first of its points in the order of
   *       texts, by which the groups are ordered; its {@code colour}; the {@code rows} and {@code
   *       cols} that it spans; its {@code owner}, given for claimed groups as well; whether it is
   *       {@code finished}; {@code claimedBy}, the side that has claimed it, or nothing; and its
   *       {@code size}.
   *   <li>{@code score}: the claimed stones of each side, {@code vertical} and {@code horizontal},
   *       without the komi.
   * </ul>
   */
  @Override
  public ImmutableMap<String, Object> facts() {
    TerritoryScore score = score();
    return ImmutableMap.of(
        "groups",
        groups().stream()
            .collect(
                toImmutableSortedMap(Comparator.naturalOrder(), Group::firstNotation, Group::facts))
            .values()
            .asList(),
        "score",
        ImmutableMap.of(
            "vertical", score.verticalPoints(), "horizontal", score.horizontalPoints()));
  }

  @Override
  public CellSet placements() {
    return course.stage() == Stage.PLAY ? stones.empty() : board().none();
  }

  @Override
  public List<CartesoMove> legalMoves() {
    return course.stage() == Stage.PLAY
        ? new TurnMoves<>(stones, game.placements(), game.passes())
        : course.declarations(game.terms()).stream()
            .<CartesoMove>map(CartesoMove.Declare::new)
            .collect(ImmutableList.toImmutableList());
  }

  @Override
  public int legalMoveCount() {
    return course.stage() == Stage.PLAY
        ? stones.count() + 1
        : course.declarations(game.terms()).size();
  }

  /** {@return the rule that the move breaks} Its code is a {@link TerritoryViolation}. */
  @Override
  public Optional<Violation> violation(CartesoMove move) {
    if (move instanceof CartesoMove.Declare declare) {
      return course.violation(declare.declaration(), game.terms());
    }
    Optional<Violation> untimely = course.violationOfTurn();
    if (untimely.isPresent()) {
      return untimely;
    }
    Cell cell = ((CartesoMove.Placement) move).cell();
    if (!board().contains(cell)) {
      return Optional.of(
          Violation.of(
              TerritoryViolation.OFF_BOARD, "the " + board() + " has no point " + cell, cell));
    }
    return stones
        .colour(board().index(cell))
        .map(colour -> Violation.of(TerritoryViolation.OCCUPIED, "a stone lies on " + cell, cell));
  }

  @Override
  public CartesoPosition play(CartesoMove move) {
    Optional<Violation> violation = violation(move);
    if (violation.isPresent()) {
      throw new IllegalMoveException(move, violation.get());
    }
    return playUnchecked(move);
  }

  @Override
  public CartesoPosition play(CharSequence text) {
    return play(parseMove(text, Strictness.LENIENT));
  }

  @Override
  public CartesoPosition playUnchecked(CartesoMove move) {
    if (move instanceof CartesoMove.Placement placement) {
      int point = board().index(placement.cell());
      Stones after = stones.after(placement.colour(), point, course.turn().opposite());
      return new CartesoPosition(game, after, course.afterPlacement());
    }
    Declaration declaration = ((CartesoMove.Declare) move).declaration();
    return new CartesoPosition(game, stones, course.after(declaration));
  }

  @Override
  public CartesoMove parseMove(CharSequence text, Strictness strictness) {
    return CartesoNotation.parseMove(game, text, strictness);
  }

  /** {@return {@code b} or {@code w} for a stone, {@code .} for an empty point} */
  @Override
  public char symbol(Cell cell) {
    return stones.colour(board().index(cell)).map(Colour::symbol).orElse(PlacementText.EMPTY);
  }

  @Override
  public long hash() {
    return stones.hash() ^ course.stableHash();
  }

  @Override
  public String text() {
    return CartesoNotation.write(this);
  }

  @Override
  public String toString() {
    return text();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof CartesoPosition other
            && course.equals(other.course)
            && stones.equals(other.stones)
            && game.equals(other.game));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
