package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.FilterChoice;
import io.github.boardrules.examples.engine.command.InputFiles;
import io.github.boardrules.examples.engine.command.JudgingChoice;
import io.github.boardrules.examples.engine.command.PositionChoice;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.command.ReadingChoice;
import io.github.boardrules.examples.engine.index.ArchiveSearch;
import io.github.boardrules.examples.engine.index.GameSearch;
import io.github.boardrules.examples.engine.index.IndexException;
import io.github.boardrules.examples.engine.index.PositionIndex;
import io.github.boardrules.examples.engine.select.Filter;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that select games, in an index or in files, and a position to find in them. */
final class IndexChoice {
  @Mixin private PositionChoice position;
  @Mixin private ReadingChoice reading;
  @Mixin private final FilterChoice filters = new FilterChoice(Filter.OF_POSITION);

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE-OR-FOLDER",
      description =
          "The files and folders to read instead of an index. All of their games are replayed.")
  private List<Path> paths = ImmutableList.of();

  @Option(
      names = "--index",
      paramLabel = "FOLDER",
      description = "The folder of the index, which the command 'index' made.")
  private @Nullable Path folder;

  @Option(
      names = "--symmetry",
      description = "Find the images of the position under the symmetries of the game, too.")
  private boolean symmetry;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  IndexChoice() {}

  /** A question to games. */
  interface Question {
    void ask(GameSearch games);
  }

  Position<?> position() {
    return position.position();
  }

  /**
   * Parses a pattern.
   *
   * @param text the text of the option, if it was given
   * @throws CommandFailure if a position is given as well, or if the text is wrong
   */
  Optional<ArrangementPattern> pattern(@Nullable String text) {
    if (text == null) {
      return Optional.empty();
    }
    if (!position.isStart()) {
      throw new CommandFailure("--pattern and a position, or moves to it, exclude each other");
    }
    try {
      ArrangementPattern pattern = ArrangementPattern.parse(position.game(), text);
      return Optional.of(symmetry ? pattern.withSymmetry() : pattern);
    } catch (NotationException e) {
      throw new CommandFailure("--pattern, character " + (e.offset() + 1) + ": " + e.getMessage());
    }
  }

  GameFilter filter() {
    return filters.filter(GameTypes.installed());
  }

  /**
   * Asks the games a question.
   *
   * @param err receives the files that cannot be read to their end
   * @return whether all games could be read
   * @throws CommandFailure if there is no index and no file, or both, or if they cannot be read
   */
  boolean ask(PrintWriter err, Question question) {
    if ((folder == null) == paths.isEmpty()) {
      throw new CommandFailure(
          folder == null
              ? "--index FOLDER is missing, and so are files to read instead"
              : "--index and files exclude each other");
    }
    boolean[] isComplete = {true};
    try {
      if (folder == null) {
        InputFiles input = InputFiles.find(paths);
        question.ask(
            new ArchiveSearch(
                results -> isComplete[0] &= judge(input, results, err),
                problem -> err.println(problem.inWords())));
      } else {
        try (PositionIndex index = PositionIndex.open(folder)) {
          question.ask(index);
        }
      }
    } catch (IndexException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
    return isComplete[0];
  }

  private <R> boolean judge(InputFiles input, Judging.Results<R> results, PrintWriter err) {
    try (Progress progress = Progress.over(input.size());
        Judging<R> judging =
            new Judging<>(Validator.of(GameTypes.installed()), results, reading.threads())) {
      Tally tally = reading.read(input, judging, progress);
      return JudgingChoice.isComplete(tally, err);
    }
  }

  boolean withSymmetry() {
    return symmetry;
  }

  boolean isJson() {
    return json;
  }
}
