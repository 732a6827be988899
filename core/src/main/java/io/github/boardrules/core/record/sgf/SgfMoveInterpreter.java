package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.Clocks;
import io.github.boardrules.core.record.parser.CommentBuilder;
import io.github.boardrules.core.record.parser.LineBuilder;
import io.github.boardrules.core.record.parser.MoveBuilder;
import io.github.boardrules.core.record.parser.Nags;
import io.github.boardrules.core.record.parser.ProblemCollector;
import io.github.boardrules.core.record.parser.RecordDraft;
import java.util.Optional;

/**
 * Converts the nodes of a tree to the main line and its variations.
 *
 * <p>The first child of a node continues the line of the node. Each other child begins a variation
 * of the move that follows the node in that line. The nodes are in the order of the text, so that
 * move has already been read.
 */
final class SgfMoveInterpreter {
  private final SgfNodeTable nodes;
  private final Optional<SgfDialect> dialect;
  private final ImmutableSet<String> setupProperties;
  private final RecordDraft draft;
  private final ProblemCollector problems;
  private final CommentBuilder comment = new CommentBuilder();
  private final LineBuilder mainLine;

  SgfMoveInterpreter(
      SgfNodeTable nodes,
      Optional<SgfDialect> dialect,
      RecordDraft draft,
      ProblemCollector problems) {
    this.nodes = nodes;
    this.dialect = dialect;
    this.setupProperties = dialect.map(SgfDialect::setupProperties).orElse(ImmutableSet.of());
    this.draft = draft;
    this.problems = problems;
    this.mainLine = new LineBuilder(nodes.size());
  }

  /** Completes the record with the moves and the comment on the game. */
  GameRecord interpret() {
    int count = nodes.size();
    LineBuilder[] lines = new LineBuilder[count];
    int[] sizes = new int[count];
    boolean[] hasChild = new boolean[count];
    for (int node = 0; node < count; node++) {
      int parent = nodes.parent(node);
      LineBuilder line = mainLine;
      if (parent != SgfNodeTable.NONE) {
        line = hasChild[parent] ? variation(lines[parent], sizes[parent], node) : lines[parent];
        hasChild[parent] = true;
      }
      lines[node] = line;
      readNode(node, line);
      sizes[node] = line.size();
    }
    return draft.build(comment.take(), mainLine.build());
  }

  private LineBuilder variation(LineBuilder line, int size, int node) {
    if (line.size() > size) {
      return line.move(size).newVariation();
    }
    TextLocation location = nodes.nodeLocation(node);
    problems.add(Code.MISPLACED, location, line.size(), "The variation has no move to replace");
    return new LineBuilder();
  }

  private void readNode(int node, LineBuilder line) {
    boolean hasMove = false;
    boolean hasOthers = false;
    String clock = "";
    for (int property = nodes.firstProperty(node);
        property != SgfNodeTable.NONE;
        property = nodes.nextProperty(property)) {
      String name = nodes.name(property);
      switch (name) {
        case "B", "W" -> {
          Player player = name.equals("B") ? Player.FIRST : Player.SECOND;
          clock = SgfTags.clock(player);
          hasMove |= parseMove(player, property, line);
          int second = nodes.nextValue(property);
          if (second != SgfNodeTable.NONE) {
            String message = "The property " + name + " has two values";
            problems.add(Code.DUPLICATE_TAG, nodes.valueLocation(second), line.size(), message);
          }
        }
        case "C" -> {
          for (int value = property; value != SgfNodeTable.NONE; value = nodes.nextValue(value)) {
            addComment(nodes.text(value), node, line, hasMove);
          }
        }
        case "TE", "BM", "IT", "DO" -> {
          for (int value = property; value != SgfNodeTable.NONE; value = nodes.nextValue(value)) {
            addGlyph(Nags.ofProperty(name, nodes.text(value)), line);
          }
        }
        case SgfTags.OTHER_GLYPHS -> {
          for (int value = property; value != SgfNodeTable.NONE; value = nodes.nextValue(value)) {
            readGlyph(value, line);
          }
        }
        default -> {
          if (node > 0 && setupProperties.contains(name)) {
            TextLocation location = nodes.propertyLocation(property);
            String message =
                "The property " + name + " belongs to the setup and must be in the root";
            problems.add(Code.UNSUPPORTED_SETUP, location, line.size(), message);
          }
          hasOthers |= isOther(node, name);
        }
      }
    }
    if (hasOthers) {
      addOtherProperties(node, line, clock);
    }
  }

