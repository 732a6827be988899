package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Judges the playthrough and the test games of OpenSpiel. They are not part of the project; without
 * them, the tests are skipped.
 */
final class OpenSpielPlaythroughTest {
  private static final OpenSpielFormat FORMAT = new OpenSpielFormat();

  private static String playthrough() throws IOException {
    Path file = Texts.folder("openspiel").resolve("lines_of_action.txt");
    return String.join("\n", Texts.lines(file)) + "\n";
  }

  private static Code code(String text) {
    return Texts.judgeOne(FORMAT, text).problems().get(0).code();
  }

  @Test
  void the184StatesAgree() throws IOException {
    String text = playthrough();
    GameReplay verdict = Texts.judgeOne(FORMAT, text);
    assertEquals(List.of(), verdict.problems());
    assertEquals(183, verdict.legalPlies());
    assertEquals(184, text.split("# State ", -1).length - 1);
    assertEquals(GameResult.FIRST, verdict.record().header().result());
    assertEquals(ClaimedResult.Check.AGREES, verdict.claimCheck());
  }

  @Test
  void plantedFaultsAreFound() throws IOException {
    String text = playthrough();
    for (String planted :
        List.of(
            text.replaceFirst("LegalActions\\(\\) = \\[[0-9]+, ", "LegalActions() = ["),
            text.replaceFirst(
                "StringLegalActions\\(\\) = \\[\"\\w+-\\w+\", ", "StringLegalActions() = ["),
            text.replaceFirst("# 8\\.xxxxxx\\.", "# 8.xxxxx.."),
            text.replaceFirst("IsTerminal\\(\\) = False", "IsTerminal() = True"),
            text.replaceFirst("CurrentPlayer\\(\\) = 0", "CurrentPlayer() = 1"))) {
      assertTrue(!planted.equals(text));
      assertEquals(Code.POSITION_CONTRADICTED, code(planted));
    }
    assertEquals(
        Code.RESULT_CONTRADICTED, code(text.replace("Returns() = [1, -1]", "Returns() = [-1, 1]")));
    assertEquals(Code.BAD_TAG, code(text.replaceFirst("action: 7772", "action: 7770")));
  }

  @Test
  void bothFormatsWriteTheGame() throws IOException {
    GameReplay replay = Texts.judgeOne(FORMAT, playthrough());
    for (RecordFormat format : List.of(FORMAT, new KaggleFormat())) {
      GameReplay again = Texts.judgeOne(format, format.write(replay));
      assertEquals(List.of(), again.problems());
      assertEquals(replay.mainLine().orElseThrow().moves(), again.mainLine().orElseThrow().moves());
      assertEquals(List.of(), format.losses(replay));
    }
  }

  @Test
  void theTestGamesAreBrg() throws IOException {
    int count = 0;
    for (Path file : Texts.files(Texts.folder("openspiel").resolve("test_games"), "")) {
      String text = String.join("\n", Texts.lines(file)) + "\n";
      Validator options =
          Texts.GAMES
              .withDefaultGame(GameReport.LOA)
              .withOverridingOptions(Options.of("preset", "OPEN_SPIEL"));
      List<GameReplay> games = Texts.judge(BrgFormat.BRG, text, ReadLimits.defaults(), options);
      assertEquals(1, games.size());
      GameReplay verdict = games.get(0);
      assertEquals(List.of(), verdict.problems(), file.toString());
      boolean isComplete = !file.toString().contains("incomplete");
      assertEquals(isComplete, verdict.outcome().isPresent(), file.toString());
      count++;
    }
    assertEquals(6, count);
  }
}
