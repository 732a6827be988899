package io.github.boardrules.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.google.common.base.Splitter;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.picture.view.Drawing;
import io.github.boardrules.picture.view.Drawings;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Hosts whose threads have a class loader that does not see the library. */
class ClassLoadersTest {
  private static final String BRG = "[Game \"loa\"] 1. b1-b3 h7-f7 *";
  private static final String SGF = "(;GM[9];B[b1-b3];W[h7-f7])";

  /** What the library finds and does, as a host without its types can compare it. */
  public static final class Probe implements Supplier<List<String>> {
    /** Creates a probe. */
    public Probe() {}

    @Override
    public List<String> get() {
      List<String> found = new ArrayList<>();
      GameTypes.installed().all().stream().map(GameType::id).forEach(found::add);
      Drawings.installed().all().stream().map(Drawing::id).forEach(found::add);
      for (String text : List.of(BRG, SGF)) {
        try (Stream<GameReplay> verdicts = Validator.installed().open(text, "upload").replays()) {
          verdicts.map(GameReplay::summary).forEach(found::add);
        }
      }
      found.add(Picture.of(Loa.game().start()).svg());
      found.addAll(GameTypes.installed().problems());
      found.addAll(Validator.installed().problems());
      found.addAll(Drawings.installed().problems());
      return found;
    }
  }

  /** Runs the probe in a thread with a context class loader. */
  private static List<String> probe(@Nullable ClassLoader context, Supplier<List<String>> probe) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try {
      thread.setContextClassLoader(context);
      return probe.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Returns a class loader with a copy of the library, which shares only the JDK with others. */
  private static URLClassLoader copy() throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (String entry :
        Splitter.on(System.getProperty("path.separator"))
            .split(System.getProperty("java.class.path"))) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  @Test
  void everyThreadFindsTheLibrary() throws IOException {
    List<String> expected = new Probe().get();
    assertEquals(List.of("carteso", "iris", "linage", "loa", "tictactoe"), expected.subList(0, 5));
    assertEquals(List.of("carteso", "iris", "linage", "loa"), expected.subList(5, 9));
    assertEquals("2 moves, unfinished", expected.get(9));
    assertEquals("2 moves, unfinished", expected.get(10));
    assertEquals(12, expected.size(), expected.toString());
    assertEquals(expected, probe(null, new Probe()));
    assertEquals(expected, probe(ClassLoader.getPlatformClassLoader(), new Probe()));
    assertEquals(expected, probe(ClassLoader.getSystemClassLoader(), new Probe()));
    try (URLClassLoader other = copy();
        URLClassLoader child = new URLClassLoader(new URL[0], Probe.class.getClassLoader())) {
      assertEquals(expected, probe(other, new Probe()));
      assertEquals(expected, probe(child, new Probe()));
    }
  }

  /** A plug-in of an application that has another copy of the library. */
  @Test
  @SuppressWarnings("unchecked")
  void aPlugInFindsItsOwnCopy() throws IOException, ReflectiveOperationException {
    try (URLClassLoader plugIn = copy()) {
      Class<?> type = plugIn.loadClass(Probe.class.getName());
      assertNotEquals(Probe.class, type);
      Supplier<List<String>> probe =
          (Supplier<List<String>>) type.getDeclaredConstructor().newInstance();
      List<String> expected = new Probe().get();
      assertEquals(expected, probe.get());
      assertEquals(expected, probe(plugIn, probe));
      assertEquals(expected, probe(null, probe));
    }
  }
}
