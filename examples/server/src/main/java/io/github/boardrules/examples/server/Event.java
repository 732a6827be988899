package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;

/**
 * An event of a match.
 *
 * @param number the number of the change that it reports; 0 if it reports none
 * @param type the type
 * @param data the members
 */
record Event(long number, String type, ImmutableMap<String, Object> data) {
  static Event unnumbered(String type, ImmutableMap<String, Object> data) {
    return new Event(0, type, data);
  }

  /** Returns the event as server-sent events are written. */
  byte[] bytes() {
    String id = number == 0 ? "" : "id: " + number + "\n";
    String text = id + "event: " + type + "\ndata: " + Json.MAPPER.writeValueAsString(data);
    return (text + "\n\n").getBytes(UTF_8);
  }
}
