package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.conformance.Choices;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Damage to one game of a file does not affect the other games. */
final class RecoveryProperties {
  private static final int GAMES = 5;
  private static final int DAMAGED = 2;

  private static final List<String> INSERTED =
      List.of(
          "(",
          ")",
          "[",
          "]",
          "{",
          "}",
          ";",
          "\"",
          "\\",
          "\0",
          "\n",
          "\r",
          "\n\n",
          "*",
          "1-0",
          "$",
          "%",
          "\n%",
          ".",
          "1.",
          "B",
          "C[",
          "\u00e9",
          "\ufeff",
          "(;",
          "))",
          "]]",
          "x".repeat(300));

  @Property
  void theGamesBeforeAndAfterADamagedGameAreRead(
      @ForAll TestFormat format, @ForAll Choices choices) {
    GameRecord[] records = new GameRecord[GAMES];
    StringBuilder file = new StringBuilder();
    for (int i = 0; i < GAMES; i++) {
      records[i] = new RecordGenerator(choices).record();
      String text = format.write(TestRecords.OPTIONS.replay(records[i]));
      file.append(i == DAMAGED ? damage(text, choices) + "\n\n" : text);
    }
    List<ParsedGame> games = TestRecords.read(format, file.toString());
    assertTrue(games.size() >= GAMES - 1, () -> games.size() + " games in\n" + file);
    for (int i = 0; i < DAMAGED; i++) {
      assertIntact(records[i], games.get(i), file);
    }
    for (int after = 1; after < GAMES - DAMAGED; after++) {
      assertIntact(records[GAMES - after], games.get(games.size() - after), file);
    }
  }

  private static void assertIntact(GameRecord record, ParsedGame game, CharSequence file) {
    assertEquals(List.of(), game.problems(), () -> "in\n" + file);
    assertEquals(
        TestRecords.normal(record), TestRecords.normal(game.record()), () -> "in\n" + file);
  }

  /**
   * Damages a text after its first character, because a closing bracket before it would belong to
   * the previous game.
   */
  private static String damage(String text, Random random) {
    StringBuilder damaged = new StringBuilder(text);
    for (int count = 1 + random.nextInt(3); count > 0 && damaged.length() > 1; count--) {
      int at = 1 + random.nextInt(damaged.length() - 1);
      switch (random.nextInt(4)) {
        case 0 -> damaged.deleteCharAt(at);
        case 1 -> damaged.insert(at, INSERTED.get(random.nextInt(INSERTED.size())));
        case 2 -> damaged.delete(at, Math.min(damaged.length(), at + random.nextInt(40)));
        default -> damaged.setLength(at);
      }
    }
    return damaged.toString();
  }
}
