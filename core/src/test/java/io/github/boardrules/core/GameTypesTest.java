package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.testing.CountdownType;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameTypesTest {
  private static final GameType COUNTDOWN = new CountdownType();
  private static final GameTypes TYPES = GameTypes.of(ImmutableList.of(COUNTDOWN));

  /** Countdown under another name. */
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
  void gamesAreFoundByTheirIdsAndSorted() {
    GameType last = new Renamed("down");
    GameTypes types = GameTypes.of(ImmutableList.of(last, COUNTDOWN));
    assertEquals(Optional.of(COUNTDOWN), types.find("countdown"));
    assertEquals(Optional.of(last), types.find("down"));
    assertEquals(Optional.empty(), types.find("up"));
    assertEquals(ImmutableList.of(COUNTDOWN, last), types.all().asList());
  }

  @Test
  void twoGamesOfOneNameAreRefused() {
    ImmutableList<GameType> types = ImmutableList.of(COUNTDOWN, new Renamed("countdown"));
    assertThrows(IllegalArgumentException.class, () -> GameTypes.of(types));
  }

  /** Core has no game of its own. */
  @Test
  void nothingIsInstalledHere() {
    assertTrue(GameTypes.installed().all().isEmpty());
  }

  @Test
  void aGameIsMadeOnce() {
    Game<?> game = TYPES.game(COUNTDOWN, Options.of("heap", "7"));
    assertSame(game, TYPES.game(COUNTDOWN, Options.none().with("heap", "7")));
  }

  @Test
  void everyGameHasItsOwnOptionsHoweverManyThereAre() {
    for (int round = 0; round < 2; round++) {
      for (int heap = 1; heap <= 26; heap++) {
        for (String note : new String[] {"", "a", "b", "c"}) {
          Options options = Options.of("heap", Integer.toString(heap)).with("note", note);
          assertEquals(COUNTDOWN.game(options), TYPES.game(COUNTDOWN, options));
        }
      }
    }
    assertNotEquals(
        TYPES.game(COUNTDOWN, Options.of("heap", "1")),
        TYPES.game(COUNTDOWN, Options.of("heap", "2")));
  }

  @Test
  void gamesOfAnotherTypeOfTheSameIdAreNotMixedUp() {
    GameType other = new CountdownType();
    assertSame(COUNTDOWN, TYPES.find("countdown").orElseThrow());
    Game<?> ours = TYPES.game(COUNTDOWN, Options.none());
    Game<?> theirs = TYPES.game(other, Options.none());
    assertEquals(ours, theirs);
    assertEquals(ours, TYPES.game(COUNTDOWN, Options.none()));
  }

  @Test
  void optionsThatCannotBePlayedWithAreRefusedEveryTime() {
    Options bad = Options.of("heap", "many");
    for (int i = 0; i < 2; i++) {
      assertThrows(OptionException.class, () -> TYPES.game(COUNTDOWN, bad));
    }
  }
}
