package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.CommandSource;
import io.github.boardrules.examples.engine.command.CommandSource.Group;
import io.github.boardrules.examples.engine.command.ProgramJar;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/**
 * Finds the commands of the program and of its plug-ins: on the class path, and in jars beside the
 * jar of the program. A plug-in must have the version of the program.
 *
 * @param folder the folder of the plug-ins
 * @param version the version of the program; empty if it is not packaged
 */
record Plugins(Path folder, String version) {
  private static final String TABLES = "boardrules-tables.jar";

  private static final ImmutableMap<String, Group> TABLES_COMMANDS =
      ImmutableMap.of("table", Group.CONVERT, "statistics", Group.ASK);

  /** Returns the plug-ins beside the jar, or in the folder {@code boardrules.plugins}. */
  static Plugins installed() {
    Optional<ProgramJar> jar = ProgramJar.of(Plugins.class);
    String folder = System.getProperty("boardrules.plugins", "");
    Path beside = jar.map(ProgramJar::path).map(Path::getParent).orElse(Path.of(""));
    return new Plugins(
        folder.isEmpty() ? beside : Path.of(folder), jar.map(ProgramJar::version).orElse(""));
  }

  /**
   * Returns the sources of all commands; if the arguments begin with a command that is on the class
   * path, only of those on the class path.
   */
  ImmutableList<CommandSource> sources(String... arguments) {
    ImmutableList<CommandSource> own =
        ImmutableList.copyOf(ServiceLoader.load(CommandSource.class));
    if (has(own, "table") || (arguments.length > 0 && has(own, arguments[0]))) {
      return own;
    }
    return ImmutableList.<CommandSource>builder().addAll(own).add(tables()).build();
  }

  private static boolean has(List<CommandSource> sources, String name) {
    return sources.stream().anyMatch(source -> source.commands().containsKey(name));
  }

  /** Returns the commands of the plug-in; if it cannot be used, commands that say why. */
  private CommandSource tables() {
    Path jar = folder.resolve(TABLES);
    if (!Files.exists(jar)) {
      return new Missing("needs " + TABLES + " beside this jar");
    }
    try {
      String found = ProgramJar.read(jar).version();
      if (!found.equals(version)) {
        return new Missing(
            "needs %s of version %s, but that beside this jar is of version %s"
                .formatted(TABLES, version, found));
      }
      ClassLoader loader =
          new URLClassLoader(new URL[] {jar.toUri().toURL()}, Plugins.class.getClassLoader());
      // Libraries of the plug-in find their own parts with it.
      Thread.currentThread().setContextClassLoader(loader);
      List<CommandSource> all = new ArrayList<>();
      ServiceLoader.load(CommandSource.class, loader).forEach(all::add);
      return all.stream()
          .filter(source -> source.commands().containsKey("table"))
          .findFirst()
          .orElseGet(
              () -> new Missing("needs " + TABLES + ", but that beside this jar is another"));
    } catch (IOException e) {
      return new Missing("needs " + TABLES + ", which cannot be read: " + Words.reason(e));
    }
  }

  /** The commands of a plug-in that cannot be used. */
  private record Missing(String reason) implements CommandSource {
    @Override
    public ImmutableMap<String, Group> commands() {
      return TABLES_COMMANDS;
    }

    @Override
    public Object command(String name) {
      return new MissingCommand(name + " " + reason);
    }
  }

  /** A command of a plug-in that cannot be used: it says why, whatever its arguments are. */
  @Command(description = "Needs boardrules-tables.jar beside this jar.")
  private static final class MissingCommand implements Callable<Integer> {
    private final String message;

    @Unmatched private List<String> ignored = new ArrayList<>();

    MissingCommand(String message) {
      this.message = message;
    }

    @Override
    public Integer call() {
      throw new CommandFailure(message);
    }
  }
}
