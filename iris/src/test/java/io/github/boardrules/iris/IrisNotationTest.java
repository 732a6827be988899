package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.Strictness;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts of moves and positions, and the defects of setups. */
class IrisNotationTest {
  private static final IrisGame STANDARD = Iris.game();
  private static final IrisGame SMALL = Iris.game(3);

  @ParameterizedTest
  @CsvSource({"g7,g7", "G7,g7", "a4+m10,a4+m10", "L6+B8,l6+b8", "a7+m7,a7+m7", "Pass,pass"})
  void canonicalTextsAreParsedStrictlyAndLeniently(String text, String canonical) {
    for (Strictness strictness : Strictness.values()) {
      IrisMove move = STANDARD.start().parseMove(text, strictness);
      assertEquals(canonical, move.toString());
      assertEquals(move, STANDARD.start().parseMove(canonical, strictness));
    }
  }

  @ParameterizedTest
  @CsvSource({"a4,a4+m10", "m10,a4+m10", "m10+a4,a4+m10", "b8+l6,l6+b8", "m7+a7,a7+m7"})
  void otherTextsAreParsedLeniently(String text, String canonical) {
    IrisPosition start = STANDARD.start();
    assertEquals(canonical, start.parseMove(text, Strictness.LENIENT).toString());
    NotationException refusal =
        assertThrows(NotationException.class, () -> start.parseMove(text, Strictness.STRICT));
    assertEquals(Code.NOT_STRICT, refusal.code());
    assertEquals(0, refusal.offset());
  }

  @ParameterizedTest
  @CsvSource({"a4 m10", "a4m10", "m10 - a4", "a4 → m10"})
  void aPairIsUnderstoodAsPeopleTypeIt(String text) {
    assertEquals("a4+m10", STANDARD.start().parseMove(text).toString());
  }

  @Test
  void aPairOfCellsThatAreNotTwinsIsParsedAndIllegal() {
    IrisPosition position = SMALL.start().play("b2");
    IrisMove move = position.parseMove("a1+a2", Strictness.STRICT);
    assertEquals(
        IrisViolationCode.NOT_TWINS, position.violation(move).map(Violation::code).orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "'',EMPTY,0",
    "+,UNEXPECTED,0",
    "a4+,UNEXPECTED,3",
    "+a4,UNEXPECTED,0",
    "'g7 ',TOO_LONG,2",
    "a4+m10+a5,TOO_LONG,6",
    "a4-m10,TOO_LONG,2",
    "4a,UNEXPECTED,0",
    "a,UNEXPECTED,0",
    "a04,OFF_BOARD,0",
    "passs,TOO_LONG,4",
    "pass!,TOO_LONG,4",
    "a8,OFF_BOARD,0",
    "a4+n10,OFF_BOARD,3",
    "a99999999999,OFF_BOARD,0",
    "zz1,OFF_BOARD,0",
    "g\u0667,UNEXPECTED,0"
  })
  void malformedMovesAreRefused(String text, Code code, int offset) {
    for (Strictness strictness : Strictness.values()) {
      NotationException refusal =
          assertThrows(
              NotationException.class, () -> STANDARD.start().parseMove(text, strictness), text);
      assertEquals(code, refusal.code());
      assertEquals(offset, refusal.offset());
    }
  }

  @Test
  void positionsHaveAText() {
    assertEquals("3/4/5/4/3 b - 0", SMALL.start().text());
    assertEquals("3/4/5/1b2/3 w - 0", SMALL.start().play("b2").text());
    assertEquals("3/4/2w2/1b2/3 b - 0", SMALL.start().play("b2").play("c3").text());
    assertEquals("3/2w1/5/1b2/3 w d4 0", SMALL.start().play("b2").play("d4").text());
    assertEquals("2w/4/5/1b2/w2 b - 0", SMALL.start().play("b2").play("a1").text());
    assertEquals("3/4/5/1b2/3 b - 1", SMALL.start().play("b2").play("pass").text());
    assertEquals("3/4/5/1b2/3 - - 2", SMALL.start().play("b2").play("pass").play("pass").text());
  }

  @Test
  void positionsAreParsedInEitherCase() {
    assertEquals(SMALL.start().play("b2").play("d4"), SMALL.parsePosition("3/2W1/5/1B2/3 W D4 0"));
  }

