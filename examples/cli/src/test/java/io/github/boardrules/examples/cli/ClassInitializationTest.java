package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.reflect.ClassPath;
import com.google.common.reflect.ClassPath.ClassInfo;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every public class can be the first one that a program uses. Classes whose static fields need
 * each other's fail for some first classes only.
 */
class ClassInitializationTest {
  private static final ClassLoader DEPENDENCIES =
      new URLClassLoader(classPath(entry -> !isOurs(entry)), ClassLoader.getPlatformClassLoader());

  private static final URL[] OURS = classPath(ClassInitializationTest::isOurs);

  private static boolean isOurs(String entry) {
    return new File(entry).isDirectory() || new File(entry).getName().startsWith("boardrules-");
  }

  private static URL[] classPath(Predicate<String> filter) {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(filter)
        .map(entry -> url(new File(entry).toURI()))
        .toArray(URL[]::new);
  }

  private static URL url(URI uri) {
    try {
      return uri.toURL();
    } catch (MalformedURLException e) {
      throw new AssertionError(e);
    }
  }

  @TestFactory
  Stream<DynamicTest> everyPublicClassCanBeTheFirst() throws IOException {
    ImmutableList<ClassInfo> classes =
        ClassPath.from(getClass().getClassLoader()).getAllClasses().stream()
            .filter(info -> info.getPackageName().startsWith("io.github.boardrules."))
            .filter(info -> !info.getPackageName().contains(".examples."))
            .filter(info -> !info.url().getPath().contains("test"))
            .collect(ImmutableList.toImmutableList());
    assertTrue(classes.size() > 200, classes::toString);
    return classes.stream()
        .map(info -> DynamicTest.dynamicTest(info.getName(), () -> initialize(info)));
  }

  private static void initialize(ClassInfo info) throws IOException {
    try (URLClassLoader loader = new URLClassLoader(OURS, DEPENDENCIES)) {
      assertDoesNotThrow(() -> Class.forName(info.getName(), true, loader));
    }
  }
}
