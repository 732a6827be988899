package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.testing.CountdownType;
import org.junit.jupiter.api.Test;

/** Games that are kept are those that would be made. */
final class GameTypesTest {
  private final GameType type = new CountdownType();
  private final GameTypes types = GameTypes.of(ImmutableList.of(type));

  @Test
  void a_game_is_made_once() {
    Game<?> game = types.game(type, Options.of("heap", "7"));
    assertSame(game, types.game(type, Options.none().with("heap", "7")));
  }

  @Test
  void every_game_has_its_own_options_however_many_there_are() {
    for (int round = 0; round < 2; round++) {
      for (int heap = 1; heap <= 26; heap++) {
        for (String note : new String[] {"", "a", "b", "c"}) {
          Options options = Options.of("heap", Integer.toString(heap)).with("note", note);
          assertEquals(type.game(options), types.game(type, options));
        }
      }
    }
    assertNotEquals(
        types.game(type, Options.of("heap", "1")), types.game(type, Options.of("heap", "2")));
  }

  @Test
  void games_of_another_type_of_the_same_id_are_not_mixed_up() {
    GameType other = new CountdownType();
    assertSame(type, types.find("countdown").orElseThrow());
    Game<?> ours = types.game(type, Options.none());
    Game<?> theirs = types.game(other, Options.none());
    assertEquals(ours, theirs);
    assertEquals(ours, types.game(type, Options.none()));
  }

  @Test
  void options_that_cannot_be_played_with_are_refused_every_time() {
    Options bad = Options.of("heap", "many");
    for (int i = 0; i < 2; i++) {
      assertThrows(OptionException.class, () -> types.game(type, bad));
    }
  }
}
