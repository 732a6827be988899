package io.github.boardrules.examples.engine.conform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multiset;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Judges games of the library's API, right and with planted mistakes. */
class ConformanceTest {
  private static final GameTypes TYPES = GameTypes.installed();
  private static final Known ALL = Known.all(TYPES);
  private static final double SECONDS = 20;

  private static Known only(String game, Ask... answers) {
    return new Known(
        ImmutableMap.of(game, ALL.games().getOrDefault(game, ImmutableMap.of())),
        answers.length == 0 ? ALL.answers() : ImmutableSet.copyOf(answers),
        ImmutableList.of());
  }

  private static GameReport check(Known known, double seconds, Faulty.Mistake mistake)
      throws IOException {
    Conformance conformance =
        new Conformance(TYPES, () -> new Faulty(known, mistake), 1, 7, seconds, line -> {});
    return conformance.check().get(0);
  }

  private static Finding found(Known known, Faulty.Mistake mistake) throws IOException {
    Optional<Finding> finding = check(known, SECONDS, mistake).finding();
    assertTrue(finding.isPresent(), "not found");
    assertTrue(finding.get().plies() <= 12, finding.get().title());
    return finding.get();
  }

  @ParameterizedTest
  @ValueSource(strings = {"loa", "linage", "iris", "carteso", "tictactoe"})
  void aRightGameHasNoFindingAndTheReportSaysWhatWasCompared(String game) throws IOException {
    GameReport report = check(only(game), 1.5, (question, right, library) -> right);
    assertEquals(Optional.empty(), report.failure());
    assertEquals(List.of(), report.notAsked());
    assertEquals(game.equals("tictactoe"), report.planted().isEmpty());
    assertTrue(report.seconds() < 10, report.seconds() + " seconds");
    for (String kind : List.of("starts", "moves played", "lists of legal moves")) {
      assertTrue(report.compared().getOrDefault(kind, 0L) > 20, kind + " in " + report.compared());
    }
    assertTrue(
        report.compared().keySet().stream().anyMatch(kind -> kind.startsWith("illegal moves: ")));
  }

  /** The smallest difference is at a start: a capture needs an arrangement of two pieces. */
  @Test
  void aMissedCaptureIsShrunkToAnArrangement() throws IOException {
    Finding finding =
        found(
            only("loa"),
            (question, right, library) ->
                question.is(Ask.LEGAL)
                    ? Answer.moves(right.moves().stream().filter(m -> !m.contains(":")).toList())
                    : right);
    assertEquals(0, finding.plies());
    assertEquals(2, finding.questions().size());
    assertEquals("LEGAL", finding.code());
    assertTrue(finding.expected().contains(":"), finding.expected());
  }

  @Test
  void aWrongTieNamesTheRule() throws IOException {
    Finding finding =
        found(
            only("loa", Ask.PLAY, Ask.OUTCOME),
            (question, right, library) ->
                right.code().equals("BOTH_CONNECTED")
                    ? Answer.over(right.text().equals("DRAW") ? "FIRST" : "DRAW", "", "")
                    : right);
    assertEquals("BOTH_CONNECTED", finding.code());
    assertTrue(
        finding.lines().stream().anyMatch(line -> line.contains("Pieces of one color")),
        finding.lines().toString());
    try (Stream<GameVerdict> verdicts =
        Validator.installed().validate(finding.record(), "finding")) {
      assertTrue(verdicts.allMatch(GameVerdict::isValid), finding.record());
    }
    assertTrue(finding.svg().startsWith("<svg"), finding.svg());
  }

  /** Whether a game is over is another question than who has won it. */
  @Test
  void anEndAndAScoreHaveDifferentRules() throws IOException {
    Known iris = only("iris", Ask.PLAY, Ask.OUTCOME);
    Finding endless = found(iris, (question, right, library) -> Answer.DONE);
    Finding swapped =
        found(
            iris,
            (question, right, library) ->
                right.is(Answer.Kind.OVER) ? Answer.over("DRAW", "", "") : right);
    assertTrue(endless.lines().contains("rule (" + endless.code() + "):"), endless.code());
    assertNotEquals("SCORE", endless.code());
    assertEquals("SCORE", swapped.code());
    assertTrue(swapped.expected().contains("Black"), swapped.expected());
  }

