package io.github.boardrules.examples.npm;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.core.record.Validator;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** See {@link Validator}. */
@JSClass(name = "Validator")
public final class JsValidator {
  private static final double MAX_SAFE_INTEGER = 0x1p53;

  private final ReplayOptions options;
  private final ReadLimits limits;

  private JsValidator(ReplayOptions options, ReadLimits limits) {
    this.options = options;
    this.limits = limits;
  }

  /** {@return a validator with the default limits} */
  @JSExport
  public static JsValidator standard() {
    return new JsValidator(ReplayOptions.of(JsGameTypes.INSTALLED), ReadLimits.defaults());
  }

  /** {@return the same validator with the limits for texts of strangers} */
  @JSExport
  public JsValidator forServers() {
    return new JsValidator(options, ReadLimits.forServers());
  }

  /**
   * {@return the same validator with other limits}
   *
   * @param maxima the maximum of each limit to change, by name
   */
  @JSExport
  public JsValidator withLimits(@Nullable JSObject maxima) {
    return Failures.convert(
        () -> {
          ReadLimits changed = limits;
          for (Map.Entry<String, @Nullable Object> entry :
              Js.map(maxima, "The maxima").entrySet()) {
            changed = changed.with(limit(entry.getKey()), maximum(entry));
          }
          return new JsValidator(options, changed);
        });
  }

  private static ReadLimits.Limit limit(String name) {
    for (ReadLimits.Limit limit : ReadLimits.Limit.values()) {
      if (limit.name().equals(name)) {
        return limit;
      }
    }
    throw new IllegalArgumentException("There is no limit " + name);
  }

  private static long maximum(Map.Entry<String, @Nullable Object> entry) {
    // TeaVM cannot convert NaN to long.
    if (entry.getValue() instanceof Number number
        && Math.rint(number.doubleValue()) == number.doubleValue()
        && Math.abs(number.doubleValue()) <= MAX_SAFE_INTEGER) {
      return (long) number.doubleValue();
    }
    String found = String.valueOf(entry.getValue());
    throw new WrongTypeException("The maximum " + entry.getKey(), "a whole number", found);
  }

  /** {@return the same validator, which also judges variations} */
  @JSExport
  public JsValidator withVariations() {
    return new JsValidator(options.withVariations(), limits);
  }

  /**
   * {@return the same validator, for texts that do not name their game}
   *
   * @param id the id of a game
   */
  @JSExport
  public JsValidator withDefaultGame(@Nullable JSObject id) {
    return Failures.convert(
        () -> new JsValidator(options.withDefaultGame(Js.text(id, "The id")), limits));
  }

  /**
   * {@return the verdicts on the games of a text, as an iterator}
   *
   * @param text a text or its bytes
   * @param name the name of the text, which may be missing
   */
  @JSExport
  public JSObject validate(@Nullable JSObject text, @Nullable JSObject name) {
    Iterator<GameVerdict> verdicts =
        Failures.convert(
            () -> open(text, Js.isMissing(name) ? "" : Js.text(name, "The name")).iterator());
    return iterator(() -> Failures.convert(() -> next(verdicts)));
  }

  private static @Nullable JsGameVerdict next(Iterator<GameVerdict> verdicts) {
    return verdicts.hasNext() ? new JsGameVerdict(verdicts.next()) : null;
  }

  private Stream<GameVerdict> open(@Nullable JSObject text, String name) {
    Validator validator = Validator.of(options).withLimits(limits);
    if (!Js.isBytes(text)) {
      return validator.validate(Js.text(text, "The text"), name);
    }
    return validator.validate(new ByteArrayInputStream(Js.bytes(text)), name);
  }

  /** Returns the next verdict, or null at the end. */
  @JSFunctor
  private interface Cursor extends JSObject {
    @Nullable JsGameVerdict next();
  }

  @JSBody(
      params = "cursor",
      script =
          "var iterator = {next: function() { var value = cursor();"
              + " return {done: value === null, value: value}; }};"
              + " iterator[Symbol.iterator] = function() { return iterator; };"
              + " return iterator;")
  private static native JSObject iterator(Cursor cursor);
}
