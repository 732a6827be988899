package io.github.boardrules.examples.npm;

import org.teavm.jso.JSExportClasses;

/** The classes that the module exports. */
@JSExportClasses({
  JsGameTypes.class,
  JsGameInProgress.class,
  JsValidator.class,
  JsPicture.class,
  JsSupport.class
})
public final class Main {
  private Main() {}

  /**
   * Does nothing: the module has exports only.
   *
   * @param args ignored
   */
  public static void main(String[] args) {}
}
