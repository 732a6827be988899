package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.boardrules.core.OptionSpec.value;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.OptionSpec.NamedValue;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import io.github.boardrules.loa.LoaRules.BothConnected;
import io.github.boardrules.loa.LoaRules.Check;
import io.github.boardrules.loa.LoaRules.NoLegalMove;
import io.github.boardrules.loa.LoaRules.Repetition;
import io.github.boardrules.loa.LoaRules.RepetitionOf;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Converts between options and rules. */
final class LoaOptions {
  static final String PRESET = "preset";
  static final String BOTH_CONNECTED = "bothConnected";
  static final String NO_LEGAL_MOVE = "noLegalMove";
  static final String REPETITION = "repetition";
  static final String REPETITION_OF = "repetitionOf";
  static final String REPETITION_AT = "repetitionAt";
  static final String QUIET_LIMIT = "quietLimit";
  static final String PLY_LIMIT = "plyLimit";
  static final String ORDER = "order";
  static final String BOARD = "board";
  static final String SIZE = "size";
  static final String HOLE = "hole";
  static final String SETUP = "setup";
  static final String ANY_PIECE_COUNT = "anyPieceCount";

  private static final String DEFAULT_PRESET = "SOUCIE";
  private static final String BY_PRESET = "; by default the preset's.";

  private static final LoaRules STANDARD = LoaRules.SOUCIE;

  private static final ImmutableBiMap<String, LoaRules> PRESETS =
      ImmutableBiMap.<String, LoaRules>builder()
          .put(DEFAULT_PRESET, STANDARD)
          .put("SACKSON_1969", LoaRules.SACKSON_1969)
          .put("COMPUTER_TOURNAMENT", LoaRules.COMPUTER_TOURNAMENT)
          .put("ABSTRACT_PLAY", LoaRules.ABSTRACT_PLAY)
          .put("LUDII", LoaRules.LUDII)
          .put("OPEN_SPIEL", LoaRules.OPEN_SPIEL)
          .put("PLAY_STRATEGY", LoaRules.PLAY_STRATEGY)
          .buildOrThrow();

