package io.github.boardrules.examples.server;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Clients that each send the start of a request and then a byte a second. A connection that the
 * server closes is replaced.
 */
final class Drip implements AutoCloseable {
  private final int port;
  private final byte[] start;
  private final List<Socket> sockets = new ArrayList<>();
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

  private Drip(int port, byte[] start) {
    this.port = port;
    this.start = start;
  }

  /**
   * Opens the connections.
   *
   * @param address the URL of the server
   * @param connections the number of connections
   * @param start the start of each request
   */
  static Drip open(String address, int connections, String start) throws IOException {
    Drip drip =
        new Drip(URI.create(address).getPort(), start.getBytes(StandardCharsets.ISO_8859_1));
    for (int i = 0; i < connections; i++) {
      drip.sockets.add(drip.connect());
    }
    Future<?> unused = drip.clock.scheduleAtFixedRate(drip::send, 0, 1, TimeUnit.SECONDS);
    return drip;
  }

  /** Returns the number of connections. */
  int connections() {
    return sockets.size();
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.getOutputStream().write(start);
    return socket;
  }

  private void send() {
    for (int i = 0; i < sockets.size(); i++) {
      try {
        sockets.get(i).getOutputStream().write('x');
      } catch (IOException closed) {
        replace(i);
      }
    }
  }

  private void replace(int index) {
    try {
      sockets.get(index).close();
      sockets.set(index, connect());
    } catch (IOException refused) {
      // Try again in a second.
    }
  }

  @Override
  public void close() throws IOException {
    clock.shutdown();
    checkState(
        Uninterruptibles.awaitTerminationUninterruptibly(clock, Duration.ofSeconds(60)),
        "still sending");
    for (Socket socket : sockets) {
      socket.close();
    }
  }
}
