import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * Checks that every library in the jars of the programs stands in {@code examples/bundle/licenses/libraries.txt}, that
 * the texts of its licenses are in the jar, and that the list and the folder have nothing else. Run it after a build.
 *
 * <pre>java .ci/Licenses.java</pre>
 */
final class Licenses {
  private static final Path FOLDER = Path.of("examples/bundle/licenses");
  private static final Map<String, String> MODULES =
      new TreeMap<>(Map.of("boardrules", "cli", "tables", "tables", "server", "server"));

  /** A line of the list. The library may contain *. */
  private record Line(String library, List<String> texts, Set<String> jars) {
    static Line parse(String line) {
      String[] parts = line.split(" \\| ");
      if (parts.length != 4) {
        throw new IllegalArgumentException("not library | licenses | texts | jars: " + line);
      }
      return new Line(parts[0], List.of(parts[2].split(" ")), Set.of(parts[3].split(" ")));
    }

    boolean matches(String name) {
      return Pattern.matches(Pattern.quote(library).replace("*", "\\E[^:]*\\Q"), name);
    }
  }

  public static void main(String[] args) throws IOException {
    List<Line> lines;
    try (Stream<String> all = Files.lines(FOLDER.resolve("libraries.txt"))) {
      lines = all.filter(line -> !line.isEmpty() && !line.startsWith("#")).map(Line::parse).toList();
    }
    List<String> problems = new ArrayList<>();
    Set<String> used = new HashSet<>(Set.of("libraries.txt"));
    int libraries = 0;
    for (Map.Entry<String, String> module : MODULES.entrySet()) {
      String jar = module.getKey();
      Path target = Path.of("examples", module.getValue(), "target");
      Set<Line> found = new HashSet<>();
      try (ZipFile zip = new ZipFile(target.resolve(jar(jar)).toFile())) {
        require(zip, "META-INF/LICENSE", problems);
        for (String library : shipped(target.resolve("shipped.txt"))) {
          libraries++;
          Line line = lines.stream().filter(each -> each.matches(library)).findFirst().orElse(null);
          if (line == null) {
            problems.add(library + " is in " + jar(jar) + ", but not in the list");
            continue;
          }
          found.add(line);
          for (String text : line.texts()) {
            used.add(text + ".txt");
            require(zip, "META-INF/licenses/" + text + ".txt", problems);
          }
        }
      }
      for (Line line : lines) {
        if (line.jars().contains(jar) != found.contains(line)) {
          problems.add(
              line.library() + (found.contains(line) ? " is in " : " is not in ") + jar(jar));
        }
      }
    }
    try (Stream<Path> texts = Files.list(FOLDER)) {
      texts
          .map(path -> path.getFileName().toString())
          .filter(name -> !used.contains(name))
          .forEach(name -> problems.add("no library is under " + name));
    }
    if (!problems.isEmpty()) {
      problems.forEach(System.err::println);
      System.err.println("Licenses are listed in " + FOLDER.resolve("libraries.txt"));
      System.exit(1);
    }
    System.out.println(libraries + " libraries in 3 jars, each with its licenses");
  }

  private static String jar(String name) {
    return name.equals("boardrules") ? "boardrules.jar" : "boardrules-" + name + ".jar";
  }

  private static void require(ZipFile zip, String entry, List<String> problems) {
    if (zip.getEntry(entry) == null) {
      problems.add(zip.getName() + " lacks " + entry);
    }
  }

  /** Reads what dependency:list has written: group:artifact:type:version:scope, with an indent. */
  private static List<String> shipped(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      List<String> libraries =
          lines
              .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "").strip())
              .filter(line -> line.matches("[^ :]+:[^ :]+:jar:.*"))
              .map(line -> line.split(":")[0] + ":" + line.split(":")[1])
              .toList();
      if (libraries.isEmpty()) {
        throw new IOException("no libraries in " + file);
      }
      return libraries;
    }
  }
}
