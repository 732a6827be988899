package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameInProgress;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Measures what a match costs a player who follows its events: all bytes of both connections. */
class BytesTest {
  private static final int PLIES = 100;
  private static final int MAX_BYTES = 100_000;

  @TempDir Path folder;

  @Test
  void matchOfAHundredPliesCostsAPlayerAtMostAHundredKilobytes() throws Exception {
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      Seated match = client.begin("loa");
      long bytes;
      try (Connection stream = new Connection(server.address());
          Connection requests = new Connection(server.address())) {
        stream.send("GET", match.path() + "/events", match.first(), "");
        stream.await("event: presence");
        GameInProgress<?> game = game();
        for (int ply = 1; ply <= PLIES; ply++) {
          String move = game.moves().get(ply - 1).notation();
          if (ply % 2 != 0) {
            String body = "{\"ply\":%d,\"move\":\"%s\"}".formatted(ply, move);
            requests.send("POST", match.path() + "/moves", match.first(), body);
            requests.await("\"type\":\"move\",\"ply\":" + ply + ",");
          } else {
            match.play(move, ply - 1, match.second()).ok(200);
          }
          stream.await("\"ply\":" + ply + ",");
        }
        bytes = stream.bytes() + requests.bytes();
      }
      System.out.println(PLIES + " plies over events: " + bytes + " bytes for a player");
      assertTrue(bytes <= MAX_BYTES, bytes + " bytes");
    }
  }

  /** Returns a game of 100 random moves that is not over. */
  private static GameInProgress<?> game() {
    for (long seed = 0; ; seed++) {
      Random random = new Random(seed);
      GameInProgress<?> game =
          GameInProgress.of(GameTypes.installed().get("loa").game(Options.none()));
      while (game.ply() < PLIES && !game.position().isOver()) {
        List<? extends Move> legal = game.position().legalMoves();
        game = game.play(legal.get(random.nextInt(legal.size())).notation());
      }
      if (game.ply() == PLIES) {
        return game;
      }
    }
  }

  /** A connection that counts the bytes in both directions. */
  private static final class Connection implements AutoCloseable {
    private final Socket socket;
    private final String authority;
    private final ByteArrayOutputStream received = new ByteArrayOutputStream();
    private long sent;

    Connection(String address) throws IOException {
      URI uri = URI.create(address);
      authority = uri.getAuthority();
      socket = new Socket(uri.getHost(), uri.getPort());
      socket.setSoTimeout(30_000);
    }

    void send(String method, String path, String token, String body) throws IOException {
      String request =
          ("%s /%s HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n"
                  + "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s")
              .formatted(method, path, authority, token, body.length(), body);
      socket.getOutputStream().write(request.getBytes(UTF_8));
      sent += request.length();
    }

    /** Reads until a text has come. */
    void await(String text) throws IOException {
      InputStream in = socket.getInputStream();
      byte[] buffer = new byte[8192];
      while (!received.toString(UTF_8).contains(text)) {
        int count = in.read(buffer);
        if (count < 0) {
          throw new IOException("The connection ended before " + text);
        }
        received.write(buffer, 0, count);
      }
    }

    long bytes() {
      return sent + received.size();
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
