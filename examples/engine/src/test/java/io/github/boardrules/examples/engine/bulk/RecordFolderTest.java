package io.github.boardrules.examples.engine.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFolderTest {
  @TempDir private Path folder;

  private Path file(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.createFile(file);
  }

  @Test
  void findsRecordFilesInOrder() throws IOException {
    Path last = file("z.brg");
    Path deep = file("b/c/d.sgf.gz");
    Path first = file("a.BRG");
    Path unused = file("b/notes.md");
    Path unusedLink = Files.createSymbolicLink(folder.resolve("b/loop"), folder);
    assertEquals(
        new RecordFolder(ImmutableList.of(first, deep, last), 1), RecordFolder.read(folder));
    assertThrows(NoSuchFileException.class, () -> RecordFolder.read(folder.resolve("none")));
  }

  /** Such a folder is passed on as a file, which cannot be opened. */
  @Test
  void anUnreadableSubfolderDoesNotHideTheOthers() throws IOException {
    Path secret = Objects.requireNonNull(file("b/secret.brg").getParent());
    Path a = file("a.brg");
    Path z = file("z.brg");
    assumeTrue(secret.toFile().setReadable(false) && !Files.isReadable(secret));
    List<Path> found = RecordFolder.read(folder).files();
    assertEquals(List.of(a, secret, z), found);
    IOException e = assertThrows(IOException.class, () -> Files.newInputStream(secret));
    assertEquals("permission is denied", Words.reason(e));
    assertTrue(secret.toFile().setReadable(true));
  }
}
