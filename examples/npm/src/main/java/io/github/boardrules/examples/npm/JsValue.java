package io.github.boardrules.examples.npm;

import org.teavm.jso.JSObject;

/** An object of the module. */
abstract class JsValue {
  private static final JSObject UNCLONEABLE =
      JsSupport.get().uncloneable("an object of boardrules: send its text, and parse that");

  /** The first member, so that {@code structuredClone} refuses the object with this sentence. */
  final JSObject uncloneable = UNCLONEABLE;

  /** Returns the name of the type for messages. */
  abstract String typeName();
}
