package io.github.boardrules.examples.engine.select;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;

/**
 * The filters of games. The options of commands, the members of questions and the names in errors
 * are derived from them.
 */
public enum Filter {
  /** The game; not where a position determines it. */
  GAME(Type.TEXT, Need.HEADER, "ID", "Only games of this type: an id that 'games' lists."),

  /** Options of the game; not where a position determines them. */
  OPTION(
      Type.TEXTS,
      Need.HEADER,
      "NAME=VALUE",
      "Only games with this option, also by default or by a preset. Can be repeated."),

  /** A player. */
  PLAYER(Type.TEXT, Need.HEADER, "NAME", "Only games of this player."),

  /** What the player plays. */
  AS(
      Type.TEXT,
      Need.HEADER,
      "SIDE",
      "Only games that the player plays as first, as second, or as a side such as black or"
          + " vertical, for which games are replayed."),

  /** The opponent of the player. */
  OPPONENT(Type.TEXT, Need.HEADER, "NAME", "Only games of the player against this opponent."),

  /** The event. */
  EVENT(Type.TEXT, Need.HEADER, "NAME", "Only games of this event."),

  /** The earliest date. */
  SINCE(
      Type.TEXT,
      Need.HEADER,
      "DATE",
      "Only games of this day, month or year (2003-11-05, 2003-11, 2003) and later ones. A date"
          + " that is partly unknown counts if none of its days is earlier."),

  /** The latest date. */
  UNTIL(
      Type.TEXT,
      Need.HEADER,
      "DATE",
      "Only games of this day, month or year and earlier ones. A date that is partly unknown"
          + " counts if none of its days is later."),

  /** The result in the record. */
  RESULT(
      Type.TEXT,
      Need.HEADER,
      "RESULT",
      "Only games whose record states this result: 1-0, 0-1, 1/2-1/2 or *."),

  /** The winner by the rules. */
  WINNER(
      Type.TEXT,
      Need.VERDICT,
      "WHO",
      "Only games that end so by the rules or by resignation and the like, for which games are"
          + " replayed: first, second, draw, none, player, opponent, or a side such as black."),

  /** Why the game is over. */
  REASON(
      Type.TEXT,
      Need.VERDICT,
      "REASON",
      "Only games that end for this reason, for which games are replayed: connection, twoPasses,"
          + " resignation and others."),

  /** The minimum number of moves. */
  MIN_PLIES(Type.NUMBER, Need.MOVES, "N", "Only games with at least this number of moves."),

  /** The maximum number of moves. */
  MAX_PLIES(Type.NUMBER, Need.MOVES, "N", "Only games with at most this number of moves."),

  /** Whether a game is valid. */
  VALID(
      Type.FLAG,
      Need.VERDICT,
      "BOOLEAN",
      "Only games that are valid (true) or invalid (false), for which games are replayed."),

  /** Whether names must be equal to the letter. */
  EXACT(
      Type.FLAG,
      Need.HEADER,
      "BOOLEAN",
      "Whether the case and the accents of names count (true); by default, they do not.");

  /** The type of the value. */
  public enum Type {
    /** A text. */
    TEXT,
    /** Several texts; as one text, they are separated by blanks. */
    TEXTS,
    /** A whole number, not negative. */
    NUMBER,
    /** {@code true} or {@code false}. */
    FLAG
  }

  /** What must be known of a game, from the cheapest to the most expensive. */
  public enum Need {
    /** What its record says besides its moves. */
    HEADER,
    /** The number of its moves. */
    MOVES,
    /** A replay. */
    VERDICT
  }

  /** The filters of games that reach a position, which determines the game and its options. */
  public static final ImmutableList<Filter> OF_POSITION =
      Arrays.stream(values())
          .filter(filter -> filter != GAME && filter != OPTION)
          .collect(toImmutableList());

  private final Type type;
  private final Need need;
  private final String label;
  private final String description;

  Filter(Type type, Need need, String label, String description) {
    this.type = type;
    this.need = need;
    this.label = label;
    this.description = description;
  }

  /** {@return the name: {@code minPlies}} */
  public String id() {
    return CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_CAMEL, name());
  }

  /** {@return the name of the option of a command: {@code --min-plies}} */
  public String option() {
    return "--" + CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_HYPHEN, name());
  }

  /** {@return the type of the value} */
  public Type type() {
    return type;
  }

  /** {@return what must be known of a game, at least} */
  public Need need() {
    return need;
  }

  /** {@return a placeholder for the value in a help text} */
  public String label() {
    return label;
  }

  /** {@return a sentence or two for people} */
  public String description() {
    return description;
  }

  /**
   * {@return the filter with a name; empty if there is none}
   *
   * @param id the name
   */
  public static Optional<Filter> find(String id) {
    return Arrays.stream(values()).filter(filter -> filter.id().equals(id)).findFirst();
  }

  /** {@return the names of all filters, separated by commas} */
  static String names() {
    return Arrays.stream(values()).map(Filter::id).collect(joining(", "));
  }
}
