package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.testing.CountdownType;
import java.lang.reflect.Proxy;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameKeyTest {
  private static final Options OPTIONS = Options.of("setup", "other rules");

  /** Returns an object that answers like another one, but for some methods. */
  private static <T> T like(Class<T> type, Object other, Map<String, Object> answers) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) ->
                answers.containsKey(method.getName())
                    ? answers.get(method.getName())
                    : method.invoke(other, arguments)));
  }

  /** The start of Countdown in a game whose option says more than where the game begins. */
  private static Position<?> start(boolean isEqualWithoutTheOption) {
    Game<?> plain = new CountdownType().game(Options.none());
    Position<?> found =
        like(Position.class, plain.start(), ImmutableMap.of("equals", isEqualWithoutTheOption));
    Game<?> without = like(Game.class, plain, ImmutableMap.of("parsePosition", found));
    GameType type = like(GameType.class, plain.type(), ImmutableMap.of("game", without));
    Game<?> game = like(Game.class, plain, ImmutableMap.of("type", type, "options", OPTIONS));
    return like(Position.class, plain.start(), ImmutableMap.of("game", game));
  }

  private static String text(Position<?> start) {
    return GameKey.text(start, ImmutableList.of());
  }

  @Test
  void aSetupThatChangesTheRulesIsPartOfTheKey() {
    assertEquals("countdown\nsetup=\"other rules\"\n21 b", text(start(false)));
    assertEquals("countdown\n\n21 b", text(start(true)));
  }
}
