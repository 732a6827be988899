package io.github.boardrules.examples.engine.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.examples.engine.bulk.OutputFailure;
import io.github.boardrules.examples.engine.bulk.StandardOutput;
import io.github.boardrules.examples.engine.bulk.Words;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * The program with the commands of some sources. Without a command it prints the usage. Reports
 * mistakes in one line, with the exit status 2.
 */
@Command(
    name = "boardrules",
    description =
        "Judges, shows, converts and finds records of four abstract board games, and plays them.",
    commandListHeading = "",
    footer = {"  boardrules validate games.brg", "  boardrules help validate"},
    mixinStandardHelpOptions = true,
    footerHeading = "Examples:%n",
    scope = CommandLine.ScopeType.INHERIT,
    versionProvider = ProgramVersion.class,
    exitCodeOnExecutionException = ExitStatus.FAILURE,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:everything is valid",
      "1:a game, a move or a line is invalid",
      "2:wrong usage, or a file cannot be read or written",
      "130:interrupted, for example by Ctrl-C",
      "141:the program that reads the output has ended, for example head"
    })
public final class Program implements Runnable {
  private final ImmutableList<CommandSource> sources;

  @Spec private CommandSpec spec;

  /** When output has colors. */
  enum Color {
    AUTO,
    ALWAYS,
    NEVER
  }

  /**
   * Creates the program.
   *
   * @param sources the sources of its commands
   */
  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  public Program(Iterable<? extends CommandSource> sources) {
    this.sources = ImmutableList.copyOf(sources);
  }

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      scope = CommandLine.ScopeType.INHERIT,
      description =
          "Use colors in this case: ${COMPLETION-CANDIDATES}. Default: in a terminal, unless the"
              + " environment variable NO_COLOR is set.")
  void color(Color when) {
    spec.commandLine()
        .setColorScheme(
            Help.defaultColorScheme(
                switch (when) {
                  case AUTO -> Help.Ansi.AUTO;
                  case ALWAYS -> Help.Ansi.ON;
                  case NEVER -> Help.Ansi.OFF;
                }));
  }

  /**
   * Runs a command and exits with its status.
   *
   * @param arguments the command and its options
   */
  public void start(String... arguments) {
    CommandLine commandLine = commandLine(arguments);
    System.exit(
        StandardOutput.run(
            commandLine.getCommandName(),
            (out, err) -> commandLine.setOut(out).setErr(err).execute(arguments)));
  }

  /**
   * Runs a command.
   *
   * @param out receives the standard output
   * @param err receives the standard error
   * @param arguments the command and its options
   * @return the exit status
   */
  public int run(OutputStream out, OutputStream err, String... arguments) {
    CommandLine commandLine = commandLine(arguments);
    return StandardOutput.run(
        commandLine.getCommandName(),
        out,
        err,
        (output, errors) -> commandLine.setOut(output).setErr(errors).execute(arguments));
  }

  /**
   * {@return the command line} If the arguments begin with the name of a command, it has only that
   * one, because the start takes the longer the more commands it has.
   *
   * @param arguments the command and its options
   */
  public CommandLine commandLine(String... arguments) {
    CommandLine commandLine = new CommandLine(this);
    for (CommandSource source : sources) {
      if (arguments.length > 0 && source.commands().containsKey(arguments[0])) {
        commandLine.addSubcommand(arguments[0], source.command(arguments[0]));
        return configured(commandLine);
      }
    }
    for (CommandSource source : sources) {
      source.commands().keySet().forEach(n -> commandLine.addSubcommand(n, source.command(n)));
    }
    commandLine.addSubcommand(new CommandLine.HelpCommand());
    commandLine.addSubcommand(new AutoComplete.GenerateCompletion());
    commandLine
        .getHelpSectionMap()
        .put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, this::commandsByGroup);
    return configured(commandLine);
  }

  private static CommandLine configured(CommandLine commandLine) {
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setExecutionExceptionHandler(Program::explain);
    commandLine.setParameterExceptionHandler(Program::refuse);
    commandLine.setExecutionStrategy(Program::execute);
    return commandLine;
  }

  private String commandsByGroup(Help help) {
    Map<String, CommandSource.Group> groups = new LinkedHashMap<>();
    sources.forEach(source -> groups.putAll(source.commands()));
    StringBuilder text = new StringBuilder();
    for (CommandSource.Group group : CommandSource.Group.values()) {
      ImmutableMap.Builder<String, Help> commands = ImmutableMap.builder();
      help.subcommands()
          .forEach(
              (name, command) -> {
                if (groups.getOrDefault(name, CommandSource.Group.HELP) == group) {
                  commands.put(name, command);
                }
              });
      text.append(group.title()).append(":%n".formatted());
      text.append(help.commandList(commands.buildOrThrow()));
    }
    return text.toString();
  }

  /** Explains wrong usage in one line. */
  private static int refuse(CommandLine.ParameterException failure, String[] arguments) {
    CommandLine command = failure.getCommandLine();
    print(
        command,
        WrongUsage.message(failure)
            + "; see '"
            + command.getCommandSpec().qualifiedName()
            + " --help'");
    return ExitStatus.FAILURE;
  }

  private static void print(CommandLine command, String message) {
    command
        .getErr()
        .println(command.getCommandSpec().root().name() + ": " + Words.printable(message));
  }

  /** Runs the last command. Help is printed outside the reach of {@link #explain}. */
  private static int execute(CommandLine.ParseResult arguments) {
    try {
      return new CommandLine.RunLast().execute(arguments);
    } catch (OutputFailure e) {
      return ExitStatus.FAILURE; // StandardOutput reports it.
    }
  }

  private static int explain(
      Exception failure, CommandLine commandLine, CommandLine.ParseResult ignored)
      throws Exception {
    if (failure instanceof OutputFailure) {
      return ExitStatus.FAILURE; // StandardOutput reports it.
    }
    if (failure instanceof CommandFailure) {
      print(commandLine, String.valueOf(failure.getMessage()));
      return ExitStatus.FAILURE;
    }
    throw failure;
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
