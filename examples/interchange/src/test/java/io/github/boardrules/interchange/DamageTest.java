package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.loa.LoaGameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Damages games in long texts in known ways, and tests that exactly the damaged games are invalid,
 * with the right code, and that the games before and after them are not affected.
 */
final class DamageTest {
  private static final int GAMES = 24;

  /** The formats with the options of a game. */
  enum Kind {
    ABSTRACT_PLAY(new AbstractPlayFormat(), "preset=ABSTRACT_PLAY"),
    KAGGLE(new KaggleFormat(), "preset=OPEN_SPIEL"),
    LUDII(new LudiiFormat(), "preset=LUDII"),
    OPEN_SPIEL(new OpenSpielFormat(), "preset=OPEN_SPIEL"),
    PLAY_STRATEGY(new PlayStrategyFormat(), "preset=PLAY_STRATEGY"),
    TRAJECTORY(new TrajectoryFormat(), "preset=OPEN_SPIEL");

    @SuppressWarnings("ImmutableEnumChecker") // formats are immutable
    private final RecordFormat format;

    private final String options;

    Kind(RecordFormat format, String options) {
      this.format = format;
      this.options = options;
    }

    boolean isJson() {
      return this != LUDII && this != OPEN_SPIEL;
    }
  }

  /** A change of the text of one game, and the code that must be reported. */
  private record Damage(Code code, UnaryOperator<String> change) {}

  private static List<Damage> damages(Kind kind) {
    return switch (kind) {
      case ABSTRACT_PLAY ->
          List.of(
              truncated(),
              unclosed(),
              change(Code.BAD_CHARACTER, "\"moves\":", "\"moves\";"),
              change(Code.BAD_CHARACTER, "\"players\":[", "\"players\":[}"),
              change(Code.BAD_TAG, "\"header\":{", "\"header\":0,\"old\":{"),
              change(Code.UNREADABLE_MOVE, "\"moves\":[[\"", "\"moves\":[[\"hello"),
              change(Code.BAD_OPTION, "8x8 board", "7x8 board"),
              change(Code.BAD_RESULT, "\"result\"", "\"outcome\""),
              change(Code.RESULT_CONTRADICTED, "\"result\":0", "\"result\":2"),
              change(Code.BAD_TAG, "\"moves\":", "\"extra\":0,\"moves\":"),
              change(Code.UNKNOWN_GAME, "Lines of Action", "Chess"));
      case KAGGLE ->
          List.of(
              truncated(),
              change(Code.BAD_CHARACTER, "\"steps\":[", "\"steps\":[,"),
              change(Code.BAD_TAG, "\"steps\":", "\"stops\":"),
              change(
                  Code.UNKNOWN_GAME,
                  "\"openSpielGameString\":\"lines",
                  "\"openSpielGameString\":\"lives"),
              change(Code.RESULT_CONTRADICTED, "\"rewards\":[1,-1]", "\"rewards\":[-1,1]"),
              change(Code.BAD_OPTION, "lines_of_action()", "lines_of_action(a=1)"));
      case PLAY_STRATEGY ->
          List.of(
              truncated(),
              unclosed(),
              change(Code.BAD_CHARACTER, "\"moves\":", "\"moves\"\u0000:"),
              change(Code.UNKNOWN_GAME, "linesOfAction", "chess"),
              change(Code.UNREADABLE_MOVE, "\"moves\":\"", "\"moves\":\"Lz9 "),
              change(Code.ILLEGAL_MOVE, "\"moves\":\"", "\"moves\":\"b1b1 "),
              change(Code.RESULT_CONTRADICTED, "\"winner\":\"p1\"", "\"winner\":\"p2\""));
      case TRAJECTORY ->
          List.of(
              truncated(),
              change(Code.BAD_CHARACTER, "\"transitions\":\\[", "\"transitions\":[,"),
              change(Code.BAD_TAG, "\"transitions\":", "\"moves\":"),
              change(Code.RESULT_CONTRADICTED, "1.0,-1.0", "-1.0,1.0"),
              change(Code.BAD_OPTION, "lines_of_action\\(\\)", "lines_of_action(a=1)"));
      case LUDII ->
          List.of(
              change(Code.UNEXPECTED_END, "\\nwinner=(?s).*", "\n"),
              change(Code.RESULT_CONTRADICTED, "winner=1(?s).*", "winner=2\n"),
              change(Code.UNREADABLE_MOVE, "Move=\\[Move:mover=1", "Move=[Move:mover=9"),
              change(
                  Code.MISPLACED,
                  "numInitial",
                  "Move=[Move:mover=0,from=1,to=1,actions=[Add:type=Cell,to=1,what=1]]\n"
                      + "numInitial"),
              change(Code.UNKNOWN_GAME, "Lines of Action", "Hex"),
              change(Code.BAD_CHARACTER, "SANDBOX=", "\u0000="));
      case OPEN_SPIEL ->
          List.of(
              change(Code.BAD_TAG, "Version: 1", "Version: 9"),
              change(Code.UNEXPECTED_END, "\\[State\\](?s).*", "\n"),
              change(Code.UNREADABLE_MOVE, "\\[State\\]", "[State]\nhello"),
              change(Code.ILLEGAL_MOVE, "\\[State\\]", "[State]\n0"),
              change(Code.UNKNOWN_GAME, "lines_of_action", "chess"));
    };
  }

  private static Damage truncated() {
    return new Damage(Code.UNEXPECTED_END, text -> text.substring(0, text.lastIndexOf(',')) + "\n");
  }

