package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.testing.CountdownType;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameTypesTest {
  private static final GameType COUNTDOWN = new CountdownType();

  /** Countdown with another id. */
  private record Renamed(String id) implements GameType {
    @Override
    public String title() {
      return id;
    }

    @Override
    public ImmutableList<OptionSpec> options() {
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
    assertEquals(ImmutableList.of(COUNTDOWN, last), types.all().asList());
  }

  @Test
  void typesWithTheSameIdAreRefused() {
    ImmutableList<GameType> types = ImmutableList.of(COUNTDOWN, new Renamed("countdown"));
    assertThrows(IllegalArgumentException.class, () -> GameTypes.of(types));
  }

  @Test
  void coreInstallsNoGame() {
    assertTrue(GameTypes.installed().all().isEmpty());
  }
}
