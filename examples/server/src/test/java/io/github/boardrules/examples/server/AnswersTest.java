package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that clients who read slowly get complete responses, and occupy no threads. */
@Tag("proof")
class AnswersTest {
  @TempDir Path folder;

  private static String get(String path) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
  }

  /** Opens a connection that has little space for what it does not read. */
  private static Socket connect(BoardServer server) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(2048);
    socket.setSoTimeout(30_000);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
    return socket;
  }

  /** The file is larger than the buffers of the network. */
  @ParameterizedTest
  @ValueSource(strings = {"/openapi.json", "/style.css"})
  void slowReaderGetsEveryByte(String path) throws Exception {
    try (BoardServer server = TestSettings.start(folder);
        Socket socket = connect(server)) {
      String expected = new Client(server.address()).get(path.substring(1)).text();
      int requests = 1 + 3_000_000 / expected.length();
      socket
          .getOutputStream()
          .write(get(path).repeat(requests).getBytes(StandardCharsets.US_ASCII));
      Thread.sleep(1000);
      InputStream in = new BufferedInputStream(socket.getInputStream(), 1000);
      for (int i = 1; i <= requests; i++) {
        assertEquals(new Visitor.Reply(200, expected), Visitor.read(in), "response " + i);
      }
    }
  }

  @Test
  void slowReadersOccupyNoThreads() throws Exception {
    int readers = 100;
    byte[] requests = get("/openapi.json").repeat(50).getBytes(StandardCharsets.US_ASCII);
    try (BoardServer server = TestSettings.start(folder)) {
      BusyThreads threads = BusyThreads.of(server);
      try (Crowd crowd =
          Crowd.open(
              server.address(), List.of("127.0.0.2"), readers, requests, Crowd.Habit.READS)) {
        for (int i = 0; i < 300 && crowd.openConnections() < readers; i++) {
          Thread.sleep(100);
        }
        assertEquals(readers, crowd.openConnections());
        Thread.sleep(1000);
        threads.awaitAtMost(readers / 2);
        Visitor other = Visitor.of(server.address(), "127.0.0.3");
        assertEquals(200, other.get("/").status());
        assertEquals(201, other.post("/api/v1/matches", "{\"game\":\"tictactoe\"}").status());
      }
    }
  }

  @Test
  void connectionIsClosedIfTheClientDoesNotReadInTime() throws Exception {
    Limits limits = Limits.of("--answer-seconds=1", "--answer-rate=100000000", "--rate=100000");
    try (BoardServer server = TestSettings.start(folder, limits);
        Socket socket = connect(server)) {
      socket
          .getOutputStream()
          .write(get("/openapi.json").repeat(1000).getBytes(StandardCharsets.US_ASCII));
      Thread.sleep(3000);
      long read = 0;
      try {
        InputStream in = socket.getInputStream();
        byte[] part = new byte[8192];
        for (int count = in.read(part); count >= 0; count = in.read(part)) {
          read += count;
        }
      } catch (IOException e) {
        // The server resets the connection.
      }
      long all = 1000L * new Client(server.address()).get("openapi.json").text().length();
      assertTrue(read < all / 2, read + " of " + all + " bytes");
    }
  }
}
