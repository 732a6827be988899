package io.github.boardrules.core.record.parser;

import org.jspecify.annotations.Nullable;

/** Joins comments into one, separated by line endings. */
public final class CommentBuilder {
  private String first = "";
  private @Nullable StringBuilder all;

  public void add(String comment) {
    if (comment.isEmpty()) {
      return;
    }
    if (first.isEmpty()) {
      first = comment;
      return;
    }
    if (all == null) {
      all = new StringBuilder(first);
    }
    all.append('\n').append(comment);
  }

  public boolean isEmpty() {
    return first.isEmpty();
  }

  /** Returns the joined comment and starts a new one. */
  public String take() {
    String comment = all == null ? first : all.toString();
    first = "";
    all = null;
    return comment;
  }
}
