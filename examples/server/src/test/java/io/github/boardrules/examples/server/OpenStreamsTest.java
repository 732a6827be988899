package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests the limits on open streams, and that neither streams nor slow readers hold threads. */
@Tag("proof")
class OpenStreamsTest {
  private static final int OF_ADDRESS = Limits.of().streams;
  private static final int OF_MATCH = Limits.of().matchStreams;

  /** The number of streams in all; 5,000 by default outside of this test. */
  private static final int TOTAL = Integer.getInteger("boardrules.server.streams", 1_000);

  /** The maximum number of threads that are busy beside those of an idle server. */
  private static final int MAX_MORE_THREADS = 5;

  @TempDir Path folder;
  private final List<Socket> sockets = new ArrayList<>();
  private BoardServer server;
  private Client client;

  @BeforeEach
  void start() {
    Limits limits =
        Limits.of("--rate=1000000", "--unplayed-matches=1000", "--total-streams=" + TOTAL);
    server = TestSettings.start(folder, limits);
    client = new Client(server.address());
  }

  @AfterEach
  void stop() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
    server.close();
  }

  /** Returns the n-th address of the loopback interface. */
  private static String address(int n) {
    return "127.0.1." + n;
  }

  /** Asks for the events of a match, from an address of the loopback interface. */
  private Socket ask(String from, Seated match, int receiveBuffer) throws IOException {
    URI to = URI.create(server.address());
    Socket socket = new Socket();
    sockets.add(socket);
    socket.setReceiveBufferSize(receiveBuffer);
    socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
    socket.connect(new InetSocketAddress(to.getHost(), to.getPort()));
    socket.setSoTimeout(30_000);
    String request =
        "GET /%s/events HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n\r\n"
            .formatted(match.path(), to.getAuthority(), match.first());
    socket.getOutputStream().write(request.getBytes(UTF_8));
    return socket;
  }

  private Socket follow(int from, Seated match) throws IOException {
    Socket socket = ask(address(from), match, 16 * 1024);
    assertEquals("HTTP/1.1 200 OK", line(socket));
    return socket;
  }

  /** Asks for one more stream, which the server must refuse. Returns the error. */
  private JsonNode refused(int from, Seated match, String status) throws IOException {
    Socket socket = ask(address(from), match, 16 * 1024);
    assertEquals("HTTP/1.1 " + status, line(socket));
    String line = line(socket);
    while (!line.startsWith("{")) {
      line = line(socket);
    }
    return Json.MAPPER.readTree(line).path("error");
  }

  /** Reads a line, which may be JSON without an end of line. */
  private static String line(Socket socket) throws IOException {
    StringBuilder line = new StringBuilder();
    int next = socket.getInputStream().read();
    while (next >= 0 && next != '\n') {
      line.append((char) next);
      if (line.charAt(0) == '{' && line.toString().endsWith("}}")) {
        break;
      }
      next = socket.getInputStream().read();
    }
    return line.toString().strip();
  }

  private static void awaitMove(Socket socket, int ply) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
    String line = lines.readLine();
    while (line != null && !line.contains("\"ply\":" + ply)) {
      line = lines.readLine();
    }
    assertTrue(line != null, "the stream ended before move " + ply);
  }

  @Test
  void matchHasALimitedNumberOfStreams() throws Exception {
    Seated match = client.begin("tictactoe");
    BusyThreads threads = BusyThreads.of(server);
    int addresses = OF_MATCH / OF_ADDRESS;
    for (int i = 0; i < OF_MATCH; i++) {
      follow(1 + i % addresses, match);
    }
    JsonNode error = refused(addresses + 1, match, "429 Too Many Requests");
    assertEquals("TOO_MANY_STREAMS", error.path("code").asString());
    assertEquals(OF_MATCH, error.path("limit").asInt());
    assertEquals(OF_MATCH, server.streams());
    follow(addresses + 1, client.begin("tictactoe"));
    match.playAll("a1", "a2", "a3");
    for (Socket socket : sockets.subList(0, OF_MATCH)) {
      awaitMove(socket, 3);
    }
    threads.awaitAtMost(MAX_MORE_THREADS);
  }

  @Test
  void serverHasALimitedNumberOfStreams() throws Exception {
    assumeTrue(
        ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
            && system.getMaxFileDescriptorCount() > 2L * TOTAL + 1_000,
        "SKIPPED: the test needs two open files for each stream");
    List<Seated> matches = new ArrayList<>();
    for (int i = 0; i < TOTAL / OF_MATCH; i++) {
      matches.add(client.begin("tictactoe"));
    }
    BusyThreads threads = BusyThreads.of(server);
    for (int i = 0; i < TOTAL; i++) {
      follow(1 + i / OF_ADDRESS, matches.get(i / OF_MATCH));
    }
    JsonNode error = refused(200, client.begin("tictactoe"), "503 Service Unavailable");
    assertEquals("BUSY", error.path("code").asString());
    assertEquals(TOTAL, server.streams());
    matches.get(1).playAll("a1", "a2", "a3");
    for (Socket socket : sockets.subList(OF_MATCH, 2 * OF_MATCH)) {
      awaitMove(socket, 3);
    }
    threads.awaitAtMost(MAX_MORE_THREADS);
  }

  /** Clients that do not read hold no threads until they are cut off. */
  @Test
  void slowReadersHoldNoThreads() throws Exception {
    Seated match = client.begin("tictactoe");
    BusyThreads threads = BusyThreads.of(server);
    for (int i = 0; i < OF_ADDRESS; i++) {
      ask(address(1), match, 4096);
    }
    for (int i = 0; server.streams() < OF_ADDRESS && i < 1000; i++) {
      Thread.sleep(10);
    }
    assertEquals(OF_ADDRESS, server.streams());
    int sent = 0;
    while (server.streams() == OF_ADDRESS && sent < 100_000) {
      String name = "\u2603".repeat(59) + sent % 10;
      match.post("players", Map.of("name", name), match.first()).ok(200);
      sent++;
      if (sent % 50 == 0) {
        threads.awaitAtMost(MAX_MORE_THREADS);
      }
    }
    assertTrue(server.streams() < OF_ADDRESS, "nobody was cut off");
  }
}
