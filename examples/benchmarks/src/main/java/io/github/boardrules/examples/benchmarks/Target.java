package io.github.boardrules.examples.benchmarks;

import static io.github.boardrules.examples.benchmarks.RecordBenchmark.Archive.LOA_BRG;
import static io.github.boardrules.examples.benchmarks.RecordBenchmark.Archive.LOA_SGF;

import com.google.common.collect.ImmutableList;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A performance target and how to measure it.
 *
 * @param title the name for people
 * @param floor the value that must be reached
 * @param aim the value that should be reached; smaller than the floor if smaller values are better
 * @param value measures the value in a round
 */
record Target(String title, double floor, double aim, Function<Round, Value> value) {
  private static final String LOA_PLAYOUTS = "LOA playouts, one at a time";

  /** All targets, in the order of measurement. */
  static final ImmutableList<Target> ALL =
      ImmutableList.of(
          new Target(
              "LOA playouts",
              0.30,
              0.50,
              round ->
                  Value.ratio(
                      round.ruler("loa-playout-1", LOA_PLAYOUTS).games(),
                      round.playout(Contest.LOA).operationsPerCpuSecond())),
          new Target(
              "LOA replay, plies",
              0.25,
              0.50,
              round ->
                  Value.ratio(
                      round.ruler("loa-playout-1", LOA_PLAYOUTS).plies(),
                      round.records("replay", LOA_BRG).pliesPerCpuSecond())),
          perft(
              "every move played", 0.25, 0.50, "LOA perft 5 (b) all moves made", "everyMovePlayed"),
          perft("last ply counted", 0.05, 0.15, "LOA perft 5 (a) bulk", "lastPlyCounted"),
          playouts("Linage 9x9 playouts", "linage9", Contest.LINAGE_9),
          playouts("Linage 13x13 playouts", "linage13", Contest.LINAGE_13),
          playouts("Linage 19x19 playouts", "linage19", Contest.LINAGE_19),
          playouts("Carteso 9x9 playouts", "carteso9", Contest.CARTESO_9),
          playouts("Carteso 13x13 playouts", "carteso13", Contest.CARTESO_13),
          playouts("Iris n=7 playouts", "iris", Contest.IRIS_7),
          growth("Linage: ns/ply on 19x19 against 9x9", Contest.LINAGE_19, Contest.LINAGE_9),
          growth("Carteso: ns/ply on 19x19 against 9x9", Contest.CARTESO_19, Contest.CARTESO_9),
          allocation("LOA: B/ply of playouts", Contest.LOA),
          allocation("Linage 9x9: B/ply of playouts", Contest.LINAGE_9),
          allocation("Carteso 9x9: B/ply of playouts", Contest.CARTESO_9),
          allocation("Iris n=7: B/ply of playouts", Contest.IRIS_7),
          validation("LOA, BRG: validation against replay, plies", LOA_BRG),
          validation("LOA, SGF: validation against replay, plies", LOA_SGF));

  /**
   * A measured value.
   *
   * @param ruler the rate of the ruler per second of processor time; 0 if not applicable
   * @param ours the rate of the library per second of processor time; 0 if not applicable
   * @param reached the value to compare with floor and aim
   */
  record Value(double ruler, double ours, double reached) {
    static Value ratio(double ruler, double ours) {
      return new Value(ruler, ours, ours / ruler);
    }

    static Value ofOurs(double reached) {
      return new Value(0, 0, reached);
    }
  }

  private static Target playouts(String title, String measurement, Contest contest) {
    return new Target(
        title,
        0.30,
        0.60,
        round ->
            Value.ratio(
                round.ruler(measurement, title).games(),
                round.playout(contest).operationsPerCpuSecond()));
  }

  private static Target perft(String what, double floor, double aim, String line, String method) {
    return new Target(
        "LOA perft 5, " + what,
        floor,
        aim,
        round ->
            Value.ratio(
                round.ruler("loa-perft", line).games(),
                round.perft(method, Contest.LOA).pliesPerCpuSecond()));
  }

  private static Target growth(String title, Contest large, Contest small) {
    ToDoubleFunction<Measurement> time = Measurement::cpuNanosPerPly;
    return new Target(
        title,
        4.5,
        2.5,
        round ->
            Value.ofOurs(
                time.applyAsDouble(round.playout(large))
                    / time.applyAsDouble(round.playout(small))));
  }

  private static Target allocation(String title, Contest contest) {
    return new Target(
        title, 160, 96, round -> Value.ofOurs(round.playout(contest).allocatedPerPly()));
  }

  private static Target validation(String title, RecordBenchmark.Archive archive) {
    return new Target(
        title,
        0.50,
        0.50,
        round ->
            new Value(
                0,
                round.records("validate", archive).pliesPerCpuSecond(),
                round.records("validate", archive).pliesPerCpuSecond()
                    / round.records("replay", archive).pliesPerCpuSecond()));
  }

  /**
   * Returns {@code aim}, {@code floor} or {@code missed}: the better bound that a value reaches, if
   * any.
   */
  String verdict(double reached) {
    return isAsGood(reached, aim) ? "aim" : isAsGood(reached, floor) ? "floor" : "missed";
  }

  private boolean isAsGood(double reached, double bound) {
    return aim < floor ? reached <= bound : reached >= bound;
  }
}
