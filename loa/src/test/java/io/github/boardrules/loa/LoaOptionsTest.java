package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.loa.LoaRules.BoardShape;
import io.github.boardrules.loa.LoaRules.BothConnected;
import io.github.boardrules.loa.LoaRules.Check;
import io.github.boardrules.loa.LoaRules.Hole;
import io.github.boardrules.loa.LoaRules.NoLegalMove;
import io.github.boardrules.loa.LoaRules.Repetition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The options as text and as values. */
class LoaOptionsTest {
  private static final LoaGameType TYPE = new LoaGameType();

  private static LoaRules rules(String options) {
    return TYPE.game(Options.parse(options)).rules();
  }

  @Test
  void optionsHaveTheDocumentedNames() {
    assertEquals(
        List.of(
            "preset",
            "bothConnected",
            "noLegalMove",
            "repetition",
            "repetitionOf",
            "repetitionAt",
            "quietLimit",
            "plyLimit",
            "order",
            "board",
            "size",
            "hole",
            "setup",
            "allowExtraPieces"),
        TYPE.options().stream().map(Option::name).toList());
  }

  /** The values from the table of the package description. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SOUCIE|bothConnected=MOVER_WINS noLegalMove=LOSES repetition=MOVER_LOSES repetitionAt=2"
            + " order=noMove,repetition,connection",
        "SACKSON_1969|bothConnected=DRAW noLegalMove=LOSES repetition=DRAW repetitionAt=2"
            + " order=connection,noMove,repetition",
        "COMPUTER_TOURNAMENT|bothConnected=MOVER_WINS noLegalMove=PASSES repetition=DRAW"
            + " repetitionAt=3 order=connection,repetition",
        "ABSTRACT_PLAY|bothConnected=DRAW noLegalMove=PASSES repetition=NONE order=connection",
        "LUDII|bothConnected=DRAW noLegalMove=PASSES repetition=NONE plyLimit=2500"
            + " order=connection,plyLimit",
        "OPEN_SPIEL|bothConnected=MOVER_WINS noLegalMove=LOSES repetition=DRAW repetitionAt=2"
            + " repetitionOf=PLACEMENT plyLimit=1000 order=plyLimit,connection,repetition,noMove",
        "PLAY_STRATEGY|bothConnected=DRAW noLegalMove=DRAW repetition=DRAW repetitionAt=5"
            + " quietLimit=100 order=connection,noMove,quietLimit,repetition"
      })
  void presetsHaveTheDocumentedValues(String preset, String values) {
    assertEquals(rules("preset=" + preset), rules(values));
    String all = "quietLimit=0 plyLimit=0 ";
    if (!values.contains("NONE")) {
      all += "repetitionOf=POSITION ";
    }
    Options options = Options.parse(all + "preset=SACKSON_1969").with(Options.parse(values));
    assertEquals(rules("preset=" + preset), TYPE.game(options).rules());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|''",
        "preset=SOUCIE|''",
        "preset=sackson_1969 hole=none board=Square|preset=SACKSON_1969",
        "order=NOMOVE,Repetition,connection allowExtraPieces=FALSE|''",
        "setup=standard allowExtraPieces=false|''",
        "preset=SACKSON_1969|preset=SACKSON_1969",
        "preset=SACKSON_1969 repetitionAt=3|bothConnected=DRAW order=connection,noMove,repetition"
            + " repetition=DRAW repetitionAt=3",
        "noLegalMove=PASSES|noLegalMove=PASSES order=repetition,connection",
        "repetitionAt=3|repetitionAt=3",
        "setup=SCRAMBLED|setup=scrambled",
        "preset=LUDII bothConnected=MOVER_WINS|noLegalMove=PASSES order=connection,plyLimit"
            + " plyLimit=2500 repetition=NONE",
        "quietLimit=50|order=noMove,repetition,connection,quietLimit quietLimit=50",
        "plyLimit=9 quietLimit=50|order=noMove,repetition,connection,quietLimit,plyLimit"
            + " plyLimit=9 quietLimit=50",
        "preset=LUDII quietLimit=50 plyLimit=0|bothConnected=DRAW noLegalMove=PASSES"
            + " order=connection,quietLimit quietLimit=50 repetition=NONE",
        "preset=PLAY_STRATEGY repetition=NONE|bothConnected=DRAW noLegalMove=DRAW"
            + " order=connection,noMove,quietLimit quietLimit=100 repetition=NONE",
        "preset=ABSTRACT_PLAY repetition=DRAW order=connection,repetition|bothConnected=DRAW"
            + " noLegalMove=PASSES order=connection,repetition repetition=DRAW",
        "noLegalMove=DRAW|noLegalMove=DRAW",
        "board=SQUARE size=8 hole=NONE|''",
        "board=HEX size=6|board=HEX",
        "board=HEX size=5 setup=clusters|board=HEX setup=clusters size=5",
        "size=9 hole=CENTER preset=ABSTRACT_PLAY|hole=CENTER preset=ABSTRACT_PLAY size=9",
        "preset=COMPUTER_TOURNAMENT allowExtraPieces=true|allowExtraPieces=true"
            + " preset=COMPUTER_TOURNAMENT",
        "setup=black:a1,a3;white:h1,h3;toMove:WHITE|setup=\"8/8/8/8/8/b6w/8/b6w w\""
      })
  void optionsContainOnlyDifferencesFromTheDefault(String given, String expected) {
    assertEquals(expected, TYPE.game(Options.parse(given)).options().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "color=white|UNKNOWN_OPTION|color",
        "preset=souci|OUT_OF_RANGE|preset",
        "bothConnected=WIN|OUT_OF_RANGE|bothConnected",
        "noLegalMove=WINS|OUT_OF_RANGE|noLegalMove",
        "repetition=LOSES|OUT_OF_RANGE|repetition",
        "repetitionAt=1|OUT_OF_RANGE|repetitionAt",
        "repetitionAt=6|OUT_OF_RANGE|repetitionAt",
        "preset=ABSTRACT_PLAY repetitionAt=2|CONTRADICTION|repetitionAt",
        "repetition=NONE repetitionAt=3|CONTRADICTION|repetitionAt",
        "repetition=NONE repetitionOf=PLACEMENT|CONTRADICTION|repetitionOf",
        "repetition=NONE order=noMove,repetition,connection|CONTRADICTION|order",
        "preset=ABSTRACT_PLAY repetition=DRAW|CONTRADICTION|order",
        "preset=ABSTRACT_PLAY noLegalMove=DRAW|CONTRADICTION|order",
        "order=noMove,repetition,connection,plyLimit|CONTRADICTION|order",
        "order=noMove,repetition,connection,plyLimit size=9|CONTRADICTION|order",
        "noLegalMove=PASSES order=noMove,repetition,connection hole=NONE|CONTRADICTION|order",
        "plyLimit=5 order=noMove,repetition,connection|CONTRADICTION|order",
        "quietLimit=1001|OUT_OF_RANGE|quietLimit",
        "quietLimit=-1|OUT_OF_RANGE|quietLimit",
        "plyLimit=10001|OUT_OF_RANGE|plyLimit",
        "size=3|CONTRADICTION|size",
        "size=17|OUT_OF_RANGE|size",
        "board=HEX size=9|CONTRADICTION|size",
        "board=HEX size=2|OUT_OF_RANGE|size",
        "board=TRIANGLE|OUT_OF_RANGE|board",
        "hole=CENTER|CONTRADICTION|hole",
        "setup=clusters|UNREADABLE|setup",
        "board=HEX setup=clusters|UNREADABLE|setup",
        "repetitionAt=two|UNREADABLE|repetitionAt",
        "allowExtraPieces=yes|UNREADABLE|allowExtraPieces",
        "order=|UNREADABLE|order",
        "order=no_move,repetition,connection|UNREADABLE|order",
        "order=noMove,repetition,connection,|UNREADABLE|order",
        "order=noMove,connection|CONTRADICTION|order",
        "order=noMove,repetition|CONTRADICTION|order",
        "order=repetition,connection|CONTRADICTION|order",
        "order=noMove,connection,repetition,noMove|CONTRADICTION|order",
        "noLegalMove=PASSES order=noMove,repetition,connection|CONTRADICTION|order",
        "preset=COMPUTER_TOURNAMENT noLegalMove=LOSES|CONTRADICTION|order",
        "setup=|UNREADABLE|setup",
        "setup=chess|UNREADABLE|setup",
        "setup=black:a1;white:i1;toMove:BLACK|OUT_OF_RANGE|setup",
        "setup=black:a1;white:;toMove:BLACK|OUT_OF_RANGE|setup"
      })
  void badOptionsAreRefusedByName(String options, Code code, String name) {
    OptionException refused =
        assertThrows(OptionException.class, () -> TYPE.game(Options.parse(options)));
    assertEquals(code, refused.code(), refused.getMessage());
    assertEquals(name, refused.option());
  }

  @Test
  void theExceptionForABadSetupHasACause() {
    OptionException unreadable =
        assertThrows(OptionException.class, () -> TYPE.game(Options.of("setup", "8/8 b")));
    assertEquals(5 - 2, assertInstanceOf(NotationException.class, unreadable.getCause()).offset());
    String setup = "black:a1,i1;white:a1;toMove:BLACK";
    OptionException defective =
        assertThrows(OptionException.class, () -> TYPE.game(Options.of("setup", setup)));
    SetupException cause = assertInstanceOf(SetupException.class, defective.getCause());
    assertEquals(
        List.of(LoaDefectCode.OFF_BOARD, LoaDefectCode.CELL_OCCUPIED_TWICE),
        cause.defects().stream().map(d -> d.code()).toList());
  }

  @Test
  void withChangesSingleRules() {
    LoaRules rules =
        LoaRules.COMPUTER_TOURNAMENT
            .with(LoaRules.BOTH_CONNECTED, BothConnected.DRAW)
            .with(LoaRules.NO_LEGAL_MOVE, NoLegalMove.LOSES)
            .with(LoaRules.REPETITION, Repetition.MOVER_LOSES)
            .with(LoaRules.REPETITION_AT, 2)
            .with(
                LoaRules.ORDER,
                ImmutableList.of(Check.CONNECTION, Check.REPETITION, Check.NO_MOVE));
    assertEquals(
        rules,
        rules(
            "bothConnected=DRAW repetition=MOVER_LOSES order=connection,repetition,noMove"
                + " preset=SACKSON_1969"));
    assertEquals("bothConnected=DRAW order=connection,repetition,noMove", rules.toString());
    assertEquals(rules, LoaRules.SOUCIE.with(rules.toString()));
    assertEquals(BothConnected.DRAW, rules.get(LoaRules.BOTH_CONNECTED));
    assertEquals(2, rules.get(LoaRules.REPETITION_AT));
    assertThrows(OptionException.class, () -> rules.with(LoaRules.REPETITION_AT, 6));
  }

  /** A chain of changes may pass through them, but no game has them. */
  @Test
  void contradictoryRulesHaveNoGame() {
    LoaRules without = LoaRules.COMPUTER_TOURNAMENT.with(LoaRules.NO_LEGAL_MOVE, NoLegalMove.LOSES);
    assertEquals("order", assertThrows(OptionException.class, () -> Loa.game(without)).option());
    List<Check> order = ImmutableList.of(Check.NO_MOVE, Check.CONNECTION, Check.REPETITION);
    assertEquals(order, Loa.game(without.with(LoaRules.ORDER, order)).rules().get(LoaRules.ORDER));
    LoaRules large = LoaRules.SOUCIE.with(LoaRules.SIZE, 16).with(LoaRules.BOARD, BoardShape.HEX);
    assertEquals("size", assertThrows(OptionException.class, large::board).option());
    assertEquals("size", assertThrows(OptionException.class, () -> Loa.game(large)).option());
    LoaRules even = LoaRules.SOUCIE.with(LoaRules.HOLE, Hole.CENTER);
    assertEquals("hole", assertThrows(OptionException.class, () -> Loa.game(even)).option());
  }

