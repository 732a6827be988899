package io.github.boardrules.examples.archive;

import static io.github.boardrules.core.record.brg.BrgFormat.BRG;
import static io.github.boardrules.core.record.sgf.SgfFormat.SGF;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.Arrays;
import java.util.function.BiPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The ways in which games are damaged. Each makes an error by the rules of records or of the game,
 * whatever else stands in the record; none is found by asking the library.
 */
enum Damage {
  /** The move before is played again: its cells are taken, or left, or its choice is made. */
  ILLEGAL_MOVE(Code.ILLEGAL_MOVE, Code.ILLEGAL_MOVE, Damage::repeatMove),
  /** A move to a file that no board has. */
  OFF_BOARD(
      Code.UNREADABLE_MOVE,
      Code.UNREADABLE_MOVE,
      (draft, random) -> {
        String cell = draft.game.equals("carteso") ? "b:z9" : "z9";
        return replaceMove(draft, random, draft.game.equals("loa") ? "z8-z9" : cell);
      }),
  /** A word in place of a move. */
  NO_MOVE(
      Code.UNREADABLE_MOVE,
      Code.UNREADABLE_MOVE,
      (draft, random) -> replaceMove(draft, random, "hello")),
  /** A byte that is not UTF-8 in a move. */
  NOT_UTF8(
      Code.UNREADABLE_MOVE,
      Code.UNREADABLE_MOVE,
      (draft, random) -> {
        int at = random.nextInt(draft.moves.size());
        draft.moves.set(at, draft.moves.get(at) + "\u00ff");
        return true;
      }),
  /** A NUL byte behind a move. */
  NUL_BYTE(Code.BAD_CHARACTER, Code.BAD_CHARACTER, (draft, random) -> behind(draft, random, "\0")),
  /** A move although the game is over. */
  MOVE_AFTER_END(
      Code.GAME_OVER, Code.GAME_OVER, (draft, random) -> draft.over && draft.moves.add("a1-a2")),
  /** The other seat has won. */
  WRONG_RESULT(
      Code.RESULT_CONTRADICTED,
      Code.RESULT_CONTRADICTED,
      (draft, random) -> {
        draft.claim = draft.result.equals("1-0") ? "0-1" : "1-0";
        draft.result = draft.claim;
        return draft.over;
      }),
  /** The tag says another result than the moves end with. */
  TWO_RESULTS(
      Code.CONTRADICTORY_RESULTS,
      null,
      (draft, random) -> {
        draft.claim = draft.result.equals("1-0") ? "0-1" : "1-0";
        return !draft.result.equals("*");
      }),
  /** A result that is none. */
  BAD_RESULT(
      Code.BAD_RESULT,
      Code.BAD_RESULT,
      (draft, random) -> {
        draft.claim = "2-0";
        return true;
      }),
  /** A game that nobody here plays. */
  UNKNOWN_GAME(
      Code.UNKNOWN_GAME,
      Code.UNKNOWN_GAME,
      (draft, random) -> {
        draft.tags.replace("Game", "chess");
        draft.tags.replace("GM", "1");
        return true;
      }),
  /** No name of a game. */
  NO_GAME(Code.UNKNOWN_GAME, null, (draft, random) -> draft.tags.remove("Game") != null),
  /** A board that is too large. */
  HOSTILE_BOARD(
      Code.BAD_OPTION,
      Code.UNSUPPORTED_SETUP,
      (draft, random) -> {
        draft.tags.replace("SZ", "26");
        draft.tags.replace("Options", draft.game.equals("iris") ? "n=26" : "height=26 width=26");
        return draft.format == SGF || !draft.game.equals("loa");
      }),
  /** Thousands of values to choose the komi from. */
  HOSTILE_KOMI(
      Code.BAD_OPTION,
      null,
      (draft, random) -> {
        String values =
            IntStream.range(0, 4_000).mapToObj(String::valueOf).collect(Collectors.joining(","));
        draft.tags.replace("Options", "komi=" + values);
        return draft.game.equals("linage") || draft.game.equals("carteso");
      }),
  /** An option that is not understood. */
  BAD_OPTION(
      Code.BAD_OPTION,
      null,
      (draft, random) -> {
        draft.tags.put("Options", "colour=green");
        return true;
      }),
  /** A position that is none. */
  BAD_SETUP(
      Code.BAD_SETUP,
      Code.UNSUPPORTED_SETUP,
      (draft, random) -> {
        draft.tags.put(draft.format == SGF ? "SU" : "Setup", "Parachute");
        return true;
      }),
  /** A tag that is given twice. */
  DUPLICATE_TAG(
      Code.DUPLICATE_TAG,
      Code.DUPLICATE_TAG,
      (draft, random) -> {
        draft.firstTag = draft.format == SGF ? "EV[Other]" : "[Event \"Other\"]\n";
        return true;
      }),
  /** A tag without the quote at its end. */
  OPEN_TAG(
      Code.BAD_TAG,
      null,
      (draft, random) -> {
        draft.firstTag = "[Site \"nowhere]\n";
        return true;
      }),
  /** A comment of more characters than anybody writes. */
  OVERLONG_COMMENT(
      Code.TEXT_TOO_LONG,
      Code.TEXT_TOO_LONG,
      (draft, random) -> {
        String comment = "very long ".repeat(20_001);
        return behind(
            draft, random, draft.format == SGF ? "C[" + comment + "]" : " {" + comment + "}");
      }),
  /** A move of more characters than any. */
  OVERLONG_MOVE(
      Code.TEXT_TOO_LONG, null, (draft, random) -> replaceMove(draft, random, "a".repeat(1_000))),
  /** A comment that is not closed. */
  OPEN_COMMENT(
      Code.UNCLOSED_TEXT,
      Code.UNCLOSED_TEXT,
      (draft, random) -> {
        draft.behind.clear();
        draft.behind.put(draft.moves.size() - 1, draft.format == SGF ? "C[no end" : " {no end");
        return true;
      }),
  /** The end of the record is missing. */
  TRUNCATED(
      Code.UNEXPECTED_END,
      Code.UNBALANCED,
      (draft, random) -> {
        draft.cutBehind = random.nextInt(1, draft.moves.size());
        return true;
      }),
  /** The bracket at the beginning is missing. */
  NO_BRACKET(
      null,
      Code.UNBALANCED,
      (draft, random) -> {
        draft.bracketed = false;
        return true;
      }),
  /** A variation that is not closed. */
  OPEN_VARIATION(
      Code.UNBALANCED,
      Code.UNBALANCED,
      (draft, random) -> behind(draft, random, draft.format == SGF ? "(;C[or]" : " (")),
  /** A closing bracket that closes nothing. */
  STRAY_BRACKET(Code.UNBALANCED, Code.UNBALANCED, (draft, random) -> behind(draft, random, ")")),
  /** Variations in variations in variations; in SGF a node's first child is none. */
  TOO_DEEP(
      Code.TOO_DEEP,
      Code.TOO_DEEP,
      (draft, random) -> {
        String opening = draft.format == SGF ? "(;C[x])(;C[x]" : " (a1";
        draft.behind.put(draft.moves.size() - 1, opening.repeat(200) + ")".repeat(200));
        return true;
      }),
  /** A glyph that does not exist. */
  BAD_GLYPH(Code.BAD_GLYPH, null, (draft, random) -> behind(draft, random, " $999"));

