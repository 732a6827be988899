package io.github.boardrules.examples.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the main sources of the project import from each other, or name in full, in code and in
 * comments. Uses within a package are not imports.
 */
final class SourceImports {
  private static final String ROOT = "io.github.boardrules.";

  /** A type of this project by its full name: the packages, then the type that a file declares. */
  private static final Pattern TYPE =
      Pattern.compile("io\\.github\\.boardrules((?:\\.[a-z]\\w*)+)\\.([A-Z]\\w*)");

  private static final Pattern PACKAGE = Pattern.compile("(?m)^package (.+);");

  /** The full names of the types that each type imports. */
  private final Map<String, Set<String>> imports;

  private SourceImports(Map<String, Set<String>> imports) {
    this.imports = imports;
  }

  /** Reads the main sources of some modules of this project. */
  static SourceImports of(List<String> modules) throws IOException {
    Map<String, Set<String>> imports = new TreeMap<>();
    for (String module : modules) {
      try (Stream<Path> files = Files.walk(Path.of("../..", module, "src/main/java"))) {
        for (Path file : files.filter(SourceImports::isSource).toList()) {
          read(Files.readString(file), file, imports);
        }
      }
    }
    return new SourceImports(imports);
  }

  /** Module descriptors name services of all floors; the documentation of a package may, too. */
  private static boolean isSource(Path file) {
    return file.toString().endsWith(".java") && !file.endsWith("module-info.java");
  }

  private static void read(String text, Path file, Map<String, Set<String>> imports) {
    String name =
        PACKAGE
                .matcher(text)
                .results()
                .findFirst()
                .orElseThrow(() -> new UncheckedIOException(new IOException("package of " + file)))
                .group(1)
            + "."
            + file.getFileName().toString().replace(".java", "");
    Set<String> named =
        TYPE.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    named.removeIf(type -> packageOf(type).equals(packageOf(name)));
    imports.put(name, new TreeSet<>(named));
  }

  private static String packageOf(String type) {
    return type.substring(0, type.lastIndexOf('.'));
  }

  /**
   * Returns the imports that break the order of the floors of core.
   *
   * @param floors the packages of core, from the ground up
   */
  List<String> importsFromAbove(List<List<String>> floors) {
    Map<String, Integer> heights = new LinkedHashMap<>();
    for (int height = 0; height < floors.size(); height++) {
      for (String floor : floors.get(height)) {
        heights.put(ROOT + (floor.isEmpty() ? "core" : "core." + floor), height);
      }
    }
    List<String> wrong = new ArrayList<>();
    imports.forEach(
        (type, named) -> {
          Integer own = heights.get(packageOf(type));
          for (String other : named) {
            Integer height = heights.get(packageOf(other));
            if (own != null && (height == null || height >= own)) {
              wrong.add(type + " imports " + other);
            }
          }
        });
    return wrong;
  }

  /** Returns the types that import themselves through others. */
  List<String> circles() {
    return imports.keySet().stream().filter(type -> reachable(type).contains(type)).toList();
  }

  private Set<String> reachable(String from) {
    Set<String> reached = new HashSet<>();
    List<String> queue = new ArrayList<>(List.of(from));
    for (int next = 0; next < queue.size(); next++) {
      for (String other : imports.getOrDefault(queue.get(next), Set.of())) {
        if (reached.add(other)) {
          queue.add(other);
        }
      }
    }
    return reached;
  }
}
