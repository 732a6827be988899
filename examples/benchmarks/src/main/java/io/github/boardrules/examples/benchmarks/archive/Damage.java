package io.github.boardrules.examples.benchmarks.archive;

import static io.github.boardrules.core.record.brg.BrgFormat.BRG;
import static io.github.boardrules.examples.benchmarks.archive.Archive.SGF;

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
 * The kinds of damage. Each one is an error by the rules of the record format or of the game,
 * whatever else the record contains. They are constructed without the library.
 */
enum Damage {
  /** The previous move is repeated, which is illegal in every game. */
  ILLEGAL_MOVE(Code.ILLEGAL_MOVE, Code.ILLEGAL_MOVE, Damage::repeatMove),
  /** A move to a cell that the board does not have. */
  OFF_BOARD(
      Code.UNREADABLE_MOVE,
      Code.UNREADABLE_MOVE,
      (draft, random) -> {
        String cell = draft.game.equals("carteso") ? "b:z9" : "z9";
        return replaceMove(draft, random, draft.game.equals("loa") ? "z8-z9" : cell);
      }),
  /** A word instead of a move. */
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
  /** A NUL byte after a move. */
  NUL_BYTE(Code.BAD_CHARACTER, Code.BAD_CHARACTER, (draft, random) -> append(draft, random, "\0")),
  /** A move after the end of the game. */
  MOVE_AFTER_END(
      Code.GAME_OVER, Code.GAME_OVER, (draft, random) -> draft.over && draft.moves.add("a1-a2")),
  /** The result names the wrong winner. */
  WRONG_RESULT(
      Code.RESULT_CONTRADICTED,
      Code.RESULT_CONTRADICTED,
      (draft, random) -> {
        draft.claim = draft.result.equals("1-0") ? "0-1" : "1-0";
        draft.result = draft.claim;
        return draft.over;
      }),
  /** The result in the tag differs from the result after the moves. */
  TWO_RESULTS(
      Code.CONTRADICTORY_RESULTS,
      null,
      (draft, random) -> {
        draft.claim = draft.result.equals("1-0") ? "0-1" : "1-0";
        return !draft.result.equals("*");
      }),
  /** A result that does not exist. */
  BAD_RESULT(
      Code.BAD_RESULT,
      Code.BAD_RESULT,
      (draft, random) -> {
        draft.claim = "2-0";
        return true;
      }),
  /** A game that is not installed. */
  UNKNOWN_GAME(
      Code.UNKNOWN_GAME,
      Code.UNKNOWN_GAME,
      (draft, random) -> {
        draft.tags.replace("Game", "chess");
        draft.tags.replace("GM", "1");
        return true;
      }),
  /** The game is missing. */
  NO_GAME(Code.UNKNOWN_GAME, null, (draft, random) -> draft.tags.remove("Game") != null),
  /** A board size above the maximum. */
  HOSTILE_BOARD(
      Code.BAD_OPTION,
      Code.UNSUPPORTED_SETUP,
      (draft, random) -> {
        draft.tags.replace("SZ", "26");
        draft.tags.replace("Options", draft.game.equals("iris") ? "n=26" : "height=26 width=26");
        return draft.format.equals(SGF) || !draft.game.equals("loa");
      }),
  /** A list of thousands of komi values. */
  HOSTILE_KOMI(
      Code.BAD_OPTION,
      null,
      (draft, random) -> {
        String values =
            IntStream.range(0, 4_000).mapToObj(String::valueOf).collect(Collectors.joining(","));
        draft.tags.replace("Options", "komi=" + values);
        return draft.game.equals("linage") || draft.game.equals("carteso");
      }),
  /** An unknown option. */
  BAD_OPTION(
      Code.BAD_OPTION,
      null,
      (draft, random) -> {
        draft.tags.put("Options", "color=green");
        return true;
      }),
  /** An invalid setup. */
  BAD_SETUP(
      Code.BAD_SETUP,
      Code.UNSUPPORTED_SETUP,
      (draft, random) -> {
        draft.tags.put(draft.format.equals(SGF) ? "SU" : "Setup", "Parachute");
        return true;
      }),
  /** A duplicate tag. */
  DUPLICATE_TAG(
      Code.DUPLICATE_TAG,
      Code.DUPLICATE_TAG,
      (draft, random) -> {
        draft.firstTag = draft.format.equals(SGF) ? "EV[Other]" : "[Event \"Other\"]\n";
        return true;
      }),
  /** A tag without its closing quote. */
  OPEN_TAG(
      Code.BAD_TAG,
      null,
      (draft, random) -> {
        draft.firstTag = "[Site \"nowhere]\n";
        return true;
      }),
  /** A comment longer than the limit. */
  OVERLONG_COMMENT(
      Code.TEXT_TOO_LONG,
      Code.TEXT_TOO_LONG,
      (draft, random) -> {
        String comment = "very long ".repeat(20_001);
        return append(
            draft, random, draft.format.equals(SGF) ? "C[" + comment + "]" : " {" + comment + "}");
      }),
  /** A move longer than the limit. */
  OVERLONG_MOVE(
      Code.TEXT_TOO_LONG, null, (draft, random) -> replaceMove(draft, random, "a".repeat(1_000))),
  /** An unclosed comment. */
  OPEN_COMMENT(
      Code.UNCLOSED_TEXT,
      Code.UNCLOSED_TEXT,
      (draft, random) -> {
        draft.textAfter.clear();
        draft.textAfter.put(
            draft.moves.size() - 1, draft.format.equals(SGF) ? "C[no end" : " {no end");
        return true;
      }),
  /** A truncated record. */
  TRUNCATED(
      Code.UNEXPECTED_END,
      Code.UNBALANCED,
      (draft, random) -> {
        draft.truncatedAfter = random.nextInt(1, draft.moves.size());
        return true;
      }),
  /** The opening parenthesis of the game is missing. */
  NO_BRACKET(
      null,
      Code.UNBALANCED,
      (draft, random) -> {
        draft.bracketed = false;
        return true;
      }),
  /** An unclosed variation. */
  OPEN_VARIATION(
      Code.UNBALANCED,
      Code.UNBALANCED,
      (draft, random) -> append(draft, random, draft.format.equals(SGF) ? "(;C[or]" : " (")),
  /** A closing parenthesis without an opening one. */
  STRAY_BRACKET(Code.UNBALANCED, Code.UNBALANCED, (draft, random) -> append(draft, random, ")")),
  /** Variations of the last move that are nested too deeply. */
  TOO_DEEP(Code.TOO_DEEP, Code.TOO_DEEP, (draft, random) -> nest(draft, 200)),
  /** A numeric annotation glyph that does not exist. */
  BAD_GLYPH(Code.BAD_GLYPH, null, (draft, random) -> append(draft, random, " $999"));

