package io.github.boardrules.loa.sgf;

import com.google.common.primitives.Ints;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Termination;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reports the nodes of a tree as the main line and its variations.
 *
 * <p>The first child of a node continues the line of the node. Each other child begins a variation
 * of the move that follows the node in that line. The nodes are in the order of the text, so that
 * move has already been reported. A node without a child is always in the innermost open line.
 */
class SgfLines {
  /** A node at which a bracket was opened. */
  private static final class Branch {
    private final int depth;
    private final int ply;
    private boolean hasChild;

    Branch(int depth, int ply, boolean hasChild) {
      this.depth = depth;
      this.ply = ply;
      this.hasChild = hasChild;
    }
  }

  private final SgfRoot root;
  private final Deque<Branch> branches = new ArrayDeque<>();
  private RecordHandler to = new RecordHandler() {};

  /** Whether the tree is a game of Lines of Action. */
  private boolean isLoa;

  /** The number of open variations. */
  private int depth;

  /** The ply before the first move of each open line, by its depth. */
  private final int[] begin;

  /** The ply of the last move of each open line, by its depth. */
  private final int[] last;

  private boolean hasRoot;

  /** Whether the current node is the root. */
  private boolean isRoot;

  /** The number of variations around the current node. */
  private int nodeDepth;

  /** The number of moves in the line of the current node up to it. */
  private int nodePly;

  private boolean hasChild;

  /** The current node if a bracket was opened at it. */
  private @Nullable Branch branch;

  /** Whether the current node has a move that was reported. */
  private boolean hasMove;

  /**
   * The name of the property for the clock of the last player who moves in the current node; empty
   * if nobody moves in it.
   */
  private String clock = "";

  SgfLines(RecordInput source) {
    this.root = new SgfRoot(source);
    int lines = (int) source.limits().get(Limit.NESTING) + 1;
    this.begin = new int[lines];
    this.last = new int[lines];
  }

  /** Begins the next tree. */
  void begin(RecordHandler handler) {
    to = handler;
    branches.clear();
    branch = null;
    isLoa = false;
    hasRoot = false;
    hasChild = false;
    depth = 0;
    nodeDepth = 0;
    nodePly = 0;
    last[0] = 0;
  }

  /** Returns whether there is a current node and it has no children yet. */
  boolean isLeaf() {
    return hasRoot && !hasChild;
  }

  /** Returns the number of variations that will contain the next node. */
  int depthOfNextNode() {
    return hasChild ? nodeDepth + 1 : nodeDepth;
  }

  /** Begins a branch at the current node. */
  void openBranch() {
    branch = branch == null ? new Branch(nodeDepth, nodePly, hasChild) : branch;
    branches.push(branch);
  }

  /** Returns to the node at which the innermost branch began. */
  void closeBranch() {
    branch = branches.pop();
    nodeDepth = branch.depth;
    nodePly = branch.ply;
    hasChild = branch.hasChild;
  }

  /** Enters a child of the current node, or the root. */
  void enter(Place at) {
    if (hasChild) {
      while (depth > nodeDepth) {
        to.closeVariation();
        depth--;
      }
      boolean isOfAMove = last[depth] > nodePly;
      if (!isOfAMove) {
        to.problem(Code.MISPLACED, "The variation has no move to replace", at);
      }
      to.openVariation(isOfAMove ? nodePly + 1 : 0, at);
      depth++;
      begin[depth] = nodePly;
      last[depth] = nodePly;
    }
    if (branch != null) {
      branch.hasChild = true;
      branch = null;
    }
    isRoot = !hasRoot;
    hasRoot = true;
    nodeDepth = depth;
    hasChild = false;
    hasMove = false;
    clock = "";
  }

  /** Enters a child of the current node that begins with a short move. */
  void addMove(boolean isFirst, CharSequence text, Place at) {
    enter(at);
    readMove(isFirst ? Player.FIRST : Player.SECOND, text, at);
    nodePly = last[depth];
  }

  /** Enters a chain of nodes, of which each has a move that was reported. */
  void addMoves(int count) {
    last[depth] += count;
    nodePly = last[depth];
  }

