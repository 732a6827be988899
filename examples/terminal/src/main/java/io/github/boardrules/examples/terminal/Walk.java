package io.github.boardrules.examples.terminal;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.VariationReplay;
import io.github.boardrules.examples.bulk.Verdict;
import io.github.boardrules.examples.bulk.Words;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** A recorded game, step by step, as far as it is legal. */
final class Walk extends Dialogue {
  private final Screen screen;
  private final VariationReplay line;
  private int ply;

  /**
   * A walk from the first position.
   *
   * @throws CommandFailure if the record has no game or position to begin with
   */
  Walk(Verdict verdict, BufferedReader in, PrintWriter out) {
    super(in, out);
    this.screen = new Screen(out);
    this.line =
        verdict
            .replay()
            .mainLine()
            .orElseThrow(() -> new CommandFailure(verdict.problems().get(0).toString()));
    announce(verdict.game().record(), verdict.problems());
  }

  private void announce(GameRecord record, List<RecordProblem> problems) {
    out.println(line.last().game().type().title() + "; help says what can be said");
    record.tags().forEach((name, text) -> tell(name + ": " + text));
    tell(record.comment());
    problems.forEach(problem -> tell(problem.toString()));
  }

  @Override
  void show() {
    screen.show(line.positions().get(ply));
    out.println("ply " + ply + " of " + line.legalPlies());
    if (ply > 0) {
      String comment = line.recorded().get(ply - 1).commentAfter();
      tell(line.moves().get(ply - 1) + (comment.isEmpty() ? "" : ": ") + comment);
    }
  }

  /** Prints the lines of what a stranger wrote. */
  private void tell(String text) {
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
      out.println(all + " means nothing here; help says what can be said");
    }
  }

  private void step(int direction, String times) {
    int count = number(times, 1);
    jump(count < 0 ? -1 : ply + direction * count);
  }

  private void jump(int to) {
    if (to < 0 || to > line.legalPlies()) {
      out.println("There are " + line.legalPlies() + " moves");
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
        next N      goes on by a move, or by N; so does an empty line
        back N      goes back by a move, or by N
        first, last goes to the beginning or to the end
        jump N      goes to after N moves; so does the number alone
        moves       lists the moves
        facts       tells what the game says of the position
        quit        ends\
        """);
  }
}
