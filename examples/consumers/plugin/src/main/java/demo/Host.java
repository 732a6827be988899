package demo;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/**
 * A host that knows the JDK only and runs a plug-in, {@link PlugIn}, with the library in a class
 * loader of its own, as servers and editors do. No thread has that loader as its context class
 * loader.
 */
public final class Host {
  private Host() {}

  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    List<URL> jars = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of(args[0]))) {
      for (Path file : files.toList()) {
        jars.add(url(file));
      }
    }
    jars.add(url(Path.of(args[1])));
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(jars.toArray(URL[]::new), platform)) {
      Callable<?> plugIn =
          (Callable<?>) loader.loadClass("demo.PlugIn").getDeclaredConstructor().newInstance();
      System.out.println(call(plugIn));
      System.out.println(CompletableFuture.supplyAsync(() -> call(plugIn)).join());
      Thread.currentThread().setContextClassLoader(null);
      System.out.println(call(plugIn));
    }
  }

  private static URL url(Path file) throws MalformedURLException {
    return file.toUri().toURL();
  }

  private static Object call(Callable<?> plugIn) {
    try {
      return plugIn.call();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
