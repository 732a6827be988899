package io.github.boardrules.examples.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JVM to measure with.
 *
 * @param path the path of {@code java}; empty for the JVM of this process
 * @param name the name for people: {@code JDK 17}
 */
record Jvm(Optional<String> path, String name) {
  private static final Pattern VERSION = Pattern.compile("\"(?:1\\.)?(\\d+)");

  static Jvm own() {
    return new Jvm(Optional.empty(), "JDK " + Runtime.version().feature());
  }

  /** Returns the JVM at a path. Runs {@code java -version} to determine its name. */
  static Jvm of(String path) {
    try {
      Process process = new ProcessBuilder(path, "-version").redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      Matcher version = VERSION.matcher(output);
      return new Jvm(Optional.of(path), version.find() ? "JDK " + version.group(1) : path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
