package io.github.boardrules.examples.guide;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The public types in the exported packages of the published artifacts. */
final class PublishedTypes {
  private static final Path ROOT = Path.of("..", "..");
  private static final List<String> FOLDERS =
      List.of(
          "core", "loa", "linage", "iris", "carteso", "examples/interchange", "examples/picture");
  private static final Pattern EXPORT = Pattern.compile("(?m)^  exports ([\\w.]+);");

  private PublishedTypes() {}

  /** Returns the types, nested ones included, ordered by name. */
  static List<Class<?>> all() throws IOException {
    Stream.Builder<Class<?>> types = Stream.builder();
    for (String folder : FOLDERS) {
      Path sources = ROOT.resolve(folder).resolve("src/main/java");
      String descriptor = Files.readString(sources.resolve("module-info.java"));
      for (String of : EXPORT.matcher(descriptor).results().map(found -> found.group(1)).toList()) {
        try (Stream<Path> files = Files.list(sources.resolve(of.replace('.', '/')))) {
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
              .map(name -> type(of + "." + name.replace(".java", "")))
              .forEach(types);
        }
      }
    }
    return types
        .build()
        .flatMap(PublishedTypes::withNested)
        .sorted(Comparator.comparing(Class::getName))
        .toList();
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Stream<Class<?>> withNested(Class<?> type) {
    return Modifier.isPublic(type.getModifiers())
        ? Stream.concat(
            Stream.of(type),
            Arrays.stream(type.getDeclaredClasses()).flatMap(PublishedTypes::withNested))
        : Stream.empty();
  }
}
