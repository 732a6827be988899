package io.github.boardrules.examples.server;

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
      names = "--body-seconds",
      defaultValue = "30",
      converter = Positive.class,
      description = "The maximum time in which a request must arrive, in seconds.")
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
      names = "--record-plies",
      defaultValue = "50000",
      converter = Positive.class,
      description = "The maximum number of moves that are validated in an upload.")
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
