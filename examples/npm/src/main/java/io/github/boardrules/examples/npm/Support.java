package io.github.boardrules.examples.npm;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** What the module takes from {@code support.js}: errors, kinds of texts, and iterators. */
interface Support extends JSObject {
  /** Throws a {@code RulesError}. */
  void raise(String name, String message, @Nullable JSObject members);

  /** Describes a value for a message. */
  String describe(@Nullable JSObject value);

  /** Returns the bytes of a buffer or a view of one, or null. */
  @Nullable JSObject bytes(@Nullable JSObject value);

  /** Returns whether the chunks of a value arrive later. */
  boolean arrivesLater(@Nullable JSObject value);

  /**
   * Returns the verdicts on a text that arrives later.
   *
   * @param maximum the length at which to stop reading
   */
  JSObject judgeLater(@Nullable JSObject text, double maximum, Judge judge);

  /** Returns the chunks of an iterable, or null. */
  @Nullable Chunks chunks(@Nullable JSObject value);

  /** Returns an iterator that closes its source in the end. */
  JSObject iterator(Cursor next, Action close);

  /** Returns a value that cannot be cloned. */
  JSObject uncloneable(String sentence);

  /** Judges chunks that have arrived. */
  @JSFunctor
  interface Judge extends JSObject {
    JSObject judge(@Nullable JSObject chunks);
  }

  /** Returns the next verdict, or null at the end. */
  @JSFunctor
  interface Cursor extends JSObject {
    @Nullable JsGameVerdict next();
  }

  /** Closes something. */
  @JSFunctor
  interface Action extends JSObject {
    void run();
  }

  /** The parts of a text: either texts or bytes. */
  interface Chunks extends JSObject {
    boolean isText();

    /** Returns the next part; undefined if it has a wrong type, and null at the end. */
    @Nullable JSObject next();

    void close();
  }
}
