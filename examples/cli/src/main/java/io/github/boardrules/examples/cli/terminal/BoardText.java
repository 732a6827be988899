package io.github.boardrules.examples.cli.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Occupant;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Adds colors to the diagram of a position, and parentheses around the cells of the last move.
 * Stones have a background, so that both colors are distinct on dark and on light terminals.
 */
final class BoardText {
  /** The first of the characters that stand for cells: they are for private use. */
  private static final char FIRST = '\ue000';

  private static final AttributedStyle MARK = AttributedStyle.BOLD.foreground(AttributedStyle.RED);

  private static final AttributedStyle EMPTY = AttributedStyle.DEFAULT.faint();

  private static final AttributedStyle BLACK = AttributedStyle.BOLD.foreground(231).background(16);

  private static final AttributedStyle WHITE = AttributedStyle.BOLD.foreground(16).background(231);

  /** The styles of pieces that are neither black nor white. */
  private static final ImmutableList<AttributedStyle> OTHERS =
      ImmutableList.of(
          AttributedStyle.BOLD.foreground(AttributedStyle.BLUE),
          AttributedStyle.BOLD.foreground(AttributedStyle.MAGENTA),
          AttributedStyle.BOLD.foreground(AttributedStyle.GREEN),
          AttributedStyle.BOLD.foreground(AttributedStyle.CYAN));

  private final Position<?> position;
  private final ImmutableList<Cell> cells;
  private final ImmutableSet<Cell> marked;

  private BoardText(Position<?> position, ImmutableSet<Cell> marked) {
    this.position = position;
    this.cells = ImmutableList.copyOf(position.board().cells());
    this.marked = marked;
  }

  /**
   * Returns the diagram of a position in which cells are marked. If the game has a diagram of its
   * own, the cells are not marked.
   *
   * @param position the position
   * @param marked the cells
   */
  static AttributedString of(Position<?> position, Iterable<Cell> marked) {
    String diagram = position.diagram();
    return diagram.equals(position.board().diagram(position::symbol))
        ? new BoardText(position, ImmutableSet.copyOf(marked)).styled()
        : new AttributedString(diagram);
  }

  private AttributedString styled() {
    String template =
        position
            .board()
            .diagram(
                cell ->
                    position.symbol(cell) == ' '
                        ? ' '
                        : (char) (FIRST + position.board().index(cell)));
    AttributedStringBuilder text = new AttributedStringBuilder();
    for (int i = 0; i < template.length(); i++) {
      char c = template.charAt(i);
      if (c < FIRST) {
        char mark = mark(isMarked(template, i - 1), isMarked(template, i + 1));
        boolean free = c == ' ' || c == '\n';
        if (free && mark != ' ') {
          text.styled(MARK, String.valueOf(mark));
        }
        if (!free || mark == ' ' || c == '\n') {
          text.append(c);
        }
      } else {
        Cell cell = cells.get(c - FIRST);
        text.styled(style(cell), String.valueOf(position.symbol(cell)));
      }
    }
    return text.toAttributedString();
  }

  private boolean isMarked(String template, int at) {
    return at >= 0
        && at < template.length()
        && template.charAt(at) >= FIRST
        && marked.contains(cells.get(template.charAt(at) - FIRST));
  }

  private static char mark(boolean after, boolean before) {
    return after ? before ? '|' : ')' : before ? '(' : ' ';
  }

  private AttributedStyle style(Cell cell) {
    return position.occupant(cell).map(BoardText::style).orElse(EMPTY);
  }

  private static AttributedStyle style(Occupant occupant) {
    if (occupant.symbol() == Color.BLACK.symbol()) {
      return BLACK;
    }
    if (occupant.symbol() == Color.WHITE.symbol()) {
      return WHITE;
    }
    return OTHERS.get(occupant.symbol() % OTHERS.size());
  }
}
