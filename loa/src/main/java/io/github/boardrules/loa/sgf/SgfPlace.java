package io.github.boardrules.loa.sgf;

import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.TextLocation;

/** A place that changes, so that most places need no object of their own. */
class SgfPlace implements Place {
  private final String source;
  private long line;
  private long column;
  private long offset;

  SgfPlace(String source) {
    this.source = source;
  }

  void set(Place at) {
    line = at.line();
    column = at.column();
    offset = at.offset();
  }

  @Override
  public long line() {
    return line;
  }

  @Override
  public long column() {
    return column;
  }

  @Override
  public long offset() {
    return offset;
  }

  @Override
  public String pointer() {
    return "";
  }

  @Override
  public TextLocation toLocation() {
    return TextLocation.of(source, line, column, offset);
  }
}
