package io.github.boardrules.core.conformance;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.platform.engine.TestEngine;

/** Checks that the test class path can run the whole kit. */
final class Engines {
  private static final String LAUNCHER = "org.junit.platform.launcher.Launcher";

  private Engines() {}

  /** Returns the ids of the test engines on the class path. */
  static List<String> installed() {
    return Stream.of(
            ServiceLoader.load(TestEngine.class),
            ServiceLoader.load(TestEngine.class, TestEngine.class.getClassLoader()))
        .flatMap(ServiceLoader::stream)
        .map(engine -> engine.get().getId())
        .distinct()
        .sorted()
        .toList();
  }

  /**
   * Checks that an engine is on the class path.
   *
   * @param installed the ids of all engines on the class path
   * @param id the id of the engine
   * @param artifact the artifact of the engine
   * @param tests the tests that run on the engine, for the message
   * @throws AssertionError if the engine is missing
   */
  static void require(List<String> installed, String id, String artifact, String tests) {
    if (!installed.contains(id)) {
      throw new AssertionError(
          "Nothing runs %s: the test class path has the engines %s, but not %s. Add %s."
              .formatted(tests, installed, id, artifact));
    }
  }

  /**
   * Checks that the launcher, which the build tool supplies, is not older than the engines. An old
   * launcher logs a warning about a newer Jupiter engine and then runs none of its tests.
   *
   * @throws AssertionError if the launcher is older
   */
  static void requireAlignedLauncher() {
    try {
      Class<?> launcher = Class.forName(LAUNCHER);
      requireAligned(version(launcher), version(TestEngine.class));
    } catch (ClassNotFoundException e) {
      // Surefire's launcher does not hide its classes from tests.
    }
  }

  /** Checks two versions such as 1.14.4; an empty version is unknown and passes. */
  static void requireAligned(String launcher, String engine) {
    if (!launcher.isEmpty() && !engine.isEmpty() && minor(launcher) < minor(engine)) {
      throw new AssertionError(
          "JUnit Platform Launcher %s does not run test engines of JUnit Platform %s. "
                  .formatted(launcher, engine)
              + "Set the version of maven-surefire-plugin to 3.0.0 or newer.");
    }
  }

  private static String version(Class<?> type) {
    String version = type.getPackage().getImplementationVersion();
    return version == null ? "" : version;
  }

  /** Returns the first two parts of a version as one number. */
  private static int minor(String version) {
    return Stream.of(version.split("\\.", -1))
        .limit(2)
        .mapToInt(part -> Integer.parseInt(part.replaceAll("\\D.*", "")))
        .reduce(0, (number, part) -> 1000 * number + part);
  }
}
