package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.spi.PlacementText;
import io.github.boardrules.core.spi.TextScanner;
import java.util.ArrayList;
import java.util.List;

/**
 * A minimal territory game. Stones can be placed on all empty points except a1. Each side scores
 * one point for every stone.
 */
final class Dots extends TerritoryGame<Dots.DotMove, Dots.DotPosition, Dots.DotSetup> {
  static final TerritoryMoves<DotMove> MOVES =
      new TerritoryMoves<>(
          ImmutableList.of(cell -> new DotMove(TerritoryMove.Kind.PLACEMENT, cell, cell)),
          komi -> new DotMove(TerritoryMove.Kind.NAME_KOMI, komi),
          side -> new DotMove(TerritoryMove.Kind.CHOOSE_SIDE, side),
          new DotMove(TerritoryMove.Kind.PASS, TerritoryMove.Kind.PASS));

  enum Rule implements Violation.Code {
    CORNER
  }

  static final class DotMove extends TerritoryMove {
    DotMove(Kind kind, Object subject, Cell... cells) {
      super(kind, subject, cells);
    }
  }

  record DotSetup(ImmutableSet<Cell> stones, TerritoryState state)
      implements TerritorySetup<DotMove> {}

  record Type() implements GameType {
    @Override
    public String id() {
      return "dots";
    }

    @Override
    public String title() {
      return "Dots";
    }

    @Override
    public ImmutableList<OptionSpec> options() {
      return TerritoryRules.OPTIONS;
    }

    @Override
    public Dots game(Options options) {
      return new Dots(TerritoryRules.read(new OptionReader(options(), options)));
    }
  }

  Dots(TerritoryRules rules) {
    super(rules, MOVES, DotSetup.class);
  }

  @Override
  public Type type() {
    return new Type();
  }

  @Override
  public TerritoryRules rules() {
    return territory();
  }

  @Override
  public Options options() {
    return rules().options();
  }

  @Override
  protected DotPosition start(TerritoryState state) {
    return new DotPosition(this, board().none(), state);
  }

  @Override
  public DotSetup parseSetup(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    List<Cell> stones = new ArrayList<>();
    TerritoryState state =
        TerritoryText.parsePosition(scanner, board(), "x", (cell, symbol) -> stones.add(cell));
    scanner.expectEnd();
    return new DotSetup(ImmutableSet.copyOf(stones), state);
  }

  @Override
  protected DotMove readPlacement(CharSequence text, TextScanner scanner) {
    Cell cell = TerritoryText.parsePoint(scanner, board());
    return new DotMove(TerritoryMove.Kind.PLACEMENT, cell, cell);
  }

  @Override
  protected ImmutableList<Violation> boardDefects(DotSetup setup) {
    return setup.stones().contains(new Cell(0, 0))
        ? ImmutableList.of(Violation.of(Rule.CORNER, "a stone is on a1", new Cell(0, 0)))
        : ImmutableList.of();
  }

  @Override
  protected DotPosition positionOf(DotSetup setup) {
    return new DotPosition(this, board().setOf(setup.stones()), setup.state());
  }

  @Override
  protected ImmutableList<GameSymmetry<DotMove>> findSymmetries() {
    Dots transposed = new Dots(rules().transposed());
    return symmetries((cells, swaps) -> new DotSymmetry(cells, swaps, swaps ? transposed : this));
  }

  static final class DotPosition extends TerritoryPosition<DotMove, DotPosition> {
    private final Dots game;
    private final CellSet stones;

    DotPosition(Dots game, CellSet stones, TerritoryState state) {
      super(state);
      this.game = game;
      this.stones = stones;
    }

    @Override
    public Dots game() {
      return game;
    }

    @Override
    public TerritoryScore score() {
      return state().score(stones.size(), stones.size());
    }

    @Override
    protected CellSet openPoints() {
      return stones.complement().without(new Cell(0, 0));
    }

    @Override
    protected int openPlacementCount() {
      return openPoints().size();
    }

    @Override
    protected int openPlacement(int rank) {
      return openPoints().index(rank);
    }

    @Override
    protected boolean isOpen(int point) {
      return openPoints().contains(board().cell(point));
    }

    @Override
    protected Violation whyClosed(int point) {
      return Violation.of(Rule.CORNER, "a1 stays empty", board().cell(point));
    }

    @Override
    protected long boardHash() {
      return stones.hashCode();
    }

    @Override
    protected boolean hasSameBoard(DotPosition other) {
      return stones.equals(other.stones);
    }

    @Override
    public DotPosition playUnchecked(DotMove move) {
      CellSet after = move.cells().isEmpty() ? stones : stones.with(move.cells().get(0));
      return new DotPosition(game, after, state().after(move));
    }

    @Override
    public char symbol(Cell cell) {
      return stones.contains(cell) ? 'x' : PlacementText.EMPTY;
    }
  }

  private static final class DotSymmetry extends TerritorySymmetry<DotMove, DotPosition> {
    private final Dots target;

    DotSymmetry(Symmetry cells, boolean swapsPlayers, Dots target) {
      super(cells, swapsPlayers, target);
      this.target = target;
    }

    @Override
    protected DotPosition image(DotPosition position, TerritoryState state) {
      return new DotPosition(target, cells().apply(position.stones), state);
    }

    @Override
    protected DotMove image(DotMove placement) {
      Cell image = cells().apply(placement.cells().get(0));
      return new DotMove(TerritoryMove.Kind.PLACEMENT, image, image);
    }
  }
}
