package io.github.boardrules.core.territory.spi;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Occupant;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.Playing;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.territory.TerritoryState;
import io.github.boardrules.core.text.TextScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A minimal territory game. Stones can be placed on all empty points except a1. Each side scores
 * one point for every stone.
 */
final class Dots extends TerritoryGame<Dots.DotMove, Dots.DotPosition> {
  static final TerritoryMoves<DotMove> MOVES =
      new TerritoryMoves<>(
          ImmutableList.of(DotMove::place), DotMove::nameKomi, DotMove::chooseSide, DotMove.pass());

  enum Rule implements Violation.Code {
    CORNER
  }

  static class DotMove extends TerritoryMove {
    private DotMove(String notation, Cell... cells) {
      super(notation, cells);
    }

    static DotMove place(Cell cell) {
      return new DotMove(cell.notation(), cell);
    }

    static DotMove nameKomi(Komi komi) {
      return new DotMove("komi=" + komi) {
        @Override
        protected Komi komi() {
          return komi;
        }
      };
    }

    static DotMove chooseSide(Orientation side) {
      return new DotMove(side.notation()) {
        @Override
        protected Orientation side() {
          return side;
        }
      };
    }

    static DotMove pass() {
      return new DotMove("pass");
    }

    @Override
    protected int stone() {
      return cells().size() - 1;
    }
  }

  record DotSetup(ImmutableList<Cell> stones, TerritoryState state) implements Setup<DotMove> {}

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
    public About about() {
      return About.of(ImmutableList.of(), 2026, "Place stones on empty points.");
    }

    @Override
    public ImmutableList<OptionSpec> options() {
      return TerritoryOptions.SPECS;
    }

    @Override
    public Dots game(Options options) {
      return new Dots(TerritoryOptions.read(new OptionReader(options(), options)));
    }
  }

  Dots(TerritoryRules rules) {
    super(rules, MOVES);
  }

  @Override
  public Type type() {
    return new Type();
  }

  @Override
  public TerritoryRules rules() {
    return territoryRules();
  }

  @Override
  public Options options() {
    return TerritoryOptions.write(rules());
  }

  @Override
  protected DotPosition start(TerritoryState state) {
    return new DotPosition(this, new Stones(board().none()), state);
  }

  @Override
  public DotSetup parseSetup(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    List<Cell> stones = new ArrayList<>();
    TerritoryState state =
        TerritoryText.parsePosition(scanner, board(), "x", (cell, symbol) -> stones.add(cell));
    scanner.expectEnd();
    return new DotSetup(ImmutableList.copyOf(stones), state);
  }

  @Override
  protected DotMove readMove(CharSequence text, TextScanner scanner) {
    return placement(0, TerritoryText.parsePoint(scanner, board()));
  }

  @Override
  protected TerritorySetupCheck<DotPosition> check(Setup<DotMove> setup) {
    checkArgument(setup instanceof DotSetup, "the setup is not a DotSetup: %s", setup);
    ImmutableList<Cell> stones = ((DotSetup) setup).stones();
    TerritoryState state = ((DotSetup) setup).state();
    return new TerritorySetupCheck<>(this, stones, state) {
      @Override
      protected ImmutableList<Violation> boardDefects() {
        return stones.contains(new Cell(0, 0))
            ? ImmutableList.of(
                Violation.of(Rule.CORNER, "a stone is on {cell}").with("cell", new Cell(0, 0)))
            : ImmutableList.of();
      }

      @Override
      protected DotPosition uncheckedPosition() {
        return new DotPosition(Dots.this, new Stones(board().setOf(stones)), state);
      }
    };
  }

  @Override
  protected Dots transposed() {
    return new Dots(rules().transposed());
  }

  @Override
  protected DotPosition image(
      DotPosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    return new DotPosition(this, new Stones(symmetry.cells().apply(position.stones.points)), state);
  }

  @Override
  protected long imageHash(
      DotPosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    return image(position, symmetry, state).hash();
  }

  record Stones(CellSet points) implements TerritoryStones {
    @Override
    public CellSet legal() {
      return points.complement().without(new Cell(0, 0));
    }

    @Override
    public boolean isLegal(int point) {
      return legal().contains(points.board().cell(point));
    }

    @Override
    public int placementCount() {
      return legal().size();
    }

    @Override
    public int nthPlacement(int n) {
      return legal().nthIndex(n);
    }

    @Override
    public long hash() {
      return points.hashCode();
    }
  }

  static final class DotPosition extends TerritoryPosition<DotMove, DotPosition> {
    private final Dots game;
    private final Stones stones;

    DotPosition(Dots game, Stones stones, TerritoryState state) {
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
      return state().score(stones.points.size(), stones.points.size());
    }

    @Override
    protected Stones territoryStones() {
      return stones;
    }

    @Override
    protected Optional<Violation> emptyPointViolation(int point) {
      return Optional.of(
          Violation.of(Rule.CORNER, "{cell} stays empty").with("cell", board().cell(point)));
    }

    @Override
    public DotPosition playUnchecked(DotMove move) {
      return move.stone() == 0 && state() instanceof Playing playing
          ? new DotPosition(
              game, new Stones(stones.points.with(move.cells().get(0))), playing.afterPlacement())
          : new DotPosition(game, stones, stateAfter(move));
    }

    @Override
    public Optional<Dot> occupant(Cell cell) {
      return stones.points.contains(cell) ? Optional.of(Dot.DOT) : Optional.empty();
    }
  }

  /** The only kind of stone. */
  enum Dot implements Occupant {
    DOT;

    @Override
    public char symbol() {
      return 'x';
    }
  }
}
