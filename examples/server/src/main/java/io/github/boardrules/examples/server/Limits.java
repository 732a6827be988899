package io.github.boardrules.examples.server;

import io.github.boardrules.examples.engine.referee.RefereeLimits;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The limits on requests and storage, with the options of the command line that set them. */
final class Limits {
  @Option(
      names = "--rate",
      defaultValue = "600",
      converter = Positive.class,
      description =
          "The maximum number of API requests per minute and address. A burst may use all of them.")
  int rate;

  @Option(
      names = "--new-matches",
      defaultValue = "100",
      converter = Positive.class,
      description = "The maximum number of new matches per hour and address.")
  int newMatches;

  @Option(
      names = "--connections",
      defaultValue = "1000",
      converter = Positive.class,
      description = "The maximum number of open connections per address.")
  int connections;

  @Option(
      names = "--total-connections",
      defaultValue = "10000",
      converter = Positive.class,
      description = "The maximum number of open connections of all addresses.")
  int totalConnections;

  @Option(
      names = "--threads",
      defaultValue = "8",
      converter = Positive.class,
      description = "The maximum number of requests of an address that are handled at once.")
  int threads;

  @Option(
      names = "--file-rate",
      defaultValue = "3000",
      converter = Positive.class,
      description = "The maximum number of requests for files per minute and address.")
  int fileRate;

  @Option(
      names = "--header-seconds",
      defaultValue = "20",
      converter = Positive.class,
      description = "The maximum time in which the headers of a request must arrive, in seconds.")
  int headerSeconds;

  @Option(
      names = "--answer-seconds",
      defaultValue = "30",
      converter = Positive.class,
      description =
          "The time in which a client must read a response, in seconds, in addition to the time"
              + " for its bytes.")
  int answerSeconds;

  @Option(
      names = "--answer-rate",
      defaultValue = "5000",
      converter = Positive.class,
      description = "The minimum rate at which a client must read a response, in bytes a second.")
  int answerRate;

  @Option(
      names = "--streams",
      defaultValue = "50",
      converter = Positive.class,
      description = "The maximum number of open event streams per address.")
  int streams;

  @Option(
      names = "--match-streams",
      defaultValue = "200",
      converter = Positive.class,
      description = "The maximum number of open event streams per match.")
  int matchStreams;

  @Option(
      names = "--total-streams",
      defaultValue = "5000",
      converter = Positive.class,
      description = "The maximum number of open event streams of all addresses.")
  int totalStreams;

  @Option(
      names = "--stream-seconds",
      defaultValue = "3600",
      converter = Positive.class,
      description =
          "The time after which an event stream ends, in seconds; its client can open the next one"
              + " and misses no event.")
  int streamSeconds;

  @Option(
      names = "--body-seconds",
      defaultValue = "30",
      converter = Positive.class,
      description = "The maximum time in which the body of a request must arrive, in seconds.")
  int bodySeconds;

  @Option(
      names = "--body-bytes",
      defaultValue = "1000000",
      converter = Positive.class,
      description = "The maximum size of a request in bytes, except uploads of records.")
  int bodyBytes;

  @Option(
      names = "--record-bytes",
      defaultValue = "10000000",
      converter = Positive.class,
      description = "The maximum size of uploaded records in bytes.")
  int recordBytes;

  @Option(
      names = "--record-games",
      defaultValue = "1000",
      converter = Positive.class,
      description = "The maximum number of games that are validated in an upload.")
  int recordGames;

  @Option(
      names = "--record-moves",
      defaultValue = "50000",
      converter = Positive.class,
      description =
          "The maximum number of moves that are validated or converted in an upload. A number below"
              + " 20000 also limits the moves of each game, with its variations.")
  int recordMoves;

  @Option(
      names = "--record-plies",
      defaultValue = "20000",
      converter = Positive.class,
      description =
          "The maximum number of moves in the main line of a game in an upload; variations do not"
              + " count. More than 20000 has no effect, because that is also the maximum number of"
              + " moves in a game with its variations.")
  int recordPlies;

  @Option(
      names = "--plies",
      defaultValue = "5000",
      converter = Positive.class,
      description = "The maximum number of moves in a match.")
  int plies;

  @Option(
      names = "--matches",
      defaultValue = "100000",
      converter = Positive.class,
      description = "The maximum number of matches in the database.")
  int matches;

  @Option(
      names = "--address-matches",
      defaultValue = "2000",
      converter = Positive.class,
      description = "The maximum number of matches in the database that an address created.")
  int addressMatches;

  @Option(
      names = "--unplayed-matches",
      defaultValue = "20",
      converter = Positive.class,
      description = "The maximum number of matches without a move that an address created.")
  int unplayedMatches;

  @Option(
      names = "--unplayed-hours",
      defaultValue = "24",
      converter = Positive.class,
      description = "The number of hours after which a match without a move is deleted.")
  int unplayedHours;

  @Option(
      names = "--expiry-days",
      defaultValue = "30",
      converter = Positive.class,
      description = "The number of days after which an unchanged match is deleted.")
  int expiryDays;

  /**
   * Parses limits.
   *
   * @param options the command line options; the others have their default
   */
  static Limits of(String... options) {
    Limits limits = new Limits();
    new CommandLine(limits).parseArgs(options);
    return limits;
  }

  /** Returns the limits on the work for one question. */
  RefereeLimits ofQuestions() {
    return new RefereeLimits(
        plies,
        RefereeLimits.DEFAULTS.listed(),
        RefereeLimits.DEFAULTS.perftPositions(),
        recordGames,
        recordMoves,
        recordPlies);
  }

  /** Parses a whole number that is at least 1. */
  static final class Positive implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      try {
        int value = Integer.parseInt(text);
        if (value >= 1) {
          return value;
        }
      } catch (NumberFormatException e) {
        // Reported below.
      }
      throw new TypeConversionException(
          "'" + text + "' is not a whole number from 1 to " + Integer.MAX_VALUE);
    }
  }
}
