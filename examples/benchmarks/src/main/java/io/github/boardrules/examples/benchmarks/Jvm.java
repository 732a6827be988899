package io.github.boardrules.examples.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A virtual machine to measure with.
 *
 * @param path its {@code java}; empty for the one that runs this
 * @param name what people call it: {@code JDK 17}
 */
record Jvm(Optional<String> path, String name) {
  private static final Pattern VERSION = Pattern.compile("\"(?:1\\.)?(\\d+)");

  static Jvm own() {
    return new Jvm(Optional.empty(), "JDK " + Runtime.version().feature());
  }

  /** Asks a {@code java} for its version. */
  static Jvm of(String path) {
    try {
      Process process = new ProcessBuilder(path, "-version").redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      Matcher version = VERSION.matcher(said);
      return new Jvm(Optional.of(path), version.find() ? "JDK " + version.group(1) : path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
