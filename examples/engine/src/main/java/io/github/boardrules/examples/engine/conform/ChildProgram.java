package io.github.boardrules.examples.engine.conform;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.EvictingQueue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Queues;
import com.google.common.util.concurrent.SimpleTimeLimiter;
import com.google.common.util.concurrent.TimeLimiter;
import io.github.boardrules.examples.engine.bulk.BoundedLines;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Another program as an implementation: a child process that answers questions in lines of JSON. It
 * is started when it is needed. Whatever it prints, memory and time are bounded: a line has at most
 * {@value #MAX_LINE} bytes, and each answer must come within a time limit; a process that breaks a
 * limit is killed.
 */
public final class ChildProgram implements Implementation {
  private static final int MAX_LINE = 4_000_000;
  private static final int LAST_LINES = 20;
  private static final int SHOWN = 200;
  private static final JsonMapper JSON = new JsonMapper();
  private static final TimeLimiter LIMITER = SimpleTimeLimiter.create(Conformance.THREADS);

  private final ImmutableList<String> command;
  private final Duration limit;
  private final Known known;
  private @Nullable Running running;

  /**
   * Creates a child program and asks what it knows.
   *
   * @param command the program and its arguments
   * @param limit the maximum time for an answer
   * @throws IOException with a sentence for people, if the program cannot be started or does not
   *     say what it knows
   */
  public ChildProgram(List<String> command, Duration limit) throws IOException {
    this.command = ImmutableList.copyOf(command);
    this.limit = limit;
    Running process = new Running(this.command);
    this.running = process;
    try {
      process.write(List.of(Question.of(Ask.GAMES)));
      this.known = Known.read(process.read(limit));
    } catch (IOException e) {
      close();
      throw new IOException("the program does not say which games it knows: " + e.getMessage(), e);
    }
  }

  @Override
  public Known known() {
    return known;
  }

  @Override
  public ImmutableList<Answer> ask(List<Question> questions) {
    ImmutableList.Builder<Answer> answers = ImmutableList.builder();
    try {
      Running process = running == null ? new Running(command) : running;
      running = process;
      process.write(questions);
      for (Question question : questions) {
        answers.add(answer(question, process.read(limit)));
      }
    } catch (IOException e) {
      close();
      answers.add(Answer.failed(String.valueOf(e.getMessage())));
    }
    return answers.build();
  }

  private static Answer answer(Question question, JsonNode line) throws IOException {
    if (line.has("unknown")) {
      return Answer.of(Answer.Kind.UNKNOWN, "not recorded", "");
    }
    return switch (question.ask()) {
      case START -> yesOrNo(line, "refused", Answer.Kind.REFUSED);
      case PLAY -> yesOrNo(line, "illegal", Answer.Kind.ILLEGAL);
      case OUTCOME ->
          line.has("winner")
              ? Answer.over(line.path("winner").asString(""), line.path("score").asString(""), "")
              : Answer.DONE;
      case POSITION -> Answer.of(Answer.Kind.POSITION, member(line, "position").asString(""), "");
      case LEGAL -> Answer.moves(Known.strings(member(line, "moves")));
      case GAMES -> throw new IllegalArgumentException("known() answers it");
    };
  }

  private static Answer yesOrNo(JsonNode line, String member, Answer.Kind no) {
    return line.has(member) ? Answer.of(no, line.path(member).asString(""), "") : Answer.DONE;
  }

  private static JsonNode member(JsonNode line, String name) throws IOException {
    if (!line.has(name)) {
      throw new IOException("the answer lacks \"" + name + "\": " + shown(line.toString()));
    }
    return line.path(name);
  }

  private static String shown(String text) {
    return Words.printable(Ascii.truncate(text, SHOWN, "…"));
  }

  @Override
  public void close() {
    if (running != null) {
      String ignored = running.kill();
      running = null;
    }
  }

  /** A process with its streams. */
  private static final class Running {
    private final Process process;
    private final BoundedLines lines;
    private final Queue<String> errors = Queues.synchronizedQueue(EvictingQueue.create(LAST_LINES));
    private final CompletableFuture<Void> errorsRead;

    /** The ids of the last question and of the last answer. */
    private long asked;

    private long answered;

    Running(List<String> command) throws IOException {
      try {
        process = new ProcessBuilder(command).start();
      } catch (IOException e) {
        throw new IOException("the program cannot be started: " + e.getMessage(), e);
      }
      lines = new BoundedLines(process.getInputStream(), MAX_LINE);
      errorsRead = CompletableFuture.runAsync(this::readErrors, Conformance.THREADS);
    }

    private void readErrors() {
      try (BoundedLines text = new BoundedLines(process.getErrorStream(), MAX_LINE)) {
        while (text.next()) {
          errors.add(shown(text(text)));
        }
      } catch (IOException e) {
        // The process has ended.
      }
    }

    private static String text(BoundedLines line) {
      return line.isTooLong() ? "a line that is too long" : new String(line.bytes(), UTF_8);
    }

    /** Writes in another thread: a program that does not read must not block this one. */
    void write(List<Question> questions) {
      StringBuilder text = new StringBuilder();
      for (Question question : questions) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("id", ++asked);
        members.putAll(question.toMap());
        text.append(RefereeJson.MAPPER.writeValueAsString(members)).append('\n');
      }
      Conformance.THREADS.execute(
          () -> {
            try {
              process.getOutputStream().write(text.toString().getBytes(UTF_8));
              process.getOutputStream().flush();
            } catch (IOException e) {
              // The process has ended, and the end of its output says so.
            }
          });
    }

    /** Reads the answer to the next question. */
    JsonNode read(Duration limit) throws IOException {
      try {
        if (!Boolean.TRUE.equals(LIMITER.callUninterruptiblyWithTimeout(lines::next, limit))) {
          throw failure("the program ended" + status());
        }
      } catch (TimeoutException e) {
        throw failure("no answer within " + limit.toMillis() / 1000.0 + " seconds");
      } catch (ExecutionException e) {
        throw failure("the program ended" + status());
      }
      JsonNode answer;
      try {
        answer = JSON.readTree(text(lines));
      } catch (JacksonException e) {
        throw failure("a line is not JSON: " + shown(text(lines)));
      }
      if (answer.path("id").longValue(-1) != ++answered) {
        String shown = shown(answer.toString());
        throw failure("the answer must have the id " + answered + ", but is " + shown);
      }
      if (answer.has("error")) {
        throw failure("the program reports an error: " + shown(answer.path("error").asString("")));
      }
      return answer;
    }

    private String status() {
      return process
          .onExit()
          .thenApply(ended -> " with the exit status " + ended.exitValue())
          .completeOnTimeout("", 1, TimeUnit.SECONDS)
          .join();
    }

    private IOException failure(String what) {
      String last = kill();
      return new IOException(last.isEmpty() ? what : what + "\nits last words:\n" + last);
    }

    /** Ends the processes; returns the last lines of the standard error. */
    String kill() {
      // Unlike the process, its handle closes no stream before that has been read.
      Stream.concat(process.descendants(), Stream.of(process.toHandle()))
          .forEach(ProcessHandle::destroyForcibly);
      errorsRead.completeOnTimeout(null, 1, TimeUnit.SECONDS).join();
      Process ignored = process.destroyForcibly();
      return Joiner.on('\n').join(errors);
    }
  }
}
