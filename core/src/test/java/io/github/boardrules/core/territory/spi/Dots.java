package io.github.boardrules.core.territory.spi;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Occupant;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.spi.ZobristKeys;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.TextScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A minimal territory game. With one kind of stones, they can be placed on all empty points except
 * a1. With two kinds, they can be placed on all empty points, and a full board ends the game. Each
 * side scores one point for every stone.
 */
final class Dots extends TerritoryGame<Dots.DotMove, Dots.DotPosition> {
  static final TerritoryMoves<DotMove> MOVES = moves(1);

  private static final TerritoryMoves<DotMove> MOVES_OF_TWO = moves(2);

  /** The keys of both kinds, for all boards. */
  private static final ImmutableList<ZobristKeys> KEYS =
      ImmutableList.of(
          new ZobristKeys(0, SquareBoard.of(26, 26)), new ZobristKeys(1, SquareBoard.of(26, 26)));

  enum Rule implements ErrorCode {
    CORNER
  }

  enum End implements OutcomeReason {
    FULL_BOARD
  }

  /** Returns the moves of a game with one or two kinds of stones. */
  static TerritoryMoves<DotMove> moves(int kinds) {
    return new TerritoryMoves<>(
        Stream.of(Dot.values())
            .limit(kinds)
            .<Function<Cell, DotMove>>map(dot -> cell -> DotMove.place(dot, cell))
            .collect(ImmutableList.toImmutableList()),
        DotMove::nameKomi,
        DotMove::chooseSide,
        DotMove.pass());
  }

  static class DotMove extends TerritoryMove {
    private DotMove(Dot dot, Cell cell) {
      super((dot == Dot.RING ? "o:" : "") + cell.notation(), dot.kind, cell);
    }

    private DotMove(Komi komi) {
      super(komi);
    }

    private DotMove(Orientation side) {
      super(side);
    }

    private DotMove(String notation) {
      super(notation);
    }

    static DotMove place(Cell cell) {
      return place(Dot.DOT, cell);
    }

    static DotMove place(Dot dot, Cell cell) {
      return new DotMove(dot, cell);
    }

    static DotMove nameKomi(Komi komi) {
      return new DotMove(komi);
    }

    static DotMove chooseSide(Orientation side) {
      return new DotMove(side);
    }

    static DotMove pass() {
      return new DotMove("pass");
    }
  }

  record DotSetup(ImmutableList<Cell> stones, ImmutableList<Cell> rings, TerritoryState state)
      implements Setup {
    DotSetup(ImmutableList<Cell> stones, TerritoryState state) {
      this(stones, ImmutableList.of(), state);
    }
  }

  record Type(int kinds) implements GameType {
    Type() {
      this(1);
    }

    @Override
    public String id() {
      return kinds == 1 ? "dots" : "dotsandrings";
    }

    @Override
    public String title() {
      return kinds == 1 ? "Dots" : "Dots and Rings";
    }

    @Override
    public About about() {
      return About.of(ImmutableList.of(), 2026, "Place stones on empty points.");
    }

    @Override
    public List<Option<?>> options() {
      return TerritoryRules.SHARED;
    }

    @Override
    public Dots game(Options options) {
      return new Dots(kinds, DotsRules.STANDARD.with(options));
    }
  }

  private final int kinds;
  private final DotsRules rules;

  Dots(DotsRules rules) {
    this(1, rules);
  }

  Dots(int kinds, DotsRules rules) {
    super(rules, kinds == 1 ? MOVES : MOVES_OF_TWO);
    this.kinds = kinds;
    this.rules = rules;
  }

  static Dots of(String options) {
    return new Dots(DotsRules.parse(options));
  }

  @Override
  public Type type() {
    return new Type(kinds);
  }

  @Override
  public DotsRules rules() {
    return rules;
  }

  @Override
  protected DotPosition start(TerritoryState state) {
    return new DotPosition(this, stones(ImmutableList.of(), ImmutableList.of()), state);
  }

  private Stones stones(Iterable<Cell> dots, Iterable<Cell> rings) {
    CellSet first = board().setOf(dots);
    return new Stones(
        kinds == 1 ? ImmutableList.of(first) : ImmutableList.of(first, board().setOf(rings)));
  }

  @Override
  public DotSetup parseSetup(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    List<Cell> dots = new ArrayList<>();
    List<Cell> rings = new ArrayList<>();
    TerritoryState state =
        TerritoryText.parsePosition(
            scanner,
            board(),
            kinds == 1 ? "x" : "xo",
            (cell, symbol) -> (symbol == 'x' ? dots : rings).add(cell));
    scanner.expectEnd();
    return new DotSetup(ImmutableList.copyOf(dots), ImmutableList.copyOf(rings), state);
  }

  @Override
  protected DotMove readMove(CharSequence text, TextScanner scanner) {
    int kind = kinds > 1 && scanner.accept("o:") ? 1 : 0;
    return placement(kind, TerritoryText.parsePoint(scanner, board()));
  }

