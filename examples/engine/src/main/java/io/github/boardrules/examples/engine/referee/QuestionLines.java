package io.github.boardrules.examples.engine.referee;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.examples.engine.bulk.BoundedLines;
import io.github.boardrules.examples.engine.bulk.OutputFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Answers questions, one JSON object on each line, with one or more lines each. */
public final class QuestionLines {
  private static final int MAX_ID = 200;

  private final Referee referee;
  private final int maxLine;
  private final PrintWriter out;
  private final PrintWriter log;
  private long failures;

  /**
   * Creates a loop.
   *
   * @param referee the referee that answers
   * @param maxLine the maximum length of a line, for a message
   * @param out the stream for the answers
   * @param log the stream for failures of the referee
   */
  public QuestionLines(Referee referee, int maxLine, PrintWriter out, PrintWriter log) {
    this.referee = referee;
    this.maxLine = maxLine;
    this.out = out;
    this.log = log;
  }

  /**
   * Answers each line before it reads the next one, to the end of the lines.
   *
   * @param lines the questions
   * @throws IOException if the lines cannot be read
   */
  public void answer(BoundedLines lines) throws IOException {
    while (lines.next()) {
      if (!lines.isBlank()) {
        answer(lines.isTooLong(), lines.bytes());
      }
    }
  }

  private void answer(boolean isTooLong, byte[] line) {
    ImmutableMap.Builder<String, Object> id = ImmutableMap.builder();
    try {
      if (isTooLong) {
        throw Refusal.of(RefereeCode.TOO_LARGE, "The line is longer than " + maxLine + " bytes")
            .with("limit", maxLine);
      }
      ObjectNode question = RefereeJson.read(line);
      JsonNode given = question.remove("id");
      if (given != null) {
        id.put("id", checked(given));
      }
      referee.answer(question, answer -> write(id, answer));
    } catch (Refusal refusal) {
      write(id, refusal.toAnswer());
    } catch (OutputFailure e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      write(id, failed(e).toAnswer());
    }
  }

  /** An id is short, so that an answer is not longer because of its question. */
  private static JsonNode checked(JsonNode id) {
    boolean isValid =
        id.isIntegralNumber() || (id.isString() && id.stringValue().length() <= MAX_ID);
    if (!isValid) {
      throw Refusal.at(
          RefereeCode.WRONG_TYPE,
          "/id",
          "\"id\" must be a whole number or a text of at most " + MAX_ID + " characters");
    }
    return id;
  }

  private Refusal failed(Throwable failure) {
    failures++;
    log.println("boardrules: failure " + failures);
    failure.printStackTrace(log);
    log.flush();
    return Refusal.of(RefereeCode.of(failure), "The referee failed to answer the question")
        .with("failure", Long.toString(failures));
  }

  private void write(ImmutableMap.Builder<String, Object> id, Map<String, Object> answer) {
    out.write(RefereeJson.MAPPER.writeValueAsString(with(id, answer)));
    out.write('\n');
    out.flush();
  }

  private static ImmutableMap<String, Object> with(
      ImmutableMap.Builder<String, Object> id, Map<String, Object> answer) {
    return ImmutableMap.<String, Object>builder()
        .putAll(id.buildOrThrow())
        .putAll(answer)
        .buildOrThrow();
  }
}