  static final ImmutableList<OptionSpec> SPECS =
      ImmutableList.of(
          new OptionSpec.Choice(
              PRESET,
              "Rules",
              ImmutableList.of(
                  preset(DEFAULT_PRESET, "Soucie", "The rules of Claude Soucie."),
                  preset(
                      "SACKSON_1969",
                      "Sackson 1969",
                      "The rules after the first edition of A Gamut of Games."),
                  preset(
                      "COMPUTER_TOURNAMENT",
                      "Computer tournament",
                      "The rules of computer tournaments."),
                  preset("ABSTRACT_PLAY", "Abstract Play", "The rules of the site Abstract Play."),
                  preset("LUDII", "Ludii", "The rules of the program Ludii."),
                  preset("OPEN_SPIEL", "OpenSpiel", "The rules of the program OpenSpiel."),
                  preset("PLAY_STRATEGY", "PlayStrategy", "The rules of the site PlayStrategy.")),
              DEFAULT_PRESET,
              "A set of published rules; the other options override single values."),
          OptionSpec.choice(
              BOTH_CONNECTED,
              "Both sides connected",
              STANDARD.bothConnected(),
              "The result of a move that connects both sides" + BY_PRESET,
              value(BothConnected.MOVER_WINS, "Mover wins", "The side that moved wins."),
              value(BothConnected.DRAW, "Draw", "The game is drawn.")),
          OptionSpec.choice(
              NO_LEGAL_MOVE,
              "No legal move",
              STANDARD.noLegalMove(),
              "What happens to a side without a legal move" + BY_PRESET,
              value(NoLegalMove.LOSES, "Loses", "The side loses."),
              value(NoLegalMove.PASSES, "Passes", "The side passes."),
              value(NoLegalMove.DRAW, "Draw", "The game is drawn.")),
          OptionSpec.choice(
              REPETITION,
              "Repetition",
              STANDARD.repetition(),
              "The result of a repeated position" + BY_PRESET,
              value(
                  Repetition.MOVER_LOSES,
                  "Mover loses",
                  "The side whose move repeated the position loses."),
              value(Repetition.DRAW, "Draw", "The game is drawn."),
              value(Repetition.NONE, "Allowed", "Positions may repeat for ever.")),
          OptionSpec.choice(
              REPETITION_OF,
              "Repetition of",
              STANDARD.repetitionOf(),
              "What has to be repeated" + BY_PRESET,
              value(
                  RepetitionOf.POSITION, "Position", "The arrangement with the same side to move."),
              value(
                  RepetitionOf.PLACEMENT,
                  "Arrangement",
                  "The arrangement, whichever side is to move.")),
          OptionSpec.integer(
              REPETITION_AT,
              "Occurrences",
              2,
              5,
              STANDARD.repetitionAt(),
              "The occurrence of a position that ends the game" + BY_PRESET),
          OptionSpec.integer(
              QUIET_LIMIT,
              "Plies without a capture",
              0,
              LoaRules.MAX_QUIET_LIMIT,
              STANDARD.quietLimit(),
              "The plies in a row without a capture that draw the game, 0 for no limit"
                  + BY_PRESET),
          OptionSpec.integer(
              PLY_LIMIT,
              "Plies",
              0,
              LoaRules.MAX_PLY_LIMIT,
              STANDARD.plyLimit(),
              "The plies that draw the game, 0 for no limit" + BY_PRESET),
          new OptionSpec.Text(
              ORDER,
              "Order of checks",
              "those of noMove, repetition, connection, quietLimit and plyLimit that apply,"
                  + " separated by commas",
              ImmutableList.of(),
              labels(STANDARD.order()),
              "The order of the checks after a move" + BY_PRESET),
          OptionSpec.choice(
              BOARD,
              "Board",
              Shape.SQUARE,
              "The shape of the board.",
              value(Shape.SQUARE, "Square", "Pieces move in eight directions."),
              value(Shape.HEX, "Hexagon", "Pieces move in six directions.")),
          OptionSpec.integer(
              SIZE,
              "Board size",
              BoardSize.min(true),
              BoardSize.max(false),
              BoardSize.standard(false),
              "The cells on each side: 4 to 16; of a hexagon 3 to 8, by default 6."),
          OptionSpec.choice(
              HOLE,
              "Hole",
              Hole.NONE,
              "Whether the center cell is a hole that removes a piece which ends its move there.",
              value(Hole.NONE, "None", "The center is an ordinary cell."),
              value(Hole.CENTER, "Center", "A piece that ends its move in the center is removed.")),
          new OptionSpec.Text(
              SETUP,
              "Start",
              "standard, scrambled, clusters (on a hexagon of side 5), a position, or"
                  + " black:b1,c1;white:a2;toMove:BLACK",
              ImmutableList.of(
                  start(NamedSetups.STANDARD, "Standard", "Each side has every other edge."),
                  start(
                      NamedSetups.SCRAMBLED, "Scrambled", "The colors alternate around the board."),
                  start(
                      NamedSetups.CLUSTERS,
                      "Clusters",
                      "The pieces stand in groups; on a hexagon of side 5 only.")),
              NamedSetups.STANDARD,
              "The position at the start."),
          new OptionSpec.Flag(
              ANY_PIECE_COUNT,
              "Any number of pieces",
              false,
              "Whether a setup may have more pieces a side than the standard one."));

  private enum Shape {
    SQUARE,
    HEX
  }

  private enum Hole {
    NONE,
    CENTER
  }

  private LoaOptions() {}

  private static NamedValue preset(String name, String label, String description) {
    LoaRules rules = requireNonNull(PRESETS.get(name));
    return new NamedValue(name, label, description, differences(rules));
  }

  private static NamedValue start(String name, String label, String description) {
    return new NamedValue(name, label, description, Options.none());
  }

  static LoaGame read(Options options) {
    OptionReader reader = new OptionReader(SPECS, options);
    LoaRules rules = rules(reader);
    String setup = reader.text(SETUP).orElse(NamedSetups.STANDARD);
    try {
      return Loa.game(rules, LoaNotation.parseSetup(setup, rules.board()));
    } catch (NotationException | SetupException e) {
      Code code = e instanceof NotationException ? Code.UNREADABLE : Code.OUT_OF_RANGE;
      OptionException exception = new OptionException(code, SETUP, String.valueOf(e.getMessage()));
      exception.initCause(e);
      throw exception;
    }
  }

