package io.github.boardrules.examples.engine.bulk;

/**
 * Finds cuts in SGF. A cut is the start of a line that begins with a root, for example {@code
 * (;GM[}, and follows a well-formed tree and blanks.
 *
 * <p>After a malformed tree, the state of the reader is unknown. Yet a root of this form after a
 * closing parenthesis and blanks begins a game in every state: it ends an unclosed value and an
 * unclosed tree. Scanning therefore resumes at that root, and if its tree is well-formed, the next
 * root is a cut.
 */
final class SgfCuts extends Cuts {
  private enum State {
    /** In or after a malformed tree; the state of the reader is unknown. */
    LOST,
    /** Between two trees, with only blanks since the last one. */
    BETWEEN,
    /** After an opening parenthesis. */
    OPENED,
    /** In a tree, before the name of a property or any other token. */
    TREE,
    /** In the name of a property. */
    NAME,
    /** After a value. */
    AFTER_VALUE,
    /** In a value. */
    VALUE,
    /** In a value, after a backslash. */
    ESCAPE
  }

  private State state;
  private long depth;
  private boolean inRoot;
  private int name;
  private int nameLength;

  /** In a value, the last non-blank character; line ends are not blanks. */
  private int before = ' ';

  private boolean atLineStart = true;
  private boolean afterParenthesis;

  /** The number of characters matched of a root at the start of a line. */
  private int matched;

  private long root = NONE;
  private int rootName;
  private boolean sure;

  SgfCuts(boolean inTheMiddle) {
    state = inTheMiddle ? State.LOST : State.BETWEEN;
    atLineStart = !inTheMiddle;
  }

  @Override
  long accept(byte next, long at) {
    boolean mayOpen = next == '(' && atLineStart && afterParenthesis;
    boolean between = state == State.BETWEEN;
    read(next);
    if (!isBlank(next)) {
      afterParenthesis = next == ')';
    }
    atLineStart = false;
    if (mayOpen) {
      root = at;
      matched = 1;
      sure = between;
      return NONE;
    }
    return matched > 0 ? match(next) : NONE;
  }

  /** Matches the next character of a root and returns the cut if the root is complete. */
  private long match(byte next) {
    boolean goesOn =
        switch (matched) {
          case 1 -> next == ';';
          case 2, 3 -> isCapital(next);
          default -> next == '[' && isOfRoot(rootName);
        };
    if (!goesOn) {
      forget();
      return NONE;
    }
    rootName = matched == 2 || matched == 3 ? rootName << 8 | next : 0;
    matched++;
    if (matched < 5) {
      return NONE;
    }
    long cut = sure ? root : NONE;
    forget();
    state = State.VALUE;
    depth = 1;
    inRoot = true;
    before = ' ';
    return cut;
  }

  private void forget() {
    matched = 0;
    root = NONE;
  }

  private void read(byte next) {
    switch (state) {
      case LOST -> {}
      case BETWEEN -> {
        if (next == '(') {
          state = State.OPENED;
          depth = 1;
          inRoot = true;
        } else if (!isBlank(next)) {
          state = State.LOST;
        }
      }
      case OPENED -> state = next == ';' ? State.TREE : State.LOST;
      case TREE, AFTER_VALUE -> readInTree(next);
      case NAME -> {
        if (next == '[') {
          // Outside the root, such a property begins another game.
          state = !inRoot && nameLength == 2 && isOfRoot(name) ? State.LOST : State.VALUE;
          before = ' ';
        } else if (isCapital(next) && nameLength < 50) {
          name = name << 8 | next;
          nameLength++;
        } else {
          state = State.LOST;
        }
      }
      case VALUE -> readInValue(next);
      case ESCAPE -> {
        before = ' ';
        state = State.VALUE;
      }
    }
  }

  private void readInTree(byte next) {
    switch (next) {
      case ' ', '\t', 0x0b, '\f' -> {}
      case '[' -> {
        state = state == State.AFTER_VALUE ? State.VALUE : State.LOST;
        before = ' ';
      }
      case ';' -> {
        inRoot = false;
        state = State.TREE;
      }
      case '(' -> {
        depth++;
        inRoot = false;
        state = State.OPENED;
      }
      case ')' -> {
        depth--;
        state = depth == 0 ? State.BETWEEN : State.TREE;
      }
      default -> {
        state = isCapital(next) ? State.NAME : State.LOST;
        name = next;
        nameLength = 1;
      }
    }
  }

  private void readInValue(byte next) {
    switch (next) {
      case ']' -> state = State.AFTER_VALUE;
      case '\\' -> state = State.ESCAPE;
      case '(' -> {
        if (before == '\n' || before == ')') {
          state = State.LOST; // the reader may treat it as the next game
        }
        before = next;
      }
      default -> {
        if (!isBlank(next)) {
          before = next;
        }
      }
    }
  }

  private static boolean isBlank(byte c) {
    return c == ' ' || c == '\t' || c == 0x0b || c == '\f';
  }

  private static boolean isCapital(byte c) {
    return c >= 'A' && c <= 'Z';
  }

  /** Returns whether the property is allowed in roots only. */
  private static boolean isOfRoot(int letters) {
    return switch (letters) {
      case 'A' << 8 | 'P', 'C' << 8 | 'A', 'F' << 8 | 'F', 'G' << 8 | 'M' -> true;
      case 'S' << 8 | 'T', 'S' << 8 | 'U', 'S' << 8 | 'Z' -> true;
      default -> false;
    };
  }

  @Override
  void endLine() {
    switch (state) {
      case OPENED, NAME -> state = State.LOST;
      case ESCAPE -> state = State.VALUE;
      case VALUE -> before = '\n';
      default -> {}
    }
    atLineStart = true;
    forget();
  }

  @Override
  long candidate() {
    return root;
  }
}
