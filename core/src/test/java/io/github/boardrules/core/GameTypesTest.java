package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.testing.CountdownType;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameTypesTest {
  private static final GameType COUNTDOWN = new CountdownType();

  /** Countdown with another id. */
  private record Renamed(String id) implements GameType {
    @Override
    public String title() {
      return id;
    }

    @Override
    public About about() {
      return COUNTDOWN.about();
    }

    @Override
    public List<Option<?>> options() {
      return COUNTDOWN.options();
    }

    @Override
    public Game<?> game(Options options) {
      return COUNTDOWN.game(options);
    }
  }

  @Test
  void typesAreFoundAndSortedById() {
    GameType last = new Renamed("down");
    GameTypes types = GameTypes.of(ImmutableList.of(last, COUNTDOWN));
    assertEquals(Optional.of(COUNTDOWN), types.find("countdown"));
    assertEquals(Optional.of(last), types.find("down"));
    assertEquals(Optional.empty(), types.find("up"));
    assertEquals(last, types.get("down"));
    assertEquals(
        "A game with the id up is not installed; the ids are [countdown, down]",
        assertThrows(IllegalArgumentException.class, () -> types.get("up")).getMessage());
    assertEquals(ImmutableList.of(COUNTDOWN, last), types.all());
  }

  @Test
  void typesWithTheSameIdAreRefused() {
    ImmutableList<GameType> types = ImmutableList.of(COUNTDOWN, new Renamed("countdown"));
    assertThrows(IllegalArgumentException.class, () -> GameTypes.of(types));
  }

  @Test
  void aBrokenGameIsReportedAndLeavesTheOthersWorking(@TempDir Path folder) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(
        services.resolve(GameType.class.getName()),
        String.join(
            "\n",
            "no.such.Game",
            GameTypesTest.class.getName(),
            CountdownType.class.getName(),
            Twin.class.getName()));
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
      thread.setContextClassLoader(loader);
      GameTypes types = GameTypes.installed();
      assertEquals(CountdownType.class, types.get("countdown").getClass());
      assertEquals(1, types.all().size());
      assertEquals(3, types.problems().size(), types.problems().toString());
      assertTrue(types.problems().get(0).contains("no.such.Game"));
      assertTrue(types.problems().get(1).contains("GameTypesTest"));
      assertTrue(types.problems().get(2).contains("the id countdown"));
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Another type with the id of countdown. */
  public static final class Twin implements GameType {
    @Override
    public String id() {
      return COUNTDOWN.id();
    }

    @Override
    public String title() {
      return "Twin";
    }

    @Override
    public About about() {
      return COUNTDOWN.about();
    }

    @Override
    public List<Option<?>> options() {
      return ImmutableList.of();
    }

    @Override
    public Game<?> game(Options options) {
      return COUNTDOWN.game(options);
    }
  }

  @Test
  void coreInstallsNoGame() {
    assertTrue(GameTypes.installed().all().isEmpty());
  }
}
