package io.github.boardrules.loa;

import io.github.boardrules.core.Options;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of all combinations of rules, and of starts of every density. */
final class Starts {
  private static final List<String> BOTH = List.of("MOVER_WINS", "DRAW");
  private static final List<String> REPETITION = List.of("MOVER_LOSES", "DRAW");

  private static final List<String> LOSING_ORDERS =
      List.of(
          "noMove,repetition,connection",
          "noMove,connection,repetition",
          "repetition,noMove,connection",
          "repetition,connection,noMove",
          "connection,noMove,repetition",
          "connection,repetition,noMove");
  private static final List<String> PASSING_ORDERS =
      List.of("repetition,connection", "connection,repetition");

  /** A start in the form of the option {@code setup}. */
  record Start(Set<String> black, Set<String> white, String toMove, Options rules) {
    Options options() {
      String setup =
          "black:%s;white:%s;toMove:%s"
              .formatted(String.join(",", black), String.join(",", white), toMove);
      return rules.with("setup", setup).with("anyPieceCount", "true");
    }

    NaiveLoa naive() {
      return NaiveLoa.start(naiveRules(rules), black, white, toMove.equals("BLACK") ? 'b' : 'w');
    }
  }

  private Starts() {}

  /** Returns all combinations of rules. */
  static Arbitrary<Options> rules() {
    return Arbitraries.of(true, false)
        .flatMap(
            passes ->
                Combinators.combine(
                        Arbitraries.of(BOTH),
                        Arbitraries.of(REPETITION),
                        Arbitraries.of("2", "3"),
                        Arbitraries.of(passes ? PASSING_ORDERS : LOSING_ORDERS))
                    .as(
                        (both, repetition, at, order) ->
                            Options.of("bothConnected", both)
                                .with("noLegalMove", passes ? "PASSES" : "LOSES")
                                .with("repetition", repetition)
                                .with("repetitionAt", at)
                                .with("order", order)));
  }

  static NaiveLoa.Rules naiveRules(Options rules) {
    return new NaiveLoa.Rules(
        rules.get("bothConnected").orElseThrow().equals("DRAW"),
        rules.get("noLegalMove").orElseThrow().equals("PASSES"),
        rules.get("repetition").orElseThrow().equals("DRAW"),
        Integer.parseInt(rules.get("repetitionAt").orElseThrow()),
        List.of(rules.get("order").orElseThrow().split(",", -1)));
  }

  /** Returns starts from few pieces to a full board, anywhere or in one corner. */
  static Arbitrary<Start> starts() {
    return Combinators.combine(
            rules(),
            Arbitraries.of(8, 8, 5, 4),
            Arbitraries.of(2, 3, 5, 12, 16, 32),
            Arbitraries.of(2, 3, 5, 12, 16, 32),
            Arbitraries.of("BLACK", "WHITE"),
            Arbitraries.longs())
        .as(Starts::start);
  }

  private static Start start(
      Options rules, int side, int mostBlack, int mostWhite, String toMove, long seed) {
    Random random = new Random(seed);
    List<String> cells =
        IntStream.range(0, side * side)
            .mapToObj(i -> (char) ('a' + i % side) + "" + (i / side + 1))
            .collect(Collectors.toList());
    Collections.shuffle(cells, random);
    int black = Math.min(1 + random.nextInt(mostBlack), side * side - 1);
    int white = Math.min(1 + random.nextInt(mostWhite), side * side - black);
    return new Start(
        new TreeSet<>(cells.subList(0, black)),
        new TreeSet<>(cells.subList(black, black + white)),
        toMove,
        rules);
  }

  /** Returns options with any rules and the named starts or any other. */
  static Arbitrary<Options> options() {
    Arbitrary<Options> named =
        Combinators.combine(rules(), Arbitraries.of("standard", "scrambled"))
            .as((rules, setup) -> rules.with("setup", setup));
    Arbitrary<Options> presets =
        Arbitraries.of("SOUCIE", "SACKSON_1969", "COMPUTER_TOURNAMENT")
            .map(preset -> Options.of("preset", preset));
    return Arbitraries.oneOf(named, presets, starts().map(Start::options));
  }
}
