package io.github.boardrules.loa;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.conformance.Choices;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Generators of all combinations of rules and boards, and of starts of every density. */
final class Starts {
  private static final List<String> PRESETS =
      List.of(
          "SOUCIE",
          "SACKSON_1969",
          "COMPUTER_TOURNAMENT",
          "ABSTRACT_PLAY",
          "LUDII",
          "OPEN_SPIEL",
          "PLAY_STRATEGY");

  /** A start in the form of the option {@code setup}. */
  record Start(Set<String> black, Set<String> white, String toMove, Options rules) {
    Options options() {
      String setup =
          "black:%s;white:%s;toMove:%s"
              .formatted(String.join(",", black), String.join(",", white), toMove);
      return rules.with("setup", setup).with("allowExtraPieces", "true");
    }

    NaiveLoa naive() {
      return NaiveLoa.start(naiveRules(rules), black, white, toMove.equals("BLACK") ? 'b' : 'w');
    }
  }

  private Starts() {}

  /** Returns all combinations of rules on the board of 8×8. */
  static Arbitrary<Options> rules() {
    return Combinators.combine(
            Arbitraries.of("MOVER_WINS", "DRAW"),
            Arbitraries.of("LOSES", "PASSES", "DRAW"),
            Arbitraries.of("MOVER_LOSES", "DRAW", "NONE"),
            Arbitraries.of("POSITION", "PLACEMENT"),
            Arbitraries.of("2", "3", "5"),
            Arbitraries.of("0", "0", "3", "20"),
            Arbitraries.of("0", "0", "6", "60"),
            Choices.arbitrary())
        .as(Starts::rules);
  }

  private static Options rules(
      String both,
      String noLegalMove,
      String repetition,
      String repetitionOf,
      String at,
      String quietLimit,
      String plyLimit,
      Random random) {
    List<String> order = new ArrayList<>(List.of("connection"));
    Options options =
        Options.of("bothConnected", both)
            .with("noLegalMove", noLegalMove)
            .with("repetition", repetition)
            .with("quietLimit", quietLimit)
            .with("plyLimit", plyLimit);
    if (!noLegalMove.equals("PASSES")) {
      order.add("noMove");
    }
    if (!repetition.equals("NONE")) {
      order.add("repetition");
      options = options.with("repetitionOf", repetitionOf).with("repetitionAt", at);
    }
    if (!quietLimit.equals("0")) {
      order.add("quietLimit");
    }
    if (!plyLimit.equals("0")) {
      order.add("plyLimit");
    }
    Collections.shuffle(order, random);
    return options.with("order", String.join(",", order));
  }

  /** Adds any board to rules, often the one of 8×8. */
  private static Arbitrary<Options> onBoards(Arbitrary<Options> rules) {
    Arbitrary<NaiveLoa.Board> others =
        Combinators.combine(
                Arbitraries.of(true, false),
                Arbitraries.of(4, 5, 6, 7, 9, 16, 3, 8),
                Arbitraries.of(true, false))
            .as(
                (isHex, size, hole) ->
                    isHex
                        ? new NaiveLoa.Board(true, Math.min(size, 8), hole)
                        : new NaiveLoa.Board(false, Math.max(size, 4), hole && size % 2 == 1));
    Arbitrary<NaiveLoa.Board> boards =
        Arbitraries.oneOf(Arbitraries.just(NaiveLoa.Board.EIGHT), others)
            .filter(board -> !board.hasHole() || board.isHex() || board.size() % 2 == 1);
    return Combinators.combine(rules, boards)
        .as(
            (options, board) ->
                options
                    .with("board", board.isHex() ? "HEX" : "SQUARE")
                    .with("size", Integer.toString(board.size()))
                    .with("hole", board.hasHole() ? "CENTER" : "NONE"));
  }

