package io.github.boardrules.examples.engine.bulk;

/**
 * The numbers of games and files that were judged so far.
 *
 * @param games the number of games
 * @param invalid the number of these games that have problems
 * @param texts the number of texts, such as files and entries of archives
 * @param skipped the number of files that are not record files
 * @param unread the number of files that could not be read to their end
 * @param text the name of the last text
 * @param number the number of the last game in this text
 */
public record Tally(
    long games, long invalid, long texts, long skipped, long unread, String text, long number) {}
