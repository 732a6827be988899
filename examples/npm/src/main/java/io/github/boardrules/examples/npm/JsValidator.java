package io.github.boardrules.examples.npm;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.Validator;
import java.io.ByteArrayInputStream;
import java.util.Iterator;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** See {@link Validator}. */
@JSClass(name = "Validator")
public final class JsValidator extends JsValue {
  private static final double MAX_SAFE_INTEGER = 0x1p53;

  /** The number of bytes that UTF-8 needs at most for one character of UTF-16. */
  private static final double MAX_BYTES_PER_CHARACTER = 3;

  private final Validator validator;
  private final ReadLimits limits;

  private JsValidator(Validator validator, ReadLimits limits) {
    this.validator = validator.withLimits(limits);
    this.limits = limits;
  }

  /** {@return a validator with the default limits} */
  @JSExport
  public static JsValidator installed() {
    return new JsValidator(Validator.of(JsGameTypes.INSTALLED), ReadLimits.defaults());
  }

  /** {@return the same validator with the limits for texts of strangers} */
  @JSExport
  public JsValidator forServers() {
    return new JsValidator(validator, ReadLimits.forServers());
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
          return new JsValidator(validator, changed);
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
        && Double.isFinite(number.doubleValue())
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
    return new JsValidator(validator.withVariations(), limits);
  }

  /**
   * {@return the same validator, for texts that do not name their game}
   *
   * @param id the id of a game
   */
  @JSExport
  public JsValidator withDefaultGame(@Nullable JSObject id) {
    return Failures.convert(
        () -> new JsValidator(validator.withDefaultGame(Js.text(id, "The id")), limits));
  }

  /**
   * {@return the verdicts on the games of a text, as an iterator}
   *
   * @param text a text or its bytes, or an iterable or stream of their parts
   * @param name the name of the text, which may be missing
   */
  @JSExport
  public JSObject validate(@Nullable JSObject text, @Nullable JSObject name) {
    return Failures.convert(
        () -> {
          String source = Js.isMissing(name) ? "" : Js.text(name, "The name");
          Support support = JsSupport.get();
          return support.arrivesLater(text)
              ? support.judgeLater(text, maximumLength(), chunks -> judge(chunks, source))
              : judge(text, source);
        });
  }

  /** Returns the number of bytes, or of characters, after which a text is certainly too long. */
  private double maximumLength() {
    return MAX_BYTES_PER_CHARACTER * (double) limits.get(ReadLimits.Limit.TEXT);
  }

  private JSObject judge(@Nullable JSObject text, String name) {
    return Failures.convert(
        () -> {
          Stream<GameReplay> verdicts = open(text, name);
          Iterator<GameReplay> iterator = verdicts.iterator();
          return JsSupport.get()
              .iterator(() -> Failures.convert(() -> next(iterator)), verdicts::close);
        });
  }

  private static @Nullable JsGameVerdict next(Iterator<GameReplay> verdicts) {
    return verdicts.hasNext() ? new JsGameVerdict(verdicts.next()) : null;
  }

  private Stream<GameReplay> open(@Nullable JSObject text, String name) {
    Support support = JsSupport.get();
    JSObject bytes = support.bytes(text);
    if (bytes != null) {
      return validator.open(new ByteArrayInputStream(Js.bytes(bytes)), name).replays();
    }
    Support.Chunks chunks = support.chunks(text);
    if (chunks == null) {
      String whole =
          Js.text(text, "The text", "a string, bytes, or an iterable or stream of either");
      return validator.open(whole, name).replays();
    }
    return chunks.isText()
        ? validator.open(new ChunkReader(chunks), name).replays()
        : validator.open(new ChunkStream(chunks), name).replays();
  }

  @Override
  String typeName() {
    return "Validator";
  }
}
