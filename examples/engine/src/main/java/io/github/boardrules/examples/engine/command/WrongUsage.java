package io.github.boardrules.examples.engine.command;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.bulk.GameNames;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what is wrong with the arguments of a command: what was found and what was expected. */
final class WrongUsage {
  private static final ImmutableSet<Class<?>> WHOLE_NUMBERS =
      ImmutableSet.of(int.class, Integer.class, long.class, Long.class);

  /** The message of the command {@code help}. */
  private static final Pattern UNKNOWN_COMMAND = Pattern.compile("Unknown subcommand (.*)\\.");

  private WrongUsage() {}

  /** Returns the message of an exception in our words, where they say more. */
  static String message(ParameterException failure) {
    if (failure instanceof UnmatchedArgumentException unmatched) {
      return unexpected(unmatched);
    }
    if (failure instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      return missing.getMissing().stream()
              .map(argument -> name(argument) + (argument.isOption() ? " " + label(argument) : ""))
              .collect(joining(" and "))
          + (missing.getMissing().size() == 1 ? " is missing" : " are missing");
    }
    Matcher unknown = UNKNOWN_COMMAND.matcher(String.valueOf(failure.getMessage()));
    if (unknown.matches()) {
      CommandLine program = failure.getCommandLine().getCommandSpec().root().commandLine();
      return unknown.group(1)
          + " is not a command; the commands are "
          + commands(program)
          + NearestName.of(unknown.group(1), names(program))
              .map(name -> "; did you mean " + name + "?")
              .orElse("");
    }
    ArgSpec argument = failure.getArgSpec();
    String value = failure.getValue();
    if (argument != null && value != null) {
      return wrongValue(argument, value, failure);
    }
    return String.valueOf(failure.getMessage());
  }

  private static String unexpected(UnmatchedArgumentException failure) {
    String first = failure.getUnmatched().get(0);
    CommandLine command = failure.getCommandLine();
    boolean isCommand = command.getParent() == null && !failure.isUnknownOption();
    String what =
        isCommand
            ? "'" + first + "' is not a command"
            : failure.isUnknownOption()
                ? first + " is not an option of this command"
                : "the argument '" + first + "' is one too many";
    String hint =
        GameNames.hint(GameTypes.installed(), failure.getUnmatched())
            .map(words -> ": " + words)
            .orElse("");
    if (!isCommand && !failure.isUnknownOption()) {
      return what + hint;
    }
    String question =
        NearestName.of(first, isCommand ? names(command) : options(command))
            .map(name -> "; did you mean " + name + "?")
            .orElse("");
    return what + hint + (isCommand ? "; the commands are " + commands(command) : "") + question;
  }

  private static String commands(CommandLine command) {
    return String.join(", ", names(command));
  }

  private static Set<String> names(CommandLine command) {
    return command.getSubcommands().keySet();
  }

  private static Set<String> options(CommandLine command) {
    return command.getCommandSpec().optionsMap().keySet();
  }

  private static String wrongValue(ArgSpec argument, String value, ParameterException failure) {
    Class<?> type = argument.auxiliaryTypes()[0];
    String found = ", but is '" + value + "'";
    if (argument.typeInfo().isMap()) {
      OptionSpec output = failure.getCommandLine().getCommandSpec().findOption("--output");
      return name(argument)
          + " must be "
          + argument.paramLabel()
          + found
          + (output == null ? "" : "; what to write to is given with --output");
    }
    if (WHOLE_NUMBERS.contains(type)) {
      boolean isLarge = value.matches("[-+]?[0-9]+");
      return name(argument)
          + " must be "
          + (isLarge ? "a smaller whole number" : "a whole number")
          + found;
    }
    if (type == Double.class || type == double.class) {
      return name(argument) + " must be a number" + found;
    }
    if (type.isEnum()) {
      String values =
          StreamSupport.stream(argument.completionCandidates().spliterator(), false)
              .collect(joining(", "));
      return name(argument) + " must be one of " + values + found;
    }
    if (type == Path.class) {
      return name(argument) + " must be the name of a file" + found + reason(value, failure);
    }
    return String.valueOf(failure.getMessage());
  }

  /** Arguments that cannot be decoded contain the replacement character of Unicode. */
  private static String reason(String value, ParameterException failure) {
    if (value.indexOf('\ufffd') >= 0) {
      return ", which cannot be decoded in the encoding of the system, "
          + System.getProperty("sun.jnu.encoding")
          + "; a locale with UTF-8 helps, for example LC_ALL=C.UTF-8";
    }
    @Nullable Throwable cause = failure.getCause();
    return cause instanceof InvalidPathException path ? ": " + path.getReason() : "";
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : label(argument);
  }

  private static String label(ArgSpec argument) {
    return argument.paramLabel();
  }
}
