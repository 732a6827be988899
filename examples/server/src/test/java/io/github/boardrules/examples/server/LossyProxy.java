package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A bad network: it closes each connection to a server after some bytes of the responses, often in
 * the middle of one, and loses every fifth response completely. Its address stays the same if the
 * server moves.
 */
final class LossyProxy implements AutoCloseable {
  private static final int MIN_BYTES = 600;
  private static final int DOUBLINGS = 5;

  /** A connection, and all that went through it. */
  static final class Connection {
    private final ByteArrayOutputStream requests = new ByteArrayOutputStream();
    private final ByteArrayOutputStream responses = new ByteArrayOutputStream();
    private final Socket client;

    private Connection(Socket client) {
      this.client = client;
    }

    /** Returns the last request; empty if none came. */
    String request() {
      String all = requests.toString(ISO_8859_1);
      return all.substring(
          Math.max(0, Math.max(all.lastIndexOf("GET /"), all.lastIndexOf("POST /"))));
    }

    /** Returns what came of the last response; empty if nothing. */
    String response() {
      String all = responses.toString(ISO_8859_1);
      return all.substring(Math.max(0, all.lastIndexOf("HTTP/1.1 ")));
    }
  }

  private final Random random = new Random(3);
  private final ServerSocket listener;
  private final List<Connection> connections = new CopyOnWriteArrayList<>();
  private volatile int port;

  private LossyProxy(ServerSocket listener) {
    this.listener = listener;
  }

  /** Starts a network to a server. */
  static LossyProxy to(String server) throws IOException {
    LossyProxy proxy = new LossyProxy(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
    proxy.moveTo(server);
    start(proxy::accept);
    return proxy;
  }

  /** Sends the connections that begin from now on to another server on this machine. */
  void moveTo(String server) {
    port = URI.create(server).getPort();
  }

  /** Loses all connections. */
  void cut() throws IOException {
    for (Connection each : connections) {
      each.client.close();
    }
  }

  String address() {
    return "http://127.0.0.1:" + listener.getLocalPort() + "/";
  }

  List<Connection> connections() {
    return connections;
  }

  private interface Work {
    void run() throws IOException;
  }

  private static void start(Work work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (IOException e) {
                // One side has closed the connection.
              }
            },
            "proxy of a test");
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() throws IOException {
    while (true) {
      Socket client = listener.accept();
      int bytes = random.nextInt(5) == 0 ? 0 : MIN_BYTES << random.nextInt(DOUBLINGS);
      start(() -> connect(client, bytes));
    }
  }

  private void connect(Socket client, int bytes) throws IOException {
    Connection connection = new Connection(client);
    connections.add(connection);
    try (client;
        Socket server = new Socket(InetAddress.getLoopbackAddress(), port)) {
      start(
          () -> {
            try (server) {
              copy(client, server, connection.requests, Integer.MAX_VALUE);
            }
          });
      copy(server, client, connection.responses, bytes);
    }
  }

  /** Copies at most a number of bytes; the last ones are lost. */
  private static void copy(Socket from, Socket to, OutputStream copy, int bytes)
      throws IOException {
    InputStream in = from.getInputStream();
    OutputStream out = to.getOutputStream();
    byte[] buffer = new byte[4096];
    int left = bytes;
    for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
      int passed = Math.min(n, left);
      copy.write(buffer, 0, passed);
      out.write(buffer, 0, passed);
      out.flush();
      left -= passed;
      if (left == 0) {
        return;
      }
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
