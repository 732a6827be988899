package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;

/** Gzip files with many members are read in constant stack. */
class GzipMembersTest {
  private final ByteArrayOutputStream file = new ByteArrayOutputStream();

  private void add(String text, int times) throws IOException {
    ByteArrayOutputStream member = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(member)) {
      out.write(text.getBytes(StandardCharsets.US_ASCII));
    }
    for (int i = 0; i < times; i++) {
      file.writeBytes(member.toByteArray());
    }
  }

  private InputStream open() throws IOException {
    return new GzipMembers(new ByteArrayInputStream(file.toByteArray()));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Test
  void anyNumberOfMembersWithTextIsRead() throws IOException {
    add("a", 20_000);
    assertArrayEquals(bytes("a".repeat(20_000)), open().readAllBytes());
  }

  @Test
  void upToAThousandEmptyMembersFollowOneAnother() throws IOException {
    add("", 1_000);
    add("a", 1);
    add("", 1_000);
    add("b", 1);
    add("", 1_000);
    assertArrayEquals(bytes("ab"), open().readAllBytes());
  }

  @Test
  void moreEmptyMembersAreCorrupt() throws IOException {
    add("", 50_000);
    InputStream in = open();
    ZipException e = assertThrows(ZipException.class, in::read);
    assertEquals("more than 1000 empty members follow one another", e.getMessage());
  }
}
