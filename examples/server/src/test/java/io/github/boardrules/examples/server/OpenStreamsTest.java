package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that open streams hold no threads. */
class OpenStreamsTest {
  private static final int ADDRESSES = 6;
  private static final int STREAMS = Limits.of().streams;

  /** More than the threads that serve requests at the same time in this test. */
  private static final int MAX_MORE_THREADS = 20;

  @TempDir Path folder;

  @Test
  void threeHundredOpenStreamsHoldNoThreads() throws Exception {
    List<Socket> sockets = new ArrayList<>();
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      Seated one = client.begin("tictactoe");
      Seated two = client.begin("tictactoe");
      int before = Thread.getAllStackTraces().size();
      for (int address = 1; address <= ADDRESSES; address++) {
        for (int i = 0; i < STREAMS; i++) {
          Seated match = address % 2 == 0 ? one : two;
          sockets.add(follow(server, "127.0.0." + address, match));
        }
      }
      assertEquals(300, server.streams());
      one.playAll("a1", "a2", "a3");
      for (int i = STREAMS; i < 2 * STREAMS; i++) {
        awaitMove(sockets.get(i), "\"ply\":3");
      }
      int after = Thread.getAllStackTraces().size();
      assertTrue(after <= before + MAX_MORE_THREADS, before + " threads, then " + after);
    } finally {
      for (Socket socket : sockets) {
        socket.close();
      }
    }
  }

  /** Opens a stream from an address of the loopback interface. */
  private static Socket follow(BoardServer server, String from, Seated match) throws IOException {
    URI to = URI.create(server.address());
    Socket socket =
        new Socket(
            InetAddress.getByName(to.getHost()), to.getPort(), InetAddress.getByName(from), 0);
    String request =
        "GET /%s/events HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n\r\n"
            .formatted(match.path(), to.getAuthority(), match.first());
    socket.getOutputStream().write(request.getBytes(UTF_8));
    socket.setSoTimeout(30_000);
    assertEquals("HTTP/1.1 200 OK", line(socket));
    return socket;
  }

  private static String line(Socket socket) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = socket.getInputStream().read(); next >= 0 && next != '\n'; ) {
      line.append((char) next);
      next = socket.getInputStream().read();
    }
    return line.toString().strip();
  }

  private static void awaitMove(Socket socket, String part) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
    String line = lines.readLine();
    while (line != null && !line.contains(part)) {
      line = lines.readLine();
    }
    assertTrue(line != null, "the stream ended before " + part);
  }
}
