package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.text.Strictness;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A position of Iris. {@link Player#FIRST} plays Black.
 *
 * <p>Two positions are equal if the same stones are on boards of the same size and either the game
 * is over in both for the same reason, or the same player is to move with the same first stone and
 * the same number of passes.
 *
 * <pre>{@code
 * IrisPosition position = Iris.game().start().play("g7").play("a4").play("e5");
 * position.firstStone(); // → Optional[e5]
 * position.nextCells(); // all empty gray cells that are not adjacent to e5
 * position.scores(Color.WHITE); // → [1, 1]
 * }</pre>
 */
@Immutable
@SuppressWarnings("Immutable") // never changed: the turn states and the array of words
public final class IrisPosition extends IrisState implements Position<IrisMove> {

  IrisPosition(MoveTables tables, CellSet black, CellSet white, Color side, TurnState turn) {
    super(tables, black, white, side, turn);
  }

  private IrisPosition(IrisPosition before, TurnState turn) {
    super(before, turn);
  }

  private IrisPosition(
      IrisPosition before, IrisMove placement, TurnState turn, int side, long[] further) {
    super(before, placement, turn, side, further);
  }

  @Override
  public IrisGame game() {
    return tables().game;
  }

  @Override
  public HexBoard board() {
    return game().board();
  }

  @Override
  public Optional<Player> toMove() {
    return isOver()
        ? Optional.empty()
        : Optional.of(sideOrBlack() == Color.BLACK ? Player.FIRST : Player.SECOND);
  }

  @Override
  public Optional<Color> side(Player player) {
    return Optional.of(Color.of(player));
  }

  @Override
  public boolean isOver() {
    return turn.isOver;
  }

  /** {@return how the game ended, with its {@link IrisScore}, which is computed at every call} */
  @Override
  public Optional<Outcome> outcome() {
    return isOver()
        ? Optional.of(
            Outcome.byScore(score(), passes() == 2 ? IrisReason.TWO_PASSES : IrisReason.BOARD_FULL))
        : Optional.empty();
  }

  /** {@return whether the board is empty, so that Black has to place the opening stone} */
  public boolean isOpening() {
    return turn.equals(tables().opening);
  }

  /** {@return the first stone of the turn, if a second stone is due} */
  public Optional<Cell> firstStone() {
    return turn.firstStone < 0 ? Optional.empty() : Optional.of(board().cell(turn.firstStone));
  }

  /** {@return the number of consecutive passes up to now: 0, 1, or 2 if they ended the game} */
  public int passes() {
    return turn.passes;
  }

  /**
   * {@return the cells with stones of a color}
   *
   * @param color black or white
   */
  public CellSet stones(Color color) {
    checkNotNull(color, "color");
    return CellSet.ofBits(board(), stoneBits(color));
  }

  /** Returns the cells without a stone. */
  CellSet empty() {
    return stones(Color.BLACK).union(stones(Color.WHITE)).complement();
  }

  @Override
  public Optional<Color> occupant(Cell cell) {
    return colorAt(board().index(cell));
  }

  /**
   * {@return the legal moves that place a stone on a cell: the twins of a pair can be clicked on in
   * either order}
   *
   * @param cell a cell
   */
  @Override
  public List<IrisMove> movesFrom(Cell cell) {
    checkNotNull(cell, "cell");
    return legalMoves().stream().filter(move -> move.cells().contains(cell)).toList();
  }

  /**
   * {@return the cells that come next in the legal moves that place stones on some cells}
   *
   * @param chosen none or one of the cells of a move
   */
  @Override
  public CellSet nextCells(Cell... chosen) {
    ImmutableList<Cell> first = ImmutableList.copyOf(chosen);
    return board()
        .setOf(
            legalMoves().stream()
                .map(IrisMove::cells)
                .filter(cells -> cells.containsAll(first))
                .flatMap(List::stream)
                .filter(cell -> !first.contains(cell))
                .collect(toImmutableList()));
  }

  /**
   * {@return the groups of a color, by descending score and then by their first cells}
   *
   * @param color black or white
   */
  public List<IrisGroup> groups(Color color) {
    checkNotNull(color, "color");
    return groupsByCell(color)
        .sorted(Comparator.comparingInt(IrisGroup::score).reversed())
        .collect(toImmutableList());
  }

  /** {@return the groups of both colors, ordered by their first cells} */
  @Override
  public List<IrisGroup> components() {
    return Stream.concat(groupsByCell(Color.BLACK), groupsByCell(Color.WHITE))
        .sorted(Comparator.comparing(group -> group.cells().first()))
        .collect(toImmutableList());
  }

  private Stream<IrisGroup> groupsByCell(Color color) {
    CellSet colored = game().colored();
    return stones(color).components().stream()
        .map(cells -> new IrisGroup(color, cells, cells.intersection(colored).size()));
  }

  /**
   * {@return the scores of the groups of a color in descending order, including zeros}
   *
   * @param color black or white
   */
  public List<Integer> scores(Color color) {
    return score().of(color);
  }

  /** {@return the score as if the game were over now} */
  public IrisScore score() {
    return GroupScores.of(tables().grid, stoneBits(Color.BLACK), stoneBits(Color.WHITE));
  }

  /** {@return {@code blackScores} and {@code whiteScores}: the {@link #scores} of each color} */
  @Override
  public Map<String, @Nullable Object> facts() {
    IrisScore score = score();
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("blackScores", score.black());
    facts.put("whiteScores", score.white());
    return Collections.unmodifiableMap(facts);
  }

  @Override
  public Optional<Violation> violation(IrisMove move) {
    checkNotNull(move, "move");
    return new ViolationFinder(this).violation(move);
  }

  @Override
  public IrisPosition play(IrisMove move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(move, violation(move).orElseThrow());
    }
    return playUnchecked(move);
  }

  @Override
  public IrisPosition play(CharSequence text) {
    return play(parseMove(text));
  }

  @Override
  public IrisPosition playUnchecked(IrisMove move) {
    IrisMove placement = tables().own(move);
    if (placement == null) {
      return new IrisPosition(this, turnAfterPass());
    }
    TurnState next = turnAfter(placement);
    int nextSide = sideIn(next);
    long[] nextFurther = furtherAfter(placement);
    return new IrisPosition(this, placement, next, nextSide, nextFurther);
  }

  IrisPosition image(Symmetry symmetry) {
    return new IrisPosition(
        tables(),
        symmetry.apply(stones(Color.BLACK)),
        symmetry.apply(stones(Color.WHITE)),
        sideOrBlack(),
        turnOfImage(symmetry));
  }

  /** Returns the hash of {@link #image}, which is not created. */
  long imageHash(Symmetry symmetry) {
    return hash(stonesHashOfImage(symmetry), turnOfImage(symmetry));
  }

  /** Returns the transposition key of {@link #image}, which is not created. */
  long imageTranspositionKey(Symmetry symmetry) {
    return hash(stonesHashOfImage(symmetry), withoutPass(turnOfImage(symmetry)));
  }

  private long stonesHashOfImage(Symmetry symmetry) {
    return tables().blackStones.hash(stones(Color.BLACK), symmetry)
        ^ tables().whiteStones.hash(stones(Color.WHITE), symmetry);
  }

  private TurnState turnOfImage(Symmetry symmetry) {
    return turn.firstStone < 0 ? turn : tables().second(symmetry.apply(turn.firstStone));
  }

  @Override
  public IrisMove parseMove(CharSequence text, Strictness strictness) {
    checkNotNull(strictness, "strictness");
    return IrisNotation.parseMove(game(), text, strictness);
  }

  @Override
  public String text() {
    return IrisNotation.write(this);
  }

  @Override
  public IrisSetup toSetup() {
    return new IrisSetupData(
        ImmutableList.copyOf(stones(Color.BLACK)),
        ImmutableList.copyOf(stones(Color.WHITE)),
        toMove().map(Color::of),
        firstStone(),
        passes());
  }

  @Override
  public String toString() {
    return text();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof IrisPosition other
            && hasSameState(other)
            && game().equals(other.game()));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
