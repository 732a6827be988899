package io.github.boardrules.examples.terminal;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.examples.bulk.Words;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** The dialogue of the read command: steps through the legal moves of a recorded game. */
final class Walk extends Dialogue {
  private final Screen screen;
  private GameInProgress<?> game;

  /**
   * Starts at the initial position of a record.
   *
   * @throws CommandFailure if the game or the initial position of the record is invalid
   */
  Walk(GameVerdict verdict, BufferedReader in, PrintWriter out) {
    super(in, out);
    this.screen = new Screen(out);
    this.game =
        verdict
            .replay()
            .played()
            .orElseThrow(() -> new CommandFailure(verdict.problems().get(0).toString()))
            .at(0);
    out.println(game.game().type().title() + "; type help for the commands");
    game.header().tags().forEach((name, text) -> print(name + ": " + text));
    print(game.header().comment());
    verdict.problems().forEach(problem -> print(problem.toString()));
  }

  @Override
  void show() {
    screen.show(game.position());
    out.println("ply " + game.ply() + " of " + game.lastPly());
    String comment = game.annotations().commentAfter();
    game.lastMove()
        .map(move -> move + (comment.isEmpty() ? "" : ": ") + comment)
        .ifPresent(this::print);
    List<? extends Move> next = game.continuations();
    for (int i = 1; i < next.size(); i++) {
      out.println("variation " + i + ": " + next.get(i));
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
      case "last" -> jump(game.lastPly());
      case "jump" -> jump(number(rest, -1));
      case "variation" -> enter(number(rest, 1));
      case "moves" -> showMoves();
      case "facts" -> screen.showFacts(game.position());
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
    jump(count < 0 ? -1 : game.ply() + direction * count);
  }

  private void jump(int to) {
    if (to < 0 || to > game.lastPly()) {
      out.println("The number of moves must be from 0 to " + game.lastPly());
      return;
    }
    game = game.at(to);
    show();
  }

  private void enter(int number) {
    if (number < 0 || number >= game.continuations().size()) {
      out.println("No such variation");
      return;
    }
    game = game.redo(number);
    show();
  }

  private void showMoves() {
    List<String> words = new ArrayList<>();
    for (Move move : game.at(game.lastPly()).moves()) {
      int number = words.size() + 1;
      words.add(number + ":" + move + (number == game.ply() ? "*" : ""));
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
        variation N plays the N-th alternative to the next move, 0 the main move
        moves       lists the moves
        facts       prints facts about the position
        quit        quits\
        """);
  }
}
