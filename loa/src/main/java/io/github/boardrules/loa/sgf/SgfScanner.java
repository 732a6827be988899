package io.github.boardrules.loa.sgf;

import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.core.record.TextLocation;
import org.jspecify.annotations.Nullable;

/**
 * Scans the game trees of an SGF text one after the other, of any game. A damaged tree does not
 * affect the trees before and after it.
 *
 * <h2>Where a tree begins</h2>
 *
 * <ul>
 *   <li>At an opening bracket and a semicolon.
 *   <li>At a semicolon and a property, if the bracket is missing, which is reported as a problem of
 *       the tree.
 * </ul>
 *
 * <p>Other text is not SGF: it becomes a tree with a problem and without nodes. Only text before
 * the first tree is ignored, as FF[4] says, unless a property or a line that begins like a tag of
 * BRG or an object of JSON shows that it is the debris of a tree or a record in another format.
 *
 * <h2>Where a tree ends</h2>
 *
 * <ol>
 *   <li>At the bracket that closes it. Further closing brackets are problems of the same tree, and
 *       the tree continues if the next node has properties and is not a root.
 *   <li>Before another root: a node directly after an opening bracket, or after the end of the
 *       tree, with a property that only roots have.
 *   <li>In a value that is not closed, before an opening bracket, a semicolon and a property: the
 *       bracket is the first character of a line, or it follows a closing bracket.
 *   <li>At the end of the text.
 * </ol>
 *
 * <p>In cases 2 and 3 the next tree begins there, and its bracket has been read. All problems
 * before that place belong to the earlier tree, all others to the next one. A tree that exceeds a
 * limit is read in the same way, but the rest of it is not kept: limits do not change where trees
 * end. The only exception: a node is not a root if more characters precede its root property than a
 * game may have.
 */
final class SgfScanner implements RecordScanner {
  private final RecordInput source;
  private final SgfTokens tokens;
  private final SgfNode node;
  private final SgfLines lines;

  /** Whether no game precedes the next one, so that a text without a tree is a problem. */
  private boolean isFirst = true;

  /** Whether the opening bracket of the next tree has been read. */
  private boolean isBracketRead;

  /** Whether the next tree has no opening bracket. */
  private boolean isBracketMissing;

  /** The problem of the text before the next tree, if it is the debris of another one. */
  private @Nullable RecordProblem debris;

  SgfScanner(RecordInput source, SgfLines lines) {
    this.source = source;
    this.tokens = new SgfTokens(source);
    this.node = new SgfNode(source.name());
    this.lines = lines;
  }

  @Override
  public boolean next(RecordHandler to) {
    debris = null;
    isBracketMissing = false;
    boolean isTree = isBracketRead || findTree();
    if (isTree) {
      isBracketRead = new SgfTree(source, tokens, node, lines, to).scan(debris, isBracketMissing);
    } else if (debris != null) {
      to.begin(debris.location());
      to.problem(debris);
      to.end(source.place());
    }
    boolean isFound = isTree || debris != null;
    isFirst &= !isFound;
    return isFound;
  }

  /**
   * Reads up to the semicolon of the next root. Returns false if there is none, or if the debris of
   * another tree comes before its bracket.
   */
  private boolean findTree() {
    TextLocation begin = TextLocation.nowhere();
    boolean hasText = false;
    boolean hasProperty = false;
    boolean isRecord = false;
    boolean startsLine = true;
    int before = ' ';
    while (true) {
      int c = source.peek();
      boolean isDebris = hasProperty || isRecord || (hasText && !isFirst);
      if (c == RecordInput.END) {
        if (hasText) {
          debris = debris(begin, message(hasProperty, isFirst));
        }
        return false;
      }
      boolean isBracket = c == '(' && tokens.treeFollows();
      boolean isRoot = c == ';' && tokens.nodeWithPropertyFollows();
      if (isDebris && (isBracket || isRoot)) {
        debris =
            debris(
                begin,
                hasProperty
                    ? "The text is part of a game whose beginning is missing"
                    : "Expected a game in SGF, found other text");
      }
      if (isBracket) {
        source.read();
        source.skipWhitespace();
        isBracketRead = isDebris;
        return !isDebris;
      }
      if (isRoot) {
        isBracketMissing = true;
        return true;
      }
      boolean isBlank = c <= ' ' || c == RecordInput.BYTE_ORDER_MARK;
      if (!hasText && !isBlank) {
        begin = source.location();
        hasText = true;
      }
      isRecord |= startsLine && (c == '{' || (c == '[' && SgfTokens.isLetter(source.peekAt(1))));
      startsLine = c == '\n' || (startsLine && isBlank);
      hasProperty |= c == '[' && before >= 'A' && before <= 'Z';
      before = source.read();
    }
  }

  private static RecordProblem debris(TextLocation begin, String message) {
    return RecordProblem.of(Code.NOT_A_GAME, begin, 0, message);
  }

  private static String message(boolean hasProperty, boolean isFirst) {
    return hasProperty || isFirst
        ? "The text contains no game"
        : "Expected a game in SGF, found other text";
  }
}
