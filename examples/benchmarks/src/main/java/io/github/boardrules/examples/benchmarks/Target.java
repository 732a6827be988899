package io.github.boardrules.examples.benchmarks;

import static io.github.boardrules.examples.benchmarks.RecordBenchmark.Archive.LOA_BRG;
import static io.github.boardrules.examples.benchmarks.RecordBenchmark.Archive.LOA_SGF;

import com.google.common.collect.ImmutableList;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A row of the comparison with the ruler: what is measured, and the value that it should reach.
 *
 * @param title the name for people
 * @param aim the value that should be reached; NaN if there is none
 * @param smallerIsBetter whether a value at or below the aim reaches it
 * @param value measures the value in a round
 */
record Target(String title, double aim, boolean smallerIsBetter, Function<Round, Value> value) {
  private static final String LOA_PLAYOUTS = "LOA playouts, one at a time";

  /** All targets, in the order of measurement. */
  static final ImmutableList<Target> ALL =
      ImmutableList.of(
          ofRuler(
              "LOA playouts",
              0.35,
              round -> round.ruler("loa-playout-1", LOA_PLAYOUTS).games(),
              round -> round.playout(Contest.LOA).operationsPerCpuSecond()),
          ofRuler(
              "LOA replay, plies",
              0.50,
              round -> round.ruler("loa-playout-1", LOA_PLAYOUTS).plies(),
              round -> round.records("replay", LOA_BRG).pliesPerCpuSecond()),
          perft("every move played", 0.50, "LOA perft 5 (b) all moves made", "everyMovePlayed"),
          perft("last ply counted", 0.15, "LOA perft 5 (a) bulk", "lastPlyCounted"),
          playouts("Linage 9x9 playouts", 0.40, "linage9", Contest.LINAGE_9),
          playouts("Linage 13x13 playouts", 0.35, "linage13", Contest.LINAGE_13),
          playouts("Linage 19x19 playouts", 0.33, "linage19", Contest.LINAGE_19),
          playouts("Carteso 9x9 playouts", 0.50, "carteso9", Contest.CARTESO_9),
          playouts("Carteso 13x13 playouts", 0.37, "carteso13", Contest.CARTESO_13),
          playouts("Iris n=7 playouts", 0.30, "iris", Contest.IRIS_7),
          growth("Linage: ns/ply on 19x19 against 9x9", Contest.LINAGE_19, Contest.LINAGE_9),
          growth("Carteso: ns/ply on 19x19 against 9x9", Contest.CARTESO_19, Contest.CARTESO_9),
          allocation("LOA: B/ply of playouts", Contest.LOA),
          allocation("Linage 9x9: B/ply of playouts", Contest.LINAGE_9),
          allocation("Carteso 9x9: B/ply of playouts", Contest.CARTESO_9),
          allocation("Iris n=7: B/ply of playouts", Contest.IRIS_7),
          validation("LOA, BRG: validation, plies", LOA_BRG, Measurement::pliesPerCpuSecond),
          validation("LOA, BRG: validation, bytes", LOA_BRG, Measurement::textPerCpuSecond),
          shareOfReplay("LOA, BRG: share of replay in validation", LOA_BRG),
          validation("LOA, SGF: validation, plies", LOA_SGF, Measurement::pliesPerCpuSecond),
          validation("LOA, SGF: validation, bytes", LOA_SGF, Measurement::textPerCpuSecond),
          shareOfReplay("LOA, SGF: share of replay in validation", LOA_SGF),
          new Target(
              "Four games in one process: time against each alone",
              Double.NaN,
              true,
              round -> Value.ofOurs(round.fourGames().cpuNanos() / timeAlone(round))));

  /**
   * A measured value.
   *
   * @param ruler the rate of the ruler per second of processor time; 0 if not applicable
   * @param ours the rate of the library per second of processor time; 0 if not applicable
   * @param reached the value to compare with the aim; NaN if not applicable
   */
  record Value(double ruler, double ours, double reached) {
    static Value ratio(double ruler, double ours) {
      return new Value(ruler, ours, ours / ruler);
    }

    static Value ofOurs(double reached) {
      return new Value(0, 0, reached);
    }
  }

  private static Target ofRuler(
      String title, double aim, ToDoubleFunction<Round> ruler, ToDoubleFunction<Round> ours) {
    return new Target(
        title,
        aim,
        false,
        round -> Value.ratio(ruler.applyAsDouble(round), ours.applyAsDouble(round)));
  }

  private static Target playouts(String title, double aim, String measurement, Contest contest) {
    return ofRuler(
        title,
        aim,
        round -> round.ruler(measurement, title).games(),
        round -> round.playout(contest).operationsPerCpuSecond());
  }

  private static Target perft(String what, double aim, String line, String method) {
    return ofRuler(
        "LOA perft 5, " + what,
        aim,
        round -> round.ruler("loa-perft", line).games(),
        round -> round.perft(method, Contest.LOA).pliesPerCpuSecond());
  }

  private static Target growth(String title, Contest large, Contest small) {
    return new Target(
        title,
        2.5,
        true,
        round ->
            Value.ofOurs(
                round.playout(large).cpuNanosPerPly() / round.playout(small).cpuNanosPerPly()));
  }

  private static Target allocation(String title, Contest contest) {
    return new Target(
        title, 96, true, round -> Value.ofOurs(round.playout(contest).allocatedPerPly()));
  }

  private static Target validation(
      String title, RecordBenchmark.Archive archive, ToDoubleFunction<Measurement> rate) {
    return new Target(
        title,
        Double.NaN,
        false,
        round -> new Value(0, rate.applyAsDouble(round.records("validate", archive)), Double.NaN));
  }

  private static Target shareOfReplay(String title, RecordBenchmark.Archive archive) {
    return new Target(
        title,
        Double.NaN,
        false,
        round ->
            Value.ofOurs(
                round.records("replay", archive).cpuNanos()
                    / round.records("validate", archive).cpuNanos()));
  }

  private static double timeAlone(Round round) {
    return PlayoutBenchmark.FOUR.stream()
        .mapToDouble(contest -> round.playout(contest).cpuNanos())
        .sum();
  }

  /** Returns {@code reached} or {@code missed}; an empty string without an aim. */
  String verdict(double reached) {
    if (Double.isNaN(aim)) {
      return "";
    }
    return (smallerIsBetter ? reached <= aim : reached >= aim) ? "reached" : "missed";
  }
}
