package io.github.boardrules.picture.view;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.testing.VerdictSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordViewTest {
  private static final Validator VALIDATOR = Validator.installed().withVariations();

  private static GameReplay verdict(String text) {
    try (Stream<GameReplay> verdicts = VALIDATOR.open(text, "").replays()) {
      return verdicts.map(VerdictSchema::checked).findFirst().orElseThrow();
    }
  }

  @Test
  void movesHaveAnnotationsAndProblems() {
    RecordView view =
        RecordView.of(
            verdict(
                """
                [Game "loa"]
                [First "Ada"]
                [Termination "resignation by SECOND"]

                {A game.} 1. b1-b3 $1 {good} h7-f7 {[%clk 0:01:30.5]} 2. b3-b6 h2-f2 1-0
                """));
    assertEquals("Ada", view.tags().get("First"));
    assertEquals("A game.", view.comment());
    assertEquals("1-0", view.result());
    assertEquals("resignation by SECOND", view.termination().orElseThrow());
    assertEquals("good", view.moves().get(0).commentAfter());
    assertEquals(ImmutableList.of(1), view.moves().get(0).nags());
    assertEquals(90.5, view.moves().get(1).clock().orElseThrow());
    assertEquals(
        ImmutableList.of(true, true, false, false),
        view.moves().stream().map(RecordedMoveView::isPlayed).collect(toImmutableList()));
    assertEquals("WRONG_DISTANCE", view.moves().get(2).problem().orElseThrow().get("reason"));
    assertTrue(view.moves().get(3).problem().isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. b1-b3 (1. c1-c3 h7-f7 (1... h2-f2 2. d1-d3) 2. c3-c9) (1. d1-d3) h7-f7 2. b3-b6 *",
        "1. b1-b4 (1. c1-c3 h7-f7) h7-f7 (1... h2-f2) 2. b4-b5 *",
        "1. b1-b3 (1. c1-c9 h7-f7) (1. d1-d3 (1. e1-e3) h7-f7) h7-f7 (1... x) 2. nonsense *",
        "1. b1-b3 (1. b1-b3 h7-f7) h2-f2 *",
        "*",
      })
  void playedMovesAreThoseOfTheGameInProgress(String moves) {
    check(verdict("[Game \"loa\"]\n\n" + moves));
  }

  @Test
  void recordWithoutALegalStartHasNoMoves() {
    RecordView view = RecordView.of(verdict("[Game \"nix\"]\n[First \"Ada\"]\n\n1. a1 *"));
    assertEquals(ImmutableList.of(), view.moves());
    assertEquals("Ada", view.tags().get("First"));
  }

  @Test
  void sampleRecordsAreComplete() throws IOException {
    int games = 0;
    try (Stream<Path> files = Files.walk(Path.of("../records"))) {
      for (Path file : files.filter(path -> path.toString().matches(".*[.](brg|sgf)")).toList()) {
        try (Stream<GameReplay> verdicts = VALIDATOR.open(Files.readString(file), "").replays()) {
          List<GameReplay> all = verdicts.toList();
          all.forEach(RecordViewTest::check);
          games += all.size();
        }
      }
    }
    assertTrue(games > 100, games + " games");
  }

  /** Walks the view and the game in progress in parallel, and counts the problems. */
  private static void check(GameReplay verdict) {
    GameReplay replay = verdict;
    RecordView view = RecordView.of(replay);
    Set<Integer> seen = new HashSet<>();
    walk(view, -1, replay.toGame().orElseThrow().at(0), seen);
    assertEquals(
        view.moves().stream().filter(RecordedMoveView::isPlayed).count(), seen.size(), "reached");
    assertEquals(
        verdict.problems().stream()
            .map(RecordProblem::toMap)
            .filter(RecordViewTest::isOfMove)
            .map(map -> map.get("message"))
            .sorted()
            .toList(),
        view.moves().stream()
            .flatMap(move -> move.problem().stream())
            .map(problem -> problem.get("message"))
            .sorted()
            .toList());
  }

  private static boolean isOfMove(Map<String, Object> problem) {
    return Set.of("ILLEGAL_MOVE", "UNREADABLE_MOVE", "GAME_OVER").contains(problem.get("code"));
  }

  private static void walk(RecordView view, int index, GameInProgress<?> at, Set<Integer> seen) {
    List<Integer> next =
        IntStream.range(0, view.moves().size())
            .filter(i -> view.moves().get(i).after() == index && view.moves().get(i).isPlayed())
            .boxed()
            .toList();
    assertEquals(
        at.continuations().stream().map(Object::toString).toList(),
        next.stream().map(i -> view.moves().get(i).text()).toList());
    for (int i = 0; i < next.size(); i++) {
      GameInProgress<?> below = at.follow(i);
      MoveAnnotations notes = below.annotations();
      RecordedMoveView move = view.moves().get(next.get(i));
      assertEquals(notes.commentAfter(), move.commentAfter());
      assertEquals(notes.nags(), move.nags());
      assertTrue(seen.add(next.get(i)));
      walk(view, next.get(i), below, seen);
    }
  }
}
