package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A server that runs in its own process. */
final class ServerProcess implements AutoCloseable {
  private static final ImmutableList<String> JAVA_OPTIONS =
      ImmutableList.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private final Process process;
  private final BufferedReader out;
  private final String announcement;

  private ServerProcess(Process process) throws IOException {
    this.process = process;
    this.out = process.inputReader();
    this.announcement = announcement(out);
  }

  /** Returns the line with the address; empty if the server ends before. */
  private static String announcement(BufferedReader out) throws IOException {
    String line = out.readLine();
    while (line != null && !line.contains("http://")) {
      line = out.readLine();
    }
    return line == null ? "" : line;
  }

  static ServerProcess start(Path database, String... options) throws IOException {
    return startWith(System.getProperty("java.class.path"), database, options);
  }

  /** Starts a server that writes its log, as outside of tests, to a file. */
  static ServerProcess startLogging(Path log, Path database) throws IOException {
    return start(
        ProcessBuilder.Redirect.to(log.toFile()),
        ImmutableList.<String>builder()
            .addAll(JAVA_OPTIONS)
            .add("-Dlogback.configurationFile=logback.xml")
            .build(),
        System.getProperty("java.class.path"),
        wide(database));
  }

  /** Starts a server with another class path than that of the test. */
  static ServerProcess startWith(String classPath, Path database, String... options)
      throws IOException {
    return bare(JAVA_OPTIONS, classPath, wide(database, options));
  }

  /** Returns options for a database, with wide limits. */
  private static ImmutableList<String> wide(Path database, String... options) {
    return ImmutableList.<String>builder()
        .add("--port=0", "--rate=100000000", "--new-matches=100000000")
        .add("--address-matches=100000000", "--unplayed-matches=100000000")
        .add("--database=" + database)
        .add(options)
        .build();
  }

  /** Starts a server with the given options only. */
  static ServerProcess bare(List<String> javaOptions, String classPath, List<String> options)
      throws IOException {
    return start(ProcessBuilder.Redirect.INHERIT, javaOptions, classPath, options);
  }

  private static ServerProcess start(
      ProcessBuilder.Redirect log, List<String> javaOptions, String classPath, List<String> options)
      throws IOException {
    ImmutableList<String> command =
        ImmutableList.<String>builder()
            .add(Path.of(System.getProperty("java.home"), "bin", "java").toString())
            .addAll(javaOptions)
            .add("-cp", classPath, Main.class.getName())
            .addAll(options)
            .build();
    return new ServerProcess(new ProcessBuilder(command).redirectError(log).start());
  }

  /** Returns the line in which the server names its address. */
  String announcement() {
    return announcement;
  }

  /** Returns the URL of the server. */
  String address() {
    assertTrue(announcement.contains("http://"), announcement);
    return announcement.substring(announcement.indexOf("http://"));
  }

  long pid() {
    return process.pid();
  }

  Client client() {
    return new Client(address());
  }

  /** Returns whether {@link #limitFileSize} works on this machine. */
  static boolean canLimitFileSize() {
    for (String path : System.getenv("PATH").split(File.pathSeparator, -1)) {
      if (Files.isExecutable(Path.of(path, "prlimit"))) {
        return true;
      }
    }
    return false;
  }

  /** Limits the size of the files that the server writes; -1 for no limit. */
  void limitFileSize(long bytes) throws IOException, InterruptedException {
    String limit = bytes < 0 ? "unlimited" : Long.toString(bytes);
    Process prlimit =
        new ProcessBuilder("prlimit", "--pid=" + pid(), "--fsize=" + limit + ":")
            .inheritIO()
            .start();
    assertTrue(prlimit.waitFor() == 0, "prlimit failed");
  }

  /** Kills the process without a shutdown. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
  }

  /** Begins to shut the server down. Returns its exit status when it has ended. */
  CompletableFuture<Integer> terminate() {
    process.destroy();
    return process.onExit().thenApply(Process::exitValue);
  }

  /** Shuts the server down and returns its exit status. */
  int end() throws InterruptedException {
    process.destroy();
    return await();
  }

  /** Waits until the process exits and returns its exit status. */
  int await() throws InterruptedException {
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    return process.exitValue();
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    out.close();
  }
}
