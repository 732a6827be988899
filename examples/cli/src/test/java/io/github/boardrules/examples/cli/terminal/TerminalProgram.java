package io.github.boardrules.examples.cli.terminal;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.command.Program;
import picocli.CommandLine.Command;

/** The commands of the terminal, on a console of a test. */
@Command(name = "boardrules")
final class TerminalProgram extends Program {
  private final Console.Opener opener;

  TerminalProgram(Console.Opener opener) {
    this.opener = opener;
  }

  @Override
  protected ImmutableList<Object> moreCommands() {
    return ImmutableList.of(new PlayCommand(opener), new ReadCommand(opener), new RulesCommand());
  }
}
