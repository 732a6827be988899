package io.github.boardrules.examples.engine.command;

import java.nio.file.Path;

/**
 * A file of game records.
 *
 * @param path the path of the file
 * @param name the name of the file in reports
 */
public record InputFile(Path path, String name) {}
