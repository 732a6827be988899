package io.github.boardrules.examples.server;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.ProgramVersion;
import io.github.boardrules.examples.engine.index.IndexException;
import io.github.boardrules.examples.server.Settings.RecordFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command line of the server. */
@Command(
    name = "boardrules-server",
    description = "Serves all installed games over HTTP and stores the matches in a database.",
    mixinStandardHelpOptions = true,
    showDefaultValues = true,
    sortOptions = false,
    versionProvider = ProgramVersion.class)
public final class Main implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--host",
      defaultValue = "127.0.0.1",
      description = "The address to listen on; 0.0.0.0 for all interfaces.")
  private String host;

  @Option(names = "--port", defaultValue = "8080", description = "The port; 0 for any free port.")
  private int port;

  @Option(
      names = "--database",
      paramLabel = "FILE",
      defaultValue = "boardrules",
      description = "The database file, without its extension .mv.db.")
  private Path database;

  @Option(
      names = "--records",
      paramLabel = "FOLDER",
      description =
          "A folder of records, in which the questions find and explore look for positions. Its new"
              + " files are added to an index before the server listens. By default, there is"
              + " none.")
  private @Nullable Path records;

  @Option(
      names = "--index",
      paramLabel = "FOLDER",
      description =
          "The folder of the index of the records. It is created if it does not exist. By default,"
              + " the database file with the extension .index.")
  private @Nullable Path index;

  @Option(
      names = "--allow-origin",
      paramLabel = "ORIGIN",
      description =
          "A site whose pages may ask questions, such as https://example.org; * for all sites. Can"
              + " be repeated. Matches stay closed to them.")
  private List<String> origins = ImmutableList.of();

  @Option(
      names = "--allow-host",
      paramLabel = "NAME",
      description =
          "A host name under which clients reach the server, besides localhost, addresses and"
              + " --host; * for any name. Can be repeated.")
  private List<String> hosts = ImmutableList.of();

  @Option(
      names = "--metrics-port",
      paramLabel = "PORT",
      description =
          "The port that shows metrics for Prometheus at /metrics. By default there is none.")
  private @Nullable Integer metricsPort;

  @Mixin private Limits limits;

  @SuppressWarnings("NullAway") // picocli sets the fields
  private Main() {}

  /**
   * Starts the server, which runs until the process is terminated.
   *
   * @param arguments the command line options
   */
  public static void main(String[] arguments) {
    int status = commandLine().execute(arguments);
    if (status != CommandLine.ExitCode.OK) {
      System.exit(status);
    }
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main()).setExecutionExceptionHandler(Main::explain);
  }

  /**
   * Prints one line for an expected failure, for example a port, a database or an index that is in
   * use.
   */
  private static int explain(
      Exception failure, CommandLine commandLine, CommandLine.ParseResult ignored) {
    commandLine
        .getErr()
        .println("boardrules-server: " + Words.printable(String.valueOf(message(failure))));
    return CommandLine.ExitCode.SOFTWARE;
  }

  private static @Nullable String message(Exception failure) {
    return failure instanceof IndexException || failure instanceof StartException
        ? failure.getMessage()
        : Throwables.getRootCause(failure).getMessage();
  }

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    BoardServer server = BoardServer.start(settings(), line -> print(out, line));
    if (metricsPort != null) {
      serveMetrics(server, metricsPort);
    }
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "shutdown"));
    print(out, "boardrules server at " + server.address());
    return CommandLine.ExitCode.OK;
  }

  private static void print(PrintWriter out, String line) {
    out.println(line);
    out.flush();
  }

  private void serveMetrics(BoardServer server, int port) {
    try {
      int unused = server.serveMetrics(port);
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  private Settings settings() {
    if (index != null && records == null) {
      throw new CommandLine.ParameterException(spec.commandLine(), "--index needs --records");
    }
    try {
      if (metricsPort != null) {
        Settings.checkPort("--metrics-port", metricsPort);
      }
      return new Settings(
          host,
          port,
          database,
          limits,
          ImmutableSet.copyOf(origins),
          ImmutableSet.copyOf(hosts),
          Optional.ofNullable(records).map(folder -> new RecordFolder(folder, indexFolder())));
    } catch (IllegalArgumentException e) {
      throw new CommandLine.ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private Path indexFolder() {
    return index == null ? Path.of(database + ".index") : index;
  }
}