  /** The finding contains the illegal move. */
  @Test
  void aPositionThatAnIllegalMoveChangesIsFound() throws IOException {
    boolean[] isChanged = {false};
    Finding finding =
        found(
            only("linage"),
            (question, right, library) -> {
              isChanged[0] =
                  (isChanged[0] || right.is(Answer.Kind.ILLEGAL)) && !question.is(Ask.START);
              return isChanged[0] && question.is(Ask.LEGAL) ? Answer.moves(List.of()) : right;
            });
    assertEquals(1, finding.questions().stream().filter(q -> q.is(Ask.PLAY)).count());
    assertEquals(0, finding.plies());
  }

  /**
   * State that survives a start is found, although each game alone is right, with few tries again.
   */
  @Test
  void aMistakeThatNeedsAnEarlierGameKeepsThatGame() throws IOException {
    Set<String> starts = new HashSet<>();
    Multiset<List<Question>> asked = HashMultiset.create();
    Conformance conformance =
        new Conformance(
            TYPES,
            () ->
                new ForwardingFaulty(
                    only("iris"),
                    starts,
                    asked,
                    (question, right, library) -> {
                      if (question.is(Ask.START)) {
                        starts.add(question.options().toString());
                      }
                      return question.is(Ask.LEGAL) && starts.size() > 1
                          ? Answer.moves(List.of())
                          : right;
                    }),
            1,
            7,
            SECONDS,
            line -> {});
    Finding finding = conformance.check().get(0).finding().orElseThrow();
    assertEquals(2, finding.questions().stream().filter(q -> q.is(Ask.START)).count());
    int repeated = asked.size() - asked.elementSet().size();
    assertTrue(2 * repeated < asked.size(), repeated + " of " + asked.size() + " tries");
  }

  /** Where a shorter difference would be: on boards up to its size, with fewer plies. */
  @Test
  void aLongDifferenceIsFollowedByShorterGamesLikeIt() throws IOException {
    List<Integer> sizes = new ArrayList<>();
    List<Integer> plies = new ArrayList<>();
    GameReport report =
        check(
            only("iris"),
            6,
            (question, right, library) -> {
              if (question.is(Ask.START)) {
                sizes.add(library.position().board().size());
                plies.add(0);
              } else if (question.is(Ask.PLAY) && right.is(Answer.Kind.DONE)) {
                plies.set(plies.size() - 1, Iterables.getLast(plies) + 1);
              }
              boolean isLate = Iterables.getLast(plies) >= 20;
              return question.is(Ask.LEGAL) && isLate ? Answer.moves(List.of()) : right;
            });
    Finding finding = report.finding().orElseThrow();
    assertEquals(20, finding.plies());
    int found = TYPES.get("iris").game(finding.questions().get(0).options()).board().size();
    List<Integer> lastSizes = sizes.subList(sizes.size() - 50, sizes.size());
    List<Integer> lastPlies = plies.subList(plies.size() - 50, plies.size());
    assertTrue(lastSizes.stream().allMatch(size -> size <= found), found + ": " + lastSizes);
    assertTrue(Collections.max(lastPlies) < 20, lastPlies.toString());
  }

  /** A difference with a long history is no smaller because its last game is a bit shorter. */
  @Test
  void ofShortDifferencesThatWithFewQuestionsIsSmaller() {
    assertTrue(difference(14, 12).size() < difference(405, 9).size());
    assertTrue(difference(405, 9).size() < difference(14, 13).size());
    assertTrue(difference(60, 13).size() < difference(20, 14).size());
  }

  private static Difference difference(int questions, int plies) {
    List<Question> asked = Collections.nCopies(questions, Question.of(Ask.OUTCOME));
    return new Difference(ImmutableList.copyOf(asked), Answer.DONE, Answer.DONE, plies);
  }

  /** Forgets when it is started again. */
  private static final class ForwardingFaulty implements Implementation {
    private final Faulty faulty;
    private final Set<String> memory;
    private final Multiset<List<Question>> asked;

