package io.github.boardrules.examples.npm;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.Strictness;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  /** Ends the conversion of objects that contain themselves. */
  private static final int MAX_DEPTH = 8;

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

  /**
   * Converts a JavaScript value that JSON can represent to a plain value.
   *
   * @param depth the number of objects and arrays that may contain each other
   */
  private static @Nullable Object toJava(@Nullable JSObject value, int depth) {
    if (isMissing(value)) {
      return null;
    }
    return switch (JSObjects.typeOf(value)) {
      case "boolean" -> text(value).equals("true");
      case "number" ->
          isInteger(value) ? Integer.valueOf(text(value)) : (Object) Double.valueOf(text(value));
      case "string" -> text(value);
      default -> container(value, depth);
    };
  }

  private static Object container(@Nullable JSObject value, int depth) {
    if (depth > 0 && JSArray.isArray(value)) {
      return list(value, depth - 1);
    }
    if (depth > 0 && isPlain(value)) {
      return map(value, depth - 1);
    }
    throw wrongType(value, "A value", "a text, a number, a Boolean, or a list or map of these");
  }

  private static List<@Nullable Object> list(@Nullable JSObject array, int depth) {
    List<@Nullable Object> items = new ArrayList<>();
    for (int i = 0; i < length(array); i++) {
      items.add(toJava(item(array, i), depth));
    }
    return items;
  }

  private static Map<String, @Nullable Object> map(@Nullable JSObject object, int depth) {
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    for (String name : JSObjects.keys(object)) {
      JSObject value = get(object, name);
      if (!JSObjects.isUndefined(value)) {
        members.put(name, toJava(value, depth));
      }
    }
    return members;
  }

  /** Returns the members of an object that are not undefined; a missing object has none. */
  static Map<String, @Nullable Object> map(@Nullable JSObject object, String what) {
    if (isMissing(object)) {
      return Map.of();
    }
    if (!isPlain(object)) {
      throw wrongType(object, what, "a plain object");
    }
    return map(object, MAX_DEPTH);
  }

  /**
   * Returns the members of an object that are not undefined; a missing object has none.
   *
   * @param names the names that it may have
   */
  static Map<String, @Nullable Object> map(
      @Nullable JSObject object, String what, List<String> names) {
    Map<String, @Nullable Object> members = map(object, what);
    for (String name : members.keySet()) {
      if (!names.contains(name)) {
        throw new IllegalArgumentException(
            what + " can have " + String.join(", ", names) + ", but not " + name);
      }
    }
    return members;
  }

  /** Returns the items of an array. */
  static List<@Nullable JSObject> items(@Nullable JSObject array, String what) {
    if (isMissing(array) || !JSArray.isArray(array)) {
      throw wrongType(array, what, "an array");
    }
    List<@Nullable JSObject> items = new ArrayList<>();
    for (int i = 0; i < length(array); i++) {
      items.add(item(array, i));
    }
    return items;
  }

  static Cell cell(@Nullable JSObject notation) {
    return Cell.parse(text(notation, "The cell"));
  }

  static List<Cell> cells(@Nullable JSObject notations) {
    return items(notations, "The list of cells").stream().map(Js::cell).toList();
  }

  static Cell[] cellArray(@Nullable JSObject notations) {
    return isMissing(notations) ? new Cell[0] : cells(notations).toArray(new Cell[0]);
  }

  /** Returns the constant with a name. */
  static <E extends Enum<E>> E constant(E[] constants, @Nullable JSObject name, String what) {
    String wanted = text(name, what);
    for (E constant : constants) {
      if (constant.name().equals(wanted)) {
        return constant;
      }
    }
    throw new IllegalArgumentException(
        what + " must be one of " + Arrays.toString(constants) + ", not " + wanted);
  }

  static Optional<Strictness> strictness(@Nullable JSObject value) {
    return isMissing(value)
        ? Optional.empty()
        : Optional.of(constant(Strictness.values(), value, "The strictness"));
  }

  /** Returns a text. */
  static String text(@Nullable JSObject value, String what) {
    return text(value, what, "a string");
  }

  /** Returns a text where other types, which the message names, are also allowed. */
  static String text(@Nullable JSObject value, String what, String expected) {
    if (!isType(value, "string")) {
      throw wrongType(value, what, expected);
    }
    return text(value);
  }

  /** Returns a whole number. */
  static int integer(@Nullable JSObject value, String what) {
    if (!isInteger(value)) {
      throw wrongType(value, what, "a whole number");
    }
    return asInt(value);
  }

  /** Returns a number. */
  static double number(@Nullable JSObject value, String what) {
    if (!isType(value, "number")) {
      throw wrongType(value, what, "a number");
    }
    return asDouble(value);
  }

  /** Returns a copy of an array of bytes. */
  static byte[] bytes(JSObject array) {
    return asBytes(array).copyToJavaArray();
  }

  /** Returns the Java object that JavaScript passes, or any other object if there is none. */
  static @Nullable Object object(@Nullable JSObject value) {
    return isType(value, "object") ? java(value) : null;
  }

  static WrongTypeException wrongType(@Nullable JSObject value, String what, String expected) {
    return new WrongTypeException(what, expected, describe(value));
  }

  private static String describe(@Nullable JSObject value) {
    return object(value) instanceof JsValue own
        ? "a " + own.typeName()
        : JsSupport.get().describe(value);
  }

  /** Whether a value is an object that is neither an array nor an instance of a class. */
  @JSBody(
      params = "value",
      script =
          "if (typeof value !== 'object' || value === null) { return false; }"
              + " var parent = Object.getPrototypeOf(value);"
              + " return parent === null"
              + " || !Array.isArray(value) && Object.getPrototypeOf(parent) === null;")
  private static native boolean isPlain(@Nullable JSObject value);

  @JSBody(
      params = {"value", "type"},
      script = "return typeof value === type;")
  private static native boolean isType(@Nullable JSObject value, String type);

  @JSBody(params = "value", script = "return value;")
  private static native Object java(@Nullable JSObject value);

  @JSBody(params = "value", script = "return value;")
  private static native int asInt(@Nullable JSObject value);

  @JSBody(params = "value", script = "return value;")
  private static native double asDouble(@Nullable JSObject value);

  @JSBody(params = "value", script = "return value === null || value === undefined;")
  static native boolean isMissing(@Nullable JSObject value);

  @JSBody(params = "value", script = "return String(value);")
  private static native String text(@Nullable JSObject value);

  @JSBody(params = "value", script = "return typeof value === 'number' && (value | 0) === value;")
  private static native boolean isInteger(@Nullable JSObject value);

  @JSBody(params = "array", script = "return array;")
  private static native Int8Array asBytes(JSObject array);

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
