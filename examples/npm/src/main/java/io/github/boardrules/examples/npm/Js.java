package io.github.boardrules.examples.npm;

import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.board.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.core.JSString;
import org.teavm.jso.typedarrays.Int8Array;

/** Converts between the plain values of {@link Values} and JavaScript. */
final class Js {
  private Js() {}

  /** Converts a plain value to JavaScript. */
  static @Nullable JSObject of(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      JSObject object = JSObjects.create();
      map.forEach((name, member) -> set(object, String.valueOf(name), of(member)));
      return object;
    }
    if (value instanceof Iterable<?> items) {
      JSArray<@Nullable JSObject> array = new JSArray<>();
      items.forEach(item -> array.push(of(item)));
      return array;
    }
    if (value instanceof Boolean flag) {
      return JSBoolean.valueOf(flag);
    }
    if (value instanceof Number number) {
      return JSNumber.valueOf(number.doubleValue());
    }
    return value == null ? null : JSString.valueOf(value.toString());
  }

  /** Converts a JavaScript value that JSON can represent to a plain value. */
  static @Nullable Object toJava(@Nullable JSObject value) {
    if (isMissing(value)) {
      return null;
    }
    return switch (JSObjects.typeOf(value)) {
      case "boolean" -> text(value).equals("true");
      case "number" ->
          isInteger(value) ? Integer.valueOf(text(value)) : (Object) Double.valueOf(text(value));
      case "object" -> JSArray.isArray(value) ? list(value) : map(value);
      default -> text(value);
    };
  }

  private static List<@Nullable Object> list(@Nullable JSObject array) {
    List<@Nullable Object> items = new ArrayList<>();
    for (int i = 0; i < length(array); i++) {
      items.add(toJava(item(array, i)));
    }
    return items;
  }

  /** Returns the members of an object; a missing object has none. */
  static Map<String, @Nullable Object> map(@Nullable JSObject object) {
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    if (!isMissing(object)) {
      for (String name : JSObjects.keys(object)) {
        members.put(name, toJava(get(object, name)));
      }
    }
    return members;
  }

  /** Returns the cells of an array of their notations. */
  static List<Cell> cells(@Nullable JSObject array) {
    List<Cell> cells = new ArrayList<>();
    if (!isMissing(array)) {
      list(array).forEach(cell -> cells.add(Cell.parse(String.valueOf(cell))));
    }
    return cells;
  }

  static Strictness strictness(@Nullable JSObject value) {
    return isMissing(value) || text(value).equals(Strictness.LENIENT.name())
        ? Strictness.LENIENT
        : Strictness.STRICT;
  }

  /** Returns the text of a value, by default the empty text. */
  static String textOrEmpty(@Nullable JSObject value) {
    return isMissing(value) ? "" : text(value);
  }

  static byte[] bytes(@Nullable JSObject array) {
    return asBytes(array).copyToJavaArray();
  }

  @JSBody(params = "value", script = "return value === null || value === undefined;")
  static native boolean isMissing(@Nullable JSObject value);

  @JSBody(params = "value", script = "return String(value);")
  static native String text(@Nullable JSObject value);

  @JSBody(params = "value", script = "return value instanceof Uint8Array;")
  static native boolean isBytes(@Nullable JSObject value);

  @JSBody(params = "value", script = "return (value | 0) === value;")
  private static native boolean isInteger(@Nullable JSObject value);

  @JSBody(
      params = "array",
      script = "return new Int8Array(array.buffer, array.byteOffset, array.byteLength);")
  private static native Int8Array asBytes(@Nullable JSObject array);

  @JSBody(params = "array", script = "return array.length;")
  private static native int length(@Nullable JSObject array);

  @JSBody(
      params = {"array", "index"},
      script = "return array[index];")
  private static native JSObject item(@Nullable JSObject array, int index);

  @JSBody(
      params = {"object", "name"},
      script = "return object[name];")
  private static native JSObject get(@Nullable JSObject object, String name);

  @JSBody(
      params = {"object", "name", "value"},
      script = "object[name] = value;")
  private static native void set(JSObject object, String name, @Nullable JSObject value);
}
