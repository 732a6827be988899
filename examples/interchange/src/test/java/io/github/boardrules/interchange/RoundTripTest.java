package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.MoreCollectors;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.linage.LinageGameType;
import io.github.boardrules.loa.LoaGameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that BRG, written in another format and read again, is the same BRG. */
final class RoundTripTest {
  private static final ImmutableList<RecordFormat> FORMATS =
      ImmutableList.of(
          new AbstractPlayFormat(),
          new KaggleFormat(),
          new LudiiFormat(),
          new OpenSpielFormat(),
          new PlayStrategyFormat(),
          new TrajectoryFormat());

  /** The games of each format, as the id of the game and its options. */
  private static final ImmutableList<String> GAMES =
      ImmutableList.of(
          "abstractplay loa preset=ABSTRACT_PLAY",
          "abstractplay loa preset=ABSTRACT_PLAY hole=CENTER size=9",
          "abstractplay loa preset=ABSTRACT_PLAY hole=CENTER size=9 setup=scrambled",
          "abstractplay loa preset=ABSTRACT_PLAY board=HEX size=5 setup=clusters",
          "abstractplay loa preset=ABSTRACT_PLAY board=HEX hole=CENTER",
          "abstractplay loa preset=ABSTRACT_PLAY board=HEX hole=CENTER setup=scrambled",
          "abstractplay linage preset=ABSTRACT_PLAY",
          "abstractplay linage preset=ABSTRACT_PLAY width=11 height=11",
          "abstractplay linage preset=ABSTRACT_PLAY width=11 height=11 lineLength=2",
          "abstractplay linage preset=ABSTRACT_PLAY width=13 height=13 lineLength=5",
          "ludii loa preset=LUDII",
          "ludii loa preset=LUDII bothConnected=MOVER_WINS",
          "openspiel loa preset=OPEN_SPIEL",
          "openspiel loa preset=OPEN_SPIEL plyLimit=30",
          "kaggle loa preset=OPEN_SPIEL",
          "kaggle loa preset=OPEN_SPIEL plyLimit=30",
          "playstrategy loa preset=PLAY_STRATEGY",
          "playstrategy loa preset=PLAY_STRATEGY setup=scrambled",
          "trajectory loa preset=OPEN_SPIEL",
          "trajectory loa preset=OPEN_SPIEL plyLimit=30");

  private static Stream<String> games() {
    return GAMES.stream();
  }

  private static RecordFormat format(String id) {
    return FORMATS.stream().filter(format -> format.id().equals(id)).findFirst().orElseThrow();
  }

  private static Game<?> game(String id, String options) {
    GameType type = id.equals(GameReport.LOA) ? new LoaGameType() : new LinageGameType();
    return type.game(Options.parse(options));
  }

  /** Returns random legal moves, up to a maximum number. */
  private static List<RecordedMove> moves(Position<?> start, int maximum, Random random) {
    List<RecordedMove> moves = new ArrayList<>();
    Position<?> position = start;
    while (!position.isOver() && moves.size() < maximum) {
      int index = random.nextInt(position.legalMoveCount());
      moves.add(RecordedMove.of(position.legalMoves().get(index).notation()));
      position = position.successor(index);
    }
    return moves;
  }

  private static GameRecord.Builder record(Game<?> game, List<RecordedMove> moves) {
    return GameRecord.builder().game(game.type().id()).options(game.options()).moves(moves);
  }

