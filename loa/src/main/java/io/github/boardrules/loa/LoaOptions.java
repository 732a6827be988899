package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.loa.LoaRules.BothConnected;
import io.github.boardrules.loa.LoaRules.Check;
import io.github.boardrules.loa.LoaRules.NoLegalMove;
import io.github.boardrules.loa.LoaRules.Repetition;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Converts between options and rules. */
final class LoaOptions {
  static final String PRESET = "preset";
  static final String BOTH_CONNECTED = "bothConnected";
  static final String NO_LEGAL_MOVE = "noLegalMove";
  static final String REPETITION = "repetition";
  static final String REPETITION_AT = "repetitionAt";
  static final String ORDER = "order";
  static final String SETUP = "setup";
  static final String ANY_PIECE_COUNT = "anyPieceCount";

  private static final String DEFAULT_PRESET = "SOUCIE";

  private static final ImmutableBiMap<String, LoaRules> PRESETS =
      ImmutableBiMap.of(
          DEFAULT_PRESET,
          LoaRules.SOUCIE,
          "SACKSON_1969",
          LoaRules.SACKSON_1969,
          "COMPUTER_TOURNAMENT",
          LoaRules.COMPUTER_TOURNAMENT);

  static final ImmutableList<OptionSpec> SPECS =
      ImmutableList.of(
          OptionSpec.choice(
              PRESET,
              PRESETS.keySet().asList(),
              DEFAULT_PRESET,
              "A set of published rules; the other options override single values"),
          choice(BOTH_CONNECTED, BothConnected.class, "A move that connects both sides"),
          choice(NO_LEGAL_MOVE, NoLegalMove.class, "The side to move has no legal move"),
          choice(REPETITION, Repetition.class, "A position is repeated"),
          OptionSpec.integer(
              REPETITION_AT, 2, 3, 2, "The occurrence that ends the game; by default the preset's"),
          OptionSpec.text(
              ORDER,
              "the preset's",
              "The order of the checks after a move: noMove (only if noLegalMove is LOSES),"
                  + " repetition and connection, separated by commas"),
          OptionSpec.text(
              SETUP,
              LoaNotation.STANDARD,
              "The start: standard, scrambled, a position, or black:b1,c1;white:a2;toMove:BLACK"),
          OptionSpec.flag(ANY_PIECE_COUNT, "A setup may have more than 12 pieces a side"));

  private LoaOptions() {}

  private static <E extends Enum<E>> OptionSpec choice(
      String name, Class<E> type, String description) {
    return OptionSpec.choice(
        name,
        Arrays.stream(type.getEnumConstants()).map(Enum::name).collect(toImmutableList()),
        "the preset's",
        description);
  }

  static LoaGame read(Options options) {
    OptionReader reader = new OptionReader(SPECS, options);
    LoaRules rules = rules(reader);
    String setup = reader.text(SETUP).orElse(LoaNotation.STANDARD);
    try {
      return Loa.game(rules, LoaNotation.parseSetup(setup));
    } catch (NotationException e) {
      throw badSetup(Code.UNREADABLE, e);
    } catch (SetupException e) {
      throw badSetup(Code.OUT_OF_RANGE, e);
    }
  }

  private static OptionException badSetup(Code code, RuntimeException cause) {
    OptionException exception =
        new OptionException(code, SETUP, String.valueOf(cause.getMessage()));
    exception.initCause(cause);
    return exception;
  }

  private static LoaRules rules(OptionReader reader) {
    LoaRules preset = preset(reader);
    LoaRules.Builder rules =
        preset.toBuilder()
            .bothConnected(
                reader.choice(BOTH_CONNECTED, BothConnected.class, preset.bothConnected()))
            .noLegalMove(reader.choice(NO_LEGAL_MOVE, NoLegalMove.class, preset.noLegalMove()))
            .repetition(reader.choice(REPETITION, Repetition.class, preset.repetition()))
            .anyPieceCount(reader.flag(ANY_PIECE_COUNT));
    if (reader.text(REPETITION_AT).isPresent()) {
      rules.repetitionAt(reader.integer(REPETITION_AT));
    }
    reader.text(ORDER).map(LoaOptions::order).ifPresent(rules::order);
    return rules.build();
  }

  private static LoaRules preset(OptionReader reader) {
    LoaRules preset = PRESETS.get(reader.text(PRESET).orElse(DEFAULT_PRESET));
    if (preset == null) {
      throw new OptionException(
          Code.OUT_OF_RANGE, PRESET, "must be one of " + Joiner.on(", ").join(PRESETS.keySet()));
    }
    return preset;
  }

  private static ImmutableList<Check> order(String text) {
    return Splitter.on(',').splitToStream(text).map(LoaOptions::check).collect(toImmutableList());
  }

  private static Check check(String label) {
    return Arrays.stream(Check.values())
        .filter(check -> check.label().equals(label))
        .findAny()
        .orElseThrow(
            () ->
                new OptionException(
                    Code.UNREADABLE, ORDER, "must be a list of noMove, repetition, connection"));
  }

  /** Returns the options in which a game differs from the default. */
  static Options write(LoaGame game) {
    String start = LoaNotation.nameOrText(game.start());
    return with(write(game.rules()), SETUP, start, LoaNotation.STANDARD);
  }

  /** Returns the options in which rules differ from the default: a preset, or one by one. */
  static Options write(LoaRules rules) {
    Options options = with(Options.none(), ANY_PIECE_COUNT, rules.anyPieceCount(), false);
    LoaRules standard = LoaRules.SOUCIE;
    String preset = PRESETS.inverse().get(rules.toBuilder().anyPieceCount(false).build());
    if (preset != null) {
      return with(options, PRESET, preset, DEFAULT_PRESET);
    }
    options = with(options, BOTH_CONNECTED, rules.bothConnected(), standard.bothConnected());
    options = with(options, NO_LEGAL_MOVE, rules.noLegalMove(), standard.noLegalMove());
    options = with(options, REPETITION, rules.repetition(), standard.repetition());
    options = with(options, REPETITION_AT, rules.repetitionAt(), standard.repetitionAt());
    return with(options, ORDER, labels(rules.order()), labels(standard.order()));
  }

  private static Options with(Options options, String name, Object value, Object standard) {
    return value.equals(standard) ? options : options.with(name, value.toString());
  }

  static String labels(ImmutableList<Check> order) {
    return order.stream().map(Check::label).collect(Collectors.joining(","));
  }
}