  private static Damage unclosed() {
    return new Damage(
        Code.UNCLOSED_TEXT, text -> text.substring(0, text.lastIndexOf('"') - 1) + "\n");
  }

  private static Damage change(Code code, String regex, String now) {
    boolean isRegex = regex.contains("\\") || regex.contains("(?s)");
    return new Damage(
        code,
        text ->
            isRegex
                ? text.replaceFirst(regex, now.replace("\\", "\\\\"))
                : replace(text, regex, now));
  }

  private static String replace(String text, String old, String now) {
    int at = text.indexOf(old);
    return at < 0 ? text : text.substring(0, at) + now + text.substring(at + old.length());
  }

  /** Returns games that the first player has won, which are all different. */
  private static List<String> games(Kind kind) {
    Game<?> game = new LoaGameType().game(Options.parse(kind.options));
    List<String> games = new ArrayList<>();
    for (int seed = 0; games.size() < GAMES; seed++) {
      Random random = new Random(seed);
      List<RecordedMove> moves = new ArrayList<>();
      Position<?> position = game.start();
      while (!position.isOver() && moves.size() < 400) {
        int index = random.nextInt(position.legalMoveCount());
        moves.add(RecordedMove.of(position.legalMoves().get(index).notation()));
        position = position.successor(index);
      }
      GameResult result = position.outcome().map(GameResult::of).orElse(GameResult.UNKNOWN);
      if (result == GameResult.FIRST) {
        GameRecord record =
            GameRecord.builder()
                .game(GameReport.LOA)
                .options(game.options())
                .moves(moves)
                .header(RecordHeader.none().withClaim(ClaimedResult.of(result)))
                .build();
        games.add(kind.format.write(Texts.GAMES.replay(record)));
      }
    }
    return games;
  }

  @ParameterizedTest
  @EnumSource
  void exactlyTheDamagedGamesAreInvalid(Kind kind) {
    List<String> games = games(kind);
    for (Damage damage : damages(kind)) {
      List<String> texts = new ArrayList<>(games);
      for (int i = 3; i < GAMES; i += 7) {
        String changed = damage.change().apply(games.get(i));
        assertFalse(changed.equals(games.get(i)), damage.code().toString());
        texts.set(i, changed);
      }
      check(kind, damage, texts, Joiner.on("").join(texts));
      if (kind.isJson()) {
        check(kind, damage, texts, "[" + Joiner.on(",\n").join(texts) + "]");
      }
    }
  }

  private static void check(Kind kind, Damage damage, List<String> texts, String text) {
    List<GameReplay> verdicts = Texts.judge(kind.format, text);
    assertEquals(texts.size(), verdicts.size(), kind + " " + damage.code());
    for (int i = 0; i < verdicts.size(); i++) {
      boolean isDamaged = i % 7 == 3;
      List<RecordProblem> problems = verdicts.get(i).problems();
      String where = kind + " " + damage.code() + " game " + i + ": " + problems;
      assertEquals(!isDamaged, verdicts.get(i).isValid(), where);
      assertTrue(
          !isDamaged || problems.stream().anyMatch(each -> each.code() == damage.code()), where);
    }
  }

  /** Deletes, changes and inserts single characters; only the game itself may be affected. */
  @ParameterizedTest
  @EnumSource
  @Tag("repeated")
  void aRandomChangeOfACharacterDoesNotAffectOtherGames(Kind kind) {
    Random random = new Random(7);
    List<String> games = games(kind).subList(0, 3);
    ImmutableList<GameReplay> expected =
        ImmutableList.copyOf(Texts.judge(kind.format, Joiner.on("").join(games)));
    int changes = Boolean.getBoolean("boardrules.proof") ? 150 : 50;
    for (int i = 0; i < changes; i++) {
      String game = games.get(1);
      int at = random.nextInt(1, game.length() - 2);
      char other = "\"{}[],:\\\n a9\u0000=".charAt(random.nextInt(14));
      String changed =
          game.substring(0, at)
              + (random.nextBoolean() ? other : "")
              + game.substring(at + (random.nextBoolean() ? 1 : 0));
      List<GameReplay> verdicts = Texts.judge(kind.format, games.get(0) + changed + games.get(2));
      assertEquals(expected.get(0).record(), verdicts.get(0).record());
      GameReplay last = verdicts.get(verdicts.size() - 1);
      assertEquals(expected.get(2).record(), last.record(), () -> "changed: " + changed);
      assertTrue(last.isValid(), () -> last.problems() + " " + changed);
    }
  }

  @Test
  void hostileTextsAreRefusedQuickly() {
    for (Kind kind : Kind.values()) {
      for (String text :
          List.of(
              "[".repeat(100_000),
              "{\"header\":".repeat(100_000),
              "{\"a\":\"" + "x".repeat(1_500_000) + "\"}",
              "{\"moves\":[[" + "\"b1-b3\",".repeat(100_000) + "\"b1-b3\"]]}",
              "{\"variant\":\"linesOfAction\",\"moves\":\"" + "b1b3 ".repeat(100_000) + "\"}",
              "game=" + "x".repeat(1_000_000),
              "game=Lines of Action.lud\n" + "Move=[Move:mover=1,actions=[".repeat(30_000),
              "game: lines_of_action\n" + "# 8.xxxxxx.\n".repeat(50_000))) {
        List<GameReplay> verdicts = Texts.judge(kind.format, text);
        assertFalse(verdicts.isEmpty());
        assertTrue(verdicts.stream().noneMatch(GameReplay::isValid), () -> kind + " " + verdicts);
      }
    }
  }
}
