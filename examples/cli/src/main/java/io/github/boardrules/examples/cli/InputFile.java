package io.github.boardrules.examples.cli;

import java.nio.file.Path;

/**
 * A file of game records.
 *
 * @param path where it is
 * @param name what it is called in reports
 */
record InputFile(Path path, String name) {}