  /** Returns whether a property has no meaning of its own, so that it is kept with the move. */
  private boolean isOther(int node, String name) {
    return node > 0
        && !setupProperties.contains(name)
        && !SgfTags.NO_TAGS.contains(name)
        && !Nags.PROPERTY_NAMES.contains(name);
  }

  /**
   * Adds the properties without a meaning of their own to the last move of the line.
   *
   * @param clock the name of the property for the clock of the last player who moves in the node;
   *     empty if nobody moves in it
   */
  private void addOtherProperties(int node, LineBuilder line, String clock) {
    for (int property = nodes.firstProperty(node);
        property != SgfNodeTable.NONE;
        property = nodes.nextProperty(property)) {
      if (isOther(node, nodes.name(property))) {
        addOtherProperty(property, line, clock);
      }
    }
  }

  /** Reads a move or the end of the game, and returns whether it was a move. */
  private boolean parseMove(Player player, int property, LineBuilder line) {
    String text = nodes.text(property);
    Optional<Termination.Kind> end = termination(text);
    if (end.isPresent()) {
      if (line == mainLine) {
        Termination.Kind kind = end.get();
        draft.termination(
            kind == Termination.Kind.AGREED_DRAW
                ? Termination.agreedDraw()
                : Termination.of(kind, player),
            nodes.valueLocation(property));
        draft.foundIfAbsent("Termination", nodes.valueLocation(property));
      }
      return false;
    }
    String notation = dialect.isPresent() ? dialect.get().notation(text) : text;
    line.add(text, notation, nodes.valueLocation(property));
    return true;
  }

  private Optional<Termination.Kind> termination(String move) {
    return dialect.isPresent() ? dialect.get().termination(move) : Optional.empty();
  }

  private void addComment(String text, int node, LineBuilder line, boolean isAfterMove) {
    boolean isBeforeMove = !isAfterMove && node > 0 && hasMove(node);
    if (isBeforeMove || (line.isEmpty() && line != mainLine)) {
      line.commentNext(text);
    } else if (line.isEmpty()) {
      comment.add(text);
    } else {
      line.last().comment(text);
    }
  }

  private void addOtherProperty(int property, LineBuilder line, String clock) {
    String name = nodes.name(property);
    if (line.isEmpty()) {
      TextLocation location = nodes.propertyLocation(property);
      problems.add(Code.MISPLACED, location, 0, "The property " + name + " does not follow a move");
      return;
    }
    MoveBuilder last = line.last();
    for (int value = property; value != SgfNodeTable.NONE; value = nodes.nextValue(value)) {
      String text = nodes.text(value);
      int colon = text.indexOf(':');
      if (name.equals(SgfTags.OTHER_TAGS)
          && colon > 0
          && RecordHeader.isTagName(text.substring(0, colon))) {
        last.property(text.substring(0, colon), text.substring(colon + 1));
      } else if (!name.equals(clock) || !Clocks.parseSeconds(text).map(last::clock).orElse(false)) {
        last.property(name, text);
      }
    }
  }

  private boolean hasMove(int node) {
    for (int property = nodes.firstProperty(node);
        property != SgfNodeTable.NONE;
        property = nodes.nextProperty(property)) {
      String name = nodes.name(property);
      boolean isMove = name.equals("B") || name.equals("W");
      if (isMove && termination(nodes.text(property)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private void readGlyph(int value, LineBuilder line) {
    Integer glyph = Ints.tryParse(nodes.text(value));
    if (glyph == null || glyph < 0 || glyph > Nags.MAX) {
      String message = "A glyph must be a number from 0 to " + Nags.MAX;
      problems.add(Code.BAD_GLYPH, nodes.valueLocation(value), line.size(), message);
    } else {
      addGlyph(glyph, line);
    }
  }

  private static void addGlyph(int glyph, LineBuilder line) {
    if (!line.isEmpty()) {
      line.last().glyph(glyph);
    }
  }
}
