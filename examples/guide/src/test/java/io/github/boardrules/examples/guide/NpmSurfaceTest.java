package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Sets;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Compares the types of the npm package with those of Java: its page names every difference, and no
 * other one.
 */
class NpmSurfaceTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final Path NPM = ROOT.resolve("examples/npm");
  private static final String TYPES =
      Pages.text(NPM.resolve("package/index.d.ts")).replaceAll("(?s)/\\*\\*.*?\\*/", "");

  /** The packages of Java to look for a type, in this order, and the modules with their sources. */
  private static final ImmutableMap<String, String> PACKAGES =
      ImmutableMap.of(
          "io.github.boardrules.picture.view.", "examples/picture",
          "io.github.boardrules.picture.", "examples/picture",
          "io.github.boardrules.core.", "core",
          "io.github.boardrules.core.board.", "core",
          "io.github.boardrules.core.record.", "core",
          "io.github.boardrules.core.text.", "core");

  private static final Pattern EXPORT =
      Pattern.compile("(?m)^export (?:declare )?(?:type|interface|class|const) (\\w+)");
  private static final Pattern MEMBER = Pattern.compile("(?m)^  (?:readonly )?(\\w+)\\??[(:]");
  private static final Pattern EXPORTED_CLASS = Pattern.compile("@JSClass\\(name = \"(\\w+)\"\\)");
  private static final Pattern EXPORTED_METHOD =
      Pattern.compile("@JSExport\\s+(?:@\\w+\\s+)*public [^(]*?(\\w+)\\(");
  private static final Pattern NAME = Pattern.compile("`([\\w.]+)`");
  private static final Set<String> OF_OBJECTS = Set.of("toString", "equals", "hashCode");

  /** What only one side has. */
  private record Difference(Set<String> java, Set<String> npm) {}

  private static Set<String> names(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(result -> result.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the rows of the table below a heading, each with a reason in its last cell. */
  private static List<List<String>> rows(String heading) {
    List<List<String>> rows =
        Pages.text(NPM.resolve("surface.md"))
            .lines()
            .dropWhile(line -> !line.equals("## " + heading))
            .skip(1)
            .takeWhile(line -> !line.startsWith("## "))
            .filter(line -> line.startsWith("|"))
            .skip(2)
            .map(line -> Splitter.on('|').trimResults().splitToList(line))
            .map(cells -> cells.subList(1, cells.size() - 1))
            .toList();
    assertTrue(rows.stream().noneMatch(row -> row.get(row.size() - 1).isEmpty()), heading);
    return rows;
  }

  /** Returns the names in Java of the types that have another one in npm. */
  private static Map<String, String> renamed() {
    return rows("Types with another name").stream()
        .collect(Collectors.toMap(row -> first(row.get(0)), row -> first(row.get(1))));
  }

  private static String first(String cell) {
    return names(NAME, cell).iterator().next();
  }

  private static Optional<Class<?>> find(String name) {
    String binary = name.replace('.', '$');
    for (String of : PACKAGES.keySet()) {
      try {
        return Optional.of(Class.forName(of + binary));
      } catch (ClassNotFoundException e) {
        // In another package, or in none.
      }
    }
    return Optional.empty();
  }

  private static Set<String> membersOfJava(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getDeclaringClass() != Object.class && !method.isSynthetic())
        .map(Method::getName)
        .filter(name -> !OF_OBJECTS.contains(name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the members of the interfaces and constants with a name; empty for other types. */
  private static Set<String> membersOfNpm(String type) {
    Matcher matcher =
        Pattern.compile("(?sm)^export (?:interface|const) " + type + ":? \\{\n(.*?)^\\}")
            .matcher(TYPES);
    return matcher
        .results()
        .map(MatchResult::group)
        .flatMap(body -> names(MEMBER, body).stream())
        .filter(name -> !OF_OBJECTS.contains(name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static void addTo(Map<String, Difference> differences, String type, Difference more) {
    differences.merge(
        type,
        more,
        (one, other) ->
            new Difference(
                new TreeSet<>(Sets.union(one.java, other.java)),
                new TreeSet<>(Sets.union(one.npm, other.npm))));
  }

  @Test
  void thePageNamesTheMembersThatDiffer() {
    Map<String, String> renamed = renamed();
    Map<String, Difference> found = new TreeMap<>();
    for (String type : names(EXPORT, TYPES)) {
      Set<String> npm = membersOfNpm(type);
      Optional<Class<?>> java = find(renamed.getOrDefault(type, type));
      if (!npm.isEmpty() && java.isPresent()) {
        Set<String> members = membersOfJava(java.get());
        addTo(
            found,
            type,
            new Difference(
                new TreeSet<>(Sets.difference(members, npm)),
                new TreeSet<>(Sets.difference(npm, Sets.union(members, Set.of("toJSON"))))));
      }
    }
    assertTrue(found.size() > 25, found.keySet().toString());
    found.values().removeIf(difference -> difference.java.isEmpty() && difference.npm.isEmpty());
    Map<String, Difference> listed = new TreeMap<>();
    for (List<String> row : rows("Members")) {
      if (!row.get(0).equals("all")) {
        addTo(
            listed,
            first(row.get(0)),
            new Difference(names(NAME, row.get(1)), names(NAME, row.get(2))));
      }
    }
    assertEquals(lines(found), lines(listed));
  }

  private static String lines(Map<String, Difference> differences) {
    return differences.entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .collect(Collectors.joining("\n"));
  }

  @Test
  void thePageNamesTheTypesThatDiffer() throws IOException {
    Set<String> java = new TreeSet<>();
    for (Map.Entry<String, String> entry : PACKAGES.entrySet()) {
      Path folder =
          ROOT.resolve(entry.getValue())
              .resolve("src/main/java")
              .resolve(entry.getKey().replace('.', '/'));
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          if (Files.readString(file).matches("(?s).*\npublic .*")) {
            java.add(file.getFileName().toString().replace(".java", ""));
          }
        }
      }
    }
    Map<String, String> renamed = renamed();
    Set<String> npm = names(EXPORT, TYPES);
    assertTrue(npm.containsAll(renamed.keySet()), renamed.toString());
    assertTrue(renamed.values().stream().allMatch(name -> find(name).isPresent()));
    Set<String> listed = new TreeSet<>();
    Set<String> listedOfNpm = new TreeSet<>();
    for (List<String> row : rows("Types")) {
      listed.addAll(names(NAME, row.get(0)));
      listedOfNpm.addAll(names(NAME, row.get(1)));
    }
    Set<String> both = new TreeSet<>(Sets.union(npm, Set.copyOf(renamed.values())));
    assertEquals(new TreeSet<>(Sets.difference(java, both)), listed);
    Set<String> known = Sets.union(java, renamed.keySet());
    assertEquals(new TreeSet<>(Sets.difference(npm, known)), listedOfNpm);
  }

  /** The package describes the members of each class that it exports. */
  @Test
  void theExportedMethodsAreDescribed() throws IOException {
    Map<String, Set<String>> exported = new TreeMap<>();
    try (Stream<Path> files = Files.walk(NPM.resolve("src/main/java"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        String source = Files.readString(file);
        Matcher name = EXPORTED_CLASS.matcher(source);
        if (name.find()) {
          Set<String> members = names(EXPORTED_METHOD, source);
          members.removeAll(OF_OBJECTS);
          exported.put(name.group(1), members);
        }
      }
    }
    exported.remove("Support"); // for support.js only
    assertTrue(exported.size() >= 9, exported.keySet().toString());
    exported.forEach((name, members) -> assertEquals(membersOfNpm(name), members, name));
  }
}
