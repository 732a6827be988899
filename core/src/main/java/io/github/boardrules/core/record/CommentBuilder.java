package io.github.boardrules.core.record;

import org.jspecify.annotations.Nullable;

/** A comment made of any number of comments, as lines of it. */
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

  /** The comment; there is none afterwards. */
  String take() {
    String comment = all == null ? first : all.toString();
    first = "";
    all = null;
    return comment;
  }
}
