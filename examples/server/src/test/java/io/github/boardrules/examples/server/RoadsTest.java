package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.index.IndexedGames;
import io.github.boardrules.examples.engine.referee.Kind;
import io.github.boardrules.examples.engine.referee.RandomQuestions;
import io.github.boardrules.examples.engine.referee.Referee;
import io.github.boardrules.examples.engine.referee.RefereeLimits;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Asks the same questions in Java, over HTTP and on the standard input of the command line. The
 * gate of the npm package asks them, too.
 */
@Tag("proof")
class RoadsTest {
  private static final int QUESTIONS = Integer.getInteger("boardrules.server.questions", 1_000);

  @TempDir Path folder;

  /** Returns an answer as it is when it is read: then a number is not known to be a long. */
  private static JsonNode json(Map<String, ?> answer) {
    return Json.MAPPER.readTree(Json.MAPPER.writeValueAsBytes(answer));
  }

  /** Returns the answers of the referee; those of a refused question end with the error. */
  private static List<JsonNode> inJava(Referee referee, ObjectNode question) {
    List<JsonNode> answers = new ArrayList<>();
    try {
      referee.answer(question, answer -> answers.add(json(answer)));
    } catch (Refusal refusal) {
      answers.add(json(refusal.toAnswer()));
    }
    return answers;
  }

  private static List<JsonNode> overHttp(Client client, ObjectNode question) {
    ObjectNode members = question.deepCopy();
    String kind = members.remove("kind").stringValue();
    Answer answer = client.postJson("api/v1/" + kind, members.toString());
    return answer.text().lines().map(line -> Json.MAPPER.readTree(line)).toList();
  }

  /** Sends all questions to a child process, and returns the answers of each. */
  private static List<List<JsonNode>> overStdio(List<ObjectNode> questions, Path index)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                ImmutableList.<String>builder()
                    .addAll(Programs.STDIO)
                    .add(index.toString())
                    .build())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Thread writer = new Thread(() -> write(process, questions), "questions");
    writer.start();
    List<List<JsonNode>> answers = new ArrayList<>();
    questions.forEach(ignored -> answers.add(new ArrayList<>()));
    try (BufferedReader reader = process.inputReader(UTF_8)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        ObjectNode answer = (ObjectNode) Json.MAPPER.readTree(line);
        answers.get(answer.remove("id").intValue()).add(answer);
      }
    }
    writer.join();
    assertEquals(0, process.waitFor());
    return answers;
  }

  private static void write(Process process, List<ObjectNode> questions) {
    try (OutputStream out = process.getOutputStream()) {
      for (int i = 0; i < questions.size(); i++) {
        out.write((questions.get(i).deepCopy().put("id", i) + "\n").getBytes(UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the records of the questions to files, so that an index finds some positions. */
  private static void writeGames(List<ObjectNode> questions, Path records) throws IOException {
    for (int i = 0; i < questions.size(); i++) {
      if (questions.get(i).has("text")) {
        String text = questions.get(i).path("text").stringValue();
        Files.writeString(records.resolve(i + ".brg"), text);
      }
    }
  }

  @Test
  void allRoadsLeadToTheSameAnswers() throws Exception {
    List<ObjectNode> questions = new RandomQuestions(new Random(1)).next(QUESTIONS);
    Path records = Files.createDirectory(folder.resolve("records"));
    writeGames(questions, records);
    Map<Kind, Integer> answered = new EnumMap<>(Kind.class);
    Set<String> codes = new TreeSet<>();
    int found = 0;
    try (BoardServer server = TestSettings.startWithRecords(folder, records);
        IndexedGames index = IndexedGames.open(TestSettings.index(folder))) {
      Referee referee = Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS).withIndex(index);
      List<List<JsonNode>> stdio = overStdio(questions, TestSettings.index(folder));
      Client client = new Client(server.address());
      for (int i = 0; i < questions.size(); i++) {
        ObjectNode question = questions.get(i);
        List<JsonNode> expected = inJava(referee, question);
        assertEquals(expected, stdio.get(i), question.toString());
        assertEquals(expected, overHttp(client, question), question.toString());
        JsonNode last = expected.get(expected.size() - 1);
        if (last.has("error")) {
          codes.add(last.at("/error/code").stringValue());
        } else {
          Kind kind = RandomQuestions.kind(question);
          answered.merge(kind, 1, Integer::sum);
          found += kind == Kind.FIND && !last.path("games").isEmpty() ? 1 : 0;
        }
      }
    }
    assertEquals(Set.of(Kind.values()), answered.keySet(), answered.toString());
    assertTrue(answered.values().stream().allMatch(count -> count >= 10), answered.toString());
    assertTrue(found >= 5, found + " questions found games");
    assertTrue(
        codes.containsAll(
            Set.of(
                "ILLEGAL_MOVE",
                "UNREADABLE",
                "UNKNOWN_GAME",
                "UNKNOWN_MEMBER",
                "MISSING_MEMBER",
                "WRONG_TYPE",
                "OUT_OF_RANGE",
                "BAD_OPTION",
                "UNKNOWN_FORMAT")),
        codes.toString());
  }
}