  /**
   * Reports properties of the current node.
   *
   * @param node all of them, or those after the move that {@link #addMove} has reported
   * @param isCut whether further properties were not kept, because they exceed a limit
   */
  void add(SgfNode node, boolean isCut) {
    if (isRoot) {
      isLoa = LoaDialect.isLoa(node);
      root.read(node, isCut, to);
    }
    boolean hasOthers = false;
    for (int i = 0; i < node.size(); i++) {
      SgfValue value = node.get(i);
      String name = value.name;
      switch (name) {
        case "B", "W" -> readMove(value);
        case "C" -> addComment(value.text, node);
        case "TE", "BM", "IT", "DO" -> addGlyph(SgfTags.glyph(name, value.text));
        case SgfTags.OTHER_GLYPHS -> readGlyph(value);
        default -> {
          if (value.index == 0 && !isRoot && isOfTheSetup(name)) {
            String message =
                "The property " + name + " belongs to the setup and must be in the root";
            to.problem(Code.UNSUPPORTED_SETUP, message, value.nameAt);
          }
          hasOthers |= isOther(name);
        }
      }
    }
    for (int i = 0; hasOthers && i < node.size(); i++) {
      if (isOther(node.get(i).name)) {
        addOther(node.get(i));
      }
    }
    nodePly = last[depth];
  }

  /** Returns whether a property has no meaning of its own, so that it is kept with the move. */
  private boolean isOther(String name) {
    return !isRoot
        && !isOfTheSetup(name)
        && !SgfTags.NO_TAGS.contains(name)
        && !SgfTags.GLYPH_PROPERTIES.contains(name);
  }

  private boolean isOfTheSetup(String name) {
    return isLoa && LoaDialect.SETUP_PROPERTIES.contains(name);
  }

  /** Returns whether the line has no moves yet. */
  private boolean isEmpty() {
    return last[depth] == begin[depth];
  }

  private void readMove(SgfValue value) {
    if (value.index == 0) {
      readMove(value.name.equals("B") ? Player.FIRST : Player.SECOND, value.text, value);
    } else if (value.index == 1) {
      to.problem(Code.DUPLICATE_TAG, "The property " + value.name + " has two values", value);
    }
  }

  /** Reads a move or the end of the game. */
  private void readMove(Player player, CharSequence text, Place at) {
    clock = SgfTags.clock(player);
    boolean isOther = isLoa && !LoaDialect.isExact(text);
    Optional<Termination.Kind> end = isOther ? LoaDialect.termination(text) : Optional.empty();
    if (end.isEmpty()) {
      last[depth]++;
      hasMove = true;
      to.move(isOther ? LoaDialect.notation(text) : text, text, at);
    } else if (depth == 0) {
      Termination.Kind kind = end.get();
      to.termination(
          kind == Termination.Kind.AGREED_DRAW
              ? Termination.agreedDraw()
              : Termination.of(kind, player),
          at);
    }
  }

  private Optional<Termination.Kind> termination(CharSequence move) {
    return isLoa ? LoaDialect.termination(move) : Optional.empty();
  }

  private void addComment(String text, SgfNode node) {
    boolean isBeforeMove = false;
    for (int i = 0; !hasMove && !isRoot && !isBeforeMove && i < node.size(); i++) {
      SgfValue value = node.get(i);
      boolean isMove = value.name.equals("B") || value.name.equals("W");
      isBeforeMove = isMove && value.index == 0 && termination(value.text).isEmpty();
    }
    if (isBeforeMove) {
      to.commentNext(text);
    } else {
      to.comment(text);
    }
  }

  private void addOther(SgfValue value) {
    String name = value.name;
    String text = value.text;
    int colon = text.indexOf(':');
    if (isEmpty()) {
      if (value.index == 0) {
        String message = "The property " + name + " does not follow a move";
        to.problem(Code.MISPLACED, message, value.nameAt);
      }
    } else if (name.equals(SgfTags.OTHER_TAGS)
        && colon > 0
        && RecordHeader.isTagName(text.substring(0, colon))) {
      to.property(text.substring(0, colon), text.substring(colon + 1));
    } else if (!name.equals(clock) || !SgfTags.clock(text).map(to::clock).orElse(false)) {
      to.property(name, text);
    }
  }

  private void readGlyph(SgfValue value) {
    Integer glyph = Ints.tryParse(value.text);
    if (glyph == null || glyph < 0 || glyph > SgfTags.MAX_GLYPH) {
      String message = "A glyph must be a number from 0 to " + SgfTags.MAX_GLYPH;
      to.problem(Code.BAD_GLYPH, message, value);
    } else {
      addGlyph(glyph);
    }
  }

  private void addGlyph(int glyph) {
    if (!isEmpty()) {
      to.glyph(glyph);
    }
  }
}
