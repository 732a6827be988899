package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The limits of games and of the text. */
class SgfOpenRecordsTest {
  private static final ReadLimits LIMITS = ReadLimits.defaults();

  private static String game(String move) {
    return "(;GM[09];B[" + move + "])\n";
  }

  @Test
  void gamesAreReadUpToTheLimit() {
    String three = game("take1") + game("take2") + game("take3");
    List<ParsedGame> games = Records.read(SGF, three, LIMITS.with(Limit.GAMES, 2));
    assertEquals(3, games.size());
    assertEquals(ImmutableList.of(), games.get(1).problems());
    ParsedGame refused = games.get(2);
    assertEquals(3, refused.number());
    assertEquals(List.of(Code.TOO_MANY_GAMES), Records.codes(refused));
    assertEquals(3, refused.problems().get(0).location().line());
    assertEquals(refused.record().location(), refused.problems().get(0).location());
    assertEquals(ImmutableList.of(), refused.record().moves());
    assertEquals(3, Records.read(SGF, three, LIMITS.with(Limit.GAMES, 3)).size());
  }

  @Test
  void theTextIsReadUpToTheLimit() {
    String one = game("take1");
    String text = one + game("take2") + game("take3");
    for (int length = one.length(); length <= text.length(); length++) {
      List<ParsedGame> games = Records.read(SGF, text, LIMITS.with(Limit.TEXT, length));
      assertEquals(List.of("take1"), Records.moves(games.get(0).record()));
      ParsedGame last = games.get(games.size() - 1);
      assertEquals(length < text.length(), Records.codes(last).contains(Code.TOO_MUCH_TEXT));
      assertEquals(games.size(), last.number());
    }
  }
}
