package io.github.boardrules.examples.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Starts the command line; without a command it prints how it is used. */
@Command(
    name = "boardrules",
    description = "Asks the rules of board games: what is legal, what it leads to and who won.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class)
public final class Main implements Runnable {

  private final CommandLine commandLine = new CommandLine(this);

  private Main() {}

  /**
   * Runs one command and ends the process with its exit code.
   *
   * @param arguments the command and its options
   */
  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return new Main().commandLine;
  }

  @Override
  public void run() {
    commandLine.usage(commandLine.getOut());
  }

  /** The version that the jar's manifest names. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"boardrules " + (version == null ? "(not packaged)" : version)};
    }
  }
}
