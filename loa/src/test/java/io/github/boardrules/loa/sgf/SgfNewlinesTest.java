package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of several games with every kind of line ending, and with NUL characters. */
final class SgfNewlinesTest {
  private static final int GAMES = 2_000;

  private static String game(int number, String between) {
    return "(;GM[09]\nPB[" + number + "]\nC[a\nb]\n;B[take1]" + between + ";W[take2]\n)\n";
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
      assertEquals("a\nb", record.header().comment());
      assertEquals(List.of("take1", "take2"), Records.moves(record));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n"})
  void everyLineEndingIsAccepted(String lineEnd) {
    String text = file(-1, "").replace("\n", lineEnd);
    assertAllRead(Records.read(SGF, text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void aNulBetweenMovesCausesAtMostOneProblem() {
    String text = file(1_000, "\0");
    List<ParsedGame> games = Records.read(SGF, text.getBytes(StandardCharsets.UTF_8));
    assertAllRead(games);
    for (ParsedGame game : games) {
      assertEquals(
          game.number() == 1_001 ? List.of(Code.BAD_CHARACTER) : List.of(), Records.codes(game));
    }
  }

  @Test
  void aNulInACommentIsKept() {
    assertEquals("a\0b", Records.good(SGF, "(;GM[09]C[a\0b];B[take1])").header().comment());
  }
}
