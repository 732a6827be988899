package io.github.boardrules.examples.server;

import com.google.common.base.Throwables;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Starts the server. */
@Command(
    name = "boardrules-server",
    description = "Serves all games that are installed over HTTP, and keeps them in a database.",
    mixinStandardHelpOptions = true,
    showDefaultValues = true,
    sortOptions = false,
    versionProvider = Main.Version.class)
public final class Main implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--host",
      defaultValue = "127.0.0.1",
      description = "The address to listen at; 0.0.0.0 for all that the machine has.")
  private String host;

  @Option(names = "--port", defaultValue = "8080", description = "The port; 0 for any free one.")
  private int port;

  @Option(
      names = "--database",
      paramLabel = "FILE",
      defaultValue = "boardrules",
      description = "The file of the database, to which .mv.db is added.")
  private Path database;

  @Option(
      names = "--rate",
      defaultValue = "600",
      description = "The API requests a minute from one address.")
  private int rate;

  @Option(names = "--body-bytes", defaultValue = "1000000", description = "The bytes of a request.")
  private long bodyBytes;

  @Option(
      names = "--record-bytes",
      defaultValue = "10000000",
      description = "The bytes of records to validate.")
  private long recordBytes;

  @Option(
      names = "--record-games",
      defaultValue = "1000",
      description = "The games in one text of records.")
  private int recordGames;

  @Option(names = "--plies", defaultValue = "5000", description = "The moves of one match.")
  private int plies;

  @Option(
      names = "--matches",
      defaultValue = "100000",
      description = "The matches in the database.")
  private long matches;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  private Main() {}

  /**
   * Starts the server, which then runs until the process is told to end.
   *
   * @param arguments the options
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

  /** Says in one line why the server does not start: a port or a database that others use. */
  private static int explain(
      Exception failure, CommandLine commandLine, CommandLine.ParseResult ignored) {
    commandLine
        .getErr()
        .println("boardrules-server: " + Throwables.getRootCause(failure).getMessage());
    return CommandLine.ExitCode.SOFTWARE;
  }

  @Override
  public Integer call() {
    BoardServer server = BoardServer.start(settings());
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "shutdown"));
    PrintWriter out = spec.commandLine().getOut();
    out.println("boardrules server at " + server.address());
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private Settings settings() {
    try {
      Settings.Limits limits =
          new Settings.Limits(rate, bodyBytes, recordBytes, recordGames, plies, matches);
      return new Settings(host, port, database, limits);
    } catch (IllegalArgumentException e) {
      throw new CommandLine.ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** The version that the jar's manifest names. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"boardrules-server " + (version == null ? "(not packaged)" : version)};
    }
  }
}
