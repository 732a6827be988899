package io.github.boardrules.examples.server.browser;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A server that runs in its own process and can be killed. */
final class ServerProcess implements AutoCloseable {
  private static final String MAIN = "io.github.boardrules.examples.server.Main";
  private static final Pattern ADDRESS = Pattern.compile("https?://\\S+");

  private static final ImmutableMap<String, String> WITHOUT_LIMITS =
      Stream.of("--rate", "--file-rate", "--new-matches", "--unplayed-matches")
          .collect(toImmutableMap(option -> option, option -> "1000000"));

  private static @Nullable ServerProcess shared;

  private final Path database;
  private final ImmutableMap<String, String> limits;
  private Process process;
  private URI address;

  private ServerProcess(
      Path database, ImmutableMap<String, String> limits, Process process, URI address) {
    this.database = database;
    this.limits = limits;
    this.process = process;
    this.address = address;
  }

  /**
   * Returns the server of this JVM, on a free port, that does not limit requests. It runs until the
   * JVM ends.
   */
  static synchronized ServerProcess shared() throws IOException {
    if (shared == null) {
      Path target = Files.createDirectories(Path.of("target"));
      shared = start(Files.createTempDirectory(target, "database"), WITHOUT_LIMITS);
      Runtime.getRuntime().addShutdownHook(new Thread(shared::close));
    } else if (!shared.process.isAlive()) {
      shared.restart();
    }
    return shared;
  }

  /**
   * Starts a server on a free port.
   *
   * @param folder the folder of the database
   * @param limits the options that set limits
   */
  static ServerProcess start(Path folder, Map<String, String> limits) throws IOException {
    Path database = folder.resolve("matches");
    Process process = launch(database, limits, 0);
    return new ServerProcess(database, ImmutableMap.copyOf(limits), process, address(process));
  }

  private static Process launch(Path database, Map<String, String> limits, int port)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            new ArrayList<>(
                ImmutableList.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    MAIN,
                    "--port",
                    Integer.toString(port),
                    "--database",
                    database.toString())));
    limits.forEach((name, value) -> builder.command().addAll(ImmutableList.of(name, value)));
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    builder.redirectError(new File("target/server.log"));
    return builder.start();
  }

  private static URI address(Process process) throws IOException {
    BufferedReader lines = process.inputReader(UTF_8);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher found = ADDRESS.matcher(line);
      if (found.find()) {
        return URI.create(found.group());
      }
    }
    throw new IOException("the server exited before it printed its address; see target/server.log");
  }

  /** Returns the URL of the page. */
  URI address() {
    return address;
  }

  /** Starts another process with the same port and database after the first one was killed. */
  void restart() throws IOException {
    process = launch(database, limits, address.getPort());
    address = address(process);
  }

  void kill() {
    process.destroyForcibly();
    process.onExit().orTimeout(60, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    kill();
  }
}