  @Test
  void theStandardSizeFollowsTheShape() {
    LoaRules hex = LoaRules.SOUCIE.with(LoaRules.BOARD, BoardShape.HEX);
    assertEquals(6, hex.get(LoaRules.SIZE));
    assertEquals(8, hex.with(LoaRules.BOARD, BoardShape.SQUARE).get(LoaRules.SIZE));
    LoaRules eight = hex.with(LoaRules.SIZE, 8);
    assertEquals("board=HEX size=8", eight.toString());
    assertEquals(LoaRules.SOUCIE, eight.with(LoaRules.BOARD, BoardShape.SQUARE));
  }

  /** The name of a preset includes none of these values. */
  @Test
  void theBoardAndTheSetupAreNotPartOfAPreset() {
    for (LoaRules rules :
        List.of(LoaRules.SOUCIE, LoaRules.LUDII, LoaRules.SACKSON_1969, LoaRules.OPEN_SPIEL)) {
      LoaRules other = rules.with(LoaRules.SIZE, 9).with(LoaRules.ALLOW_EXTRA_PIECES, true);
      String preset = rules.toString();
      assertEquals(("allowExtraPieces=true " + preset).trim() + " size=9", other.toString());
      assertEquals(other, LoaRules.SOUCIE.with(other.toString()));
    }
  }

  /** Other options override the values of a preset wherever they stand. */
  @Test
  void aPresetIsSetFirst() {
    assertEquals(
        LoaRules.SACKSON_1969.with(LoaRules.BOTH_CONNECTED, BothConnected.MOVER_WINS),
        LoaRules.SOUCIE.with("bothConnected=MOVER_WINS preset=SACKSON_1969"));
  }
}
