package io.github.boardrules.examples.engine.bulk;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Writes files so that a failure leaves what was there. */
public final class OutputFile {
  /** As many links as Linux follows. */
  private static final int MAX_LINKS = 40;

  private OutputFile() {}

  /** Writes the text of a file. */
  @FunctionalInterface
  public interface Text {
    /**
     * Writes the text.
     *
     * @param out receives it
     * @return false to discard it, so that the file stays as it was
     * @throws IOException if {@code out} throws it
     */
    boolean write(Writer out) throws IOException;
  }

  /** Writes the bytes of a file. */
  @FunctionalInterface
  public interface Bytes {
    /**
     * Writes the bytes.
     *
     * @param out receives them
     * @return false to discard them, so that the file stays as it was
     * @throws IOException if {@code out} throws it
     */
    boolean write(OutputStream out) throws IOException;
  }

  /**
   * Writes a file in UTF-8, beside an existing one, which the new one replaces at the end. If the
   * path is a link, replaces the file that it refers to. Writes directly to what is neither a file
   * nor a folder, for example a device.
   *
   * @param path the file
   * @param inputs the files that are read, none of which may be replaced
   * @param text writes the text
   * @return whether it was written
   * @throws IOException with a sentence for people that names the file, if it is an input or cannot
   *     be written; whatever was there is unchanged
   */
  public static boolean write(Path path, Collection<Path> inputs, Text text) throws IOException {
    return writeBytes(path, inputs, bytes(text));
  }

  /**
   * Writes a file of bytes as {@link #write(Path, Collection, Text)} writes one of text.
   *
   * @param path the file
   * @param inputs the files that are read, none of which may be replaced
   * @param bytes what the file contains
   * @throws IOException under the same conditions
   */
  public static void write(Path path, Collection<Path> inputs, byte[] bytes) throws IOException {
    boolean unused =
        writeBytes(
            path,
            inputs,
            out -> {
              out.write(bytes);
              return true;
            });
  }

  private static Bytes bytes(Text text) {
    return out -> {
      try (Writer writer =
          new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8.newEncoder()))) {
        return text.write(writer);
      }
    };
  }

  /**
   * Writes a file of bytes as {@link #write(Path, Collection, Text)} writes one of text.
   *
   * @param path the file
   * @param inputs the files that are read, none of which may be replaced
   * @param bytes writes the bytes
   * @return whether it was written
   * @throws IOException under the same conditions
   */
  public static boolean writeBytes(Path path, Collection<Path> inputs, Bytes bytes)
      throws IOException {
    try {
      Path target = target(path);
      checkTarget(path, target, inputs);
      if (Files.exists(target) && !Files.isRegularFile(target)) {
        try (OutputStream out = Files.newOutputStream(target, StandardOpenOption.WRITE)) {
          return bytes.write(out);
        }
      }
      return writeBeside(target, true, bytes);
    } catch (SentenceException e) {
      throw e;
    } catch (IOException e) {
      throw failure(path, e);
    }
  }

  /**
   * Writes a new file in UTF-8, which appears when it is complete.
   *
   * @param path the file
   * @param text the text
   * @throws FileAlreadyExistsException if the file exists
   * @throws IOException with a sentence for people that names the file, if it cannot be written
   */
  public static void writeNew(Path path, String text) throws IOException {
    try {
      if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
        throw new FileAlreadyExistsException(path.toString());
      }
      checkTarget(path, path, List.of());
      boolean unused =
          writeBeside(
              path,
              false,
              bytes(
                  out -> {
                    out.write(text);
                    return true;
                  }));
    } catch (FileAlreadyExistsException | SentenceException e) {
      throw e;
    } catch (IOException e) {
      throw failure(path, e);
    }
  }

  /** An exception whose message is complete. */
  private static final class SentenceException extends IOException {
    private static final long serialVersionUID = 1L;

    SentenceException(String message, @Nullable IOException cause) {
      super(message, cause);
    }
  }

  private static SentenceException failure(Path path, IOException e) {
    return new SentenceException(path + " cannot be written: " + Words.reason(e), e);
  }

  /** Follows links, also to a file that does not exist. */
  private static Path target(Path path) throws IOException {
    Path target = path;
    for (int i = 0; i < MAX_LINKS && Files.isSymbolicLink(target); i++) {
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  private static void checkTarget(Path path, Path target, Collection<Path> inputs)
      throws IOException {
    if (Files.isDirectory(target)) {
      throw new SentenceException(path + " is a folder; expected the name of a file", null);
    }
    Path folder = target.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      throw new SentenceException(
          path
              + " cannot be written: "
              + (Files.exists(folder)
                  ? folder + " is not a folder"
                  : "the folder " + folder + " does not exist"),
          null);
    }
    if (!Files.exists(target)) {
      return;
    }
    for (Path input : inputs) {
      if (Files.exists(input) && Files.isSameFile(input, target) && Files.isRegularFile(input)) {
        throw new SentenceException(
            path + " is the input " + input + " and cannot be overwritten", null);
      }
    }
    if (!Files.isWritable(target)) {
      throw new SentenceException(path + " cannot be written: permission is denied", null);
    }
  }

  private static boolean writeBeside(Path target, boolean replaces, Bytes bytes)
      throws IOException {
    Path partial = target.resolveSibling("." + UUID.randomUUID() + ".partial");
    try {
      boolean isWanted;
      try (OutputStream out = Files.newOutputStream(partial, StandardOpenOption.CREATE_NEW)) {
        // Also if the process is interrupted.
        partial.toFile().deleteOnExit();
        isWanted = bytes.write(out);
      }
      if (!isWanted) {
        return false;
      }
      if (!replaces) {
        Files.move(partial, target);
        return true;
      }
      keepPermissions(target, partial);
      Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING);
      return true;
    } finally {
      Files.deleteIfExists(partial);
    }
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (view != null && Files.exists(from)) {
      view.setPermissions(Files.getPosixFilePermissions(from));
    }
  }
}