  @Override
  protected TerritorySetupCheck<DotPosition> check(Setup setup) {
    checkArgument(setup instanceof DotSetup, "the setup is not a DotSetup: %s", setup);
    DotSetup of = (DotSetup) setup;
    ImmutableList<Cell> all =
        ImmutableList.<Cell>builder().addAll(of.stones()).addAll(of.rings()).build();
    return new TerritorySetupCheck<>(this, all, of.state()) {
      @Override
      protected ImmutableList<Violation> boardDefects() {
        return kinds == 1 && all.contains(new Cell(0, 0))
            ? ImmutableList.of(
                Violation.of(Rule.CORNER, "a stone is on {cell}").with("cell", new Cell(0, 0)))
            : ImmutableList.of();
      }

      @Override
      protected DotPosition uncheckedPosition() {
        return new DotPosition(Dots.this, stones(of.stones(), of.rings()), of.state());
      }
    };
  }

  @Override
  protected Dots transposed() {
    return new Dots(kinds, rules().transposed());
  }

  @Override
  protected DotPosition image(
      DotPosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    ImmutableList<CellSet> images =
        position.stones.kinds.stream()
            .map(symmetry.cells()::apply)
            .collect(ImmutableList.toImmutableList());
    return new DotPosition(
        this, new Stones(symmetry.swapsStones() ? images.reverse() : images), state);
  }

  @Override
  protected long imageHash(
      DotPosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    return image(position, symmetry, state).hash();
  }

  @Override
  protected long imageTranspositionKey(
      DotPosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    return image(position, symmetry, state).transpositionKey();
  }

  record Stones(ImmutableList<CellSet> kinds) implements TerritoryStones {
    Stones(CellSet points) {
      this(ImmutableList.of(points));
    }

    private CellSet points() {
      return kinds.stream().reduce(CellSet::union).orElseThrow();
    }

    @Override
    public CellSet legal() {
      CellSet empty = points().complement();
      return kinds.size() == 1 ? empty.without(new Cell(0, 0)) : empty;
    }

    @Override
    public boolean isLegal(int point) {
      return legal().contains(points().board().cell(point));
    }

    @Override
    public int placementCount() {
      return kinds.size() * legal().size();
    }

    @Override
    public int nthPlacement(int n) {
      CellSet legal = legal();
      int kind = n / legal.size();
      return kind * legal.board().size()
          + legal.board().index(ImmutableList.copyOf(legal).get(n % legal.size()));
    }

    @Override
    public long hash() {
      Board board = points().board();
      long hash = StableHash.of(board.width(), board.height());
      for (int kind = 0; kind < kinds.size(); kind++) {
        hash ^= KEYS.get(kind).hash(kinds.get(kind));
      }
      return hash;
    }
  }

  static class DotPosition extends TerritoryPosition<DotMove, DotPosition> {
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
      return state().score(stones.points().size(), stones.points().size());
    }

    @Override
    protected TerritoryStones territoryStones() {
      return stones;
    }

    /** Stones of any kind that are connected. */
    @Override
    public ImmutableList<Group> components() {
      return stones.points().components().stream()
          .map(Group::new)
          .collect(ImmutableList.toImmutableList());
    }

    @Override
    public Map<String, @Nullable Object> facts() {
      return Map.of("groups", componentFacts());
    }

    @Override
    protected Optional<OutcomeReason> endByStones() {
      return stones.kinds.size() > 1 && stones.legal().isEmpty()
          ? Optional.of(End.FULL_BOARD)
          : Optional.empty();
    }

    @Override
    protected Optional<Violation> emptyPointViolation(int point) {
      return Optional.of(
          Violation.of(Rule.CORNER, "{cell} stays empty").with("cell", board().cell(point)));
    }

    @Override
    public DotPosition playUnchecked(DotMove move) {
      if (move.stone() < 0) {
        return new DotPosition(game, stones, stateAfter(move));
      }
      List<CellSet> kinds = new ArrayList<>(stones.kinds);
      kinds.set(move.stone(), kinds.get(move.stone()).with(move.cells().get(0)));
      return new DotPosition(
          game, new Stones(ImmutableList.copyOf(kinds)), state().afterPlacement());
    }

    @Override
    public Optional<Dot> occupant(Cell cell) {
      checkArgument(board().contains(cell), "%s is not on the board", cell);
      return Stream.of(Dot.values())
          .limit(stones.kinds.size())
          .filter(dot -> stones.kinds.get(dot.kind).contains(cell))
          .findFirst();
    }
  }

  record Group(CellSet cells) implements Component {
    @Override
    public Optional<Orientation> owner() {
      return Optional.empty();
    }

    @Override
    public Map<String, @Nullable Object> facts() {
      return Map.of("points", Cell.notations(cells));
    }
  }

  /** The kinds of stones. */
  enum Dot implements Occupant {
    DOT(0, 'x'),
    RING(1, 'o');

    private final int kind;
    private final char symbol;

    Dot(int kind, char symbol) {
      this.kind = kind;
      this.symbol = symbol;
    }

    @Override
    public char symbol() {
      return symbol;
    }
  }
}