    ForwardingFaulty(
        Known known, Set<String> memory, Multiset<List<Question>> asked, Faulty.Mistake mistake) {
      this.faulty = new Faulty(known, mistake);
      this.memory = memory;
      this.asked = asked;
    }

    @Override
    public Known known() {
      return faulty.known();
    }

    @Override
    public ImmutableList<Answer> ask(List<Question> questions) {
      asked.add(questions);
      return faulty.ask(questions);
    }

    @Override
    public void close() {
      memory.clear();
      faulty.close();
    }
  }

  @Test
  void aProgramIsAskedOnlyWhatItCanAnswer() throws IOException {
    GameReport winners =
        check(
            only("iris", Ask.PLAY, Ask.OUTCOME),
            1,
            (question, right, library) -> {
              assertFalse(question.is(Ask.LEGAL) || question.is(Ask.POSITION), "" + question);
              assertFalse(right.is(Answer.Kind.ILLEGAL), "" + question);
              return right;
            });
    assertEquals(Optional.empty(), winners.finding());
    assertEquals(List.of(Ask.LEGAL, Ask.POSITION), winners.notAsked());
    GameReport moves = check(only("iris", Ask.PLAY), 1, (question, right, library) -> right);
    assertTrue(
        moves.compared().keySet().stream().anyMatch(kind -> kind.startsWith("illegal moves: ")));
  }

  /** A text that contradicts itself, with fewer plies than moves, would be no fair question. */
  @Test
  void textsOfPositionsHaveCountsAndAreWrittenAlike() throws IOException {
    boolean[] isFound = {false};
    Finding finding =
        found(
            only("loa"),
            (question, right, library) -> {
              String setup = question.options().get("setup").orElse("");
              if (question.is(Ask.START) && setup.contains("/")) {
                assertEquals(setup, library.position().text());
                isFound[0] |= setup.matches(".* ply:[0-9]{3,}");
              }
              return isFound[0] ? Answer.of(Answer.Kind.REFUSED, "a large count", "") : right;
            });
    assertEquals("a large count", finding.found().replace("refused: ", ""));
  }

  /** A program that knows a recorded game is asked about its moves and nothing else. */
  @Test
  void aRecordedGameIsFollowed() throws IOException {
    Known known =
        Known.read(
            RefereeJson.MAPPER.readTree(
                """
                {"games":[{"game":"loa","options":{}}],"answers":["play","outcome"],
                 "lines":[{"game":"loa","options":{"size":6},"moves":["b1-b3","a2-c2"]},
                          {"game":"loa","options":{"size":6},"moves":["b1-b3","a2-a3"]}]}
                """));
    GameReport report =
        check(
            known,
            SECONDS,
            (question, right, library) ->
                question.is(Ask.OUTCOME) ? Answer.of(Answer.Kind.UNKNOWN, "", "") : Answer.DONE);
    Finding finding = report.finding().orElseThrow();
    assertEquals("a2-a3", Iterables.getLast(finding.questions()).move());
    assertEquals(1, finding.plies());
    assertFalse(report.compared().containsKey("games that go on"));
  }

  @Test
  void aFindingIsReplayed() throws IOException {
    Faulty.Mistake mistake =
        (question, right, library) ->
            question.is(Ask.POSITION) ? Answer.of(Answer.Kind.POSITION, "?", "") : right;
    Finding finding = found(only("carteso"), mistake);
    String json = RefereeJson.MAPPER.writeValueAsString(finding);
    List<Question> questions = Finding.questions(TYPES, json);
    assertEquals(finding.questions(), questions);
    Conformance wrong = new Conformance(TYPES, () -> new Faulty(ALL, mistake), 1, 1, 1, line -> {});
    assertTrue(wrong.replay(questions).isPresent());
    Conformance right =
        new Conformance(TYPES, () -> new LibraryImplementation(TYPES), 1, 1, 1, line -> {});
    assertEquals(Optional.empty(), right.replay(questions));
    assertThrows(IllegalArgumentException.class, () -> Finding.questions(TYPES, "{}"));
  }
}
