package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that uploads do not take the memory for moves, on a server with little memory. */
@Tag("proof")
class UploadsTest {
  @TempDir Path folder;

  @Test
  void openUploadsDoNotStopMoves() throws Exception {
    try (ServerProcess server =
        ServerProcess.bare(
            List.of("-Xmx128m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"),
            System.getProperty("java.class.path"),
            List.of("--port=0", "--database=" + folder.resolve("games")))) {
      Closeable uploads = Attack.OPEN_UPLOADS.start(server.address(), 1);
      List<Integer> statuses = new ArrayList<>();
      String text = "[Game \"loa\"]\n\n1. b1-b3 *\n" + " ".repeat(9_000_000);
      for (int i = 1; i <= 40; i++) {
        Visitor visitor = Visitor.of(server.address(), "127.0.9." + i);
        assertEquals(201, visitor.post("/api/v1/matches", "{\"game\":\"loa\"}").status());
        if (i % 4 == 0) {
          // Sends everything before it reads the response.
          Visitor.Reply reply = visitor.post("/api/v1/verdicts", text, "Content-Type: text/plain");
          statuses.add(reply.status());
          assertTrue(reply.status() == 200 || reply.code().equals("BUSY"), reply.toString());
        }
        Thread.sleep(50);
      }
      uploads.close();
      assertTrue(statuses.contains(200), statuses.toString());
    }
  }

  /** The client sends everything before it reads the response. */
  @Test
  void refusedUploadGetsItsResponse() throws Exception {
    Limits limits = Limits.of("--record-bytes=1000000", "--rate=100000", "--body-seconds=600");
    byte[] upload =
        Visitor.request(
            "POST", "/api/v1/verdicts", " ".repeat(1_000_000), "Content-Type: text/plain");
    try (BoardServer server = TestSettings.start(folder, limits)) {
      Visitor uploader = Visitor.of(server.address(), "127.0.5.1");
      try (Crowd crowd = fillMemory(server, uploader, upload)) {
        for (int i = 0; i < 20; i++) {
          Visitor.Reply reply = uploader.send(upload);
          assertEquals("503 BUSY", reply.status() + " " + reply.code());
        }
        assertEquals(201, uploader.post("/api/v1/matches", "{\"game\":\"loa\"}").status());
        Visitor other = Visitor.of(server.address(), "127.0.5.2");
        assertEquals(200, other.send(upload).status());
        assertEquals(4, crowd.openConnections());
      }
    }
  }

  /**
   * Opens four uploads that remain incomplete. If the server has not received all of them when the
   * uploader sends his own, it may refuse one of them instead, and the next four are opened.
   */
  private static Crowd fillMemory(BoardServer server, Visitor uploader, byte[] upload)
      throws Exception {
    byte[] almost = Arrays.copyOf(upload, upload.length - 1000);
    List<String> addresses = List.of("127.0.5.1");
    for (int attempt = 0; attempt < 20; attempt++) {
      Crowd crowd = Crowd.open(server.address(), addresses, 4, almost, Crowd.Habit.WAITS);
      for (int i = 0; i < 200 && crowd.openConnections() < 4; i++) {
        Thread.sleep(100);
      }
      assertEquals(4, crowd.openConnections());
      Thread.sleep(200);
      if (isFull(uploader, upload)) {
        return crowd;
      }
      crowd.close();
    }
    throw new AssertionError("Four open uploads leave memory for a fifth one");
  }

  /** Sends several uploads, because the server may refuse an open one and the first of them. */
  private static boolean isFull(Visitor uploader, byte[] upload) throws Exception {
    for (int i = 0; i < 3; i++) {
      if (!uploader.send(upload).code().equals("BUSY")) {
        return false;
      }
      Thread.sleep(100);
    }
    return true;
  }
}
