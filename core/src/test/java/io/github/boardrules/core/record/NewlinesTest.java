package io.github.boardrules.core.record;

import static io.github.boardrules.core.record.TestFormat.BRG;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.record.RecordProblem.Code;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of several games with every kind of line ending, and with NUL characters. */
final class NewlinesTest {
  private static final int GAMES = 2_000;

  private static String game(int number, String between) {
    return "[First \"" + number + "\"]\n\n{a\nb} 1. take1 " + between + "\n take2 *\n\n";
  }

  private static String file(int damaged, String damage) {
    return IntStream.range(0, GAMES)
        .mapToObj(i -> game(i, i == damaged ? damage : ""))
        .collect(Collectors.joining());
  }

  private static void assertAllRead(List<ParsedGame> games) {
    assertEquals(GAMES, games.size());
    for (int i = 0; i < GAMES; i++) {
      GameRecord record = games.get(i).record();
      assertEquals(Integer.toString(i), record.header().tag("First").orElseThrow());
      assertEquals("a b", record.header().comment());
      assertEquals(List.of("take1", "take2"), TestRecords.moves(record));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n"})
  void everyLineEndingIsAccepted(String lineEnd) {
    for (TestFormat format : TestFormat.values()) {
      String text = file(-1, "").replace("\n", lineEnd);
      assertAllRead(TestRecords.read(format, text.getBytes(StandardCharsets.UTF_8)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aNulBetweenMovesCausesAtMostOneProblem(TestFormat format) {
    String text = file(1_000, "\0");
    List<ParsedGame> games = TestRecords.read(format, text.getBytes(StandardCharsets.UTF_8));
    assertAllRead(games);
    for (ParsedGame game : games) {
      assertEquals(
          game.number() == 1_001 ? List.of(Code.BAD_CHARACTER) : List.of(),
          TestRecords.codes(game));
    }
  }

  @Test
  void aNulInACommentIsKept() {
    assertEquals("a\0b", TestRecords.good(BRG, "{a\0b} take1 *").header().comment());
  }
}
