package io.github.boardrules.examples.terminal;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.Violation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Two people at one keyboard. */
final class HotSeat extends Dialogue {
  private final Screen screen;
  private final List<Position<?>> positions = new ArrayList<>();
  private final List<String> moves = new ArrayList<>();

  HotSeat(Game<?> game, BufferedReader in, PrintWriter out) {
    super(in, out);
    this.screen = new Screen(out);
    positions.add(game.start());
    out.println(game.type().title() + "; help says what can be said");
  }

  private Position<?> last() {
    return positions.get(moves.size());
  }

  @Override
  void show() {
    screen.show(last());
  }

  @Override
  void act(String word, String rest, String line) {
    switch (word) {
      case "" -> show();
      case "help" -> help();
      case "moves" -> screen.showMoves(last());
      case "facts" -> screen.showFacts(last());
      case "undo" -> undo(number(rest, 1));
      case "save" -> save(rest);
      case "play" -> play(rest);
      default -> play(line);
    }
  }

  private void help() {
    out.println(
        """
        a move      plays it, in the notation of the game; so does: play MOVE
        moves       lists the legal moves
        facts       tells what the game says of the position
        undo N      takes back a move, or N of them
        save FILE   writes the game so far, as SGF if the name ends so, else as BRG
        quit        ends\
        """);
  }

  private void play(String text) {
    if (last().isOver()) {
      out.println("The game is over");
      return;
    }
    play(last(), text);
  }

  private <M extends Move> void play(Position<M> position, String text) {
    M move;
    try {
      move = position.parseMove(text, Strictness.LENIENT);
    } catch (NotationException e) {
      out.println(text + " is no move: " + e.getMessage());
      return;
    }
    Optional<Violation> violation = position.violation(move);
    if (violation.isPresent()) {
      out.println(move + " is not legal: " + violation.get().message());
      return;
    }
    positions.add(position.playUnchecked(move));
    moves.add(move.toString());
    show();
  }

  private void undo(int count) {
    if (count < 1 || count > moves.size()) {
      out.println("There are " + moves.size() + " moves");
      return;
    }
    int left = moves.size() - count;
    moves.subList(left, moves.size()).clear();
    positions.subList(left + 1, positions.size()).clear();
    show();
  }

  private void save(String name) {
    if (name.isEmpty()) {
      out.println("Save where? save FILE");
      return;
    }
    try {
      Path file = Path.of(name);
      Records.save(last(), moves, file);
      out.println(moves.size() + " moves are in " + file);
    } catch (FileAlreadyExistsException e) {
      out.println(name + " is there already");
    } catch (CommandFailure e) {
      out.println(e.getMessage());
    } catch (IOException | InvalidPathException e) {
      out.println(name + " cannot be written: " + e.getMessage());
    }
  }
}
