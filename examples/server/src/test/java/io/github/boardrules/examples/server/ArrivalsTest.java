package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that connections that send no complete request do not keep others out. */
@Tag("proof")
class ArrivalsTest {
  private static final byte[] HALF =
      "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ".getBytes(StandardCharsets.US_ASCII);

  @TempDir Path folder;

  @Test
  void halfSentHeadersHaveADeadline() throws Exception {
    try (BoardServer server = TestSettings.start(folder, Limits.of("--header-seconds=1"));
        Crowd crowd =
            Crowd.open(server.address(), List.of("127.0.0.2"), 20, HALF, Crowd.Habit.SENDS)) {
      for (int i = 0; i < 200 && crowd.replaced() < 20; i++) {
        Thread.sleep(100);
      }
      assertTrue(crowd.replaced() >= 20, crowd.replaced() + " closed");
    }
  }

  /** The time counts from the end of the last response. */
  @Test
  void nextRequestOfAConnectionHasADeadline() throws Exception {
    try (BoardServer server = TestSettings.start(folder, Limits.of("--header-seconds=2"));
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(30_000);
      byte[] complete =
          "GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
              .getBytes(StandardCharsets.US_ASCII);
      byte[] part = new byte[8192];
      for (int i = 0; i < 6; i++) {
        socket.getOutputStream().write(complete);
        int count = socket.getInputStream().read(part);
        assertTrue(
            new String(part, 0, count, StandardCharsets.US_ASCII).startsWith("HTTP/1.1 200"));
        Thread.sleep(400);
      }
      socket.getOutputStream().write(HALF);
      assertTrue(endsWithin(socket), "the connection stays open");
    }
  }

  private static boolean endsWithin(Socket socket) {
    try {
      return socket.getInputStream().read() < 0;
    } catch (java.net.SocketTimeoutException e) {
      return false;
    } catch (java.io.IOException e) {
      return true;
    }
  }

  /** Ten addresses that open all connections they get leave some for others. */
  @Test
  void tenAddressesDoNotKeepOthersOut() throws Exception {
    Limits limits = Limits.of("--total-connections=200", "--connections=100");
    List<String> addresses = IntStream.rangeClosed(1, 10).mapToObj(i -> "127.0.2." + i).toList();
    try (BoardServer server = TestSettings.start(folder, limits);
        Crowd crowd = Crowd.open(server.address(), addresses, 100, HALF, Crowd.Habit.SENDS)) {
      for (int i = 0; i < 300 && crowd.replaced() < 100; i++) {
        Thread.sleep(100);
      }
      assertTrue(crowd.replaced() >= 100, crowd.replaced() + " closed");
      for (int i = 1; i <= 50; i++) {
        Visitor other = Visitor.of(server.address(), "127.0.3." + i);
        assertEquals(200, other.get("/api/v1/health").status());
      }
    }
  }
}
