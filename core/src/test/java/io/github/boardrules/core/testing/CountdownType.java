package io.github.boardrules.core.testing;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;

/**
 * A game for tests. A heap has {@code heap} counters, 1 to 26, by default 21. The players take
 * turns to take one, two or three; a player who takes three moves again. A player who takes the
 * last counter wins, but the game is drawn if the last two counters are taken at once. FIRST is
 * Black. Moves are {@code take1}, {@code take2} and {@code take3}, leniently also {@code t1} and so
 * on. A position is written {@code 12 b}.
 */
public final class CountdownType implements GameType {
  /** The id of the game. */
  public static final String ID = "countdown";

  static final Option<Integer> HEAP =
      Option.integer("heap", "Heap", 1, 26, 21, "The counters to begin with.");

  static final Option<String> NOTE =
      Option.text("note", "Note", "any text", "", "A text without meaning.");

  private static final ImmutableList<Option<?>> OPTIONS = ImmutableList.of(HEAP, NOTE);

  /** Creates the type. */
  public CountdownType() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Countdown";
  }

  @Override
  public About about() {
    return About.of(
        ImmutableList.of(),
        2026,
        "Take one, two or three counters. Whoever takes the last one wins.");
  }

  @Override
  public ImmutableList<Option<?>> options() {
    return OPTIONS;
  }

  @Override
  public CountdownGame game(Options options) {
    Options given = options.checked(OPTIONS);
    return new CountdownGame(given.get(HEAP), given.get(NOTE));
  }
}