  static NaiveLoa.Rules naiveRules(Options rules) {
    return new NaiveLoa.Rules(
        board(rules),
        rules.get("bothConnected").orElseThrow().equals("DRAW"),
        rules.get("noLegalMove").orElseThrow(),
        rules.get("repetition").orElseThrow(),
        rules.get("repetitionOf").orElse("POSITION").equals("PLACEMENT"),
        number(rules, "repetitionAt", 2),
        number(rules, "quietLimit", 0),
        number(rules, "plyLimit", 0),
        List.of(rules.get("order").orElseThrow().split(",", -1)));
  }

  private static NaiveLoa.Board board(Options rules) {
    return new NaiveLoa.Board(
        rules.get("board").orElse("SQUARE").equals("HEX"),
        number(rules, "size", 8),
        rules.get("hole").orElse("NONE").equals("CENTER"));
  }

  private static int number(Options options, String name, int otherwise) {
    return options.get(name).map(Integer::parseInt).orElse(otherwise);
  }

  /** Returns starts of every density, rarely one in which nobody can move. */
  static Arbitrary<Start> starts() {
    return Arbitraries.frequencyOf(
        Tuple.of(30, randomStarts()), Tuple.of(1, rules().map(Starts::stuck)));
  }

  /** Returns a full board on which every second file is black: nobody can move or is connected. */
  private static Start stuck(Options rules) {
    return new Start(
        Set.of("a1", "a2", "a3", "a4", "c1", "c2", "c3", "c4"),
        Set.of("b1", "b2", "b3", "b4", "d1", "d2", "d3", "d4"),
        "BLACK",
        rules.with("board", "SQUARE").with("size", "4").with("hole", "NONE"));
  }

  /** Returns starts from few pieces to a full board, anywhere or in one corner. */
  private static Arbitrary<Start> randomStarts() {
    return Combinators.combine(
            onBoards(rules()),
            Arbitraries.of(16, 16, 5, 4),
            Arbitraries.of(2, 3, 5, 12, 16, 32),
            Arbitraries.of(2, 3, 5, 12, 16, 32),
            Arbitraries.of("BLACK", "WHITE"),
            Choices.arbitrary())
        .as(Starts::start);
  }

  private static Start start(
      Options rules, int side, int mostBlack, int mostWhite, String toMove, Random random) {
    List<String> cells = cells(board(rules), side);
    Collections.shuffle(cells, random);
    int black = Math.min(1 + random.nextInt(mostBlack), cells.size() - 1);
    int white = Math.min(1 + random.nextInt(mostWhite), cells.size() - black);
    return new Start(
        new TreeSet<>(cells.subList(0, black)),
        new TreeSet<>(cells.subList(black, black + white)),
        toMove,
        rules);
  }

  /** Returns the cells of a board, except the hole, whose coordinates are less than a number. */
  private static List<String> cells(NaiveLoa.Board board, int side) {
    List<String> cells = new ArrayList<>();
    int end = Math.min(side, board.width());
    for (int y = 0; y < end; y++) {
      for (int x = 0; x < end; x++) {
        boolean isHole = board.hasHole() && x == board.width() / 2 && y == x;
        if (!isHole && (!board.isHex() || Math.abs(x - y) < board.size())) {
          cells.add((char) ('a' + x) + "" + (y + 1));
        }
      }
    }
    return cells;
  }

  /** Returns options with any rules and the named starts or any other. */
  static Arbitrary<Options> options() {
    Arbitrary<Options> presets =
        Arbitraries.of(PRESETS).map(preset -> Options.of("preset", preset));
    Arbitrary<Options> named =
        Combinators.combine(
                onBoards(Arbitraries.oneOf(rules(), presets)),
                Arbitraries.of("standard", "scrambled"))
            .as((rules, setup) -> rules.with("setup", setup));
    Arbitrary<Options> clusters =
        presets.map(
            rules -> rules.with("board", "HEX").with("size", "5").with("setup", "clusters"));
    return Arbitraries.oneOf(named, presets, clusters, starts().map(Start::options));
  }
}
