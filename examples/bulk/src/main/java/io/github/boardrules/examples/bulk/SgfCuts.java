package io.github.boardrules.examples.bulk;

/**
 * Cuts SGF in front of a root, as in {@code (;GM[}, that begins a line behind a well-formed tree
 * and blanks.
 *
 * <p>Behind a tree that is not well-formed nothing is sure. But a root of that form, behind a
 * closing bracket and blanks, begins a game whatever the reader was in: a value and a tree that are
 * not closed end there. So from there on a tree is well-formed again, or not, and the next cut is
 * behind it.
 */
final class SgfCuts extends Cuts {
  private enum State {
    /** Anything may be. */
    LOST,
    /** Between two trees, with nothing but blanks since the last one. */
    BETWEEN,
    /** Behind an opening bracket. */
    OPENED,
    /** In a tree, at the beginning of the name of a property or anything else. */
    TREE,
    /** In the name of a property. */
    NAME,
    /** Behind a value. */
    BEHIND,
    /** In a value. */
    VALUE,
    /** In a value, behind a backslash. */
    ESCAPE
  }

  private State state;
  private long depth;
  private boolean inRoot;
  private int name;
  private int nameLength;

  /** In a value, the last character that was no blank, or a line end. */
  private int before = ' ';

  private boolean atLineStart = true;
  private boolean behindBracket;

  /** How much of a root that begins a line is there. */
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
    boolean mayOpen = next == '(' && atLineStart && behindBracket;
    boolean between = state == State.BETWEEN;
    read(next);
    if (!isBlank(next)) {
      behindBracket = next == ')';
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

  /** Whether this goes on as a root does. */
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
      case TREE, BEHIND -> readInTree(next);
      case NAME -> {
        if (next == '[') {
          // Such a property begins another game, unless it stands in the root.
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
        state = state == State.BEHIND ? State.VALUE : State.LOST;
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
      case ']' -> state = State.BEHIND;
      case '\\' -> state = State.ESCAPE;
      case '(' -> {
        if (before == '\n' || before == ')') {
          state = State.LOST; // the reader may take it for the next game
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

  /** Whether only roots have the property. */
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
