package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.examples.cli.terminal.PlayCommand;
import io.github.boardrules.examples.cli.terminal.ReadCommand;
import io.github.boardrules.examples.cli.terminal.RulesCommand;
import io.github.boardrules.examples.engine.command.CommandSource;

/** The commands that need no plug-in. */
public final class StandardCommands implements CommandSource {
  private static final ImmutableMap<String, Group> COMMANDS =
      ImmutableMap.<String, Group>builder()
          .put("validate", Group.JUDGE)
          .put("trace", Group.JUDGE)
          .put("conform", Group.JUDGE)
          .put("games", Group.LOOK)
          .put("rules", Group.LOOK)
          .put("show", Group.LOOK)
          .put("picture", Group.LOOK)
          .put("legal", Group.LOOK)
          .put("perft", Group.LOOK)
          .put("convert", Group.CONVERT)
          .put("index", Group.ASK)
          .put("find", Group.ASK)
          .put("explore", Group.ASK)
          .put("list", Group.ASK)
          .put("select", Group.ASK)
          .put("duplicates", Group.ASK)
          .put("serve", Group.ASK)
          .put("play", Group.PLAY)
          .put("read", Group.PLAY)
          .buildOrThrow();

  /** Creates the source, which is found as a service. */
  public StandardCommands() {}

  @Override
  public ImmutableMap<String, Group> commands() {
    return COMMANDS;
  }

  @Override
  public Object command(String name) {
    return switch (name) {
      case "validate" -> new ValidateCommand();
      case "trace" -> new TraceCommand();
      case "conform" -> new ConformCommand();
      case "games" -> new GamesCommand();
      case "rules" -> new RulesCommand();
      case "show" -> new ShowCommand();
      case "picture" -> new PictureCommand();
      case "legal" -> new LegalCommand();
      case "perft" -> new PerftCommand();
      case "convert" -> new ConvertCommand();
      case "index" -> new IndexCommand();
      case "find" -> new FindCommand();
      case "explore" -> new ExploreCommand();
      case "list" -> new ListCommand();
      case "select" -> new SelectCommand();
      case "duplicates" -> new DuplicatesCommand();
      case "serve" -> new ServeCommand();
      case "play" -> new PlayCommand();
      case "read" -> new ReadCommand();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
