package io.github.boardrules.examples.engine.command;

import com.google.common.base.Joiner;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.select.Filter;
import io.github.boardrules.examples.engine.select.FilterException;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;

/** The options that select games, one for each {@link Filter}. */
public final class FilterChoice {
  private final Map<String, String> values = new LinkedHashMap<>();

  @Mixin private final CommandSpec options = CommandSpec.create();

  /**
   * Creates the options.
   *
   * @param filters the filters
   */
  public FilterChoice(Iterable<Filter> filters) {
    for (Filter filter : filters) {
      CommandSpec unused =
          options.addOption(
              OptionSpec.builder(filter.option())
                  .paramLabel(filter.label())
                  .description(filter.description())
                  .type(filter.type() == Filter.Type.TEXTS ? List.class : String.class)
                  .auxiliaryTypes(String.class)
                  .setter(setter(filter))
                  .build());
    }
  }

  private ISetter setter(Filter filter) {
    return new ISetter() {
      @Override
      @SuppressWarnings("TypeParameterUnusedInFormals") // as the interface has it
      public <T> T set(T value) {
        if (value == null || value.equals(List.of())) {
          values.remove(filter.id());
        } else {
          values.put(
              filter.id(),
              value instanceof List<?> list ? Joiner.on(' ').join(list) : value.toString());
        }
        return value;
      }
    };
  }

  /**
   * {@return the filter with the values that were given}
   *
   * @param types the games that are known
   * @throws CommandFailure if a value is wrong, or if values contradict each other
   */
  public GameFilter filter(GameTypes types) {
    try {
      return GameFilter.of(types, values);
    } catch (FilterException e) {
      throw new CommandFailure(
          e.filter().map(filter -> filter.option() + " ").orElse("") + e.message());
    }
  }
}
