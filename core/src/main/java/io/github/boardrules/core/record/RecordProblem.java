package io.github.boardrules.core.record;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.RulesException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A defect of a record. A value. More methods may be added to this type. */
@Immutable
public sealed interface RecordProblem permits ProblemData {
  /** {@return the kind of defect; part of the API} */
  Code code();

  /**
   * {@return the location of the defect; within the text of a tag, backslashes before it are not
   * counted}
   */
  TextLocation location();

  /**
   * {@return the number of the move at or after which the defect occurs, counted from 1 at the
   * start of the game; 0 before the first move. For a syntax error, the number of moves that were
   * read before it}
   */
  int ply();

  /** {@return a sentence for people; not part of the API} */
  String message();

  /** {@return the rule that an illegal move breaks, or all defects of a setup; otherwise empty} */
  List<Violation> violations();

  /** {@return the code of the text of a move or a setup, or of an option; otherwise empty} */
  Optional<ErrorCode> error();

  /** {@return whether replay found the problem in a variation, not in the main line} */
  boolean isInVariation();

  /**
   * The kind of defect. A reader reports the codes up to {@link #POSITION_CONTRADICTED}, except
   * {@link #TRUNCATED}, {@link #CORRUPT} and {@link #UNREADABLE}, which a {@link Validator}
   * reports. {@link RecordFormat#losses} reports {@link #NOT_KEPT}, and replay reports the others.
   * Readers report {@link #BAD_OPTION}, too.
   */
  enum Code implements ErrorCode {
    /** The text contains no game: it is empty, or has only blanks, comments or other text. */
    NOT_A_GAME,
    /** The compressed data ends before its end. */
    TRUNCATED,
    /** The compressed data is damaged. */
    CORRUPT,
    /** The text cannot be read to its end, because reading failed. */
    UNREADABLE,
    /** The compressed data expands to far more bytes than records do. */
    INFLATES_TOO_MUCH,
    /** The text ends in the middle of a game. */
    UNEXPECTED_END,
    /** A comment, value or other text is not closed. */
    UNCLOSED_TEXT,
    /** A bracket is unmatched. */
    UNBALANCED,
    /** A character has no meaning where it is. */
    BAD_CHARACTER,
    /** A tag or property is malformed. */
    BAD_TAG,
    /** A tag occurs twice. */
    DUPLICATE_TAG,
    /** A variation or annotation does not belong to a move, or an entry is out of place. */
    MISPLACED,
    /** A numeric annotation glyph is not a number from 0 to 255. */
    BAD_GLYPH,
    /** The result is malformed. */
    BAD_RESULT,
    /** The record gives two different results. */
    CONTRADICTORY_RESULTS,
    /** The game is longer than {@link ReadLimits.Limit#CHARACTERS}; the rest of it is skipped. */
    GAME_TOO_LONG,
    /** The game has more moves than {@link ReadLimits.Limit#MOVES}; the rest of it is skipped. */
    TOO_MANY_MOVES,
    /**
     * The main line has more moves than {@link ReadLimits.Limit#PLIES}; the rest of the game is
     * skipped.
     */
    TOO_MANY_PLIES,
    /**
     * The game has more tags than {@link ReadLimits.Limit#TAGS}, or more nodes and values than
     * {@link ReadLimits.Limit#NODES}; the rest of it is skipped.
     */
    TOO_MANY_TAGS,
    /** A text is longer than its limit; the rest of the game is skipped. */
    TEXT_TOO_LONG,
    /**
     * Variations are nested deeper than {@link ReadLimits.Limit#NESTING}, or brackets deeper than
     * {@link ReadLimits.Limit#MOVES}; the rest of the game is skipped.
     */
    TOO_DEEP,
    /**
     * The game has more problems than {@link ReadLimits.Limit#PROBLEMS}; the rest is not reported.
     * This problem is one of those that the limit allows.
     */
    TOO_MANY_PROBLEMS,
    /** The text has more games than {@link ReadLimits.Limit#GAMES}; the rest of it is not read. */
    TOO_MANY_GAMES,
    /** The text is longer than {@link ReadLimits.Limit#TEXT}; the rest of it is not read. */
    TOO_MUCH_TEXT,
    /**
     * The record names an encoding that the library does not know or the runtime lacks; its moves
     * are not judged.
     */
    UNSUPPORTED_ENCODING,
    /** The installed game does not support the setup or the board of the record. */
    UNSUPPORTED_SETUP,
    /** The setup is malformed in a format that has its own description of setups. */
    UNREADABLE_SETUP,
    /**
     * The record states something about a position that the rules contradict: its legal moves, its
     * stones, its score, or that the game is over.
     */
    POSITION_CONTRADICTED,
    /** The format in which a record is to be written has no place for a part of it. */
    NOT_KEPT,

