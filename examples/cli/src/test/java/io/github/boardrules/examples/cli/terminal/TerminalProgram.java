package io.github.boardrules.examples.cli.terminal;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.examples.engine.command.CommandSource;
import io.github.boardrules.examples.engine.command.Program;
import java.util.List;
import picocli.CommandLine;

/** The commands of the terminal, on a console of a test. */
record TerminalProgram(Console.Opener opener) implements CommandSource {
  @Override
  public ImmutableMap<String, Group> commands() {
    return ImmutableMap.of("play", Group.PLAY, "read", Group.PLAY, "rules", Group.LOOK);
  }

  @Override
  public Object command(String name) {
    return switch (name) {
      case "play" -> new PlayCommand(opener);
      case "read" -> new ReadCommand(opener);
      default -> new RulesCommand();
    };
  }

  CommandLine commandLine(String... arguments) {
    return new Program(List.of(this)).commandLine(arguments);
  }
}
