package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Optional;

/**
 * Reads the game trees of an SGF text one after the other, whatever games they are of. What {@link
 * RecordReader} promises about any text holds here as well. Not thread-safe.
 *
 * <p>A tree that is not closed ends where the next one is found: at a bracket and a semicolon
 * behind a line end or a closing bracket in the middle of a value, or at a variation that begins
 * with a property that only roots have. What stands behind a bracket too many belongs to the tree
 * before.
 */
public final class SgfTreeReader implements Closeable {
  private static final String PART = "Part of a game that does not begin with a bracket";

  private final CharReader source;
  private final SgfTokens tokens;
  private final SgfTreeParser parser;
  private TextLocation start = TextLocation.nowhere();
  private boolean foundAny;

  SgfTreeReader(CharReader source, ReadLimits limits) {
    this.source = source;
    this.tokens = new SgfTokens(source);
    this.parser = new SgfTreeParser(source, tokens, limits);
  }

  /**
   * {@return a reader of bytes, which are UTF-8 or what a root's {@code CA} says}
   *
   * @param in what to read; closed by {@link #close}
   * @param name what the text is called in {@link TextLocation}s
   * @param limits how much to take
   * @throws IOException if the stream fails
   */
  public static SgfTreeReader open(InputStream in, String name, ReadLimits limits)
      throws IOException {
    return new SgfTreeReader(CharReader.of(in, name, true), limits);
  }

  /**
   * {@return a reader of characters}
   *
   * @param in what to read; closed by {@link #close}
   * @param name what the text is called in {@link TextLocation}s
   * @param limits how much to take
   * @throws IOException if the stream fails
   */
  public static SgfTreeReader open(Reader in, String name, ReadLimits limits) throws IOException {
    return new SgfTreeReader(CharReader.of(in, name), limits);
  }

  /**
   * Reads the next tree. Text without any tree, and what seems to be a part of one, gives a tree
   * without nodes and a problem that says so.
   *
   * @return the tree; empty when there is no other
   * @throws IOException if the stream fails
   */
  public Optional<SgfTree> next() throws IOException {
    return read()
        ? Optional.of(new SgfTree(tree().allNodes(), problems(), start))
        : Optional.empty();
  }

  /**
   * Reads the next tree, without making objects of it: it is in {@link #tree}, {@link #problems}
   * and {@link #start}. False if there is no other.
   */
  boolean read() throws IOException {
    Optional<TextLocation> root = parser.begin();
    if (root.isPresent()) {
      start = root.get();
    } else if (findTree()) {
      start = source.location();
    } else {
      ImmutableList<RecordProblem> problems = problems();
      if (problems.isEmpty()) {
        return false;
      }
      start = problems.get(0).location();
      return true;
    }
    foundAny = true;
    parser.readTree(start);
    return true;
  }

  /** The tree that was read; the next one takes its place. */
  SgfDraft tree() {
    return parser.tree();
  }

  /** What is wrong with the way it is written. */
  ImmutableList<RecordProblem> problems() {
    return parser.problems().all();
  }

  /** Where it begins. */
  TextLocation start() {
    return start;
  }

  /**
   * Reads up to the semicolon of the next root. False if there is none, or if what stands before it
   * is a part of a game.
   */
  private boolean findTree() throws IOException {
    if (parser.takeBracket()) {
      return true;
    }
    TextLocation begin = source.location();
    boolean text = false;
    boolean property = false;
    int before = ' ';
    while (true) {
      int c = source.peek();
      if (c == CharReader.END) {
        if (property || (text && !foundAny)) {
          parser.problem(Code.NOT_A_GAME, begin, "Text, and no game in it");
        }
        return false;
      }
      if (c == '(' && tokens.nodeFollowsBracket()) {
        source.read();
        source.skipWhitespace();
        if (property) {
          parser.problem(Code.NOT_A_GAME, begin, PART);
          // The game that begins here has no part in it.
          parser.putBracketBack();
        }
        return !property;
      }
      if (c == ';' && tokens.propertyFollowsSemicolon()) {
        if (property) {
          parser.problem(Code.NOT_A_GAME, begin, PART);
        }
        parser.problem(
            Code.UNBALANCED, source.location(), "A game that does not begin with a bracket");
        return true;
      }
      if (!CharReader.isWhitespace(c)) {
        begin = text ? begin : source.location();
        text = true;
      }
      property |= c == '[' && before >= 'A' && before <= 'Z';
      before = source.read();
    }
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
