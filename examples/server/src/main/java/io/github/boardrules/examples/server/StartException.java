package io.github.boardrules.examples.server;

import com.google.common.base.Strings;
import com.google.common.base.Throwables;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.h2.api.ErrorCode;
import org.jspecify.annotations.Nullable;

/** Thrown if the server cannot start. The message is a sentence that names the cause. */
final class StartException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private StartException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /**
   * Returns the failure of a server that cannot listen.
   *
   * @param host the address or host name
   * @param port the port
   * @param cause the failure of the network
   */
  static StartException cannotListen(String host, int port, Exception cause) {
    return new StartException(
        new InetSocketAddress(host, port).isUnresolved()
            ? "the host name %s is unknown".formatted(host)
            : "cannot listen on port %d of %s: %s".formatted(port, host, reason(cause)),
        cause);
  }

  /**
   * Checks that a database file can be made or changed.
   *
   * @param file the database file, with its extension
   * @throws StartException if it is a folder or not writable
   */
  static void checkWritable(Path file) {
    Path folder = file.getParent();
    while (folder != null && !Files.exists(folder)) {
      folder = folder.getParent();
    }
    if (Files.isDirectory(file)) {
      throw database(file, "is a folder", null);
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw database(file, "is not writable", null);
    }
    if (folder != null && !Files.isDirectory(folder)) {
      throw database(file, "cannot be made: " + folder + " is not a folder", null);
    }
    if (folder != null && !Files.exists(file) && !Files.isWritable(folder)) {
      throw database(file, "cannot be made: the folder " + folder + " is not writable", null);
    }
  }

  /**
   * Returns the failure of a server that cannot use its database.
   *
   * @param file the database file, with its extension
   * @param cause the failure of the database
   */
  static StartException cannotOpen(Path file, RuntimeException cause) {
    int code =
        Throwables.getCausalChain(cause).stream()
            .filter(SQLException.class::isInstance)
            .mapToInt(each -> ((SQLException) each).getErrorCode())
            .reduce(0, (outer, inner) -> inner);
    return database(
        file,
        switch (code) {
          case ErrorCode.DATABASE_ALREADY_OPEN_1 -> "is in use by another program";
          case ErrorCode.FILE_CORRUPTED_1,
              ErrorCode.FILE_VERSION_ERROR_1,
              ErrorCode.IO_EXCEPTION_1,
              ErrorCode.IO_EXCEPTION_2,
              ErrorCode.GENERAL_ERROR_1 ->
              "is damaged, or is not a database";
          default -> "cannot be used: " + reason(cause);
        },
        cause);
  }

  private static StartException database(Path file, String what, @Nullable Throwable cause) {
    return new StartException("the database " + file + " " + what, cause);
  }

  /** Returns the first line of the message of the innermost failure that has one. */
  private static String reason(Exception cause) {
    return Throwables.getCausalChain(cause).stream()
        .map(each -> Strings.nullToEmpty(each.getMessage()).strip().replaceFirst("\\R(?s:.*)", ""))
        .reduce("", (outer, inner) -> inner.isEmpty() ? outer : inner);
  }
}
