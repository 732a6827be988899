package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.testing.CountdownType;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Opening readers, the limit of games, and the options of a replay. */
class OpenRecordsTest {
  private static final ReadLimits LIMITS = ReadLimits.defaults();

  /** A stream or reader that records whether it was closed. */
  private static final class Watched {
    private boolean isOpen = true;

    private InputStream stream(String text) {
      return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
        @Override
        public void close() {
          isOpen = false;
        }
      };
    }

    private Reader reader(String text) {
      return new StringReader(text) {
        @Override
        public void close() {
          isOpen = false;
        }
      };
    }

    private void assertClosedBy(Closeable reader) throws IOException {
      assertTrue(isOpen);
      reader.close();
      assertFalse(isOpen);
    }
  }

  private static String game(String move) {
    return move + " *\n";
  }

  @ParameterizedTest
  @EnumSource
  void verdictsOnBytesAndCharactersCloseTheirSource(TestFormat format) throws IOException {
    String text = game("take2");
    Validator validator = TestRecords.UNTAGGED.withFormat(format);
    Watched bytes = new Watched();
    Stream<GameReplay> fromBytes = validator.open(bytes.stream(text), "bytes").replays();
    bytes.assertClosedBy(fromBytes::close);
    Watched characters = new Watched();
    Stream<GameReplay> fromCharacters = validator.open(characters.reader(text), "text").replays();
    Iterator<GameReplay> games = fromCharacters.iterator();
    GameRecord record = games.next().record();
    assertEquals(List.of("take2"), TestRecords.moves(record));
    assertEquals("text", record.location().source());
    assertEquals(1, record.location().line());
    assertFalse(games.hasNext());
    characters.assertClosedBy(fromCharacters::close);
  }

  @ParameterizedTest
  @EnumSource
  void gamesAreReadUpToTheLimit(TestFormat format) {
    String three = game("take1") + game("take2") + game("take3");
    List<ParsedGame> games = TestRecords.read(format, three, LIMITS.with(Limit.GAMES, 2));
    assertEquals(3, games.size());
    assertEquals(ImmutableList.of(), games.get(1).problems());
    ParsedGame refused = games.get(2);
    assertEquals(3, refused.number());
    assertEquals(List.of(Code.TOO_MANY_GAMES), TestRecords.codes(refused));
    assertEquals(3, refused.problems().get(0).location().line());
    assertEquals(refused.record().location(), refused.problems().get(0).location());
    assertEquals(ImmutableList.of(), refused.record().moves());
    assertEquals(3, TestRecords.read(format, three, LIMITS.with(Limit.GAMES, 3)).size());
    assertEquals(ImmutableList.of(), TestRecords.read(format, " \n", LIMITS.with(Limit.GAMES, 0)));
  }

  @ParameterizedTest
  @EnumSource
  void theTextIsReadUpToTheLimit(TestFormat format) {
    String one = game("take1");
    String text = one + game("take2") + game("take3");
    for (int length = one.length(); length <= text.length(); length++) {
      List<ParsedGame> games = TestRecords.read(format, text, LIMITS.with(Limit.TEXT, length));
      assertEquals(List.of("take1"), TestRecords.moves(games.get(0).record()));
      ParsedGame last = games.get(games.size() - 1);
      assertEquals(length < text.length(), TestRecords.codes(last).contains(Code.TOO_MUCH_TEXT));
      assertEquals(games.size(), last.number());
    }
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'x';
          }
        };
    ReadLimits servers = ReadLimits.forServers();
    List<ParsedGame> games = TestRecords.read(format, endless, servers);
    assertEquals(2, games.size());
    assertEquals(List.of(Code.TOO_MUCH_TEXT), TestRecords.codes(games.get(1)));
  }

  @Test
  void overridingOptionsApplyToTheDefaultGame() {
    Validator options = TestRecords.OPTIONS.withOverridingOptions(Options.of("note", "n"));
    GameRecord untagged = GameRecord.builder().build();
    GameRecord own =
        GameRecord.builder().game(CountdownType.ID).options(Options.parse("heap=5 note=m")).build();
    assertEquals("heap=5 note=n", options.options(own).toString());
    assertEquals("note=n", options.options(untagged).toString());
    Validator untaggedAre = options.withDefaultGame(CountdownType.ID);
    assertEquals("heap=5 note=n", untaggedAre.options(own).toString());
    assertEquals("note=n", untaggedAre.options(untagged).toString());
    assertEquals("heap=5 note=m", options.withDefaultGame("go").options(own).toString());
    assertEquals("note=n", options.withDefaultGame("go").options(untagged).toString());
  }
}
