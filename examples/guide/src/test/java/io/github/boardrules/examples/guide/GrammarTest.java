package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.text.NotationException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares the grammars of the guide with the readers, on the committed records and on generated
 * texts.
 */
class GrammarTest {
  private static final int TEXTS = Integer.getInteger("boardrules.guide.texts", 10_000);

  /** What the notes below the grammar leave to others. */
  private static final ImmutableSet<Code> NOT_SYNTAX =
      ImmutableSet.of(
          Code.DUPLICATE_TAG, Code.CONTRADICTORY_RESULTS, Code.BAD_OPTION, Code.BAD_RESULT);

  private static final Grammar BRG = grammar("brg");
  private static final Grammar POSITIONS = grammar("positions");

  static Grammar grammar(String name) {
    return Pages.blocks("ebnf").stream()
        .filter(block -> block.name().equals(name))
        .map(block -> new Grammar(block.code()))
        .findFirst()
        .orElseThrow();
  }

  private static ImmutableList<String> recordedGames() throws IOException {
    ImmutableList.Builder<String> games = ImmutableList.builder();
    try (Stream<Path> files = Files.walk(Pages.FOLDER.resolve("../records"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".brg")).sorted().toList()) {
        Splitter.on(Pattern.compile("\n\n(?=\\[Game )"))
            .split(Pages.text(file))
            .forEach(games::add);
      }
    }
    return games.build();
  }

  private static final Validator WITHOUT_RULES = Validator.of(GameTypes.of(List.of()));

  private static List<RecordProblem> problems(String text) {
    List<RecordProblem> problems = new ArrayList<>();
    InputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    try (Stream<GameReplay> games =
        WITHOUT_RULES.openPlain(BrgFormat.BRG, bytes, "text", true).replays()) {
      games.forEach(game -> problems.addAll(game.problems()));
    }
    problems.removeIf(
        problem ->
            NOT_SYNTAX.contains(problem.code())
                || problem.code() == Code.UNKNOWN_GAME
                || problem.message().startsWith("Expected how the game ended"));
    return problems;
  }

  @Test
  void everyRecordIsAccepted() throws IOException {
    for (String game : recordedGames()) {
      assertEquals(List.of(), problems(game), game);
      assertTrue(BRG.accepts("text", game), game);
    }
  }

  @Test
  void grammarOfRecordsAcceptsWhatTheReaderAccepts() throws IOException {
    Random random = new Random(22);
    List<String> samples = new ArrayList<>(recordedGames());
    samples.removeIf(text -> text.length() > 1_500);
    assertTrue(samples.size() > 5, "only " + samples.size() + " short records");
    int accepted = 0;
    for (int i = 0; i < TEXTS; i++) {
      String text =
          i % 4 == 0
              ? spoiled(samples.get(random.nextInt(samples.size())), random)
              : generated(random);
      List<RecordProblem> problems = problems(text);
      boolean isAccepted = BRG.accepts("text", text.replace("\r\n", "\n").replace('\r', '\n'));
      assertEquals(problems.isEmpty(), isAccepted, () -> quoted(text) + " " + problems);
      accepted += isAccepted ? 1 : 0;
    }
    assertTrue(accepted > TEXTS / 5 && accepted < TEXTS * 4 / 5, accepted + " accepted");
  }

  private static String quoted(String text) {
    return "<" + text.replace("\n", "\\n").replace("\r", "\\r") + ">";
  }

  private static final ImmutableList<String> PIECES =
      ImmutableList.of(
          " ",
          " ",
          " ",
          "\n",
          "\n",
          "\n\n",
          "\t",
          ",",
          "\r\n",
          "\n%note [ { (\n",
          "1.",
          "2.",
          "2...",
          "12",
          "b1-b3",
          "c5",
          "komi=4.5",
          "b:c5",
          "pass",
          "a4+m10",
          "+",
          "{good}",
          "{two\nlines}",
          "{a \\} b}",
          "{\\u007d}",
          "{open",
          ";to the end\n",
          "(",
          ")",
          "(1. c5)",
          "(c5 1-0)",
          "$1",
          "$255",
          "$256",
          "$",
          "!",
          "?",
          "!?",
          "??!",
          "1-0",
          "0-1",
          "1/2-1/2",
          "*",
          "[Game \"loa\"]",
          "\n[Game \"iris\"]\n",
          "[First \"A \\\"b\\\" \\\\\"]\n",
          "[First A]",
          "[",
          "]",
          "\"",
          "\\",
          "é",
          "\u0001");

  /** Returns a text of random pieces, more often than not in the order of a record. */
  private static String generated(Random random) {
    StringBuilder text = new StringBuilder();
    boolean isOrdered = random.nextInt(3) > 0;
    if (isOrdered) {
      text.append("[Game \"loa\"]\n");
    }
    int pieces = 1 + random.nextInt(isOrdered ? 7 : 10);
    for (int i = 0; i < pieces; i++) {
      text.append(PIECES.get(random.nextInt(PIECES.size())))
          .append(random.nextBoolean() ? " " : "");
    }
    return isOrdered
        ? text.append(random.nextBoolean() ? " *" : "\n*\n").toString()
        : text.toString();
  }

  /** Returns a text with a few random changes. */
  static String spoiled(String text, Random random) {
    StringBuilder spoiled = new StringBuilder(text);
    for (int changes = random.nextInt(3); changes > 0 && !spoiled.isEmpty(); changes--) {
      int at = random.nextInt(spoiled.length());
      switch (random.nextInt(3)) {
        case 0 -> spoiled.deleteCharAt(at);
        case 1 -> spoiled.insert(at, spoiled.charAt(random.nextInt(spoiled.length())));
        default -> spoiled.setCharAt(at, spoiled.charAt(random.nextInt(spoiled.length())));
      }
    }
    return spoiled.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "loa, ''",
    "loa, preset=PLAY_STRATEGY",
    "linage, width=5 height=4",
    "linage, button=HALF_POINT",
    "carteso, width=4 height=5",
    "iris, n=3"
  })
  void grammarOfPositionsAcceptsWhatTheGameAccepts(String id, String options) {
    Game<?> game = GameTypes.installed().get(id).game(Options.parse(options));
    Random random = new Random(23);
    int accepted = 0;
    for (int i = 0; i < TEXTS / 5; i++) {
      String text = spoiled(position(game, random).text(), random);
      boolean isParsed = isParsed(game, text);
      boolean isAccepted =
          POSITIONS.accepts(id, Ascii.toLowerCase(text)) && isOnBoard(game.board(), text);
      assertEquals(isParsed, isAccepted, quoted(text));
      accepted += isAccepted ? 1 : 0;
    }
    assertTrue(accepted > TEXTS / 20 && accepted < TEXTS * 4 / 25, accepted + " accepted");
  }

  private static Position<?> position(Game<?> game, Random random) {
    Position<?> position = game.start();
    for (int ply = random.nextInt(12); ply > 0 && !position.isOver(); ply--) {
      position = position.successor(random.nextInt(position.legalMoveCount()));
    }
    return position;
  }

  private static boolean isParsed(Game<?> game, String text) {
    try {
      Setup unused = game.parseSetup(text);
      return true;
    } catch (NotationException e) {
      return false;
    }
  }

  private static final Pattern CELL = Pattern.compile("(?<![a-z])[a-z]{1,2}[0-9]+");

  private static final Pattern KOMI = Pattern.compile("^(?:side|vertical|horizontal) -?([0-9.]+)");

  /**
   * Checks what the text says about the grammar: ranks add up, cells are on the board, komi is in
   * range.
   */
  private static boolean isOnBoard(Board board, String text) {
    List<String> parts = Splitter.on(' ').limit(2).splitToList(Ascii.toLowerCase(text));
    List<String> ranks = Splitter.on('/').splitToList(parts.get(0));
    if (ranks.size() != board.height()) {
      return false;
    }
    for (int i = 0; i < ranks.size(); i++) {
      int rank = board.height() - 1 - i;
      long cells = board.cells().stream().filter(cell -> cell.y() == rank).count();
      if (length(ranks.get(i)) != cells) {
        return false;
      }
    }
    Matcher komi = KOMI.matcher(parts.get(1));
    if (komi.find() && Double.parseDouble(komi.group(1)) > 676) {
      return false;
    }
    Set<String> claims = new HashSet<>();
    Matcher cell = CELL.matcher(parts.get(1));
    while (cell.find()) {
      if (!board.contains(Cell.parse(cell.group()))) {
        return false;
      }
      boolean isClaim =
          parts.get(1).startsWith(":v", cell.end()) || parts.get(1).startsWith(":h", cell.end());
      if (isClaim && !claims.add(cell.group())) {
        return false;
      }
    }
    return true;
  }

  private static long length(String rank) {
    long length = 0;
    Matcher part = Pattern.compile("[0-9]+|[a-z]").matcher(rank);
    while (part.find()) {
      length += Character.isDigit(part.group().charAt(0)) ? Long.parseLong(part.group()) : 1;
    }
    return length;
  }
}
