package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * The pieces on some cells of a board, whatever is on the others. Immutable.
 *
 * <p>Its text is that of the pieces at the start of a {@linkplain Position#text() position text},
 * in games whose text is in the style of FEN: the ranks from the top, separated by slashes; a
 * letter represents a piece, and a number a run of empty cells. In addition, {@code ?} represents a
 * free cell, and {@code *} the rest of its rank. No position text contains these two.
 *
 * <pre>{@code
 * ArrangementPattern pattern = ArrangementPattern.parse(Loa.game(), "?b*" + "/*".repeat(7));
 * pattern.test(Loa.game().start()); // → true
 * pattern.test(Loa.game().start().play("b8-b6")); // → false
 * pattern.withSymmetry().test(Loa.game().start().play("b8-b6")); // → true
 * }</pre>
 */
@Immutable
@SuppressWarnings("Immutable") // authors promise that their types are immutable
public final class ArrangementPattern implements Predicate<Position<?>> {
  private static final char EMPTY = '.';
  private static final char FREE = '?';
  private static final char REST = '*';

  private final Game<?> game;
  private final String text;

  /** What must be on the cells. */
  private final ImmutableList<Content> contents;

  /** For each symmetry of the board, the images of the cells; empty if images do not match. */
  private final ImmutableList<ImmutableList<Cell>> images;

  private ArrangementPattern(
      Game<?> game, String text, List<Content> contents, List<ImmutableList<Cell>> images) {
    this.game = game;
    this.text = text;
    this.contents = ImmutableList.copyOf(contents);
    this.images = ImmutableList.copyOf(images);
  }

  /** The symbol of a cell. */
  private record Content(Cell cell, char symbol) {
    boolean isEmpty() {
      return symbol == EMPTY;
    }
  }

  /**
   * Parses a pattern.
   *
   * @param game a game with the board and the pieces of the pattern
   * @param text the ranks from the top, at most {@link TextScanner#MAX_LENGTH} characters
   * @return the pattern
   * @throws NotationException if a rank has too many or too few cells, or if a letter does not
   *     represent a piece of the game
   */
  public static ArrangementPattern parse(Game<?> game, CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    List<Content> contents = new ArrayList<>();
    for (int y = game.board().height() - 1; y >= 0; y--) {
      readRank(game, scanner, y, contents);
      if (y > 0) {
        scanner.expect('/');
      }
    }
    scanner.expectEnd();
    // Pieces first, because most cells are empty in most positions.
    contents.sort(Comparator.comparing(Content::isEmpty));
    return new ArrangementPattern(game, text.toString(), contents, ImmutableList.of());
  }

  private static void readRank(Game<?> game, TextScanner scanner, int y, List<Content> contents) {
    Board board = game.board();
    int empty = 0;
    for (int x = 0; x < board.width(); x++) {
      Cell cell = board.at(x, y).orElse(null);
      if (cell == null) {
        continue;
      }
      if (empty == 0 && scanner.peek() >= '1' && scanner.peek() <= '9') {
        empty = scanner.number();
      }
      if (empty > 0) {
        empty--;
        contents.add(new Content(cell, EMPTY));
      } else if (scanner.accept(REST)) {
        return;
      } else if (!scanner.accept(FREE)) {
        contents.add(new Content(cell, readPiece(game, scanner, cell)));
      }
    }
    if (empty > 0) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "no more cells in rank " + (y + 1));
    }
  }

  private static char readPiece(Game<?> game, TextScanner scanner, Cell cell) {
    char letter = Ascii.toLowerCase(scanner.peek());
    if (letter < 'a' || letter > 'z' || !isPiece(game, letter)) {
      String expected = "a number, ?, * or the letter of a piece for " + cell;
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), expected);
    }
    scanner.take();
    return letter;
  }

  /** Returns whether the game can read a board that is full of a piece. */
  private static boolean isPiece(Game<?> game, char letter) {
    Board board = game.board();
    StringBuilder full = new StringBuilder();
    for (int y = board.height() - 1; y >= 0; y--) {
      for (int x = 0; x < board.width(); x++) {
        full.append(board.at(x, y).isPresent() ? letter : "");
      }
      full.append(y > 0 ? "/" : "");
    }
    try {
      Setup unused = game.parseSetup(game.start().text().replaceFirst("^[^ ]*", full.toString()));
      return true;
    } catch (NotationException e) {
      return false;
    }
  }

  /** {@return the game for which the pattern was parsed} */
  public Game<?> game() {
    return game;
  }

  /**
   * {@return a pattern that also matches a position if an image of it matches, under the symmetries
   * of the game that keep its board and options} They may swap the players, and so the colors of
   * the pieces.
   */
  public ArrangementPattern withSymmetry() {
    return new ArrangementPattern(
        game,
        text,
        contents,
        game.board().symmetries().stream().map(symmetry -> images(symmetry, contents)).toList());
  }

  private static ImmutableList<Cell> images(Symmetry symmetry, List<Content> contents) {
    return contents.stream()
        .map(content -> symmetry.apply(content.cell))
        .collect(toImmutableList());
  }

  /**
   * {@return whether a position has the pieces of the pattern} A position of another type of game
   * or on another board has not; options do not matter.
   *
   * @param position any position
   */
  @Override
  public boolean test(Position<?> position) {
    Game<?> other = checkNotNull(position, "position").game();
    if (!other.type().equals(game.type()) || !other.board().equals(game.board())) {
      return false;
    }
    // Few positions have pieces on the right cells, so few images of positions are made.
    return images.isEmpty()
        ? matches(position)
        : images.stream().anyMatch(cells -> hasPieces(cells, position)) && hasImage(position);
  }

  private boolean matches(Position<?> position) {
    for (Content content : contents) {
      if (position.symbol(content.cell) != content.symbol) {
        return false;
      }
    }
    return true;
  }

  private boolean hasPieces(List<Cell> cells, Position<?> position) {
    for (int i = 0; i < cells.size(); i++) {
      if ((position.symbol(cells.get(i)) == EMPTY) != contents.get(i).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private <M extends Move> boolean hasImage(Position<M> position) {
    return position.game().symmetries().stream()
        .anyMatch(
            symmetry ->
                symmetry.appliesTo(position)
                    && symmetry.keepsGame(position)
                    && matches(symmetry.apply(position)));
  }

  /** Returns the text from which the pattern was parsed. */
  @Override
  public String toString() {
    return text;
  }
}