  private final @Nullable Code brg;
  private final @Nullable Code sgf;

  @SuppressWarnings("ImmutableEnumChecker") // functions that hold nothing
  private final BiPredicate<Draft, RandomGenerator> change;

  Damage(@Nullable Code brg, @Nullable Code sgf, BiPredicate<Draft, RandomGenerator> change) {
    this.brg = brg;
    this.sgf = sgf;
    this.change = change;
  }

  /** Those that there are in a format. */
  static ImmutableList<Damage> in(RecordFormat format) {
    return Arrays.stream(values())
        .filter(damage -> damage.code(format) != null)
        .collect(ImmutableList.toImmutableList());
  }

  /** Under which code a validator has to find it; null where a format has no such damage. */
  @Nullable Code code(RecordFormat format) {
    return format == BRG ? brg : sgf;
  }

  /** Damages a game; false if it is none that can be damaged so, and then it is of no use. */
  boolean damage(Draft draft, RandomGenerator random) {
    return draft.moves.size() >= 4 && change.test(draft, random);
  }

  private static boolean repeatMove(Draft draft, RandomGenerator random) {
    int at = random.nextInt(draft.moves.size() - 1);
    draft.moves.set(at + 1, draft.moves.get(at));
    return !draft.moves.get(at).equals("pass");
  }

  private static boolean replaceMove(Draft draft, RandomGenerator random, String move) {
    draft.moves.set(random.nextInt(draft.moves.size()), move);
    return true;
  }

  private static boolean behind(Draft draft, RandomGenerator random, String text) {
    draft.behind.put(random.nextInt(draft.moves.size()), text);
    return true;
  }
}
