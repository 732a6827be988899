package io.github.boardrules.examples.npm;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;

/** Receives the {@link Support}, before anything else is called. */
@JSClass(name = "Support")
public final class JsSupport {
  private static @Nullable Support installed;

  private JsSupport() {}

  /**
   * Receives the support.
   *
   * @param support the support
   */
  @JSExport
  public static void install(Support support) {
    installed = support;
  }

  static Support get() {
    return Objects.requireNonNull(installed);
  }
}