  /** Sets the rules that are given; the builder derives the others from the preset. */
  private static LoaRules rules(OptionReader reader) {
    String preset = reader.text(PRESET).orElse(DEFAULT_PRESET);
    LoaRules.Builder rules = PRESETS.getOrDefault(preset, STANDARD).toBuilder();
    reader.text(BOTH_CONNECTED).map(BothConnected::valueOf).ifPresent(rules::bothConnected);
    reader.text(NO_LEGAL_MOVE).map(NoLegalMove::valueOf).ifPresent(rules::noLegalMove);
    reader.text(REPETITION).map(Repetition::valueOf).ifPresent(rules::repetition);
    rules.board(board(reader));
    rules.hasHole(reader.choice(HOLE, Hole.NONE) == Hole.CENTER);
    rules.anyPieceCount(reader.flag(ANY_PIECE_COUNT));
    reader.text(REPETITION_OF).map(RepetitionOf::valueOf).ifPresent(rules::repetitionOf);
    reader.text(REPETITION_AT).map(Integer::valueOf).ifPresent(rules::repetitionAt);
    reader.text(QUIET_LIMIT).map(Integer::valueOf).ifPresent(rules::quietLimit);
    reader.text(PLY_LIMIT).map(Integer::valueOf).ifPresent(rules::plyLimit);
    reader.text(ORDER).map(LoaOptions::order).ifPresent(rules::order);
    return rules.build();
  }

  private static Board board(OptionReader reader) {
    boolean isHex = reader.choice(BOARD, Shape.SQUARE) == Shape.HEX;
    int size = reader.text(SIZE).map(Integer::valueOf).orElse(BoardSize.standard(isHex));
    if (size < BoardSize.min(isHex) || size > BoardSize.max(isHex)) {
      String range = "from " + BoardSize.min(isHex) + " to " + BoardSize.max(isHex);
      String message =
          "must be a whole number " + range + " on this shape of board, but is " + size;
      throw new OptionException(Code.CONTRADICTION, SIZE, message);
    }
    return isHex ? HexBoard.of(size) : SquareBoard.of(size, size);
  }

  private static ImmutableList<Check> order(String text) {
    return Splitter.on(',').splitToStream(text).map(LoaOptions::check).collect(toImmutableList());
  }

  private static Check check(String label) {
    return Arrays.stream(Check.values())
        .filter(check -> Ascii.equalsIgnoreCase(check.label(), label))
        .findAny()
        .orElseThrow(
            () ->
                new OptionException(
                    Code.UNREADABLE,
                    ORDER,
                    "must be a list of %s, but '%s' is none of them"
                        .formatted(
                            labels(ImmutableList.copyOf(Check.values())),
                            TextScanner.abbreviate(label, 40))));
  }

  /** Returns the options in which a game differs from the default. */
  static Options write(LoaGame game) {
    String start = LoaNotation.nameOrText(game.start());
    return write(game.rules()).withUnlessDefault(SETUP, start, NamedSetups.STANDARD);
  }

  /** Returns the options in which rules differ from the default: a preset, or one by one. */
  static Options write(LoaRules rules) {
    boolean isHex = rules.board() instanceof HexBoard;
    Options options =
        Options.none()
            .withUnlessDefault(ANY_PIECE_COUNT, rules.anyPieceCount(), false)
            .withUnlessDefault(BOARD, isHex ? Shape.HEX : Shape.SQUARE, Shape.SQUARE)
            .withUnlessDefault(SIZE, BoardSize.of(rules.board()), BoardSize.standard(isHex))
            .withUnlessDefault(HOLE, rules.hasHole() ? Hole.CENTER : Hole.NONE, Hole.NONE);
    // Presets set neither board nor setup.
    LoaRules plain = rules.toBuilder().anyPieceCount(false).board(Loa.BOARD).hasHole(false).build();
    String preset = PRESETS.inverse().get(plain);
    if (preset != null) {
      return options.withUnlessDefault(PRESET, preset, DEFAULT_PRESET);
    }
    return options.with(differences(rules));
  }

  /** Returns the options of a preset in which rules differ from the default. */
  private static Options differences(LoaRules rules) {
    return Options.none()
        .withUnlessDefault(BOTH_CONNECTED, rules.bothConnected(), STANDARD.bothConnected())
        .withUnlessDefault(NO_LEGAL_MOVE, rules.noLegalMove(), STANDARD.noLegalMove())
        .withUnlessDefault(REPETITION, rules.repetition(), STANDARD.repetition())
        .withUnlessDefault(REPETITION_OF, rules.repetitionOf(), STANDARD.repetitionOf())
        .withUnlessDefault(REPETITION_AT, rules.repetitionAt(), STANDARD.repetitionAt())
        .withUnlessDefault(QUIET_LIMIT, rules.quietLimit(), STANDARD.quietLimit())
        .withUnlessDefault(PLY_LIMIT, rules.plyLimit(), STANDARD.plyLimit())
        .withUnlessDefault(ORDER, labels(rules.order()), labels(STANDARD.order()));
  }

  static String labels(ImmutableList<Check> order) {
    return order.stream().map(Check::label).collect(Collectors.joining(","));
  }
}
