package io.github.boardrules.core.record.sgf;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CharReader;
import io.github.boardrules.core.record.parser.ProblemCollector;
import java.io.IOException;
import java.util.Optional;

/**
 * Reads the game trees of an SGF text one after the other, of any game. A damaged tree does not
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
final class SgfTreeReader {
  private final CharReader source;
  private final ReadLimits limits;
  private final SgfTokens tokens;

  /** The table into which all trees are read, one after the other. */
  private final SgfNodeTable nodes;

  /** Whether the opening bracket of the next tree has been read. */
  private boolean isBracketRead;

  SgfTreeReader(CharReader source, ReadLimits limits, SgfNodeTable nodes) {
    this.source = source;
    this.limits = limits;
    this.tokens = new SgfTokens(source);
    this.nodes = nodes;
  }

  /**
   * Reads the nodes of the next tree, the root first; none if there is text but no tree.
   *
   * @param problems receives the syntax errors; must be empty
   * @param isFirst whether a text without a tree is a problem, because no tree precedes it
   * @return where the tree begins; empty at the end of the text
   */
  Optional<TextLocation> next(ProblemCollector problems, boolean isFirst) throws IOException {
    nodes.clear();
    if (isBracketRead || findTree(problems, isFirst)) {
      isBracketRead = new SgfTreeParser(source, tokens, limits, nodes, problems).parse();
      return Optional.of(nodes.nodeLocation(0));
    }
    return problems.all().stream().findFirst().map(RecordProblem::location);
  }

  /**
   * Reads up to the semicolon of the next root. Returns false if there is none, or if the debris of
   * another tree comes before it.
   */
  private boolean findTree(ProblemCollector problems, boolean isFirst) throws IOException {
    TextLocation begin = source.location();
    boolean hasText = false;
    boolean hasProperty = false;
    boolean isRecord = false;
    boolean startsLine = true;
    int before = ' ';
    while (true) {
      int c = source.peek();
      boolean isDebris = hasProperty || isRecord || (hasText && !isFirst);
      if (c == CharReader.END) {
        if (hasText) {
          problems.add(Code.NOT_A_GAME, begin, 0, message(hasProperty, isFirst));
        }
        return false;
      }
      boolean isBracket = c == '(' && tokens.treeFollows();
      boolean isRoot = c == ';' && tokens.nodeWithPropertyFollows();
      if (isDebris && (isBracket || isRoot)) {
        problems.add(
            Code.NOT_A_GAME,
            begin,
            0,
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
        problems.add(
            Code.UNBALANCED,
            source.location(),
            0,
            "The game does not begin with an opening bracket");
        return true;
      }
      boolean isBlank = c <= ' ' || c == CharReader.BYTE_ORDER_MARK;
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

  private static String message(boolean hasProperty, boolean isFirst) {
    return hasProperty || isFirst
        ? "The text contains no game"
        : "Expected a game in SGF, found other text";
  }
}
