package io.github.boardrules.core.record;

import org.jspecify.annotations.Nullable;

/** Joins comments into one, separated by line endings. */
final class CommentBuilder {
  private String first = "";
  private @Nullable StringBuilder all;

  void add(String comment) {
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

  boolean isEmpty() {
    return first.isEmpty();
  }

  /** Returns the joined comment and starts a new one. */
  String take() {
    String comment = all == null ? first : all.toString();
    first = "";
    all = null;
    return comment;
  }
}
