package io.github.boardrules.examples.engine.bulk;

/** Finds no cuts, so that a text in a format of another module is read in one piece. */
final class NoCuts extends Cuts {
  @Override
  long accept(byte next, long at) {
    return NONE;
  }

  @Override
  void endLine() {}

  @Override
  long candidate() {
    return NONE;
  }
}
