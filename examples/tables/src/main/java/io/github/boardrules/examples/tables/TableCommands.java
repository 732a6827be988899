package io.github.boardrules.examples.tables;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.examples.engine.command.CommandSource;

/** The commands of the plug-in: {@code table} and {@code statistics}. */
public final class TableCommands implements CommandSource {
  /** Creates the source, which is found as a service. */
  public TableCommands() {}

  @Override
  public ImmutableMap<String, Group> commands() {
    return ImmutableMap.of("table", Group.CONVERT, "statistics", Group.ASK);
  }

  @Override
  public Object command(String name) {
    return switch (name) {
      case "table" -> new TableCommand();
      case "statistics" -> new StatisticsCommand();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
