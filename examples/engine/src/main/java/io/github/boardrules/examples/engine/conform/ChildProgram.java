package io.github.boardrules.examples.engine.conform;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.bulk.BoundedLines;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
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
  private static final int LAST_LINES = 8;
  private static final int SHOWN = 200;
  private static final JsonMapper JSON = new JsonMapper();

  private final ImmutableList<String> command;
  private final Duration limit;
  private final Known known;
  private @Nullable Running running;
  private long id;

  /** Thrown if the program gives no answer of the protocol. */
  private static final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    Failure(String message) {
      super(message);
    }
  }

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
    try {
      List<Known> knowledge = new ArrayList<>();
      ask(List.of(Question.of(Ask.GAMES)), (question, line) -> knowledge.add(Known.read(line)));
      this.known = knowledge.get(0);
    } catch (Failure e) {
      String message = String.valueOf(e.getMessage());
      close();
      throw new IOException("the program does not say which games it knows: " + message, e);
    }
  }

  @Override
  public Known known() {
    return known;
  }

  @Override
  public ImmutableList<Answer> ask(List<Question> questions) {
    List<Answer> answers = new ArrayList<>();
    try {
      ask(questions, (question, line) -> answers.add(answer(question, line)));
    } catch (Failure | IOException e) {
      restart();
      answers.add(Answer.failed(String.valueOf(e.getMessage())));
    }
    return ImmutableList.copyOf(answers);
  }

  /** Reads the answer to a question. */
  private interface Reader {
    void read(Question question, JsonNode answer) throws Failure;
  }

  private void ask(List<Question> questions, Reader reader) throws Failure, IOException {
    Running process = running;
    if (process == null) {
      process = new Running(command);
      running = process;
    }
    StringBuilder lines = new StringBuilder();
    long first = id + 1;
    for (int i = 0; i < questions.size(); i++) {
      lines.append(questions.get(i).line(first + i)).append('\n');
    }
    id += questions.size();
    process.write(lines.toString().getBytes(UTF_8));
    for (int i = 0; i < questions.size(); i++) {
      reader.read(questions.get(i), process.read(first + i, limit));
    }
  }

  private static Answer answer(Question question, JsonNode line) throws Failure {
    if (line.has("unknown")) {
      return Answer.of(Answer.Kind.UNKNOWN, "not recorded", "");
    }
    return switch (question.ask()) {
      case START -> yesOrNo(line, "refused", Answer.Kind.REFUSED);
      case PLAY -> yesOrNo(line, "illegal", Answer.Kind.ILLEGAL);
      case OUTCOME -> outcome(line);
      case POSITION -> Answer.of(Answer.Kind.POSITION, member(line, "position").asString(""), "");
      case LEGAL -> {
        List<String> moves = new ArrayList<>();
        member(line, "moves").forEach(move -> moves.add(move.asString("")));
        yield Answer.moves(moves);
      }
      case GAMES -> throw new IllegalArgumentException("known() answers it");
    };
  }

  private static Answer yesOrNo(JsonNode line, String member, Answer.Kind no) {
    return line.has(member) ? Answer.of(no, line.path(member).asString(""), "") : Answer.DONE;
  }

  private static Answer outcome(JsonNode line) throws Failure {
    if (!line.has("winner")) {
      return Answer.DONE;
    }
    String winner = line.path("winner").asString("");
    if (!winner.matches("FIRST|SECOND|DRAW")) {
      throw new Failure("\"winner\" must be FIRST, SECOND or DRAW, but the line is " + shown(line));
    }
    return Answer.over(winner, line.path("score").asString(""), "");
  }

  private static JsonNode member(JsonNode line, String name) throws Failure {
    if (!line.has(name)) {
      throw new Failure("the answer lacks \"" + name + "\": " + shown(line));
    }
    return line.path(name);
  }

  private static String shown(Object line) {
    String text = line.toString();
    return Words.printable(text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…");
  }

  @Override
  public void restart() {
    if (running != null) {
      running.kill();
      running = null;
    }
  }

  @Override
  public void close() {
    restart();
  }

  /** A process with its streams. */
  private static final class Running {
    /** The end of the output. */
    private static final byte[] END = new byte[0];

    private final Process process;
    private final BlockingQueue<byte[]> lines = new ArrayBlockingQueue<>(WAITING_LINES);
    private final BlockingQueue<byte[]> questions = new ArrayBlockingQueue<>(1);
    private final Deque<String> errors = new ArrayDeque<>();
    private final Thread errorReader;

    Running(List<String> command) throws IOException {
      try {
        process = new ProcessBuilder(command).start();
      } catch (IOException e) {
        throw new IOException("the program cannot be started: " + e.getMessage(), e);
      }
      errorReader = new Thread(this::readErrors, "conform-errors");
      for (Thread thread :
          List.of(
              errorReader,
              new Thread(this::readLines, "conform-answers"),
              new Thread(this::writeQuestions, "conform-questions"))) {
        thread.setDaemon(true);
        thread.start();
      }
    }

    private void readLines() {
      read(
          process.getInputStream(),
          line -> {
            try {
              lines.put(line);
              return true;
            } catch (InterruptedException e) {
              return false;
            }
          });
      lines.offer(END);
    }

    private void readErrors() {
      read(
          process.getErrorStream(),
          line -> {
            synchronized (errors) {
              errors.add(shown(new String(line, UTF_8)));
              if (errors.size() > LAST_LINES) {
                errors.remove();
              }
            }
            return true;
          });
    }

    /** Reads lines until the end; one that is too long is cut to nothing but a mark. */
    private static void read(InputStream in, Function<byte[], Boolean> reader) {
      try (BoundedLines text = new BoundedLines(in, MAX_LINE)) {
        while (text.next()) {
          byte[] line = text.isTooLong() ? "a line that is too long".getBytes(UTF_8) : text.bytes();
          if (!reader.apply(line)) {
            return;
          }
        }
      } catch (IOException e) {
        // The process has ended.
      }
    }

    private void writeQuestions() {
      try (OutputStream out = process.getOutputStream()) {
        while (true) {
          byte[] next = questions.take();
          if (next.length == 0) {
            return;
          }
          out.write(next);
          out.flush();
        }
      } catch (IOException | InterruptedException e) {
        // The process has ended, and its reader says so.
      }
    }

    void write(byte[] text) {
      if (!questions.offer(text)) {
        throw new IllegalStateException("answers are missing");
      }
    }

    @SuppressWarnings("ReferenceEquality") // the end is one object; a line may be empty as well
    JsonNode read(long id, Duration limit) throws Failure {
      byte[] line;
      try {
        line = lines.poll(limit.toMillis(), TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new Failure("the search was interrupted");
      }
      if (line == null && process.isAlive()) {
        throw failure("no answer within " + limit.toMillis() / 1000.0 + " seconds");
      }
      if (line == null || line == END) {
        throw failure("the program ended" + status());
      }
      JsonNode answer;
      try {
        answer = JSON.readTree(line);
      } catch (JacksonException e) {
        throw failure("a line is not JSON: " + shown(new String(line, UTF_8)));
      }
      if (!answer.isObject()
          || !answer.path("id").isNumber()
          || answer.path("id").asLong(-1) != id) {
        throw failure("the answer must have the id " + id + ", but is " + shown(answer));
      }
      if (answer.has("error")) {
        throw failure("the program reports an error: " + shown(answer.path("error").asString("")));
      }
      return answer;
    }

    private String status() {
      try {
        return process.waitFor(1, TimeUnit.SECONDS)
            ? " with the exit status " + process.exitValue()
            : "";
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return "";
      }
    }

    /** Returns a failure with the last lines of the standard error. */
    private Failure failure(String what) {
      endProcesses();
      try {
        errorReader.join(1000);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      kill();
      synchronized (errors) {
        return new Failure(
            errors.isEmpty() ? what : what + "\nits last words:\n" + Joiner.on('\n').join(errors));
      }
    }

    /** Ends the processes; unlike {@link Process#destroyForcibly}, closes no stream. */
    private void endProcesses() {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.toHandle().destroyForcibly();
    }

    void kill() {
      endProcesses();
      process.destroyForcibly();
      lines.clear();
      boolean ignored = questions.offer(END);
    }
  }
}
