package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
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

  /** The number of random games that show how symmetries map pieces, of 1 to 20 moves. */
  private static final int SAMPLES = 20;

  private final Game<?> game;
  private final String text;

  /** What must be on the cells, for each symmetry; the pattern itself is the first. */
  private final ImmutableList<Image> images;

  private ArrangementPattern(Game<?> game, String text, List<Image> images) {
    this.game = game;
    this.text = text;
    this.images = ImmutableList.copyOf(images);
  }

  /** The symbols of cells, and the symmetry that maps them to the pattern. */
  private record Image(GameSymmetry<?> symmetry, Map<Cell, Character> symbols) {
    boolean matches(Position<?> position) {
      for (Map.Entry<Cell, Character> one : symbols.entrySet()) {
        if (position.symbol(one.getKey()) != one.getValue()) {
          return false;
        }
      }
      return appliesTo(symmetry, position);
    }

    @SuppressWarnings("unchecked") // it is a symmetry of the type of the game
    private static <M extends Move> boolean appliesTo(
        GameSymmetry<M> symmetry, Position<?> position) {
      return symmetry.appliesTo((Position<M>) position);
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
    Map<Cell, Character> symbols = new LinkedHashMap<>();
    for (int y = game.board().height() - 1; y >= 0; y--) {
      readRank(game, scanner, y, symbols);
      if (y > 0) {
        scanner.expect('/');
      }
    }
    scanner.expectEnd();
    Image itself = new Image(game.symmetries().get(0), piecesFirst(symbols));
    return new ArrangementPattern(game, text.toString(), ImmutableList.of(itself));
  }

  private static void readRank(
      Game<?> game, TextScanner scanner, int y, Map<Cell, Character> symbols) {
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
        symbols.put(cell, EMPTY);
      } else if (scanner.accept(REST)) {
        return;
      } else if (!scanner.accept(FREE)) {
        symbols.put(cell, readPiece(game, scanner, cell));
      }
    }
    if (empty > 0) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "no more cells in rank " + (y + 1));
    }
  }

  /** Reads a letter that the game accepts in a position text. */
  private static char readPiece(Game<?> game, TextScanner scanner, Cell cell) {
    int start = scanner.offset();
    char letter = Ascii.toLowerCase(scanner.peek());
    String rest = game.start().text().replaceFirst("^[^ ]*", "");
    try {
      if (CharMatcher.inRange('a', 'z').matches(letter)) {
        Setup unused = game.parseSetup(piece(game.board(), cell, letter) + rest);
        scanner.take();
        return letter;
      }
    } catch (NotationException e) {
      // the game has no such piece
    }
    throw scanner.error(
        Code.UNEXPECTED, start, "a number, ?, * or the letter of a piece for " + cell);
  }

  /** Returns the text of an arrangement of one piece. */
  private static String piece(Board board, Cell cell, char letter) {
    StringBuilder text = new StringBuilder();
    for (int y = board.height() - 1; y >= 0; y--) {
      int empty = 0;
      for (int x = 0; x < board.width(); x++) {
        Cell other = board.at(x, y).orElse(null);
        if (cell.equals(other)) {
          text.append(empty > 0 ? empty : "").append(letter);
          empty = 0;
        } else if (other != null) {
          empty++;
        }
      }
      text.append(empty > 0 ? empty : "").append(y > 0 ? "/" : "");
    }
    return text.toString();
  }

  /** Puts the pieces first, because most cells are empty in most positions. */
  private static Map<Cell, Character> piecesFirst(Map<Cell, Character> symbols) {
    Comparator<Map.Entry<Cell, Character>> byKind =
        Comparator.comparing(one -> one.getValue() == EMPTY);
    Map<Cell, Character> sorted = new LinkedHashMap<>();
    symbols.entrySet().stream()
        .sorted(byKind)
        .forEach(one -> sorted.put(one.getKey(), one.getValue()));
    return sorted;
  }

  /** {@return the game for which the pattern was parsed} */
  public Game<?> game() {
    return game;
  }

  /**
   * {@return a pattern that also matches a position if an image of it matches, under the symmetries
   * of the game that keep its board and options} They may swap the players, and so the colors of
   * the pieces.
   *
   * @throws IllegalArgumentException if the random games that it plays to see how symmetries map
   *     pieces have no such piece
   */
  public ArrangementPattern withSymmetry() {
    return new ArrangementPattern(game, text, images(game, images.get(0).symbols()));
  }

  private static <M extends Move> List<Image> images(Game<M> game, Map<Cell, Character> symbols) {
    List<Position<M>> samples = samples(game);
    List<Image> images = new ArrayList<>();
    ImmutableList<GameSymmetry<M>> all =
        game.symmetries().stream()
            .sorted(Comparator.comparing(GameSymmetry::swapsPlayers))
            .collect(toImmutableList());
    for (GameSymmetry<M> symmetry : all) {
      List<Position<M>> known = samples.stream().filter(symmetry::appliesTo).toList();
      if (known.isEmpty() || !symmetry.keepsGame(known.get(0))) {
        continue;
      }
      Map<Character, Character> original = originals(symmetry, known);
      Map<Cell, Character> image = new LinkedHashMap<>();
      for (Cell cell : game.board().cells()) {
        Character symbol = symbols.get(symmetry.cells().apply(cell));
        if (symbol != null) {
          Character mapped = original.get(symbol);
          if (mapped == null) {
            throw new IllegalArgumentException("no random game has the piece " + symbol);
          }
          image.put(cell, mapped);
        }
      }
      if (images.stream().noneMatch(other -> other.symbols().equals(image))) {
        images.add(new Image(symmetry, piecesFirst(image)));
      }
    }
    return images;
  }

  private static <M extends Move> List<Position<M>> samples(Game<M> game) {
    List<Position<M>> samples = new ArrayList<>();
    Random random = new Random(1);
    for (int plies = 1; plies <= SAMPLES; plies++) {
      Position<M> position = game.start();
      for (int ply = 0; ply < plies && !position.isOver(); ply++) {
        position = position.successor(random.nextInt(position.legalMoveCount()));
      }
      samples.add(position);
    }
    return samples;
  }

  /** Returns the symbols that a symmetry maps to each symbol. */
  private static <M extends Move> Map<Character, Character> originals(
      GameSymmetry<M> symmetry, List<Position<M>> samples) {
    Map<Character, Character> originals = new HashMap<>();
    for (Position<M> sample : samples) {
      Position<M> image = symmetry.apply(sample);
      for (Cell cell : sample.board().cells()) {
        originals.put(image.symbol(symmetry.cells().apply(cell)), sample.symbol(cell));
      }
    }
    return originals;
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
    for (Image image : images) {
      if (image.matches(position)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the text from which the pattern was parsed. */
  @Override
  public String toString() {
    return text;
  }
}
