package io.github.boardrules.examples.engine.command;

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
      OptionSpec.Builder option =
          OptionSpec.builder(filter.option())
              .paramLabel(filter.label())
              .description(filter.description());
      CommandSpec unused =
          options.addOption(
              filter.type() == Filter.Type.TEXTS
                  ? option
                      .type(List.class)
                      .auxiliaryTypes(String.class)
                      .setter(several(filter))
                      .build()
                  : option.type(String.class).setter(one(filter)).build());
    }
  }

  private ISetter one(Filter filter) {
    return new ISetter() {
      @Override
      @SuppressWarnings("TypeParameterUnusedInFormals") // as the interface has it
      public <T> T set(T value) {
        if (value == null) {
          values.remove(filter.id());
        } else {
          values.put(filter.id(), value.toString());
        }
        return value;
      }
    };
  }

  private ISetter several(Filter filter) {
    return new ISetter() {
      @Override
      @SuppressWarnings("TypeParameterUnusedInFormals") // as the interface has it
      public <T> T set(T value) {
        if (value instanceof List<?> list && !list.isEmpty()) {
          values.put(filter.id(), String.join(" ", list.stream().map(Object::toString).toList()));
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
