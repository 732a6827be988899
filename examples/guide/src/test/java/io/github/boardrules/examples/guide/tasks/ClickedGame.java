package io.github.boardrules.examples.guide.tasks;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.picture.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A front end: chooses moves by clicked cells, takes them back, draws, comments, saves and loads.
 */
final class ClickedGame {
  GameInProgress<?> game;
  private final List<Cell> clicked = new ArrayList<>();

  ClickedGame(GameInProgress<?> game) {
    this.game = game;
  }

  /** Returns the moves to choose from: none yet, one that was played, or several. */
  List<? extends Move> click(Cell cell) {
    clicked.add(cell);
    Cell[] cells = clicked.toArray(new Cell[0]);
    List<? extends Move> moves = game.position().movesOn(cells);
    if (moves.size() == 1) {
      choose(moves.get(0));
    } else if (moves.isEmpty() && game.position().nextCells(cells).isEmpty()) {
      clicked.clear();
    }
    return moves;
  }

  /** Plays a move: one without cells, such as a pass, or one of several on the clicked cells. */
  void choose(Move move) {
    game = game.playAny(move);
    clicked.clear();
  }

  void comment(String text) {
    game = game.annotate(notes -> notes.withCommentAfter(text));
  }

  void variation(String move) {
    game = game.undo().playVariation(move);
  }

  String picture() {
    return Picture.of(game.position()).svg();
  }

  void save(Path file) throws IOException {
    Files.writeString(file, new BrgFormat().write(game));
  }

  static ClickedGame load(Path file) throws IOException {
    try (Stream<GameReplay> verdicts = Validator.installed().open(file).replays()) {
      return new ClickedGame(verdicts.findFirst().orElseThrow().toGame().orElseThrow());
    }
  }
}