  private static String roundTrip(RecordFormat format, GameReplay replay) {
    GameReplay again = Texts.judgeOne(format, format.write(replay));
    assertEquals(List.of(), again.problems());
    return BrgFormat.BRG.write(again);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameInProgressStaysTheSame(String text) {
    List<String> words = Splitter.on(' ').limit(3).splitToList(text);
    RecordFormat format = format(words.get(0));
    Game<?> game = game(words.get(1), words.get(2));
    for (int seed = 0; seed < 12; seed++) {
      Random random = new Random(seed);
      int maximum = seed < 4 ? 10_000 : random.nextInt(3, 40);
      GameRecord.Builder record = record(game, moves(game.start(), maximum, random));
      GameReplay replay = Texts.GAMES.replay(record.build());
      GameResult result = replay.outcome().map(GameResult::of).orElse(GameResult.UNKNOWN);
      if (!format.id().equals("openspiel")) { // has no place for a result
        replay =
            Texts.GAMES.replay(
                record.header(RecordHeader.none().withClaim(ClaimedResult.of(result))).build());
      }
      assertEquals(List.of(), replay.problems());
      assertTrue(format.canWrite(replay));
      assertEquals(List.of(), format.losses(replay));
      assertEquals(
          withoutVersion(BrgFormat.BRG.write(replay)), withoutVersion(roundTrip(format, replay)));
    }
  }

  private static String withoutVersion(String brg) {
    return brg.lines().filter(line -> !line.startsWith("[LudiiVersion")).toList().toString();
  }

  @Test
  void abstractPlayKeepsTagsCommentsAndHowTheGameEnded() {
    checkTags(new AbstractPlayFormat(), "preset=ABSTRACT_PLAY", "Site", "abandoned");
  }

  @Test
  void playStrategyKeepsTagsCommentsAndHowTheGameEnded() {
    checkTags(new PlayStrategyFormat(), "preset=PLAY_STRATEGY", "Speed", "abandoned");
  }

  private static void checkTags(
      RecordFormat format, String options, String tag, String unfinished) {
    Game<?> game = game(GameReport.LOA, options);
    GameRecord.Builder record = record(game, moves(game.start(), 5, new Random(1)));
    RecordHeader header =
        RecordHeader.none()
            .withTag(tag, "Anywhere \"else\" \\ \ud83d\ude00 \n two lines")
            .withTag("GameId", "a-1")
            .withTag("Date", "2001.02.03")
            .withTag("First", "Ann")
            .withTag("FirstId", "ann")
            .withTag("Second", "Bob")
            .withTag("SecondRating", "1500")
            .withTag("Annotator", "Cy")
            .withComment("All of the game.");
    for (Termination.Kind kind :
        List.of(
            Termination.Kind.RESIGNATION, Termination.Kind.TIME, Termination.Kind.AGREED_DRAW)) {
      Termination termination =
          kind == Termination.Kind.AGREED_DRAW
              ? Termination.of(kind)
              : Termination.of(kind, Player.FIRST);
      ClaimedResult claim = ClaimedResult.of(termination.result());
      record.header(header.withTermination(termination).withClaim(claim));
      assertSameBrg(format, Texts.GAMES.replay(record.build()));
    }
    ClaimedResult unknown = ClaimedResult.of(GameResult.UNKNOWN);
    record.header(header.withTag("Termination", unfinished).withClaim(unknown));
    assertSameBrg(format, Texts.GAMES.replay(record.build()));
  }

  private static void assertSameBrg(RecordFormat format, GameReplay replay) {
    assertEquals(List.of(), format.losses(replay));
    assertEquals(
        BrgFormat.BRG.write(replay).lines().sorted().toList(),
        roundTrip(format, replay).lines().sorted().toList());
  }

  @Test
  void aCustomStartIsKept() {
    Game<?> game = game(GameReport.LOA, "preset=PLAY_STRATEGY");
    Position<?> start = game.start().play("b1-b3").play("h7-f7");
    GameReplay replay =
        Texts.GAMES.replay(
            record(game, moves(start, 7, new Random(1)))
                .setup(LoaTexts.withoutHistory(start))
                .header(RecordHeader.none().withClaim(ClaimedResult.of(GameResult.UNKNOWN)))
                .build());
    RecordFormat format = new PlayStrategyFormat();
    assertTrue(format.canWrite(replay));
    assertEquals(BrgFormat.BRG.write(replay), roundTrip(format, replay));
    assertFalse(new LudiiFormat().canWrite(replay));
  }

  @Test
  void abstractPlaysScrambledBoardIsASetup() {
    AbstractPlayVariant variant =
        AbstractPlayVariant.find("Lines of Action", ImmutableSet.of("8x8 board", "Scrambled Eggs"))
            .orElseThrow();
    GameReplay replay =
        Texts.GAMES.replay(
            GameRecord.builder()
                .game(GameReport.LOA)
                .options(variant.options())
                .setup(variant.setup().orElseThrow())
                .moves(moves(variant.start(), 20, new Random(1)))
                .header(RecordHeader.none().withClaim(ClaimedResult.of(GameResult.UNKNOWN)))
                .build());
    assertEquals(BrgFormat.BRG.write(replay), roundTrip(new AbstractPlayFormat(), replay));
  }

  @Test
  void otherRulesAndIllegalMovesCannotBeWritten() {
    for (RecordFormat format : FORMATS) {
      GameReplay soucie = Texts.GAMES.replay(record(game(GameReport.LOA, ""), List.of()).build());
      assertFalse(format.canWrite(soucie));
      assertEquals(List.of(), format.losses(soucie));
      assertThrows(IllegalArgumentException.class, () -> format.write(soucie));
    }
    Game<?> game = game(GameReport.LOA, "preset=LUDII");
    GameReplay illegal =
        Texts.GAMES.replay(record(game, List.of(RecordedMove.of("b1-b2"))).build());
    assertFalse(new LudiiFormat().canWrite(illegal));
  }

  @Test
  void sgfCanBeWrittenOnlyForGamesOfLinesOfAction() {
    RecordFormat sgf = RecordFormats.installed().get("sgf");
    GameReplay linage = Texts.GAMES.replay(record(game("linage", ""), List.of()).build());
    assertTrue(linage.mainLine().isPresent());
    assertFalse(sgf.canWrite(linage));
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> sgf.write(linage));
    assertEquals(
        "SGF can be written for games of Lines of Action with a valid start only",
        refused.getMessage());
    assertTrue(
        sgf.canWrite(Texts.GAMES.replay(record(game(GameReport.LOA, ""), List.of()).build())));
  }

