package io.github.boardrules.examples.cli.terminal;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The dialogue of the read command: steps through the legal moves of a recorded game. */
final class Walk extends Dialogue {
  /** The suffixes of moves, by their numeric annotation glyph in PGN. */
  private static final ImmutableList<String> GLYPHS =
      ImmutableList.of("", "!", "?", "!!", "??", "!?", "?!");

  /** The moves of a variation that are listed where it begins. */
  private static final int LISTED = 6;

  private final Screen screen;

  /** The record at the end of its main line. */
  private final GameInProgress<?> main;

  private GameInProgress<?> game;

  /**
   * Starts at the initial position of a record.
   *
   * @throws CommandFailure if the game or the initial position of the record is invalid
   */
  Walk(GameReplay verdict, Console console) {
    super(console);
    this.screen = new Screen(console);
    this.main =
        verdict
            .toGame()
            .orElseThrow(() -> new CommandFailure(verdict.problems().get(0).toString()));
    this.game = main.at(0);
    out.println(game.game().type().title() + "; type help for the commands");
    game.header().tags().forEach((name, text) -> print(name + ": " + text));
    print(game.header().comment());
    verdict.problems().forEach(problem -> screen.showError(Words.printable(problem.toString())));
  }

  @Override
  void show() {
    screen.show(game);
    int left = leavesMain();
    out.println(
        "ply %d of %d%s"
            .formatted(
                game.ply(),
                game.lastPly(),
                left < game.ply() ? ", in a variation from ply " + left + "; see main" : ""));
    game.lastMove().ifPresent(move -> showMove(move, game.annotations()));
    for (int i = 1; i < game.continuations().size(); i++) {
      out.println("variation " + i + ": " + start(game.follow(i)));
    }
  }

  private void showMove(Move move, MoveAnnotations annotations) {
    print(annotations.commentBefore());
    String glyphs =
        annotations.nags().stream()
            .map(nag -> nag > 0 && nag < GLYPHS.size() ? GLYPHS.get(nag) : " $" + nag)
            .collect(Collectors.joining());
    String clock = annotations.clock().map(left -> " (" + left.toSeconds() + " s left)").orElse("");
    String comment = annotations.commentAfter();
    print(move + glyphs + clock + (comment.isEmpty() ? "" : ": ") + comment);
  }

  /** Returns the first moves of a variation. */
  private static String start(GameInProgress<?> variation) {
    int first = variation.ply() - 1;
    int end = Math.min(variation.lastPly(), first + LISTED);
    String moves =
        variation.at(end).moves().subList(first, end).stream()
            .map(Move::notation)
            .collect(Collectors.joining(" "));
    return moves + (end < variation.lastPly() ? " ..." : "");
  }

  /** Returns the number of moves that the line shares with the main line, up to this position. */
  private int leavesMain() {
    List<? extends Move> moves = game.moves();
    List<? extends Move> mainMoves = main.moves();
    int shared = 0;
    while (shared < Math.min(moves.size(), mainMoves.size())
        && moves.get(shared).equals(mainMoves.get(shared))) {
      shared++;
    }
    return shared;
  }

  /** Prints text from a record, with control characters escaped. */
  private void print(String text) {
    text.lines().map(Words::printable).forEach(out::println);
  }

  @Override
  ImmutableList<String> commands() {
    return ImmutableList.of(
        "next", "back", "first", "last", "jump", "variation", "main", "moves", "facts", "help");
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
      case "main" -> leaveVariation();
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
      screen.showError("Unknown command: " + all + "; type help for the commands");
    }
  }

  private void step(int direction, String times) {
    int count = number(times, 1);
    jump(count < 0 ? -1 : game.ply() + direction * count);
  }

  private void jump(int to) {
    if (to < 0 || to > game.lastPly()) {
      screen.showError("The number of moves must be from 0 to " + game.lastPly());
      return;
    }
    game = game.at(to);
    show();
  }

  private void enter(int number) {
    if (number < 0 || number >= game.continuations().size()) {
      screen.showError("No such variation");
      return;
    }
    game = game.follow(number);
    show();
  }

  /** Goes back to the position in which the line leaves the main line, which is next again. */
  private void leaveVariation() {
    game = main.at(leavesMain());
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
        main        leaves the variation: goes back to the main line
        moves       lists the moves
        facts       prints facts about the position
        quit        quits\
        """);
  }
}