    /** The record does not name its game, or names one that is not installed. */
    UNKNOWN_GAME,
    /** The options are malformed, or the game cannot be played with them. */
    BAD_OPTION,
    /** The setup is malformed, or is not a position of the game. */
    BAD_SETUP,
    /** A move is not in the notation of the game. */
    UNREADABLE_MOVE,
    /** A move is illegal. */
    ILLEGAL_MOVE,
    /** A move follows the end of the game. */
    GAME_OVER,
    /** The record claims a result that the rules or the record itself contradict. */
    RESULT_CONTRADICTED;

    /**
     * {@return whether a game or a text exceeds one of the {@link ReadLimits}} After such a problem
     * of a game, nothing else of it is reported.
     */
    public boolean isOfALimit() {
      return switch (this) {
        case GAME_TOO_LONG,
            TOO_MANY_MOVES,
            TOO_MANY_PLIES,
            TOO_MANY_TAGS,
            TEXT_TOO_LONG,
            TOO_DEEP,
            TOO_MANY_PROBLEMS,
            TOO_MANY_GAMES,
            TOO_MUCH_TEXT ->
            true;
        default -> false;
      };
    }

    boolean isDamage() {
      return this == TRUNCATED
          || this == CORRUPT
          || this == UNREADABLE
          || this == INFLATES_TOO_MUCH;
    }
  }

  /**
   * {@return a problem of a record, or of its main line}
   *
   * @param code the kind of defect
   * @param location where the defect is
   * @param ply the ply; 0 before the first move
   * @param message a sentence for people
   * @param violations the rules that a move or a setup breaks
   * @param error the code of an exception
   */
  static RecordProblem of(
      Code code,
      TextLocation location,
      int ply,
      String message,
      List<Violation> violations,
      Optional<ErrorCode> error) {
    return new ProblemData(code, location, ply, message, violations, error, false);
  }

  /**
   * {@return this problem at another place}
   *
   * @param place the place
   */
  default RecordProblem withLocation(TextLocation place) {
    return new ProblemData(code(), place, ply(), message(), violations(), error(), isInVariation());
  }

  /**
   * {@return a problem without violations and without the code of an exception}
   *
   * @param code the kind of defect
   * @param location where it is
   * @param ply the ply; 0 before the first move
   * @param message a sentence for people
   */
  static RecordProblem of(Code code, TextLocation location, int ply, String message) {
    return of(code, location, ply, message, ImmutableList.of(), Optional.empty());
  }

  /**
   * {@return the problem that an exception of the rules describes}
   *
   * @param code the kind of defect
   * @param location where the text that caused the exception begins
   * @param failure the refusal; the offset of a {@link NotationException} is added to the location
   */
  static RecordProblem of(Code code, TextLocation location, RulesException failure) {
    String message = String.valueOf(failure.getMessage());
    if (failure instanceof SetupException e) {
      return of(code, location, 0, message, ImmutableList.copyOf(e.defects()), Optional.empty());
    }
    TextLocation place =
        failure instanceof NotationException e ? location.plus(e.offset()) : location;
    return of(code, place, 0, message, ImmutableList.of(), Optional.of(failure.code()));
  }

  /**
   * {@return the most specific code: the distinct names of the violations, separated by commas;
   * without violations, the name of the error; without an error, the name of the {@link #code}}
   * Part of the API.
   */
  default String reason() {
    return violations().isEmpty()
        ? error().orElse(code()).name()
        : violations().stream()
            .map(violation -> violation.code().name())
            .distinct()
            .collect(Collectors.joining(","));
  }

  /**
   * {@return the problem as an object for JSON, with these entries} What is absent is left out.
   *
   * <ul>
   *   <li>{@code code}, the name of the {@link #code}; {@code reason}, the {@link #reason()};
   *       {@code message}
   *   <li>{@code parameters}, the {@linkplain Violation#parametersToMap() parameters} of the
   *       violation, if it is the only one and has parameters
   *   <li>{@code ply}, 0 before the first move; {@code line} and {@code column}, if there is a
   *       text; {@code pointer}, if the text is JSON
   *   <li>{@code cells}, a list of the cells of all violations, if they have cells
   *   <li>{@code variation}, true if replay found the problem in a variation
   * </ul>
   */
  default Map<String, Object> toMap() {
    ImmutableMap.Builder<String, Object> map =
        ImmutableMap.<String, Object>builder()
            .put("code", code().name())
            .put("reason", reason())
            .put("message", message());
    if (violations().size() == 1 && !violations().get(0).parameters().isEmpty()) {
      map.put("parameters", violations().get(0).parametersToMap());
    }
    map.put("ply", ply());
    if (location().line() > 0) {
      map.put("line", location().line()).put("column", location().column());
    }
    if (!location().pointer().isEmpty()) {
      map.put("pointer", location().pointer());
    }
    ImmutableList<String> cells =
        violations().stream()
            .flatMap(violation -> violation.cells().stream())
            .map(Cell::toString)
            .distinct()
            .collect(toImmutableList());
    if (!cells.isEmpty()) {
      map.put("cells", cells);
    }
    if (isInVariation()) {
      map.put("variation", true);
    }
    return map.buildOrThrow();
  }
}