  @Test
  void whatIsLostIsReported() {
    for (String text : GAMES) {
      List<String> words = Splitter.on(' ').limit(3).splitToList(text);
      RecordFormat format = format(words.get(0));
      Game<?> game = game(words.get(1), words.get(2));
      List<RecordedMove> moves = new ArrayList<>(moves(game.start(), 5, new Random(2)));
      moves.set(
          3,
          moves
              .get(3)
              .annotate(notes -> notes.withCommentAfter("good").withNags(1))
              .withVariation(List.of(RecordedMove.of("x"))));
      GameReplay replay =
          Texts.GAMES.replay(
              record(game, moves)
                  .header(RecordHeader.none().withTermination(Termination.forfeit(Player.SECOND)))
                  .build());
      List<RecordProblem> losses = format.losses(replay);
      assertTrue(losses.size() >= 3, () -> format + ": " + losses);
      assertTrue(losses.stream().allMatch(loss -> loss.code() == Code.NOT_KEPT));
      assertEquals(
          replay.mainLine().orElseThrow().moves(),
          Texts.judgeOne(format, format.write(replay)).mainLine().orElseThrow().moves());
    }
  }

  @Test
  void everyFormatIsAServiceAndDetected() {
    Validator validator = Texts.GAMES;
    for (String text : GAMES) {
      List<String> words = Splitter.on(' ').limit(3).splitToList(text);
      RecordFormat format = format(words.get(0));
      Game<?> game = game(words.get(1), words.get(2));
      GameReplay replay =
          Texts.GAMES.replay(record(game, moves(game.start(), 4, new Random(3))).build());
      String written = format.write(replay);
      for (String name : List.of("upload", "a.txt", "a.json", "a.jsonl")) {
        try (Stream<GameReplay> verdicts = validator.open(written + written, name).replays()) {
          List<GameReplay> all = verdicts.toList();
          assertEquals(2, all.size(), format + " " + name);
          assertTrue(all.stream().allMatch(GameReplay::isValid), format + " " + name);
          assertEquals(4, all.get(1).legalPlies());
        }
      }
      for (RecordFormat other : FORMATS) {
        assertEquals(other.equals(format), other.recognizes(written), other + " " + format);
      }
      assertFalse(BrgFormat.BRG.recognizes(written));
    }
  }

  /** The games of which one is unfinished, and one is ended by the rules. */
  private static Stream<String> shortGames() {
    return Stream.of(
        "abstractplay loa preset=ABSTRACT_PLAY",
        "abstractplay linage preset=ABSTRACT_PLAY width=11 height=11",
        "ludii loa preset=LUDII",
        "openspiel loa preset=OPEN_SPIEL plyLimit=7",
        "kaggle loa preset=OPEN_SPIEL plyLimit=7",
        "playstrategy loa preset=PLAY_STRATEGY",
        "trajectory loa preset=OPEN_SPIEL plyLimit=7");
  }

