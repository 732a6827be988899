import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Counts what the published modules consist of, for each door and each module: public types, public
 * methods, and lines of code. Run it in the root of a checkout: {@code java .ci/Counts.java}.
 *
 * <p>A type is public if it and all types around it are. Public methods are declared as public or
 * protected, or are methods of a public interface or components of a public record; constructors,
 * {@code equals}, {@code hashCode} and {@code toString} are left out. Lines of code are lines
 * without comments, blank lines, imports and the package.
 */
final class Counts {
  private static final List<String> MODULES =
      List.of(
          "core", "loa", "linage", "iris", "carteso", "examples/interchange", "examples/picture");

  private static final String ROOT = "io.github.boardrules.";

  /** The packages of core for programs that play and judge games; the others are for authors. */
  private static final Set<String> USERS =
      Set.of("core", "core.board", "core.record", "core.territory");

  /** The types for users in a package for authors. */
  private static final Set<String> USERS_TYPES = Set.of("NotationException", "Strictness");

  /** The types for authors of formats in a package for users, as its page says. */
  private static final Set<String> FORMATS =
      Set.of(
          "CanonicalMoves",
          "CharClass",
          "DamageException",
          "Place",
          "RecordFormat",
          "RecordHandler",
          "RecordInput",
          "RecordScanner");

  private static final Set<String> NOT_COUNTED = Set.of("equals", "hashCode", "toString", "<init>");

  private static final int LONG = 250;

  private static final class Row {
    int types;
    int methods;
    int lines;
    int code;
    final List<String> longFiles = new ArrayList<>();
  }

  private final Map<String, Row> rows = new LinkedHashMap<>();

  public static void main(String[] arguments) throws IOException {
    Counts counts = new Counts();
    for (String door : List.of("users", "authors", "games", "extras", "not exported")) {
      counts.rows.put(door, new Row());
    }
    for (String module : MODULES) {
      counts.rows.put(module, new Row());
    }
    counts.rows.put("all", new Row());
    for (String module : MODULES) {
      counts.count(module);
    }
    counts.print();
  }

  private void count(String module) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(Path.of(module, "src/main/java"))) {
      files = all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      for (Path file : files) {
        JavacTask task =
            (JavacTask)
                compiler.getTask(null, manager, null, null, null, manager.getJavaFileObjects(file));
        for (CompilationUnitTree unit : task.parse()) {
          add(module, file, unit);
        }
      }
    }
  }

  private void add(String module, Path file, CompilationUnitTree unit) throws IOException {
    String text = Files.readString(file);
    int lines = text.split("\n", -1).length - 1;
    int code = code(text);
    String name = file.getFileName().toString().replace(".java", "");
    String packageName =
        unit.getPackageName() == null ? "" : unit.getPackageName().toString().replace(ROOT, "");
    for (String key : List.of(door(module, packageName, name), module, "all")) {
      Row row = rows.get(key);
      row.lines += lines;
      row.code += code;
      for (Tree type : unit.getTypeDecls()) {
        if (type instanceof ClassTree declared) {
          addTypes(row, declared, false);
        }
      }
      if (lines > LONG) {
        row.longFiles.add(name + " " + lines);
      }
    }
  }

  private static String door(String module, String packageName, String name) {
    if (packageName.endsWith(".parser")) {
      return "not exported";
    }
    if (module.startsWith("examples/")) {
      return "extras";
    }
    if (!module.equals("core")) {
      return "games";
    }
    return (USERS.contains(packageName) && !FORMATS.contains(name)) || USERS_TYPES.contains(name)
        ? "users"
        : "authors";
  }

  private static void addTypes(Row row, ClassTree type, boolean inInterface) {
    Set<Modifier> modifiers = type.getModifiers().getFlags();
    if (!inInterface && !modifiers.contains(Modifier.PUBLIC)) {
      return;
    }
    row.types++;
    boolean isInterface = type.getKind() == Tree.Kind.INTERFACE;
    Set<String> declared = new HashSet<>();
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree method) {
        Set<Modifier> flags = method.getModifiers().getFlags();
        boolean isPublic =
            flags.contains(Modifier.PUBLIC)
                || flags.contains(Modifier.PROTECTED)
                || (isInterface && !flags.contains(Modifier.PRIVATE));
        declared.add(method.getName().toString());
        if (isPublic && !NOT_COUNTED.contains(method.getName().toString())) {
          row.methods++;
        }
      } else if (member instanceof ClassTree nested) {
        addTypes(row, nested, isInterface);
      }
    }
    if (type.getKind() == Tree.Kind.RECORD) {
      for (Tree member : type.getMembers()) {
        if (member instanceof VariableTree component
            && !component.getModifiers().getFlags().contains(Modifier.STATIC)
            && !declared.contains(component.getName().toString())) {
          row.methods++;
        }
      }
    }
  }

  /** Counts the lines that have a character outside of comments, imports and the package. */
  private static int code(String text) {
    int count = 0;
    boolean inBlock = false;
    boolean inText = false;
    for (String line : text.split("\n", -1)) {
      StringBuilder rest = new StringBuilder();
      boolean inString = false;
      for (int i = 0; i < line.length(); i++) {
        if (inBlock) {
          if (line.startsWith("*/", i)) {
            inBlock = false;
            i++;
          }
        } else if (line.startsWith("\"\"\"", i)) {
          inText = !inText;
          rest.append('"');
          i += 2;
        } else if (inText) {
          rest.append(line.charAt(i));
        } else if (inString) {
          rest.append('"');
          if (line.charAt(i) == '\\') {
            i++;
          } else if (line.charAt(i) == '"') {
            inString = false;
          }
        } else if (line.startsWith("//", i)) {
          break;
        } else if (line.startsWith("/*", i)) {
          inBlock = true;
          i++;
        } else {
          inString = line.charAt(i) == '"' && !line.startsWith("'\"'", i - 1);
          rest.append(line.charAt(i));
        }
      }
      String left = rest.toString().strip();
      if (!left.isEmpty() && !left.startsWith("import ") && !left.startsWith("package ")) {
        count++;
      }
    }
    return count;
  }

  private void print() {
    System.out.printf(
        "%-20s %6s %8s %7s %7s  %s%n",
        "", "types", "methods", "code", "lines", "files over " + LONG + " lines");
    rows.forEach(
        (name, row) ->
            System.out.printf(
                "%-20s %6d %8d %7d %7d  %d%n",
                name, row.types, row.methods, row.code, row.lines, row.longFiles.size()));
    System.out.println(String.join(", ", rows.get("all").longFiles));
  }
}
