package io.github.boardrules.examples.cli.terminal;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The dialogue of the play command: two people play at one keyboard. */
final class HotSeat extends Dialogue {
  private final Screen screen;
  private GameInProgress<?> game;

  HotSeat(Game<?> game, Console console) {
    super(console);
    this.screen = new Screen(console);
    this.game = GameInProgress.of(game);
    out.println(game.type().title() + "; type help for the commands");
  }

  @Override
  void show() {
    screen.show(game);
  }

  @Override
  ImmutableList<String> commands() {
    return ImmutableList.of("help", "moves", "rules", "facts", "undo", "save", "play");
  }

  /** Returns the commands and the legal moves. */
  @Override
  List<String> words() {
    return Stream.concat(
            super.words().stream(), game.position().legalMoves().stream().map(Move::notation))
        .toList();
  }

  @Override
  void act(String word, String rest, String line) {
    switch (word) {
      case "" -> show();
      case "help" -> help();
      case "moves" -> screen.showMoves(game.position());
      case "rules" -> screen.showRules(game.game().type());
      case "facts" -> screen.showFacts(game.position());
      case "undo" -> undo(number(rest, 1));
      case "save" -> save(rest);
      case "play" -> play(rest);
      default -> play(line);
    }
  }

  private void help() {
    out.println(
        """
        MOVE        plays a move in the notation of the game; also: play MOVE
        moves       lists the legal moves
        rules       prints the rules of the game
        facts       prints facts about the position
        undo N      takes back N moves; without N, one move
        save FILE   saves the game: as SGF if the name ends in .sgf, otherwise as BRG
        quit        quits\
        """);
  }

  private void play(String text) {
    if (game.position().isOver()) {
      out.println("The game is over");
      return;
    }
    try {
      game = game.play(text);
      show();
    } catch (NotationException e) {
      screen.showError(
          text
              + " is not a move: "
              + e.getMessage()
              + (e.code() == NotationException.Code.TOO_LONG ? "; enter one move at a time" : ""));
    } catch (IllegalMoveException e) {
      screen.showError(e.move() + " is not legal: " + e.violation().message());
    }
  }

  private void undo(int count) {
    if (count < 1 || count > game.ply()) {
      out.println(
          game.ply() == 0
              ? "No moves to take back"
              : "The number of moves to take back must be from 1 to " + game.ply());
      return;
    }
    game = game.at(game.ply() - count).lineOnly();
    show();
  }

  private void save(String name) {
    if (name.isEmpty()) {
      out.println("Expected a file name: save FILE");
      return;
    }
    try {
      Path file = Path.of(name);
      Records.save(game, file);
      out.println(Words.printable("Saved " + Words.count(game.ply(), "move") + " to " + file));
    } catch (FileAlreadyExistsException e) {
      screen.showError(name + " already exists");
    } catch (InvalidPathException e) {
      screen.showError("Cannot write " + name + ": " + e.getReason());
    } catch (CommandFailure | IOException e) {
      screen.showError(String.valueOf(e.getMessage()));
    }
  }
}
