package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/**
 * The difference between two texts: the ranges of the old text that the new one repeats, and the
 * text between them. Takes time and memory linear in both lengths.
 */
final class TextDelta {
  /** The minimum length of a repeated range; a shorter one is not worth its two numbers. */
  private static final int MIN_LENGTH = 10;

  /** The maximum number of places of the old text that are compared with a place of the new one. */
  private static final int MAX_PLACES = 16;

  private final String old;
  private final String text;
  private final int[] latest;
  private final int[] earlier;
  private final ImmutableList.Builder<Object> parts = ImmutableList.builder();

  /** The end of the last range. */
  private int end;

  private TextDelta(String old, String text) {
    this.old = old;
    this.text = text;
    int size = Integer.highestOneBit(Math.max(16, old.length())) << 1;
    latest = new int[size];
    earlier = new int[old.length()];
    Arrays.fill(latest, -1);
    for (int at = 0; at + MIN_LENGTH <= old.length(); at++) {
      int slot = slot(old, at);
      earlier[at] = latest[slot];
      latest[slot] = at;
    }
  }

  /**
   * Returns how a text follows from an old one. Each string of the result is new text. Each pair of
   * integers is a range of the old text: its distance from the end of the range before it, which
   * may be negative, and its length. The text is the concatenation of these parts.
   */
  static ImmutableList<Object> of(String old, String text) {
    TextDelta delta = new TextDelta(old, text);
    delta.compare();
    return delta.parts.build();
  }

  private int slot(String from, int at) {
    int hash = 0;
    for (int i = at; i < at + MIN_LENGTH; i++) {
      hash = hash * 31 + from.charAt(i);
    }
    return (hash ^ (hash >>> 15)) & (latest.length - 1);
  }

  private void compare() {
    int written = 0;
    int at = 0;
    while (at < text.length()) {
      int place = longest(at);
      int length = place < 0 ? 0 : repeated(place, at);
      if (length < MIN_LENGTH) {
        at++;
        continue;
      }
      if (written < at) {
        parts.add(text.substring(written, at));
      }
      parts.add(place - end).add(length);
      end = place + length;
      at += length;
      written = at;
    }
    if (written < text.length()) {
      parts.add(text.substring(written));
    }
  }

  /** Returns the place in the old text with the longest range at a place of the new one; or -1. */
  private int longest(int at) {
    // The place after the last range and the new text since then is the most likely one.
    int best = end < old.length() ? end : -1;
    if (at + MIN_LENGTH > text.length()) {
      return best;
    }
    int place = latest[slot(text, at)];
    for (int tried = 0; place >= 0 && tried < MAX_PLACES; tried++) {
      int gain = best < 0 ? 1 : repeated(place, at) - repeated(best, at);
      // Of equally long ranges, the nearest one has the shortest number.
      if (gain > 0 || (gain == 0 && Math.abs(place - end) < Math.abs(best - end))) {
        best = place;
      }
      place = earlier[place];
    }
    return best;
  }

  /** Returns how many characters are equal from a place of the old text and one of the new. */
  private int repeated(int place, int at) {
    int length = Math.min(old.length() - place, text.length() - at);
    for (int i = 0; i < length; i++) {
      if (old.charAt(place + i) != text.charAt(at + i)) {
        return i;
      }
    }
    return length;
  }
}
