package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * A change of a match, or a request that repeats one and changes nothing.
 *
 * @param after the match after the change; empty if the request repeats an earlier one
 * @param type the type of the event that reports the change
 * @param data the members of the event
 */
record Change(Optional<Match> after, String type, ImmutableMap<String, Object> data) {
  static Change of(Match after, String type, ImmutableMap<String, Object> data) {
    return new Change(Optional.of(after), type, data);
  }

  static Change repeated(String type, ImmutableMap<String, Object> data) {
    return new Change(Optional.empty(), type, data);
  }

  /** Returns the answer to the request: the event, with its type. */
  ImmutableMap<String, Object> toAnswer() {
    return ImmutableMap.<String, Object>builder().put("type", type).putAll(data).buildOrThrow();
  }
}
