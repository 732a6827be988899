package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;

/**
 * An event of a match.
 *
 * @param number the number of the change that it reports; -1 if it reports none
 * @param type the type
 * @param data the members
 * @param view how the view of the position follows from those before it; empty if not known
 */
record Event(
    long number, String type, ImmutableMap<String, Object> data, ImmutableList<Object> view) {
  Event(long number, String type, ImmutableMap<String, Object> data) {
    this(number, type, data, ImmutableList.of());
  }

  static Event unnumbered(String type, ImmutableMap<String, Object> data) {
    return new Event(-1, type, data);
  }

  Event withView(ImmutableList<Object> change) {
    return new Event(number, type, data, change);
  }

  /**
   * Returns the event as server-sent events are written.
   *
   * @param withView whether to write the change of the view, if it is known
   */
  byte[] bytes(boolean withView) {
    ImmutableMap<String, Object> members =
        withView && !view.isEmpty()
            ? ImmutableMap.<String, Object>builder().putAll(data).put("view", view).buildOrThrow()
            : data;
    String id = number < 0 ? "" : "id: " + number + "\n";
    String text = id + "event: " + type + "\ndata: " + Json.MAPPER.writeValueAsString(members);
    return (text + "\n\n").getBytes(UTF_8);
  }
}