  @ParameterizedTest
  @CsvSource({
    "'',EMPTY",
    "3/4/5/4/3,UNEXPECTED",
    "3/4/5/4/3 b -,UNEXPECTED",
    "3/4/5/4/3 b - 3,OUT_OF_RANGE",
    "3/4/5/4/3 b - 00,OUT_OF_RANGE",
    "'3/4/5/4/3 b - 0 ',TOO_LONG",
    "3/4/5/4/3 x - 0,UNEXPECTED",
    "3/4/5/4/4 b - 0,UNEXPECTED",
    "3/4/6/4/3 b - 0,UNEXPECTED",
    "3/4/5/4 b - 0,UNEXPECTED",
    "3/4/5/4/3  b - 0,UNEXPECTED",
    "3/4/5/4/3 b a4 0,OFF_BOARD",
    "3/4/5/xxxx/3 b - 0,UNEXPECTED",
    "999999999999/4/5/4/3 b - 0,OUT_OF_RANGE",
    "3/4/5/4/3 b - 99999999999,OUT_OF_RANGE"
  })
  void malformedPositionsAreRefused(String text, Code code) {
    NotationException refusal =
        assertThrows(NotationException.class, () -> SMALL.parseSetup(text), text);
    assertEquals(code, refusal.code());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3/4/5/4/3 w - 0   | BLACK_BEGINS",
        "3/4/5/4/3 b - 1   | IMPOSSIBLE_PASSES",
        "3/4/5/4/3 - - 2   | BLACK_BEGINS IMPOSSIBLE_PASSES",
        "3/4/5/1b2/3 - - 0 | NOBODY_TO_MOVE",
        "3/4/5/1b2/3 b - 2 | SOMEBODY_TO_MOVE",
        "3/4/5/1b2/3 b - 0 | IMPOSSIBLE_PASSES",
        "3/4/5/1b2/3 w - 1 | IMPOSSIBLE_PASSES",
        "2w/4/5/1b2/w2 w - 0 | IMPOSSIBLE_PASSES",
        "2w/4/5/1b2/w2 b - 1 | IMPOSSIBLE_PASSES",
        "2w/4/5/1b2/3 b - 0 | UNPAIRED_COLORED_CELL",
        "2w/4/5/1b2/b2 b - 0 | UNPAIRED_COLORED_CELL",
        "2w/4/5/4/w2 b - 0 | OPENING_STONE_MISSING",
        "3/4/5/1b1w/3 b - 0 | UNPAIRED_COLORED_CELL",
        "3/4/1w3/1b2/3 b - 0 | IMPOSSIBLE_COUNT",
        "3/2b1/5/1b2/3 b - 1 | IMPOSSIBLE_COUNT",
        "3/2w1/5/1b2/3 w d4 1 | IMPOSSIBLE_PASSES",
        "3/2w1/5/1b2/3 w b3 0 | FIRST_STONE_NOT_THERE IMPOSSIBLE_COUNT",
        "3/2w1/5/1b2/3 w b2 0 | FIRST_STONE_NOT_THERE IMPOSSIBLE_COUNT",
        "2w/4/5/1b2/w2 w a1 0 | FIRST_STONE_ON_A_COLORED_CELL",
        "3/4/2w2/1b2/3 w c3 0 | NO_CELL_FOR_A_SECOND_STONE",
        "3/4/2b2/4/3 b c3 0 | OPENING_STONE_MISSING NO_CELL_FOR_A_SECOND_STONE",
        "bbb/bwwb/bwbwb/bwwb/bbb b - 0 | SOMEBODY_TO_MOVE",
        "bbb/bwwb/bwbwb/bwwb/bbb - - 1 | IMPOSSIBLE_PASSES",
        "2w/2b1/5/1b2/3 - b3 0 | UNPAIRED_COLORED_CELL IMPOSSIBLE_COUNT NOBODY_TO_MOVE"
            + " FIRST_STONE_NOT_THERE"
      })
  void allDefectsAreReportedTogether(String text, String codes) {
    assertEquals(ImmutableSet.copyOf(codes.split(" ")), defects(SMALL.parseSetup(text)));
    SetupException refusal =
        assertThrows(SetupException.class, () -> SMALL.parsePosition(text), text);
    assertEquals(SMALL.defects(SMALL.parseSetup(text)), refusal.defects());
  }

  private static Set<String> defects(IrisSetup setup) {
    return SMALL.defects(setup).stream().map(v -> v.code().name()).collect(Collectors.toSet());
  }

  /** The notation is strict; the move is illegal. */
  @Test
  void aPairOfACellWithItselfIsParsedStrictly() {
    IrisMove move = SMALL.start().parseMove("c3+c3", Strictness.STRICT);
    assertEquals("c3+c3", move.toString());
    assertEquals(IrisViolationCode.NOT_TWINS, SMALL.start().violation(move).orElseThrow().code());
  }

  @Test
  void countsExplainedByForfeitsAreNotDefects() {
    // White's stone is in the middle, adjacent to all other gray cells.
    assertEquals(Set.of(), defects(SMALL.parseSetup("3/4/2w2/1b2/3 b - 0")));
    // Black's second stone is there.
    assertEquals(Set.of(), defects(SMALL.parseSetup("3/4/2b2/1b2/3 w - 0")));
  }

  @Test
  void defectsNameASideInWords() {
    assertEquals(
        List.of(
            "Black has 2 stones on gray cells, but their number must be odd, because no second"
                + " stone can have been forfeited"),
        SMALL.defects(SMALL.parseSetup("3/2b1/5/1b2/3 b - 1")).stream()
            .map(Violation::message)
            .toList());
  }

  @Test
  void aBuilderCanDescribeSetupsThatHaveNoText() {
    IrisSetup setup =
        IrisSetup.builder()
            .black(Cell.parse("b2"))
            .white(Cell.parse("b2"))
            .white(Cell.parse("a4"))
            .firstStone(Cell.parse("z9"))
            .passes(1)
            .build();
    assertEquals(
        Set.of("CELL_OCCUPIED_TWICE", "OFF_BOARD", "IMPOSSIBLE_PASSES", "IMPOSSIBLE_COUNT"),
        defects(setup));
  }

  @Test
  void defectsNameTheirCells() {
    IrisSetup setup =
        IrisSetup.builder()
            .black(Cell.parse("b2"))
            .white(Cell.parse("b2"))
            .white(Cell.parse("a4"))
            .black(Cell.parse("a1"))
            .firstStone(Cell.parse("z9"))
            .build();
    assertEquals(
        List.of(
            "OFF_BOARD [a4]",
            "CELL_OCCUPIED_TWICE [b2]",
            "UNPAIRED_COLORED_CELL [a1, e5]",
            "IMPOSSIBLE_COUNT []",
            "OFF_BOARD [z9]"),
        SMALL.defects(setup).stream().map(v -> v.code() + " " + v.cells()).toList());
    assertEquals(
        List.of("FIRST_STONE_ON_A_COLORED_CELL [a1]"),
        SMALL.defects(SMALL.parseSetup("2w/4/5/1b2/w2 w a1 0")).stream()
            .map(v -> v.code() + " " + v.cells())
            .toList());
  }

  @Test
  void aStoneThatIsGivenTwiceIsADefect() {
    IrisSetup setup =
        IrisSetup.builder()
            .black(Cell.parse("b2"), Cell.parse("b2"))
            .sideToMove(Color.WHITE)
            .build();
    assertEquals(
        List.of("CELL_OCCUPIED_TWICE [b2]"),
        SMALL.defects(setup).stream().map(v -> v.code() + " " + v.cells()).toList());
    assertThrows(SetupException.class, () -> SMALL.position(setup));
  }

  @Test
  void atMostTwoPassesAreConsecutive() {
    IrisSetup.Builder setup = IrisSetup.builder().black(Cell.parse("b2")).nobodyToMove();
    assertEquals(Set.of(), defects(setup.passes(2).build()));
    assertEquals(Set.of("NOBODY_TO_MOVE"), defects(setup.passes(1).build()));
    assertThrows(IllegalArgumentException.class, setup.passes(3)::build);
    assertThrows(IllegalArgumentException.class, setup.passes(-1)::build);
  }

  @Test
  void aBuiltPositionEqualsAPlayedPosition() {
    IrisPosition played = STANDARD.start().play("g7").play("a4");
    IrisSetup setup =
        IrisSetup.builder()
            .black(Cell.parse("g7"))
            .white(Cell.parse("a4"), Cell.parse("m10"))
            .sideToMove(Color.BLACK)
            .build();
    assertEquals(played, STANDARD.position(setup));
    assertEquals(played.hash(), STANDARD.position(setup).hash());
    assertEquals(setup, STANDARD.parseSetup(played.text()));
    IrisPosition over = played.play("pass").play("pass");
    assertEquals(
        over,
        STANDARD.position(
            IrisSetup.builder()
                .black(Cell.parse("g7"))
                .white(Cell.parse("a4"), Cell.parse("m10"))
                .nobodyToMove()
                .passes(2)
                .build()));
  }

  @Test
  void theTextOfASetupNamesThePublicType() {
    assertEquals(
        "IrisSetup[black=[b2], white=[], sideToMove=Optional[WHITE], firstStone=Optional.empty,"
            + " passes=0]",
        IrisSetup.builder().black(Cell.parse("b2")).sideToMove(Color.WHITE).build().toString());
  }
}
