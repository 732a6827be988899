package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Options;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The number of plies after which games without captures end. The games are new, because cached
 * ones would hide what their constructor derives from the rules.
 */
class LoaEndsTest {
  /** Nobody is connected, and nobody can move. */
  private static final String FULL =
      "bbbbbbbb/wwwwwwww/bbbbbbbb/wwwwwwww/bbbbbbbb/wwwwwwww/bbbbbbbb/wwwwwwww b";

  private static LoaPosition start(String options, String setup) {
    LoaRules rules =
        new LoaGameType().game(Options.parse(options + " allowExtraPieces=true")).rules();
    return new LoaGame(rules, Loa.game().parseSetup(setup)).start();
  }

  private static String outcome(LoaPosition position) {
    return position
        .outcome()
        .map(end -> end.winner().map(Enum::name).orElse("DRAW") + " " + end.reason().name())
        .orElse("none");
  }

  @ParameterizedTest
  @CsvSource({
    "repetition=NONE noLegalMove=PASSES order=connection, 2, DRAW BOTH_STUCK",
    "repetition=NONE noLegalMove=LOSES, 0, SECOND NO_LEGAL_MOVE",
    "repetition=NONE noLegalMove=DRAW, 0, DRAW NO_LEGAL_MOVE",
    "noLegalMove=PASSES repetition=DRAW, 2, DRAW REPETITION",
    "noLegalMove=PASSES repetition=DRAW repetitionAt=3, 4, DRAW REPETITION",
    "noLegalMove=PASSES repetition=MOVER_LOSES, 2, FIRST REPETITION",
    "noLegalMove=PASSES repetition=DRAW repetitionOf=PLACEMENT, 1, DRAW REPETITION",
    "noLegalMove=PASSES repetitionAt=5 plyLimit=3, 3, DRAW PLY_LIMIT",
    "noLegalMove=PASSES repetitionAt=5 quietLimit=3, 3, DRAW QUIET_LIMIT",
    "noLegalMove=PASSES repetitionAt=5 quietLimit=4 plyLimit=3, 3, DRAW PLY_LIMIT",
    "preset=ABSTRACT_PLAY plyLimit=1, 1, DRAW PLY_LIMIT"
  })
  void sidesThatCannotMovePassUntilARuleEndsTheGame(String options, int passes, String end) {
    LoaPosition position = start(options, FULL);
    for (int ply = 0; ply < passes; ply++) {
      assertEquals("none", outcome(position));
      assertFalse(position.isOver());
      position = position.play("pass");
    }
    assertEquals(end, outcome(position));
  }

  /** Each side moves a piece to and fro. */
  @ParameterizedTest
  @CsvSource({
    "plyLimit=3, 3, DRAW PLY_LIMIT",
    "quietLimit=3, 3, DRAW QUIET_LIMIT",
    "repetitionAt=2, 4, FIRST REPETITION",
    "repetitionAt=5 repetition=DRAW, 16, DRAW REPETITION",
    "repetitionAt=2 repetitionOf=PLACEMENT repetition=DRAW, 4, DRAW REPETITION",
    "preset=ABSTRACT_PLAY plyLimit=21, 21, DRAW PLY_LIMIT",
    "preset=ABSTRACT_PLAY quietLimit=21, 21, DRAW QUIET_LIMIT",
    "preset=OPEN_SPIEL plyLimit=4, 4, DRAW PLY_LIMIT",
    "preset=PLAY_STRATEGY, 16, DRAW REPETITION"
  })
  void repeatedMovesEndTheGameByARule(String options, int plies, String end) {
    String[] round = {"b1-b3", "a4-c4", "b3-b1", "c4-a4"};
    LoaPosition position = start(options, "standard");
    for (int ply = 0; ply < plies; ply++) {
      assertEquals("none", outcome(position), position::text);
      position = position.play(round[ply % 4]);
      assertEquals(position, position.game().parsePosition(position.text()));
    }
    assertEquals(end, outcome(position));
  }

  @Test
  void theTextOfAPositionCountsItsPliesOnlyUnderALimit() {
    for (String options :
        Splitter.on(';').split("plyLimit=60;quietLimit=60;quietLimit=9 plyLimit=9")) {
      LoaPosition position = start(options, "standard").play("b1-b3").play("a4-c4");
      String quiet = options.contains("quiet") ? " quiet:2" : "";
      String plies = options.contains("ply") ? " ply:2" : "";
      assertEquals(
          "1bbbbbb1/w6w/w6w/w6w/2w4w/wb5w/w6w/2bbbbb1 b b1-b3,a4-c4" + quiet + plies,
          position.text());
    }
  }

  /** Positions that differ only in a count are different, and so are their hashes. */
  @Test
  void theCountsOfPliesAreInTheHash() {
    LoaGame game = start("quietLimit=60 plyLimit=60", "standard").game();
    Set<Long> hashes = new HashSet<>();
    for (int quiet = 0; quiet < 8; quiet++) {
      for (int plies = 0; plies < 8; plies++) {
        String counts = (quiet > 0 ? " quiet:" + quiet : "") + (plies > 0 ? " ply:" + plies : "");
        LoaPosition position = game.parsePosition(Loa.game().start().text() + counts);
        assertEquals(Loa.game().start().text() + counts, position.text());
        hashes.add(position.hash());
      }
    }
    assertEquals(64, hashes.size());
  }

  @ParameterizedTest
  @CsvSource({"size=8", "size=9", "size=9 hole=CENTER", "board=HEX size=5"})
  void theNumberOfEnemyClumpsDoesNotMatter(String options) {
    String pieces = ":a1,a2;%s:c1,c3,c5,e2,e4";
    LoaPosition black = start(options, "black" + pieces.formatted("white") + ";toMove:WHITE");
    assertEquals("FIRST CONNECTION", outcome(black));
    LoaPosition white = start(options, "white" + pieces.formatted("black") + ";toMove:BLACK");
    assertEquals("SECOND CONNECTION", outcome(white));
  }

  /** Also under the rules that keep no history. */
  @ParameterizedTest
  @CsvSource({
    "preset=ABSTRACT_PLAY, DRAW",
    "preset=LUDII, DRAW",
    "preset=OPEN_SPIEL, FIRST",
    "preset=PLAY_STRATEGY, DRAW",
    "preset=ABSTRACT_PLAY size=9, DRAW",
    "repetition=NONE, FIRST",
    "repetition=NONE size=9, FIRST"
  })
  void aCaptureMayConnectTheOpponent(String options, String ifBoth) {
    LoaPosition one = start(options, "black:e5,h8;white:a1,a2,c5;toMove:BLACK");
    assertEquals("SECOND OPPONENT_CONNECTED", outcome(one.play("e5:c5")));
    LoaPosition both = start(options, "black:e5,b6;white:a1,a2,c5;toMove:BLACK");
    assertEquals(ifBoth + " BOTH_CONNECTED", outcome(both.play("e5:c5")));
  }
}
