package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.boardrules.core.Option.value;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Option.NamedValue;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.text.TextScanner;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The board, and the points on which published rules and playing sites disagree. An immutable
 * value. Seven combinations have names, all on the board of 8×8; others are built from them:
 *
 * <pre>{@code
 * LoaRules rules = LoaRules.SACKSON_1969.with(LoaRules.REPETITION_AT, 3);
 * LoaRules hexagon = LoaRules.ABSTRACT_PLAY.with("board=HEX hole=CENTER");
 * }</pre>
 *
 * <p>{@link #NO_LEGAL_MOVE}, {@link #REPETITION} and the limits change the {@link #ORDER}: a check
 * that no longer applies leaves it, and a new limit is checked last. Any other new check requires
 * an order that names it. Under {@link Repetition#NONE}, {@link #REPETITION_OF} and {@link
 * #REPETITION_AT} have their defaults.
 */
@Immutable
public final class LoaRules extends Rules<LoaRules> {
  /** The maximum {@link #QUIET_LIMIT}. */
  public static final int MAX_QUIET_LIMIT = 1000;

  /** The maximum {@link #PLY_LIMIT}. */
  public static final int MAX_PLY_LIMIT = 10_000;

  private static final String BY_PRESET = "; by default the preset's.";

  /** The result of a move that connects both sides. */
  public static final Option<BothConnected> BOTH_CONNECTED =
      Option.choice(
          "bothConnected",
          "Both sides connected",
          BothConnected.MOVER_WINS,
          "The result of a move that connects both sides" + BY_PRESET,
          value(BothConnected.MOVER_WINS, "Mover wins", "The side that moved wins."),
          value(BothConnected.DRAW, "Draw", "The game is drawn."));

  /** What happens to a side without a legal move. */
  public static final Option<NoLegalMove> NO_LEGAL_MOVE =
      Option.choice(
          "noLegalMove",
          "No legal move",
          NoLegalMove.LOSES,
          "What happens to a side without a legal move" + BY_PRESET,
          value(NoLegalMove.LOSES, "Loses", "The side loses."),
          value(NoLegalMove.PASSES, "Passes", "The side passes."),
          value(NoLegalMove.DRAW, "Draw", "The game is drawn."));

  /** The result of a repeated position. */
  public static final Option<Repetition> REPETITION =
      Option.choice(
          "repetition",
          "Repetition",
          Repetition.MOVER_LOSES,
          "The result of a repeated position" + BY_PRESET,
          value(
              Repetition.MOVER_LOSES,
              "Mover loses",
              "The side whose move repeated the position loses."),
          value(Repetition.DRAW, "Draw", "The game is drawn."),
          value(Repetition.NONE, "Allowed", "Positions may repeat for ever."));

  /** What has to be repeated. */
  public static final Option<RepetitionOf> REPETITION_OF =
      Option.choice(
          "repetitionOf",
          "Repetition of",
          RepetitionOf.POSITION,
          "What has to be repeated" + BY_PRESET,
          value(RepetitionOf.POSITION, "Position", "The arrangement with the same side to move."),
          value(
              RepetitionOf.PLACEMENT,
              "Arrangement",
              "The arrangement, whichever side is to move."));

  /** The occurrence that ends the game, 2 to 5; the start of the game counts. */
  public static final Option<Integer> REPETITION_AT =
      Option.integer(
          "repetitionAt",
          "Occurrences",
          2,
          5,
          2,
          "The occurrence of a position that ends the game" + BY_PRESET);

  /**
   * The number of plies in a row without a capture that draws the game, 1 to 1000; 0 for no limit.
   * A pass and the removal of a piece into the hole are no captures.
   */
  public static final Option<Integer> QUIET_LIMIT =
      Option.integer(
          "quietLimit",
          "Plies without a capture",
          0,
          MAX_QUIET_LIMIT,
          0,
          "The plies in a row without a capture that draw the game, 0 for no limit" + BY_PRESET);

  /** The number of plies that draws the game, 1 to 10,000; 0 for no limit. Passes count. */
  public static final Option<Integer> PLY_LIMIT =
      Option.integer(
          "plyLimit",
          "Plies",
          0,
          MAX_PLY_LIMIT,
          0,
          "The plies that draw the game, 0 for no limit" + BY_PRESET);

  /** The checks after a move, in their order: each check that applies, once. */
  public static final Option<List<Check>> ORDER =
      Option.text(
              "order",
              "Order of checks",
              "those of noMove, repetition, connection, quietLimit and plyLimit that apply,"
                  + " separated by commas",
              "noMove,repetition,connection",
              "The order of the checks after a move" + BY_PRESET)
          .as(LoaRules::parseOrder, LoaRules::labels);

  /** The shape of the board. */
  public static final Option<BoardShape> BOARD =
      Option.choice(
          "board",
          "Board",
          BoardShape.SQUARE,
          "The shape of the board.",
          value(BoardShape.SQUARE, "Square", "Pieces move in eight directions."),
          value(BoardShape.HEX, "Hexagon", "Pieces move in six directions."));

  /** The number of cells on each side of the board: 4 to 16, of a hexagon 3 to 8. */
  public static final Option<Integer> SIZE =
      Option.integer(
          "size",
          "Board size",
          BoardShape.HEX.min,
          BoardShape.SQUARE.max,
          BoardShape.SQUARE.standard,
          "The cells on each side: 4 to 16; of a hexagon 3 to 8, by default 6.");

  /** Whether the center of a hexagon, or of a square board of odd size, is a hole. */
  public static final Option<Hole> HOLE =
      Option.choice(
          "hole",
          "Hole",
          Hole.NONE,
          "Whether the center cell is a hole that removes a piece which ends its move there.",
          value(Hole.NONE, "None", "The center is an ordinary cell."),
          value(Hole.CENTER, "Center", "A piece that ends its move in the center is removed."));

  /** Whether a side may have more pieces than in the standard setup of the board. */
  public static final Option<Boolean> ALLOW_EXTRA_PIECES =
      Option.flag(
          "allowExtraPieces",
          "Allow extra pieces",
          false,
          "Whether a setup may have more pieces a side than the standard one.");

  private static final Option<String> PRESET =
      Option.choice(
          "preset",
          "Rules",
          "SOUCIE",
          "A set of published rules; the other options override single values.",
          preset("SOUCIE", "Soucie", "The rules of Claude Soucie.", ""),
          preset(
              "SACKSON_1969",
              "Sackson 1969",
              "The rules after the first edition of A Gamut of Games.",
              "bothConnected=DRAW repetition=DRAW order=connection,noMove,repetition"),
          preset(
              "COMPUTER_TOURNAMENT",
              "Computer tournament",
              "The rules of computer tournaments.",
              "noLegalMove=PASSES repetition=DRAW repetitionAt=3 order=connection,repetition"),
          preset(
              "ABSTRACT_PLAY",
              "Abstract Play",
              "The rules of the site Abstract Play.",
              "bothConnected=DRAW noLegalMove=PASSES repetition=NONE order=connection"),
          preset(
              "LUDII",
              "Ludii",
              "The rules of the program Ludii.",
              "bothConnected=DRAW noLegalMove=PASSES repetition=NONE plyLimit=2500"
                  + " order=connection,plyLimit"),
          preset(
              "OPEN_SPIEL",
              "OpenSpiel",
              "The rules of the program OpenSpiel.",
              "repetition=DRAW repetitionOf=PLACEMENT plyLimit=1000"
                  + " order=plyLimit,connection,repetition,noMove"),
          preset(
              "PLAY_STRATEGY",
              "PlayStrategy",
              "The rules of the site PlayStrategy.",
              "bothConnected=DRAW noLegalMove=DRAW repetition=DRAW repetitionAt=5 quietLimit=100"
                  + " order=connection,noMove,quietLimit,repetition"));

  /** All options of the game, with the setup. */
  static final ImmutableList<Option<?>> WITH_SETUP =
      ImmutableList.of(
          PRESET,
          BOTH_CONNECTED,
          NO_LEGAL_MOVE,
          REPETITION,
          REPETITION_OF,
          REPETITION_AT,
          QUIET_LIMIT,
          PLY_LIMIT,
          ORDER,
          BOARD,
          SIZE,
          HOLE,
          NamedSetups.OPTION,
          ALLOW_EXTRA_PIECES);

  private static final ImmutableList<Option<?>> ALL =
      WITH_SETUP.stream().filter(option -> option != NamedSetups.OPTION).collect(toImmutableList());

  /** The options that presets do not set. */
  private static final ImmutableList<Option<?>> NOT_PUBLISHED =
      ImmutableList.of(BOARD, SIZE, HOLE, ALLOW_EXTRA_PIECES);

  /** The rules of Claude Soucie, who disliked draws. The default. */
  public static final LoaRules SOUCIE = new LoaRules(Values.none());

  /** The rules after the first edition of Sid Sackson, <i>A Gamut of Games</i> (1969). */
  public static final LoaRules SACKSON_1969 = SOUCIE.with("preset=SACKSON_1969");

  /** The rules of computer tournaments. A side that cannot move passes. */
  public static final LoaRules COMPUTER_TOURNAMENT = SOUCIE.with("preset=COMPUTER_TOURNAMENT");

  /**
   * The rules of the site Abstract Play, as its program gameslib plays them (commit b8c3115, 2026).
   * Positions may repeat for ever, so a game may never end.
   */
  public static final LoaRules ABSTRACT_PLAY = SOUCIE.with("preset=ABSTRACT_PLAY");

  /**
   * The rules of the program Ludii 1.3.13: those of {@link #ABSTRACT_PLAY}, and a draw after 2500
   * plies. Ludii's option "Mover Win" is {@link BothConnected#MOVER_WINS}.
   */
  public static final LoaRules LUDII = SOUCIE.with("preset=LUDII");

  /**
   * The rules of the program OpenSpiel (commit 112b777): a repeated arrangement draws, whoever is
   * to move, and so does the 1000th ply, even if it connects a side. A comment in OpenSpiel says
   * that the side to move counts; its code does not compare it.
   */
  public static final LoaRules OPEN_SPIEL = SOUCIE.with("preset=OPEN_SPIEL");

  /**
   * The rules of the site PlayStrategy, as its library strategygames plays them (commit 62efede). A
   * side that cannot move draws, and so do 100 plies without a capture and the fifth occurrence of
   * a position.
   */
  public static final LoaRules PLAY_STRATEGY = SOUCIE.with("preset=PLAY_STRATEGY");

  /** The result of a move that connects both sides. */
  public enum BothConnected {
    /** The side that moved wins. */
    MOVER_WINS,
    /** The game is drawn. */
    DRAW
  }

  /** What happens to a side without a legal move. */
  public enum NoLegalMove {
    /** It loses. */
    LOSES,
    /**
     * It passes. Under {@link Repetition#NONE}, a pass that answers a pass draws the game before
     * any other check, because neither side can ever move again.
     */
    PASSES,
    /** The game is drawn. */
    DRAW
  }

  /** The result of a repeated position. */
  public enum Repetition {
    /** The side whose move repeated the position loses. */
    MOVER_LOSES,
    /** The game is drawn. */
    DRAW,
    /** Positions may repeat for ever. Without a limit of plies, a game may never end. */
    NONE
  }

  /** What has to be repeated. */
  public enum RepetitionOf {
    /** The arrangement and the side to move. */
    POSITION,
    /** The arrangement, whichever side is to move. */
    PLACEMENT
  }

  /** A check that is made after every move and may end the game. */
  public enum Check {
    /** Whether the side to move has no legal move. */
    NO_MOVE,
    /** Whether the position has occurred {@link LoaRules#REPETITION_AT} times. */
    REPETITION,
    /** Whether a side is connected. */
    CONNECTION,
    /** Whether {@link LoaRules#QUIET_LIMIT} plies in a row captured nothing. */
    QUIET_LIMIT,
    /** Whether {@link LoaRules#PLY_LIMIT} plies have been played. */
    PLY_LIMIT;

    /** Returns the name in the option {@code order}, for example {@code noMove}. */
    String label() {
      return CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_CAMEL, name());
    }
  }

  /** The shapes of boards. */
  public enum BoardShape {
    /** A square of 4 to 16 squares on each side, by default 8. */
    SQUARE(4, 16, 8),
    /** A hexagon of 3 to 8 hexagonal cells on each side, by default 6. */
    HEX(3, 8, 6);

    final int min;
    final int max;
    final int standard;

    BoardShape(int min, int max, int standard) {
      this.min = min;
      this.max = max;
      this.standard = standard;
    }
  }

  /** Where the board has a hole: a cell that removes a piece which ends its move there. */
  public enum Hole {
    /** Nowhere. */
    NONE,
    /** In the center. */
    CENTER
  }

  private LoaRules(Values values) {
    super(ALL, LoaRules::new, values);
  }

  /** {@return the standard rules, {@link #SOUCIE}} */
  public static LoaRules standard() {
    return SOUCIE;
  }

  private static NamedValue preset(String name, String title, String description, String values) {
    return new NamedValue(name, title, description, Options.parse(values));
  }

  private static List<Check> parseOrder(String text) {
    return Splitter.on(',').splitToStream(text).map(LoaRules::check).collect(toImmutableList());
  }

  private static Check check(String label) {
    return Arrays.stream(Check.values())
        .filter(check -> Ascii.equalsIgnoreCase(check.label(), label))
        .findAny()
        .orElseThrow(
            () ->
                new OptionException(
                    Code.UNREADABLE,
                    ORDER.name(),
                    "must be a list of %s, but '%s' is none of them"
                        .formatted(
                            labels(Arrays.asList(Check.values())),
                            TextScanner.abbreviate(label, 40))));
  }

  private static String labels(List<Check> order) {
    return order.stream().map(Check::label).collect(Collectors.joining(","));
  }

  @Override
  protected Object defaultOf(Option<?> option) {
    return option == SIZE ? get(BOARD).standard : super.defaultOf(option);
  }

  /** {@return rules whose order has each check that applies, as far as it can be derived} */
  @Override
  protected <T> LoaRules set(Option<T> option, T value) {
    LoaRules changed = super.set(option, value);
    if (get(REPETITION) == Repetition.NONE
        && (option == REPETITION_AT
            || (option == REPETITION_OF && changed.isGiven(REPETITION_OF)))) {
      throw new OptionException(
          Code.CONTRADICTION,
          option.name(),
          "must not be given, because positions may repeat for ever");
    }
    if (changed.get(REPETITION) == Repetition.NONE) {
      changed = changed.without(REPETITION_AT).without(REPETITION_OF);
    }
    if (option == ORDER || changed.applicable().equals(applicable())) {
      return changed;
    }
    Set<Check> order = new LinkedHashSet<>(changed.get(ORDER));
    order.add(Check.QUIET_LIMIT);
    order.add(Check.PLY_LIMIT);
    order.retainAll(changed.applicable());
    return changed.with(ORDER, ImmutableList.copyOf(order));
  }

  /** Returns the checks that apply, in the order of {@link Check}. */
  private ImmutableList<Check> applicable() {
    return Arrays.stream(Check.values())
        .filter(
            check ->
                switch (check) {
                  case NO_MOVE -> get(NO_LEGAL_MOVE) != NoLegalMove.PASSES;
                  case REPETITION -> get(REPETITION) != Repetition.NONE;
                  case CONNECTION -> true;
                  case QUIET_LIMIT -> get(QUIET_LIMIT) > 0;
                  case PLY_LIMIT -> get(PLY_LIMIT) > 0;
                })
        .collect(toImmutableList());
  }

  /** Checks that the values do not contradict each other. */
  void check() {
    if (get(HOLE) == Hole.CENTER && board().size() % 2 == 0) {
      throw new OptionException(
          Code.CONTRADICTION, HOLE.name(), "a board with an even size has no center cell");
    }
    if (!ImmutableList.sortedCopyOf(get(ORDER)).equals(applicable())) {
      throw new OptionException(
          Code.CONTRADICTION,
          ORDER.name(),
          "must have each check that applies once: " + labels(applicable()));
    }
  }

  /**
   * {@return the board}
   *
   * @throws OptionException if its size is out of range for its shape
   */
  public Board board() {
    BoardShape shape = get(BOARD);
    int size = get(SIZE);
    if (size < shape.min || size > shape.max) {
      String range = "from " + shape.min + " to " + shape.max;
      String message =
          "must be a whole number " + range + " on this shape of board, but is " + size;
      throw new OptionException(Code.CONTRADICTION, SIZE.name(), message);
    }
    return shape == BoardShape.HEX ? HexBoard.of(size) : SquareBoard.of(size, size);
  }

  /**
   * {@return the number of pieces that each side has in the standard setup of the board} More of
   * them need {@link #ALLOW_EXTRA_PIECES}.
   */
  public int maxPieces() {
    return (get(BOARD) == BoardShape.HEX ? 3 : 2) * (get(SIZE) - 2);
  }

  /** {@return the options that differ from {@link #SOUCIE}: a preset, or one by one} */
  @Override
  public Options options() {
    Options published = super.options();
    Options others = published;
    for (Option<?> option : ALL) {
      if (NOT_PUBLISHED.contains(option)) {
        published = published.without(option.name());
      } else {
        others = others.without(option.name());
      }
    }
    for (NamedValue preset : PRESET.values()) {
      if (!published.isEmpty() && preset.implied().equals(published)) {
        return others.with(PRESET.name(), preset.name());
      }
    }
    return super.options();
  }
}
