package io.github.boardrules.examples.npm;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.referee.RandomQuestions;
import io.github.boardrules.examples.engine.referee.Referee;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import io.github.boardrules.examples.engine.referee.RefereeLimits;
import io.github.boardrules.examples.engine.referee.Refusal;
import io.github.boardrules.picture.Picture;
import io.github.boardrules.picture.view.Views;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes what the library answers on the JVM as JSON lines: verdicts on the sample records and on
 * damaged texts, refusals of the vectors, seeded random games, and questions to the referee.
 */
public final class JvmAnswers {
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .propertyNamingStrategy(RefereeJson.WITHOUT_IS)
          .build();

  private static final int QUESTIONS = 1_000;

  private final Path target;
  private final Validator validator = Validator.installed().withVariations();

  private JvmAnswers(Path target) {
    this.target = target;
  }

  /**
   * Writes the answers.
   *
   * @param args the folder of the examples, and the folder to write to
   * @throws IOException if a file cannot be read or written
   */
  public static void main(String[] args) throws IOException {
    Path target = Files.createDirectories(Path.of(args[1]));
    JvmAnswers answers = new JvmAnswers(target);
    answers.write("records", answers.records(Path.of(args[0], "records")));
    answers.write("damaged", answers.verdicts(DamagedTexts.all()));
    answers.write("archives", Archives.all(answers.validator));
    answers.write("positions", positions());
    answers.write("random", RandomGames.all());
    answers.write("refusals", VectorRefusals.all(Path.of(args[0], "..")));
    answers.write("questions", questions());
  }

  private void write(String name, List<Map<String, @Nullable Object>> lines) throws IOException {
    try (BufferedWriter writer = Files.newBufferedWriter(target.resolve(name + ".jsonl"))) {
      for (Map<String, @Nullable Object> line : lines) {
        writer.write(JSON.writeValueAsString(line));
        writer.newLine();
      }
    }
    System.out.println(name + ": " + lines.size() + " answers of the JVM");
  }

  private List<Map<String, @Nullable Object>> records(Path folder) throws IOException {
    List<Map<String, @Nullable Object>> lines = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(JvmAnswers::isRecord).sorted().toList()) {
        String name = file.getFileName().toString();
        lines.add(verdicts(name, Files.readAllBytes(file)));
      }
    }
    return lines;
  }

  private static boolean isRecord(Path file) {
    return file.toString().endsWith(".brg") || file.toString().endsWith(".sgf");
  }

  private List<Map<String, @Nullable Object>> verdicts(List<DamagedTexts.Text> texts)
      throws IOException {
    List<Map<String, @Nullable Object>> lines = new ArrayList<>();
    for (DamagedTexts.Text text : texts) {
      lines.add(verdicts(text.name(), text.bytes()));
    }
    return lines;
  }

  private Map<String, @Nullable Object> verdicts(String name, byte[] text) throws IOException {
    try (var verdicts = validator.open(new ByteArrayInputStream(text), name).replays()) {
      return Values.map(
          "name",
          name,
          "text",
          Base64.getEncoder().encodeToString(text),
          "verdicts",
          verdicts.map(Values::verdict).toList());
    }
  }

  /** Returns the views and the pictures of a few positions of each game. */
  private static List<Map<String, @Nullable Object>> positions() {
    List<Map<String, @Nullable Object>> lines = new ArrayList<>();
    for (GameType type : GameTypes.installed().all()) {
      Position<?> position = type.game(Options.none()).start();
      for (int ply = 0; ply <= 12; ply += 4) {
        lines.add(position(type, position));
        for (int i = 0; i < 4 && !position.isOver(); i++) {
          position = position.successor(position.legalMoveCount() / 3);
        }
      }
    }
    return lines;
  }

  private static Map<String, @Nullable Object> position(GameType type, Position<?> position) {
    Map<String, @Nullable Object> answer =
        Values.map(
            "game",
            type.id(),
            "about",
            Values.about(type.about()),
            "options",
            type.options().stream().map(Values::option).toList(),
            "text",
            position.text(),
            "board",
            Values.board(position.board()),
            "components",
            position.components().stream().map(Values::component).toList(),
            "canonical",
            position.canonical().text(),
            "picture",
            Picture.of(position).svg());
    answer.put("boardView", Views.board(position.game()));
    answer.put("view", Views.position(position));
    return answer;
  }

  /** Returns the questions of the tests of all roads to the referee, with its answers. */
  private static List<Map<String, @Nullable Object>> questions() {
    Referee referee = Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS);
    List<Map<String, @Nullable Object>> lines = new ArrayList<>();
    for (ObjectNode question : new RandomQuestions(new Random(1)).next(QUESTIONS)) {
      List<Object> answers = new ArrayList<>();
      try {
        referee.answer(question, answer -> answers.add(plain(answer)));
      } catch (Refusal refusal) {
        answers.add(plain(refusal.toAnswer()));
      }
      lines.add(Values.map("question", plain(question), "answers", answers));
    }
    return lines;
  }

  /** Returns a value as the roads to the referee write it: without what is absent. */
  private static Object plain(Object value) {
    return RefereeJson.MAPPER.convertValue(value, Object.class);
  }
}
