package io.github.boardrules.examples.engine.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a file is replaced by a complete one or not at all. */
class OutputFileTest {
  private static final String OLD = "old";

  @TempDir private Path folder;

  private Path old(String name) throws IOException {
    return Files.writeString(folder.resolve(name), OLD);
  }

  private static boolean write(Path path, String text, Path... inputs) throws IOException {
    return OutputFile.write(
        path,
        List.of(inputs),
        out -> {
          out.write(text);
          return !text.isEmpty();
        });
  }

  private void assertFiles(String... names) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(
          List.of(names), files.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  private static void refused(Path path, String words, Path... inputs) {
    IOException e = assertThrows(IOException.class, () -> write(path, "new", inputs));
    String message = String.valueOf(e.getMessage());
    assertTrue(message.startsWith(path.toString()), message);
    assertTrue(message.contains(words), message);
    assertFalse(message.contains("java."), message);
  }

  @Test
  void aCompleteFileReplacesAnother() throws IOException {
    Path file = old("a");
    assertTrue(write(file, "Zo\u00eb"));
    assertEquals("Zo\u00eb", Files.readString(file));
    assertTrue(write(folder.resolve("b"), "new"));
    assertFiles("a", "b");
  }

  @Test
  void aFailureOrNothingLeavesWhatWasThere() throws IOException {
    Path file = old("a");
    assertFalse(write(file, ""));
    assertFalse(write(folder.resolve("b"), ""));
    assertThrows(
        IllegalStateException.class,
        () ->
            OutputFile.write(
                file,
                List.of(),
                out -> {
                  out.write("half");
                  throw new IllegalStateException("planned");
                }));
    refused(folder.resolve("a/b"), "not a folder");
    refused(folder.resolve("no/b"), "does not exist");
    refused(folder, "is a folder");
    IOException e = assertThrows(IOException.class, () -> write(file, "\ud800"));
    assertTrue(String.valueOf(e.getMessage()).contains("surrogate"), e.getMessage());
    assertEquals(OLD, Files.readString(file));
    assertFiles("a");
  }

  @Test
  void anInputIsNeverReplaced() throws IOException {
    Path input = old("in");
    Path hard = Files.createLink(folder.resolve("hard"), input);
    Path soft = Files.createSymbolicLink(folder.resolve("soft"), input);
    for (Path output :
        List.of(input, hard, soft, folder.resolve("../" + folder.getFileName() + "/in"))) {
      refused(output, "is the input", folder.resolve("other"), input);
      refused(output, "is the input", soft);
    }
    assertEquals(OLD, Files.readString(input));
    assertFiles("hard", "in", "soft");
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path file = old("a");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("a"));
    Path second = Files.createSymbolicLink(folder.resolve("second"), Path.of("link"));
    assertTrue(write(second, "new"));
    assertEquals("new", Files.readString(file));
    Files.delete(file);
    assertTrue(write(second, "newer"));
    assertEquals("newer", Files.readString(file));
    assertTrue(Files.isSymbolicLink(link) && Files.isSymbolicLink(second));
    assertFalse(Files.isSymbolicLink(file));
  }

  @Test
  void permissionsAreKept() throws IOException {
    Path file = old("a");
    assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    assertTrue(write(file, "new"));
    assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    Path fresh = Files.createFile(folder.resolve("fresh"));
    assertTrue(write(folder.resolve("b"), "new"));
    assertEquals(
        Files.getPosixFilePermissions(fresh),
        Files.getPosixFilePermissions(folder.resolve("b")),
        "those of any new file");
  }

  @Test
  void aDeviceIsWrittenDirectly() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    refused(full, "No space left on device");
    assertTrue(write(Path.of("/dev/null"), "new"));
    assertFalse(Files.isRegularFile(Path.of("/dev/null"), LinkOption.NOFOLLOW_LINKS));
  }

  @Test
  void aNewFileReplacesNothing() throws IOException {
    Path file = old("a");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("none"));
    for (Path taken : List.of(file, link, folder)) {
      assertThrows(FileAlreadyExistsException.class, () -> OutputFile.writeNew(taken, "new"));
    }
    assertEquals(OLD, Files.readString(file));
    OutputFile.writeNew(folder.resolve("b"), "new");
    assertEquals("new", Files.readString(folder.resolve("b")));
    assertFiles("a", "b", "link");
  }
}
