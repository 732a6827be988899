package io.github.boardrules.examples.npm;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSObjects;

/** A part of a text that JavaScript passes in parts. */
final class Chunk {
  private Chunk() {}

  /** Returns the next part, or null at the end. */
  static @Nullable JSObject next(Support.Chunks chunks, String expected) {
    JSObject next = chunks.next();
    if (JSObjects.isUndefined(next)) {
      throw new WrongTypeException("A part of the text", expected, "a value of another type");
    }
    return next;
  }
}
