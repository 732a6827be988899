package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.record.sgf.SgfFormat;
import io.github.boardrules.core.testing.CountdownType;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
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

  private static String game(TestFormat format, String move) {
    return format == TestFormat.BRG ? move + " *\n" : "(;GM[99];B[" + move + "])\n";
  }

  @ParameterizedTest
  @EnumSource
  void readersOfBytesAndCharactersCloseTheirSource(TestFormat format) throws IOException {
    String text = game(format, "take2");
    Watched bytes = new Watched();
    RecordReader fromBytes = format.open(bytes.stream(text), "bytes", LIMITS);
    assertEquals(List.of("take2"), Records.moves(fromBytes.next().orElseThrow().record()), text);
    bytes.assertClosedBy(fromBytes);
    Watched characters = new Watched();
    RecordReader fromCharacters = format.open(characters.reader(text), "text", LIMITS);
    GameRecord record = fromCharacters.next().orElseThrow().record();
    assertEquals("text", record.location().source());
    assertEquals(1, record.location().line());
    assertEquals(Optional.empty(), fromCharacters.next());
    characters.assertClosedBy(fromCharacters);
  }

  /** No dialect is installed in this module, so SGF records name no game. */
  @ParameterizedTest
  @EnumSource
  void theStandardFormatsUseInstalledDialects(TestFormat format) throws IOException {
    RecordFormat installed = format == TestFormat.SGF ? SgfFormat.SGF : BrgFormat.BRG;
    String text = game(format, "take2");
    Watched watched = new Watched();
    List<RecordReader> readers =
        List.of(
            installed.open(watched.reader(text), "t", LIMITS),
            installed.open(watched.stream(text), "t", LIMITS));
    for (RecordReader reader : readers) {
      GameRecord record = reader.next().orElseThrow().record();
      assertEquals(List.of("take2"), Records.moves(record));
      assertEquals(Optional.empty(), record.game());
    }
    assertEquals(Optional.empty(), ReplayOptions.installed().games().find(CountdownType.ID));
  }

  @ParameterizedTest
  @EnumSource
  void gamesAreReadUpToTheLimit(TestFormat format) {
    String three = game(format, "take1") + game(format, "take2") + game(format, "take3");
    List<ParsedGame> games = Records.read(format, three, LIMITS.withGames(2));
    assertEquals(3, games.size());
    assertEquals(ImmutableList.of(), games.get(1).problems());
    ParsedGame refused = games.get(2);
    assertEquals(3, refused.number());
    assertEquals(List.of(Code.TOO_MANY_GAMES), Records.codes(refused));
    assertEquals(3, refused.problems().get(0).location().line());
    assertEquals(refused.record().location(), refused.problems().get(0).location());
    assertEquals(ImmutableList.of(), refused.record().moves());
    assertEquals(3, Records.read(format, three, LIMITS.withGames(3)).size());
    assertEquals(ImmutableList.of(), Records.read(format, " \n", LIMITS.withGames(0)));
  }

  @Test
  void everyReplayOptionCanBeSet() {
    GameTypes games = GameTypes.of(List.of(new CountdownType()));
    Options nine = Options.of("heap", "9");
    ReplayOptions options = ReplayOptions.of(games);
    assertEquals(
        new ReplayOptions(
            games, Optional.of("x"), nine, Options.of("note", "n"), Strictness.STRICT),
        options
            .withDefaultGame("x")
            .withDefaultOptions(nine)
            .withOverridingOptions(Options.of("note", "n"))
            .withStrictness(Strictness.STRICT));
    assertEquals(Strictness.LENIENT, options.strictness());
  }

  @Test
  void defaultOptionsApplyToTheDefaultGameAndOverridingOptionsToAllGames() {
    ReplayOptions options =
        Records.OPTIONS
            .withDefaultOptions(Options.of("heap", "9"))
            .withOverridingOptions(Options.of("note", "n"));
    GameRecord untagged = GameRecord.builder().build();
    GameRecord tagged = GameRecord.builder().game(CountdownType.ID).build();
    GameRecord own = tagged.toBuilder().options(Options.parse("heap=5 note=m")).build();
    for (GameRecord record : List.of(untagged, tagged)) {
      assertEquals("heap=9 note=n", options.options(record).toString());
      assertEquals(
          "heap=9 note=n", options.withDefaultGame(CountdownType.ID).options(record).toString());
    }
    assertEquals("heap=5 note=n", options.options(own).toString());
    assertEquals("note=n", options.withDefaultGame("go").options(tagged).toString());
    assertEquals("heap=9 note=n", options.withDefaultGame("go").options(untagged).toString());
  }
}