  private final @Nullable Code brg;
  private final @Nullable Code sgf;

  @SuppressWarnings("ImmutableEnumChecker") // the functions are stateless
  private final BiPredicate<Draft, RandomGenerator> change;

  Damage(@Nullable Code brg, @Nullable Code sgf, BiPredicate<Draft, RandomGenerator> change) {
    this.brg = brg;
    this.sgf = sgf;
    this.change = change;
  }

  /** Returns the kinds of damage that exist in a format. */
  static ImmutableList<Damage> in(RecordFormat format) {
    return Arrays.stream(values())
        .filter(damage -> damage.code(format) != null)
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Returns the code that a validator must report first, or null if the damage does not exist in a
   * format.
   */
  @Nullable Code code(RecordFormat format) {
    return format.equals(BRG) ? brg : sgf;
  }

  /**
   * Damages a game. Returns false if the game cannot be damaged in this way; it must then be
   * discarded, because it may have changed.
   */
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

  /**
   * Nests variations. In SGF the first child of a node continues its line, so each level has two
   * children, and the last move of the main line gets a bracket of its own.
   */
  private static boolean nest(Draft draft, int levels) {
    int last = draft.moves.size() - 1;
    if (!draft.format.equals(SGF)) {
      draft.textAfter.put(last, " (a1".repeat(levels) + ")".repeat(levels));
      return true;
    }
    draft.textAfter.merge(last - 1, "(", String::concat);
    String nested = "(;B[a1])(;B[a1]".repeat(levels) + ")".repeat(levels);
    draft.textAfter.put(last, ")(;B[a1]" + nested + ")");
    return true;
  }

  private static boolean append(Draft draft, RandomGenerator random, String text) {
    draft.textAfter.put(random.nextInt(draft.moves.size()), text);
    return true;
  }
}