  private static List<RecordHeader> endings() {
    List<RecordHeader> claims = new ArrayList<>(List.of(RecordHeader.none()));
    for (GameResult result : GameResult.values()) {
      claims.add(RecordHeader.none().withClaim(ClaimedResult.of(result)));
    }
    List<RecordHeader> all = new ArrayList<>(claims);
    for (RecordHeader claim : claims) {
      for (Termination.Kind kind : Termination.Kind.values()) {
        all.add(claim.withTermination(Termination.of(kind)));
        if (kind != Termination.Kind.AGREED_DRAW) {
          all.add(claim.withTermination(Termination.of(kind, Player.FIRST)));
          all.add(claim.withTermination(Termination.of(kind, Player.SECOND)));
        }
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("shortGames")
  void theVerdictStaysTheSameUnlessALossIsReported(String text) {
    List<String> words = Splitter.on(' ').limit(3).splitToList(text);
    RecordFormat format = format(words.get(0));
    Game<?> game = game(words.get(1), words.get(2));
    List<RecordedMove> all = moves(game.start(), 10_000, new Random(5));
    for (List<RecordedMove> moves : List.of(all, all.subList(0, 5))) {
      for (RecordHeader header : endings()) {
        GameReplay replay = Texts.GAMES.replay(record(game, moves).header(header).build());
        GameReplay again = Texts.judgeOne(format, format.write(replay));
        if (format.losses(replay).isEmpty()) {
          String end = header + " " + replay.outcome();
          assertEquals(codes(replay.problems()), codes(again.problems()), end);
          assertEquals(replay.outcome(), again.outcome(), end);
          assertEquals(replay.termination(), again.termination(), end);
          assertEquals(result(replay), result(again), end);
          GameResult claim = again.record().header().result();
          boolean isImplied = claim == GameResult.UNKNOWN || header.result() == GameResult.UNKNOWN;
          assertEquals(header.result(), isImplied ? header.result() : claim, end);
        }
      }
    }
  }

  private static List<Code> codes(List<RecordProblem> problems) {
    return problems.stream().map(RecordProblem::code).toList();
  }

  private static GameResult result(GameReplay replay) {
    return replay
        .outcome()
        .map(GameResult::of)
        .or(() -> replay.termination().map(Termination::result))
        .orElse(GameResult.UNKNOWN);
  }

  /** A date that does not exist is kept as a text, and no point in time is made of it. */
  @ParameterizedTest
  @ValueSource(strings = {"2023.02.29", "2023.04.31", "2023.13.01", "2023.00.10", "2023.02.00"})
  void anImpossibleDateIsNoTimestamp(String date) {
    for (String text :
        List.of("abstractplay preset=ABSTRACT_PLAY", "playstrategy preset=PLAY_STRATEGY")) {
      List<String> words = Splitter.on(' ').splitToList(text);
      RecordFormat format = format(words.get(0));
      Game<?> game = game(GameReport.LOA, words.get(1));
      RecordHeader header =
          RecordHeader.none().withTag("Date", date).withClaim(ClaimedResult.of(GameResult.UNKNOWN));
      GameReplay replay = Texts.GAMES.replay(record(game, List.of()).header(header).build());
      assertSameBrg(format, replay);
      assertFalse(format.write(replay).contains(date.replace('.', '-')));
      assertFalse(format.write(replay).contains("createdAt"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "DateStart, 2023-02-29T00:00:00.000Z, false",
    "DateStart, 2023-02-29T10:00:00.000Z, false",
    "DateStart, 2023-02-28T10:00:00.000Z, true",
    "DateStart, 2023-02-28T10:00:00+01:00, true",
    "DateStart, 2023-02-28T24:30:00Z, false",
    "DateStart, yesterday, false",
    "DateEnd, 2023-02-29, false",
    "DateEnd, 2023-02-28, true",
    "DateGenerated, 2023.02.28, false",
  })
  void abstractPlaysTimesArePointsInTime(String tag, String time, boolean isKept) {
    Game<?> game = game(GameReport.LOA, "preset=ABSTRACT_PLAY");
    RecordHeader header =
        RecordHeader.none().withTag(tag, time).withClaim(ClaimedResult.of(GameResult.UNKNOWN));
    GameReplay replay = Texts.GAMES.replay(record(game, List.of()).header(header).build());
    RecordFormat format = new AbstractPlayFormat();
    assertEquals(isKept ? 0 : 1, format.losses(replay).size());
    assertEquals(isKept, format.write(replay).contains(time));
  }

  /** Names and comments that contain what a format is recognized by. */
  private static Stream<String> misleadingTexts() {
    return Stream.of(
        "{\"actionSubmitted}",
        "actionSubmitted",
        "\"openSpielGame",
        "openSpielGameString\":\"x",
        "open_spiel_lines_of_action",
        "\"name\":\"open_spiel_lines_of_action\"",
        "\"game_string\":\"lines_of_action(\"",
        "game_string",
        "\",\"variant\":\"linesOfAction\"",
        "variant",
        "{\"header\":{",
        "game=/Lines of Action.lud",
        "(;GM[9]",
        "[Game \"loa\"]",
        "[",
        "]}{",
        "\\",
        "\n{\"moves\":[",
        "x".repeat(5_000));
  }

  @ParameterizedTest
  @MethodSource("misleadingTexts")
  void noTextInARecordChangesItsFormat(String misleading) {
    Validator validator = Texts.GAMES;
    RecordHeader header =
        RecordHeader.none()
            .withPlayer(Player.FIRST, misleading)
            .withTag("GameId", misleading)
            .withTag("Event", misleading)
            .withComment(misleading);
    for (String text : GAMES) {
      List<String> words = Splitter.on(' ').limit(3).splitToList(text);
      RecordFormat format = format(words.get(0));
      Game<?> game = game(words.get(1), words.get(2));
      GameRecord.Builder record = record(game, moves(game.start(), 4, new Random(3)));
      GameReplay replay = Texts.GAMES.replay(record.header(header).build());
      for (RecordFormat target : List.of(format, BrgFormat.BRG)) {
        try (Stream<GameReplay> verdicts =
            validator.open(target.write(replay), "upload").replays()) {
          GameReplay verdict = verdicts.collect(MoreCollectors.onlyElement());
          assertEquals(List.of(), verdict.problems(), target.id());
          assertEquals(
              replay.mainLine().orElseThrow().moves(), verdict.mainLine().orElseThrow().moves());
        }
      }
    }
  }

  @Test
  void limitsAreKept() {
    for (RecordFormat format : FORMATS) {
      String options =
          GAMES.stream().filter(text -> text.startsWith(format.id())).findFirst().orElseThrow();
      Game<?> game = game(GameReport.LOA, options.substring(format.id().length() + 5));
      GameReplay replay =
          Texts.GAMES.replay(record(game, moves(game.start(), 30, new Random(4))).build());
      String text = format.write(replay);
      checkLimit(format, text, ReadLimits.Limit.MOVES, 10, Code.TOO_MANY_MOVES, 3);
      checkLimit(format, text, ReadLimits.Limit.PLIES, 10, Code.TOO_MANY_PLIES, 3);
      checkLimit(format, text, ReadLimits.Limit.CHARACTERS, 200, Code.GAME_TOO_LONG, 3);
      checkLimit(format, text, ReadLimits.Limit.GAMES, 2, Code.TOO_MANY_GAMES, 3);
      checkLimit(format, text, ReadLimits.Limit.TEXT, text.length() * 3 / 2, Code.TOO_MUCH_TEXT, 2);
    }
  }

  private static void checkLimit(
      RecordFormat format,
      String text,
      ReadLimits.Limit limit,
      long maximum,
      Code code,
      int games) {
    var parsed = Texts.parse(format, text.repeat(3), ReadLimits.defaults().with(limit, maximum));
    assertEquals(games, parsed.size(), format + " " + limit);
    assertTrue(
        parsed.get(games - 1).problems().stream().anyMatch(problem -> problem.code() == code),
        () -> format + " " + limit + " " + parsed.get(games - 1).problems());
  }
}
