package io.github.boardrules.examples.engine.conform;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.EvictingQueue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Queues;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.boardrules.examples.engine.bulk.BoundedLines;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Another program as an implementation: a child process that answers questions in lines of JSON. It
 * is started when it is needed. Whatever it prints, memory and time are bounded: a line has at most
 * {@value #MAX_LINE} bytes, at most {@value #WAITING_LINES} lines wait, and each answer must come
 * within a time limit; a process that breaks a limit is killed.
 */
public final class ChildProgram implements Implementation {
  private static final int MAX_LINE = 4_000_000;
  private static final int WAITING_LINES = 32;
  private static final int LAST_LINES = 20;
  private static final int SHOWN = 200;
  private static final byte[] TOO_LONG = "a line that is too long".getBytes(UTF_8);
  private static final JsonMapper JSON = new JsonMapper();

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
      restart();
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
      throw new IOException("the answer lacks \"" + name + "\": " + shown(line));
    }
    return line.path(name);
  }

  private static String shown(byte[] line) {
    return shown(new String(line, UTF_8));
  }

  private static String shown(Object line) {
    return Words.printable(Ascii.truncate(line.toString(), SHOWN, "…"));
  }

  @Override
  public void restart() {
    if (running != null) {
      running.kill();
      running = null;
    }
  }

  /** A process with its streams, each of which has a thread. */
  private static final class Running {
    private final Process process;

    /** The lines of the output, and an empty value at its end. */
    private final BlockingQueue<Optional<byte[]>> lines = new ArrayBlockingQueue<>(WAITING_LINES);

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
      Conformance.THREADS.execute(
          () -> {
            read(process.getInputStream(), line -> put(Optional.of(line)));
            put(Optional.empty());
          });
      errorsRead =
          CompletableFuture.runAsync(
              () -> read(process.getErrorStream(), line -> errors.add(shown(line))),
              Conformance.THREADS);
    }

    private void put(Optional<byte[]> line) {
      Uninterruptibles.putUninterruptibly(lines, line);
    }

    /** Reads lines until the end; one that is too long is cut to nothing but a mark. */
    private static void read(InputStream in, Consumer<byte[]> reader) {
      try (BoundedLines text = new BoundedLines(in, MAX_LINE)) {
        while (text.next()) {
          reader.accept(text.isTooLong() ? TOO_LONG : text.bytes());
        }
      } catch (IOException e) {
        // The process has ended.
      }
    }

    void write(List<Question> questions) {
      StringBuilder text = new StringBuilder();
      for (Question question : questions) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("id", ++asked);
        members.putAll(question.toMap());
        text.append(RefereeJson.MAPPER.writeValueAsString(members)).append('\n');
      }
      byte[] bytes = text.toString().getBytes(UTF_8);
      Conformance.THREADS.execute(
          () -> {
            try {
              process.getOutputStream().write(bytes);
              process.getOutputStream().flush();
            } catch (IOException e) {
              // The process has ended, and the end of its output says so.
            }
          });
    }

    /** Reads the answer to the next question. */
    JsonNode read(Duration limit) throws IOException {
      List<Optional<byte[]>> next = new ArrayList<>();
      int ignored = Queues.drainUninterruptibly(lines, next, 1, limit);
      if (next.isEmpty() && process.isAlive()) {
        throw failure("no answer within " + limit.toMillis() / 1000.0 + " seconds");
      }
      if (next.isEmpty() || next.get(0).isEmpty()) {
        throw failure("the program ended" + status());
      }
      byte[] line = next.get(0).get();
      JsonNode answer;
      try {
        answer = JSON.readTree(line);
      } catch (JacksonException e) {
        throw failure("a line is not JSON: " + shown(line));
      }
      if (answer.path("id").longValue(-1) != ++answered) {
        throw failure("the answer must have the id " + answered + ", but is " + shown(answer));
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

    /** Returns a failure with the last lines of the standard error. */
    private IOException failure(String what) {
      endProcesses();
      errorsRead.completeOnTimeout(null, 1, TimeUnit.SECONDS).join();
      kill();
      return new IOException(
          errors.isEmpty() ? what : what + "\nits last words:\n" + Joiner.on('\n').join(errors));
    }

    /** Ends the processes; unlike {@link Process#destroyForcibly}, closes no stream. */
    private void endProcesses() {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      boolean ignored = process.toHandle().destroyForcibly();
    }

    void kill() {
      endProcesses();
      Process ignored = process.destroyForcibly();
      lines.clear();
    }
  }
}
