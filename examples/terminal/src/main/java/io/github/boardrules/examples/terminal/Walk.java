package io.github.boardrules.examples.terminal;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.VariationReplay;
import io.github.boardrules.examples.bulk.Words;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** The dialogue of the read command: steps through the legal moves of a recorded game. */
final class Walk extends Dialogue {
  private final Screen screen;
  private final VariationReplay line;
  private int ply;

  /**
   * Starts at the initial position of a record.
   *
   * @throws CommandFailure if the game or the initial position of the record is invalid
   */
  Walk(GameVerdict verdict, BufferedReader in, PrintWriter out) {
    super(in, out);
    this.screen = new Screen(out);
    this.line =
        verdict
            .replay()
            .mainLine()
            .orElseThrow(() -> new CommandFailure(verdict.problems().get(0).toString()));
    announce(verdict.record(), verdict.problems());
  }

  private void announce(GameRecord record, List<RecordProblem> problems) {
    out.println(line.last().game().type().title() + "; type help for the commands");
    record.tags().forEach((name, text) -> print(name + ": " + text));
    print(record.comment());
    problems.forEach(problem -> print(problem.toString()));
  }

  @Override
  void show() {
    screen.show(line.positions().get(ply));
    out.println("ply " + ply + " of " + line.legalPlies());
    if (ply > 0) {
      String comment = line.recorded().get(ply - 1).commentAfter();
      print(line.moves().get(ply - 1) + (comment.isEmpty() ? "" : ": ") + comment);
    }
  }

  /** Prints text from a record, with control characters escaped. */
  private void print(String text) {
    text.lines().map(Words::printable).forEach(out::println);
  }

  @Override
  void act(String word, String rest, String all) {
    switch (word) {
      case "", "next" -> step(1, rest);
      case "back" -> step(-1, rest);
      case "first" -> jump(0);
      case "last" -> jump(line.legalPlies());
      case "jump" -> jump(number(rest, -1));
      case "moves" -> showMoves();
      case "facts" -> screen.showFacts(line.positions().get(ply));
      case "help" -> help();
      default -> jump(word, all);
    }
  }

  private void jump(String word, String all) {
    if (number(word, -1) >= 0) {
      jump(number(word, -1));
    } else {
      out.println("Unknown command: " + all + "; type help for the commands");
    }
  }

  private void step(int direction, String times) {
    int count = number(times, 1);
    jump(count < 0 ? -1 : ply + direction * count);
  }

  private void jump(int to) {
    if (to < 0 || to > line.legalPlies()) {
      out.println("The number of moves must be from 0 to " + line.legalPlies());
      return;
    }
    ply = to;
    show();
  }

  private void showMoves() {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < line.legalPlies(); i++) {
      words.add((i + 1) + ":" + line.moves().get(i) + (i + 1 == ply ? "*" : ""));
    }
    screen.showWords(words);
  }

  private void help() {
    out.println(
        """
        next N      advances N moves; without N, or on an empty line, one move
        back N      goes back N moves; without N, one move
        first, last goes to the first or the last position
        jump N      goes to the position after N moves; also: N
        moves       lists the moves
        facts       prints facts about the position
        quit        quits\
        """);
  }
}
